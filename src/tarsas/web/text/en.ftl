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
empty-open = Nobody is waiting for players. Set up a table with an open seat, and others will see it here.
empty-live = Nothing is being played at the moment. Start a game and be the first.
broken-games = Games that cannot be played
broken-games-help = Only you see this, at the machine that runs the table. The other games go on.
row-over = finished
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
each-option = Each option
own-choice = something else …
kind-invited = By invitation link
seats-help = Several seats of yours can be played on one device. Links for invited players are shown at the table.
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
open-table = Open the table
about-game = About { $game }

# Table
about-table = About this table
legend = Signs of this game
close = Close
board = Board
choices = Choices
side = Players, log and chat
strength = Strength of the bot
own-components = Own components
own-components-help = If your copy of the game differs from ours, choose a TOML file with the values to replace.
own-components-see = Where our values come from
zoom-out = Whole board
areas = Parts of the board
js-whole = All
skip-replay = Skip
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
printed = What is printed and never changes

# An invitation
invitation-by = { $who } invites you to { $game }
invitation-to = You are invited to { $game }
invitation-taken = This seat is taken
invitation-taken-help = { $who } sits at { $colour } now. You can watch, or ask for another seat.
invitation-renewed = This invitation is out of date
invitation-renewed-help = The seat has a new link. Ask whoever invited you for it; until then you can watch.
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
js-to-the-game = Back to the game
js-position-of = Position %number% of %last%
js-visit = Show this position
js-back = Back
js-back-title = Take the last click back (Esc)
js-turn = Turn
js-turn-title = Turn it (R)
js-place-here = Place here
js-undo = Undo
js-undo-title = Take your last move back (Ctrl+Z)
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
js-hand-over = Let a bot play for me
js-leave = Leave my seat
js-leave-question = Leave your seat?
js-leave-more = %colour% becomes a free seat, and others may sit down there. While it is empty, the game waits.
js-leave-yes = Leave the seat
js-leave-no = Stay
js-watching = You are watching
js-clock = Clock
js-clock-none = none
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
js-rematch-asked = There is a rematch: the seats are as they were.
js-review = Look through the game
js-record = Download the record
js-home = To the games
js-close = Close

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
mine-data-text = One file with your name, your tables and their records, your results and what you wrote in chats.
mine-export = Download my data
mine-forget-text = If you delete yourself, bots take your seats in running games; finished games stay without your name; your results and what you wrote in chats are deleted. This browser then forgets you.
mine-forget = Delete me …
js-forget-question = Delete you and all your results?
js-forget-more = Nobody can bring them back, not even with your link. Download your data first if you want to keep them.
js-forget-yes = Delete me
js-forget-no = Keep everything
