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
no-guide = The guide to this game is being written. You can play already: the table shows what you may do.
sources = Where the components come from
sources-text = What is printed on the pieces was taken from the rulebook or other public sources, or worked out anew. If you own the game, you can correct values when you open a table.
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
js-undo = Undo
js-undo-title = Take your last move back
js-hint = Hint
js-hint-title = Ask a bot what it would do
js-hint-says = A bot would do this: %text%
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
js-hand-over = Let a bot play for me
js-leave = Leave my seat
js-leave-question = Leave your seat?
js-leave-more = %colour% becomes a free seat, and others may sit down there. While it is empty, the game waits.
js-leave-yes = Leave the seat
js-leave-no = Stay
js-waiting-you = One seat is free. Sit down, and you play.
js-waiting-for = Still free: %names%. The game begins when everybody sits.
js-waiting-how = Send each friend the link of a seat, or let them point their phone at its code.
js-waiting-qr = QR code of the invitation: %seat%
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
js-audience = Who may watch
js-audience-link = Whoever has the link
js-audience-public = Everybody
js-audience-closed = Nobody
js-commitment = Promise
js-commitment-text = Chance is settled by a secret number. This is its fingerprint; the number itself is shown at the end, so that every roll can be checked.
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
js-review = Look through the game
js-record = Download the record
js-home = To the games
js-close = Close
js-rules-now = Now: %title%
js-rules-found = Sections with it: %count%
js-rules-none = The rules do not mention that.

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
error-waiting = The game has not begun yet: somebody is still missing.
error-step-back-not-asked = Nobody asks you for a step back.
error-over = The game is over.
error-hint-stale = The position changed while the bot was thinking.
error-hint-failed = The bot could not think about it; ask again.
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
mine-title = My games
decimal = .
mine-filter = Which game
mine-all = All games
mine-running = Running
mine-no-running = No game of yours is running. Choose one on the home page: a bot is waiting.
mine-others-turn = others move
mine-since = last move:
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
mine-data-text = One file with your name, your tables and their records, your results, what you wrote in chats and the addresses for notices.
mine-export = Download my data
mine-forget-text = If you delete yourself, bots take your seats in running games; finished games stay without your name; your results, what you wrote in chats and the addresses for notices are deleted. This browser then forgets you.
mine-forget = Delete me …
js-forget-question = Delete you and all your results?
js-forget-more = Nobody can bring them back, not even with your link. Download your data first if you want to keep them.
js-forget-yes = Delete me
js-forget-no = Keep everything

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
error-lesson-answers = These answers do not fit the lesson.
js-lesson-go-on = Go on
js-lesson-next = Next lesson
js-lesson-play = Play your first game
lesson-again = Start again
js-lesson-step = Step %step% of %steps%
js-lesson-rule = Rule %rule%

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
