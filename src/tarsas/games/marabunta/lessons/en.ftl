# What the teacher says in the lessons of Marabunta.

lesson-first-move = Your first move
    .take = You lead the red ants. Your rival has split the roll into two groups, and you pick first. Take the group with the three numbers.
    .not-token = A group you may well want one day. For your first move take the other one: numbers win regions.
    .three = A number goes into the region of its die. Start with the 3: it goes to the green region. Put it in the middle, where it has room to grow.
    .not-first = You may use your dice in any order. Here, start with the green one.
    .middle = Allowed, but at the edge or on a cake or a chest, which come later. Choose a plain hex in the middle of the green region.
    .not-done = You still have dice, and they are yours to use. Begin with the green 3.
    .done = Your first number always costs an anthill. You have one left: keep it, and stop here.
    .anthill = This one would not touch your 3, so it would cost your last anthill. Keep it for now, and press the button to stop.
    .end = That was a turn! Blue now uses the other group, and next round you do the splitting.

lesson-neighbours = Growing
    .zero = From now on your numbers grow from one another: each touches one of yours. A 0 may go into any region. Write it on the lit hex, towards the blue region.
    .zero-first = The blue 1 touches nothing of yours yet. Let the 0 open the way first.
    .pink-far = The pink region is far from your 3: that would cost an anthill. First things first.
    .bridge = This does not lead towards the blue region. Use the lit hex.
    .not-done = Do not stop yet: there is a die left that you can use well.
    .across = Now your 0 touches the blue region, and that is enough: a neighbour in another region counts too. Write the blue 1.
    .chest = A chest lies there, a good find. Chests have a lesson of their own; choose another neighbour of your 0.
    .saved = This hex touches nothing of yours and would cost your anthill. Stay next to your 0.
    .jump = The pink 2 touches nothing of yours. An anthill lets it jump: the colour must fit, the neighbour need not. Settle in the middle of the pink region.
    .corner = You could, but at the edge there is little room to grow. Settle in the middle.
    .end = You have two colonies now and no anthill left. From here on everything must grow.
