# The words of the pages. Ids that begin with js- are handed to the client; there, %name% is an argument.

site = Társas
description = A table for five modern board games: play with friends and bots in the browser.
skip = Skip to the content
settings = Settings
me = { $who }: name and settings
language-en = English
language-hu = Magyar
switch-theme = Light or dark
your-name = Your name
save = Save
copy-recovery = Copy my recovery link
recovery-help = Open this link on another device to go on there as yourself. Keep it to yourself.
renew-recovery = Renew the link
sound = Sounds
notify = Tell me when it is my turn
forced = Take forced steps for me
placing = Show what I place first; a second click places it
place-names = Names of places on the board
speed = The others’ turns
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-once = at once
needs-script = Playing needs JavaScript. Please turn it on in your browser.

# Home
hero = { $count ->
    [5] Five games, one table.
   *[other] { $count } games, one table.
}
hero-more = Play with friends or bots, right here in the browser. No account needed.
players-one = { $count } players
players-range = { $low }–{ $high } players
players-list = { $counts } players
minutes = { $low }–{ $high } min
play-now = Play now
play-now-game = Play now: { $game }
set-up = Set up a table
set-up-game = Set up a table: { $game }
list-mine = Your games
list-mine-all = All of them, with my results
list-open = Open tables
list-live = Games to watch
empty-mine = You have no games yet. Press “Play now” on any card: a bot is waiting.
row-waiting = Waiting for players
empty-open = Nobody is waiting for players. Set up a table with an open seat, and others will see it here.
empty-live = Nobody plays in public at the moment. When you set up a table, you can let everybody watch.
broken-games = Games that cannot be played
broken-games-help = Only you see this, at the machine that runs the table. The other games go on.
row-over = finished
row-resigned = resigned
row-your-turn = Your turn
row-join = Join
row-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
seat-person = Somebody
seat-open = free seat
seat-invited = invited
seat-bot = bot

# Game page
contents = Contents
a-position = A position of { $game }
print-sheets = Print: score sheets and aids (PDF, A4)
print-letter = US Letter
no-guide = The guide to this game is being written. You can play already: the table shows what you may do.
sources = Where the components come from
sources-text = What is printed on the pieces was taken from the rulebook or other public sources, or worked out anew. If you own the game, you can correct values when you open a table.
sources-all = { $count ->
    [one] The source of { $count } value
   *[other] The sources of all { $count } values
  }
source-entry = Component
source-from = Source
source-note = Note
source-rulebook = rulebook
source-public = public source
source-inferred = inferred
source-reconstructed = reconstructed

# Set-up
set-up-title = { $game }: set up a table
players = Players
seats = Seats
seat-of = Who sits at { $colour }
level-of = Strength of the bot at { $colour }
kind-me = Me
kind-bot = Bot
kind-open = Free for anybody
as-usual = as usual
preset = Sets of options
more-options = More options
what-differs = What differs
about-minutes = about { $count } minutes
as-usual-preset = As usual
as-usual-help = Every option as most people play it.
own-choice = something else …
kind-invited = By invitation link
seats-help = Several seats of yours can be played on one device. The game begins when nobody is missing; links for your friends are shown at the table. A seat that is free for anybody is listed on the home page.
options = Options
clock = Clock
clock-none = No clock
clock-move = Per move
clock-correspondence = Over days
clock-none-help = Everybody takes the time they need.
clock-help = Who runs out of time is replaced by a bot.
time-per-move = Time for each move
seconds = { $count } seconds
whole-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
audience-link-help = Who knows the address of the table can look on. It is not listed for others to watch.
audience-public-help = The game is listed on the home page, and anybody can look on.
audience-closed-help = Only the people at the table see it. To everybody else it is closed.
open-table = Open the table
about-game = About { $game }

# Table
about-table = About this table
legend = Signs of this game
standing = If the game ended now
close = Close
board = Board
choices = Choices
side = Players, log and chat
strength = Strength of the bot
waiting-room = Waiting room
own-components = Own components
own-components-help = If your copy of the game differs from ours, choose a TOML file with the values to replace.
own-components-see = Where our values come from
zoom-in = Closer
zoom-out = Further away
zoom-fit = Whole board
view = View
places = Choices on the board
areas = Parts of the board
js-zoom-fit = Whole board
js-zoom-beyond = Whole board: there are choices out of sight
skip-replay = Skip
announcements = What happens
cannot-save = The table cannot save just now. It goes on by itself.
television-title = { $game }: the board
move-waits = Your move waits. It is sent as soon as the network is back.
offline-title = No network
offline-help = The table cannot be reached just now. This page looks for it, and goes on by itself.
try-again = Try again
connection-lost = The connection was lost. Trying again …
timeline = Positions of the game so far
step-first = To the beginning
step-back = One move back
step-on = One move on
step-last = Back to the game
log = Log
log-empty = Nothing has happened yet. Every move will be told here.
chat = Chat
chat-empty = Nobody has said anything yet. Say hello!
chat-field = Say something
send = Send
words = In words
rules = Rules
rules-search = Search the rules
printed = What is printed and never changes

# An invitation
invitation-by = { $who } invites you to { $game }
invitation-to = You are invited to { $game }
invitation-taken = This seat is taken
invitation-taken-help = { $who } sits at { $colour } now. You can watch, or ask for another seat.
invitation-renewed = This invitation is out of date
invitation-renewed-help = The seat has a new link. Ask whoever invited you for it; until then you can watch.
invitation-closed-help = The table is closed to all but its people. Ask whoever invited you for another link.
invitation-over = This game is over
invitation-over-help = You can look through it move by move.
your-seat = your seat
name-help = The others at the table will see it.
name-refused = A name has 1 to { $most } letters, and something in it must be seen.
sit-down = Sit down
only-watch = Only watch
look-over = Look at the game

# The way to another device
recovery-title = Your link
recovery-ask = Go on as { $there } here?
recovery-new = This link makes you { $there } on this device, with the name, the seats and the games.
recovery-here = You are { $here } on this device now. Once you are { $there }, only the link of { $here } leads back to those games.
recovery-copy = Copy the link of { $here } first
recovery-go = Go on as { $there }
recovery-stay = Stay { $here }
recovery-same = You are { $there } here already
recovery-same-help = There is nothing to do. Open this link on another device to go on there.
recovery-renewed = This link was renewed
recovery-renewed-help = Only the newest link works. You find it in the menu under your name, on a device where you still are yourself.

# Messages
message-title = A message
not-found = There is nothing here
not-found-help = The link may be old or mistyped. The games are on the home page.
closed = This table is closed
closed-help = Only the people who sit here can see it. If you are invited, sit down by your own link.
set-aside = This table is set aside
set-aside-help = Its moves cannot be replayed, or its game is missing. All other tables go on. The host finds the reason in the log.
busy = One moment
busy-help = The table cannot look up what it has written down. Nothing is lost: this page tries again by itself.
went-wrong = That did not work
went-wrong-help = Please try again. If it happens once more, come back in a few minutes.
to-home = To the games

# For the client
js-too-fast = That was too much at once. Wait a little; the page tries again by itself.
js-too-many-pages = Too many tables are open here. Close one of the other pages; this one tries again by itself.
js-crowded = As many people look at this table as there is room for. The page tries again by itself.
js-chat-closed = Only the people at this table can write here.
js-chat-muted = Whoever opened the table has muted you here.
js-mute = Mute %name%
js-unmute = Let %name% speak
js-kept-at = This is how the table stood on %time%, after move %number%. It may have gone on since; nothing can be done here until the network is back.
js-offline = The server does not answer. Check your connection and try again.
js-failed = The server could not do that. Please try again.
js-copied = The link is copied.
js-renew-question = Renew your recovery link?
js-renew-more = The link that you copied or noted so far no longer works then. Devices where you are yourself already stay so.
js-renew-yes = Renew the link
js-renew-no = Keep it
js-renewed = Your link is new. Copy it before you need it.
js-too-long = %count% letters; at most %most% fit.
js-renamed = You are called %name% now.
js-your-turn = Your turn
js-past = Move %number%
js-beginning = Before the first move
js-to-the-game = Back to the game
js-position-of = Position %number% of %last%
js-visit = Show this position
js-before = Before
js-after = After
js-skip = Skip
js-back = Back
js-back-title = Take the last click back
js-turn = Turn
js-turn-title = Turn it
js-place-here = Place here
js-do-this = Do this
js-undo = Undo
js-undo-title = Take your last move back
js-hint = Hint
js-hint-title = Ask a bot what it would do
js-hint-says = A bot would do this: %text%
js-hint-it = it
js-hint-close = Close the hint
js-end-best = Your best with this set-up: %points% points.
js-result = Result
js-play-as = Play %colour%
js-since = Since your last move: %done% of %all%
js-account = The account: %done% of %all%
js-seat-open = free seat
js-seat-invited = invited
js-seat-handed = played by a bot for now
js-seat-bot = bot
js-seat-mine = you
js-seat-online = here
js-seat-away = away
js-seat-menu = Seat of %name%
js-score-of = Points of %name%
js-if-ended = If the game ended now: %points% points
js-standing-now = Points so far
js-copy-invitation = Copy the invitation link
js-take-seat = Sit down here
js-seat-bot-here = Put a bot here
js-seat-open-up = Let anybody sit here
js-seat-by-link = Keep it for who has a link
js-seat-new-link = Make a new link
js-seat-free = Free this seat
js-free-question = Free the seat of %name%?
js-free-more = %name% leaves the table. Then only who has the new link of %colour% can sit down there; while it is empty, the game waits.
js-free-yes = Free the seat
js-free-no = Leave it so
js-freed = Your seat (%colour%) was freed. You can go on watching.
js-freed-one = %colour% is no longer your seat.
js-take-back = Take my seat back
js-handed-over = A bot plays for you
js-resigned = You have resigned
js-hand-over = Let a bot play for me
js-leave = Leave my seat
js-leave-question = Leave your seat?
js-leave-more = %colour% becomes a free seat, and others may sit down there. While it is empty, the game waits.
js-leave-yes = Leave the seat
js-leave-no = Stay
js-waiting-you = One seat is free. Sit down, and you play.
js-waiting-for = Still free: %names%. The game begins when everybody sits.
js-waiting-how = Send each friend the link of a seat, or let them point their phone at its code.
js-waiting-copy = Copy the link
js-waiting-send = Send the link
js-waiting-qr = QR code of the invitation: %seat%
js-waiting-without = Nobody coming? Bots take the free seats.
js-waiting-bots = Start now with bots
js-waiting-begun = Everybody is here. The game begins.
js-seat-resigned = resigned
js-ask-back = Ask for a step back
js-back-asks = %who% asks for a step back.
js-back-undone = Everything from here on is undone: %deed%
js-back-chance = Chance will bring again what it brought.
js-back-agree = Agree
js-back-refuse = Refuse
js-back-mine = You asked for a step back. Still to answer: %others%.
js-back-withdraw = Never mind
js-back-others = %who% asks for a step back. Still to answer: %others%.
js-back-refused = %who% did not agree to the step back.
js-back-read = All right
js-resign = Resign
js-resign-question = Do you want to resign?
js-resign-two = %who% wins, and the game is over.
js-resign-more = A bot plays your seat to the end. You cannot take it back.
js-resign-yes = Resign
js-resign-no = Play on
js-watching = You are watching
js-clock = Clock
js-clock-none = none
js-clock-days = %days% d
js-clock-days-hours = %days% d %hours% h
js-audience = Who may watch
js-audience-link = Whoever has the link
js-audience-public = Everybody
js-audience-closed = Nobody
js-commitment = Promise
js-commitment-text = Chance is settled by a secret number. This is its fingerprint; the number itself is shown at the end, so that every roll can be checked.
js-television = Board for a television
js-television-help = Only the board, large and without buttons: open it on a screen that everybody sees, or point that device's camera at the code.
js-television-code = The address of the board as a code for a camera
js-television-turn = on turn
js-seed = Secret number
js-end-you = You win!
js-end-winner = %name% wins
js-end-tie = A tie: %names%
js-end-scores = Points by reason
js-end-chart = Points over time
js-end-total = Total
js-end-rank = Rank
js-end-proof = Was chance fair?
js-end-proof-text = Download the record and run “tarsas verify”: it recomputes every roll from the secret number.
js-rematch = Rematch
js-to-rematch = To the rematch
js-rematch-asked = There is a rematch: everybody has their old seat.
js-review = Review
js-record = Download the record
js-home = To the games
js-close = Close
js-rules-now = Now: %title%
js-rules-found = Sections with it: %count%
js-rules-none = The rules do not mention that.

# The review of a finished game
review = Review
mine-entered = own box, not counted
mine-review = Review
mine-review-of = Review: { $game }
js-review-what = A review shows how everybody's chances went up and down, which moves were mistakes and what was better, and what was luck. It takes a minute or a few.
js-review-empty = There is nothing to review yet: nobody has made a move.
js-review-old = The main line has gone on since this review.
js-review-renew = Review all of it
js-review-start = Review this game
js-review-failed = This review could not be made.
js-review-again = Try again
js-review-ahead = Reviews that come before this one: %count%
js-review-soon = It is about to begin.
js-review-working = Being looked into: %done% of %all%
js-review-progress = How much of the review is done
js-review-leave = You may leave: it goes on, and waits for you here.
js-review-graph = The chances to win over the game. Below them what chance did, and the points. A click goes to the position.
js-review-graph-alone = The points to be expected over the game. Below them what chance did, and the points so far. A click goes to the position.
js-review-here = The chances at the position on the board
js-review-here-alone = What was to be expected at the position on the board
js-review-expected = Expected in the end: %points% points
js-review-only = Show this player alone in the graph
js-review-name-luck = luck
js-review-name-points = points
js-review-accuracy = Accuracy
js-review-luck = Luck
js-review-counts = best %best% · good %good% · inaccurate %inaccuracy% · mistakes %mistake%
js-review-points = %points% pts
js-review-grade-best = Best
js-review-grade-good = Good
js-review-grade-inaccuracy = Inaccuracy
js-review-grade-mistake = Mistake
js-review-forced = No choice
js-review-turns = Turning points
js-review-no-turns = Nothing turned this game: no mistake and no stroke of luck was large enough.
js-review-all = Move by move
js-review-filter = What the list shows
js-review-show-all = Everything
js-review-show-poor = Mistakes
js-review-show-luck = Luck
js-review-none-such = There is none of these in this game.
js-review-better = Better:
js-review-show-better = What was better
js-review-played = What was played
js-review-how = How to read this
js-review-limits = A move is called by how much of the chance to win it gave away: below %good% it is as good as the best, then good, from %inaccuracy% on an inaccuracy, from %mistake% on a mistake. Accuracy is 100 for whoever always finds the best.
js-review-limits-alone = A move is called by how many of the points to be expected it gave away: below %good% it is as good as the best, then good, from %inaccuracy% on an inaccuracy, from %mistake% on a mistake. Accuracy is 100 for whoever always finds the best.
js-review-luck-what = Luck is what a roll or a draw did to the chance to win, compared with everything that could have come. It has nothing to do with how well somebody played.
js-review-luck-alone = Luck is what a roll or a draw did to the points to be expected, compared with everything that could have come. It has nothing to do with how well you played.
js-review-deep = Looked into by %simulations% trials a decision.
js-review-depth = Every decision was looked into by %simulations% trials. A much longer look changes a grade by one step now and then, by more hardly ever.
js-review-depth-more = Every decision was looked into by %simulations% trials, four times as many as usual.
js-review-noise = Two looks at the same position differ by %noise% on average; what is smaller should not be taken seriously.
js-review-deeper = Look four times as deep
js-review-numbers = The graph in numbers
js-review-move = Move
js-review-cell = %share%, %points% pts

# Errors
error-conflict = The table was changed by somebody else. It shows how it stands now.
error-cannot-save = The table cannot be saved just now; nothing was changed. Try again in a moment.
error-doubt = The table cannot be saved just now, or perhaps it is. Look again in a moment.
error-cannot-read = The database cannot be read just now. Try again in a moment.
error-no-rematch-now = The next table cannot be opened just now. Try again in a moment.
error-closed = Only who sits at this table or opened it can write here.
error-muted = Who opened the table has muted you.
error-line-gone = This line is too old for that.
error-mute-self = Nobody can mute themselves.
error-mute-opener = Only who opened the table can mute somebody.
error-time-over = Your time for that move has run out.
error-bot-plays = A bot plays this seat; take it back first.
error-not-seated = Only who sits at this table may do that.
error-not-box = This is for tables where chance comes from your own box.
error-waiting = The game has not begun yet: somebody is still missing.
error-step-back-not-asked = Nobody asks you for a step back.
error-over = The game is over.
error-hint-stale = The position changed while the bot was thinking.
error-hint-people = Other people play here too: while the game goes on, no bot helps.
error-hint-failed = The bot could not think about it; ask again.
error-review-own = Wait until your other reviews are done: { $most } at a time are as many as you may ask for.
error-review-queue = Too many reviews are waiting. Try again later.
error-review-empty = There is nothing to review yet: nobody has made a move.
error-too-many-messages = That was too fast. Wait a little, then go on.
error-long-message = That is too long to be sent: a message has at most { $most } bytes.
error-wait-to-say = Wait { $seconds } s before the next line.
error-not-understood = The page and the server do not understand each other. Please load the page again.
error-no-game = There is no such game.
error-no-picture = There is no such picture.
error-no-link = This link is not one of ours.
error-no-page = There is no such page.
error-set-aside = This table is set aside: its moves cannot be replayed. The host finds the reason in the log.
error-waits-for-game = This table waits for its game, which is missing here just now.
error-renewed = This link was renewed; only the newest one works.
error-other-site = This request comes from another site.
error-too-large = That is too long to be sent.
error-too-fast = That was too fast. Wait a little, then go on.
error-failed = The server could not do that. Please try again.

# My games
mine-game = Game
mine-title = My games
decimal = .
mine-filter = Which game
mine-all = All games
mine-running = Running
mine-no-running = No game of yours is running. Choose one on the home page: a bot is waiting.
mine-others-turn = others move
mine-since = last move:
mine-changed = last change:
mine-finished = Finished
mine-no-finished = You have not finished a game yet. When you have, its result and your points are kept here.
mine-counting = Your older games are being counted; look again in a moment.
mine-rank = place { $rank } of { $players }
mine-points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
mine-alone = alone
mine-rival-person = somebody
mine-rival-me = you
mine-rival-bot = bot
mine-pages = Pages of the list
mine-page = { $number } / { $pages }
mine-newer = Newer ones
mine-older = Older ones
mine-games = Games
mine-won = Won
mine-best = Best
mine-average = Average
mine-against = Against
mine-people = People
mine-points = All points
mine-reasons = Where your points came from
mine-reasons-help = A bar for each of the last games, the newest on the right; what is below the line was lost.
mine-by-game = Game by game
mine-course = Game by game: { $points }
mine-data = My data
mine-data-text = One file with your name, your tables and their records, your results, your analyses, your answers to puzzles, the games you counted, what you wrote in chats, the addresses for notices and the names of your bots.
mine-export = Download my data
mine-forget-text = If you delete yourself, bots take your seats in running games; finished games stay without your name; your results, your analyses, your answers to puzzles, the games you counted, what you wrote in chats, the addresses for notices and your bots are deleted. This browser then forgets you.
mine-forget = Delete me …
js-forget-question = Delete you and all your results?
js-forget-more = Nobody can bring them back, not even with your link. Download your data first if you want to keep them.
js-forget-yes = Delete me
js-forget-no = Keep everything

# Bots that play over the network
bots = My bots
bots-text = A program of yours can sit down and play as a bot. It logs in with a token, which you get when you make the bot.
bots-since = since
bots-delete = Delete
bots-delete-one = Delete { $bot }
bots-delete-help = The token of a deleted bot is worth nothing any more. In running games our bots take its seats.
bots-name = Name of a new bot
bots-name-help = Everybody sees that it is a bot: its name ends in “bot”.
bots-make = Make a bot
token-title = { $bot } can play now
token-once = This is its token. You see it only this once, so keep it now.
token-how = The program sends it with every request and when it opens the socket of a table:
token-secret = Whoever has the token plays as this bot. If it gets into wrong hands, delete the bot on the page My games.
token-back = Back to my games
error-no-bot = You have no such bot.
error-bot-of-bot = A bot cannot make bots. Open the page My games in your browser.
error-many-bots = You have { $most } bots, which is as many as one may have. Delete one first.
error-no-token = This token is not known here. Perhaps its bot was deleted.

# Notices of turns
notices = Notices of your turns
notices-text = In slow games (without a clock, or with an hour or more for a turn) you can be told when it is your turn and you are not at the table. Once for each turn, after the table has waited for a while.
notice-by-mail = By e-mail
notice-mail-help = First you get a mail with a link. Nothing else comes until you follow it.
notice-mail-asked = A mail is on its way to this address. Notices come once you follow the link in it.
notice-mail-on = Notices go to this address.
notice-mail-save = Use this address
notice-by-hook = By webhook
notice-hook-help = An address of yours that takes JSON by POST: table, game, title, url, prompt.
notice-hook-save = Use this webhook
notice-silence = Send me no more notices
confirm-mail-subject = Társas: may we write to you?
confirm-mail =
    Somebody, probably you, asked Társas to write to this address whenever it is their turn in a slow game.

    If it was you, open this link and press the button:
    { $url }

    If it was not, there is nothing to do: no notices will come here.
notice-subject = { $game }: it is your turn
notice-mail =
    It is your turn in { $game }.
    { $prompt }

    The table:
    { $url }

    You get this because you asked for it. Stop these mails here:
    { $stop }
mail-asked = May we write to you?
mail-asked-help = You get a mail when it is your turn in a slow game and you are not at the table. Every mail has a link that ends them.
mail-on = Notices go to your address
mail-on-help = You get a mail when it is your turn in a slow game and you are not at the table.
mail-off = No more mails
mail-off-help = Your address is deleted. You can give it again on the page My games.
mail-confirm = Yes, write to me
mail-stop = Do not write to me
error-no-notices = The host of this table does not offer that.
error-mail = That is not an e-mail address that we can write to.
error-mail-often = This address was asked several times already. Look for the mail, or try again in an hour.
error-hook = A webhook has to be a complete https address.
error-hook-away = Nobody is found under the name of this webhook.
error-hook-inside = This webhook leads into a private network, so nothing is sent there.

# Lessons
learn = Learn
learn-game = Learn: { $game }
course-of = Learn { $game }
course-lead = { $count } short lessons on the real board. You play from the first minute, and read as little as possible.
all-lessons = Lessons
course-begin = Begin
course-go-on = Go on
course-play = Play your first game
course-rules = Rules
lesson-done = (done)
teacher = Teacher
lesson-ruling = ruling { $number }
lesson-rival = Rival
lesson-not-asked = That is allowed, but not what this lesson is about. Try something else.
error-no-lesson = There is no such lesson.
error-lesson-answers = These answers do not fit here.
js-lesson-go-on = Go on
js-lesson-next = Next lesson
js-lesson-play = Play your first game
lesson-again = Start again
js-lesson-step = Step %step% of %steps%
js-lit = lit
js-lesson-rule = Rule %rule%

# Puzzles
puzzles = Puzzles
puzzles-game = Puzzles: { $game }
puzzles-lead = One position, one question: what is best here? Each comes from a game of bots.
puzzles-home = Puzzles: find the best move
puzzles-none = There are no puzzles yet.
puzzles-daily = Puzzle of the day
puzzles-daily-of = Puzzle of the day: { $game }
puzzles-daily-solved = (solved)
puzzles-daily-tried = (tried)
puzzles-begin = Begin
puzzles-begin-game = Begin: { $game }
puzzles-go-on = Go on
puzzles-go-on-game = Go on: { $game }
puzzles-count = { $count ->
    [one] One puzzle
   *[other] { $count } puzzles
}
puzzles-rating = Rating
puzzles-solved = Solved
puzzles-solved-of = { $solved } of { $tried }
puzzles-uncertain = still uncertain
puzzles-rating-help = Only your first answer to a puzzle counts. A rating is uncertain until a dozen answers or so have settled it.
all-puzzles = All puzzles
puzzle = Puzzle
puzzle-daily = Puzzle of the day
puzzle-number = Puzzle { $number }
puzzle-task = You play { $colour }. Find the best move: it wins clearly more often than any other.
puzzle-task-alone = Find the best move: it is clearly better than any other.
puzzle-so-far = Right so far. Go on!
puzzle-solved = Right! That wins about { $games } games of 100 more than any other move.
puzzle-shown = This is the solution. It wins about { $games } games of 100 more than any other move.
puzzle-wrong = That is not the best. Try again!
puzzle-costs = That is not the best: it wins about { $games ->
    [one] one game of 100 fewer
   *[other] { $games } games of 100 fewer
}. Try again!
puzzle-at-least = That is not the best: it wins at least { $games ->
    [one] one game of 100 fewer
   *[other] { $games } games of 100 fewer
}. Try again!
puzzle-own-rating = Your rating: { $rating } ({ $change }){ $doubt ->
    [much] , still uncertain
   *[little] { "" }
}
puzzle-counted = You have answered this one before: it does not count again.
puzzle-first-counted = Your first answer counted: { $change }
puzzle-strength = This puzzle: { $grade }, { $rating }
puzzle-grade-1 = very easy
puzzle-grade-2 = easy
puzzle-grade-3 = easy
puzzle-grade-4 = medium
puzzle-grade-5 = medium
puzzle-grade-6 = hard
puzzle-grade-7 = hard
puzzle-grade-8 = very hard
error-no-puzzle = There is no such puzzle.
js-puzzle-show = Show the solution
js-puzzle-next = Next puzzle
js-puzzle-film = Play the solution
js-puzzle-retry = Try it again
js-puzzle-share = Copy link

# Analysis
analysis = Analysis
analysis-lead = Play on from any position for all sides, try variations, and ask the engine what it thinks.
analysis-openings = From the opening
analysis-of = Analyse { $game }
analysis-opening-lead = Choose how the game is set up; then you play for everybody.
analysis-begin = Begin the analysis
analysis-sheets-lead = Or fill in the sheets of a game that is under way, as you like, and begin there.
analysis-record = From a record
record-help = Paste the text of a record, or choose its file: one from the end of a game, from “tarsas watch”, or one with variations. The game need not be over.
record-paste = The record's text
record-file = Choose a file
record-review = Review this game
record-analyse = Analyse it
js-record-missing = Paste a record first, or choose its file.
js-record-no-text = This is no text, so it cannot be a record.
js-record-long = This is too long for a record.
mine-record = A game from elsewhere
analysis-mine = Your analyses
analysis-none = You have none yet. They are kept here by themselves.
study-untitled = Untitled
study-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
study-by = By { $who }
study-title = Title
study-share = Copy the link
study-export = Take along
study-record = Record with variations
study-svg = Picture (SVG)
study-png = Picture (PNG)
study-film = Film of the last deed
study-copy = Copy it to my analyses
study-delete = Delete this analysis
study-tab = Variations
study-tree = The tree of variations
study-engine = Engine
study-draws = Chance draws by itself
study-name = Name of this variation
study-comment = Comment
study-resume = The rest as before
study-resume-title = Play the further moves of the other line here too, as far as the rules allow
study-promote = Make it the main line
study-cut = Delete from here
js-study-opening = The opening
js-study-draw = Draw
js-study-draw-title = Let chance decide, as likely as it really is
js-study-choose = Choose
js-study-choose-title = Choose what chance brings
js-study-average = Average
js-study-average-title = What all that may come is worth on average
js-study-pick = What comes?
js-study-search = Words or a number
js-study-none-found = Nothing like that can come now.
js-study-play-on = Play on from here
js-study-play-on-title = Copies this analysis to your own
js-study-changed = This analysis was changed elsewhere; here is how it is now.
js-study-resumed = Moves carried over, as far as the rules allow: %count%
js-study-delete-question = Delete this analysis?
js-study-delete-more = Its link leads nowhere then, for anybody.
js-study-delete-yes = Delete
js-study-delete-no = Keep it
js-study-cut-question = Delete all moves from here on?
js-study-cut-more = The variations after it go with it.
js-engine-thinks = Looking …
js-engine-visits = %count% looks
js-engine-points = %points% points
js-analyse = Analyse
js-analyse-title = Play on from this position, for all sides
error-no-study = There is no such analysis; perhaps it was deleted.
error-study-running = This game goes on with other people: it can be analysed when it is over.
error-study-not-yours = This is somebody else's analysis: copy it, and the copy is yours.
error-study-changed = This analysis was changed in another window.
error-study-version = This analysis is of other rules of the game than those played here.
error-many-studies = You keep { $most } analyses, and more are not possible: delete one first.
error-large-study = An analysis has at most { $most } moves.
error-much-said = The comments of this analysis are as long as they can be: shorten some first.
error-no-engine = On this server the engine looks at no positions.
error-nothing-to-resume = The other line cannot be followed from here.
error-nothing-to-look-at = The game is over: there is nothing to look at.

# The teacher of a first game
tutor-menu = What the teacher says
tutor-advice = Before my move: what matters
tutor-remarks = After my move: what it brought
tutor-warnings = Warnings of bad moves
tutor-close = Send the teacher away
js-tutor = Teacher
js-tutor-title = A teacher helps you with your moves
js-tutor-look = What matters now: %what%
js-tutor-free = There is no simple rule for this choice: do what looks good to you.
js-tutor-gained = Your move scored %points%: %what%
js-tutor-lost = Your move cost you %points%: %what%
js-tutor-brought = Your move: %what%
js-tutor-wait = Wait: that gives a lot away. A bot would do this: %better% Why: %why%
js-tutor-wait-plain = Wait: that gives a lot away. A bot would do this: %better%
js-tutor-back = Take it back
js-tutor-anyway = Play it anyway
js-tutor-again = All right, choose again.
js-tutor-goodbye = You manage without me now: have fun! The button “Teacher” calls me back.
js-tutor-read = All right

# Your own box: chance is entered
chance = Dice and tiles
chance-table = By the table
chance-table-help = The table rolls and draws. Chance is sealed, so that everybody can check it at the end.
chance-box = We have the box
chance-box-help = You roll and draw yourselves, and say here what fell. The table knows the rules, counts, and remembers everything. Bots may play too: you move their pieces. No clock runs, and the game counts in no statistics.
seat-called = Name
seat-called-of = Name of who plays { $colour }
seat-called-help = Who has no phone of their own may have a name here; you pass yours on.
js-entry = What fell
js-entry-send = Enter
js-entry-choose = Choose this
js-entry-found = %found% of %all%
js-entry-words = Narrow down by words
js-entry-one-of = %prompt% (%number% of %all%)
js-entry-missing = Still missing: %what%
js-entry-quickly = Enter quickly
js-box-undo-title = Take back the last entry or move
js-box-back = Go back to before this
js-box-back-question = Go back to before this?
js-box-back-more = Lines of the log that fall away: %deeds%. Put the pieces back too.
js-box-back-ended = The game goes on then: its result and its reviews fall away too.
js-box-went-back = Somebody at the table went back to here.
js-box-back-yes = Go back
js-box-back-no = Leave it
js-handover-now = Now: %name%
js-handover-go = Tap here to go on
under-way = The game is already under way
under-way-help = Then fill in the sheets as they lie on your table, instead of entering every move.
fill-sheets = Fill in the sheets
error-no-sheets = The sheets of this game cannot be filled in here. Open a table, and enter what was played with “Enter quickly”.
js-fill-title = Fill in the sheets
js-fill-lead = Choose what to write, then tap where it stands. Tap it again to take it away. What follows by itself, like points, shows whether everything is right.
js-fill-whose = Whose sheet
js-fill-pens = What to write
js-fill-rubber = Rub out
js-fill-wrong = Still to be put right
js-fill-right = Everything fits: the game can go on.
js-fill-begin = Go on with the game
js-fill-analyse = Begin the analysis
js-fill-back = Back
js-fill-clear = Clear everything
js-fill-clear-question = Clear everything that is filled in?
js-fill-clear-more = The sheets are blank again then.
js-fill-clear-no = Leave it
js-fill-join-next = Now tap the other cell.
js-chance = Dice and tiles
js-chance-box = your own box
js-chance-box-text = People at the table say what fell. Nobody can check that, so the game counts in no statistics.

# Counting the end of a game that was played elsewhere
count-link = Played with your own box? Count the end of a game
count-title = Count the end of a game
count-lead = You played { $game } with your own box: fill in how it stands at the end, and the points are counted step by step.
counted-title = { $game }, counted
counted-at = Counted on
mine-counted = Counted
mine-counted-state = counted
js-count-players = Players
js-count-players-help = How many played, and what are they called? Without a name the colour stands.
js-count-how-many = How many played
js-count-name = Name of %colour%
js-count-nobody = nobody
js-count-less = %what%: one less
js-count-more = %what%: one more
js-count-step = Step %step% of %all%
js-count-back = Back
js-count-on = Next
js-count-done = Done
js-count-remove = Remove
js-count-empty = Nothing yet
js-count-totals = Points as they stand
js-count-result = Result
js-count-so-far = Points so far
js-count-items = Item by item
js-count-nothing = Nothing is counted yet.
js-count-keep = Save, with a link to show
js-count-new = Count another game
js-count-new-question = Begin anew?
js-count-new-more = What you have filled in here is forgotten.
js-count-new-yes = Begin anew
js-count-new-no = Go on with this one
js-count-send = Send the link
js-count-copy = Copy the link
js-count-correct = Correct it
js-count-delete = Delete
js-count-delete-question = Delete this count?
js-count-delete-more = Its link leads nowhere then, for anybody.
js-count-delete-yes = Delete
js-count-delete-no = Keep it
error-no-count = There is no such count; perhaps it was deleted.
error-no-scorekeeper = The end of this game cannot be counted here.
error-count-not-yours = Somebody else counted this game.
error-count-names = There are { $players } players, and more names than that.
error-many-counts = You keep { $most } counted games, and more are not possible: delete one first.
