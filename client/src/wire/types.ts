// Made by `npm run types` from the Python models. Do not edit.

export type FromBrowser = Hello | Do | AskTable | Talk | Report | Ping | Voice;
/**
 * The faces that there are; how they look is the browser's affair.
 */
export type Reaction = 'applause' | 'hmm' | 'laugh' | 'love' | 'ouch' | 'wow';
/**
 * Why someone is reported, or a photo.
 */
export type Reason = 'name' | 'other' | 'photo' | 'play' | 'talk';
export type ToBrowser =
	| Whole
	| Done
	| RefusedAnswer
	| Unsure
	| Malformed
	| Broken
	| Presence
	| Kept
	| Heard
	| Announced
	| Poll
	| Guessing
	| Pong
	| VoiceNews;
/**
 * A way of telling others something outside the moves of the game.
 */
export type Channel = 'hand' | 'pointer' | 'reaction' | 'table' | 'team';
/**
 * What has become of the scene: `[version, patch]`. It is sent most often, so it alone is a list.
 *
 *     The patch turns the last scene into the one of this version (`kernel/patch.py`). Both parts of a scene are
 *     patched as one: they have no name in common. A change of which a viewer sees nothing is not sent.
 *
 * @minItems 2
 */
export type Change = [
	number,
	{
		[k: string]: unknown;
	},
];
export type ToScreen = Letters | ShowTable;

export interface Wire {
	FromBrowser: FromBrowser;
	ToBrowser: ToBrowser;
	Change: Change;
	Scene: Scene;
	ToScreen: ToScreen;
}
/**
 * The first message: who I am.
 */
export interface Hello {
	type: 'hello';
	secret: string;
	seen?: number;
	screen?: boolean;
	key?: string;
}
/**
 * A move in the game.
 */
export interface Do {
	type: 'do';
	id: string;
	action: unknown;
	again?: boolean;
}
/**
 * A wish about the table itself.
 */
export interface AskTable {
	type: 'ask';
	id: string;
	ask:
		| Sit
		| Introduce
		| SayReady
		| Leave
		| SwapSeats
		| ShuffleSeats
		| FreeSeat
		| Remove
		| Readmit
		| AddBot
		| SeatBot
		| Invite
		| FindPlayers
		| SetGame
		| Begin
		| PlayAgain
		| ToLobby
		| PauseGame
		| ResumeGame
		| EndGame
		| Skip
		| SetPatience
		| SetPace
		| SetWords
		| CallTime
		| SetLock
		| SetTalk
		| SetVoice
		| SetMute
		| SetStream
		| SeatAudience
		| Judge
		| ShowName
		| PlayForCircle
		| AgreeToCircle
		| Disagree
		| TakeBack
		| OfferHandover
		| TakeHandover;
	again?: boolean;
}
/**
 * Take a seat: in the lobby, an empty one of a running game, or a late one where the game allows it.
 *
 *     A bot gives up its seat to a person when there is no other, or when it is asked to.
 */
export interface Sit {
	type: 'sit';
	name: string;
	avatar: number;
	seat?: number | null;
}
/**
 * Change my name or my inkling.
 */
export interface Introduce {
	type: 'introduce';
	name: string;
	avatar: number;
}
/**
 * I am ready to begin, or not yet.
 */
export interface SayReady {
	type: 'ready';
	ready: boolean;
}
/**
 * Go for good.
 */
export interface Leave {
	type: 'leave';
}
/**
 * Let two people change places before the game (host).
 */
export interface SwapSeats {
	type: 'swap_seats';
	one: number;
	other: number;
}
/**
 * Put everyone in a random order (host).
 */
export interface ShuffleSeats {
	type: 'shuffle_seats';
}
/**
 * Keep the seat of someone who is away, but let a newcomer take it (host).
 */
export interface FreeSeat {
	type: 'free_seat';
	seat: number;
}
/**
 * Show someone out, who cannot come back unless they are let (host).
 */
export interface Remove {
	type: 'remove';
	seat: number;
}
/**
 * Let someone come back who was shown out (host).
 */
export interface Readmit {
	type: 'readmit';
	handle: string;
}
/**
 * Let a bot sit down before the game (host).
 */
export interface AddBot {
	type: 'add_bot';
	temper: 'easy' | 'keen' | 'sharp';
	language: 'en' | 'pl';
}
/**
 * Give a seat of the running game to a bot: an empty one, or that of someone who is away (host).
 */
export interface SeatBot {
	type: 'seat_bot';
	seat: number;
	temper: 'easy' | 'keen' | 'sharp';
	language: 'en' | 'pl';
}
/**
 * Seat someone of the room here who has come late (the leader of a room).
 */
export interface Invite {
	type: 'invite';
	person: string;
	name: string;
	avatar: number;
}
/**
 * Let strangers who speak this language take the empty seats. From then on they gather here (host).
 */
export interface FindPlayers {
	type: 'find_players';
	language: 'en' | 'pl';
}
/**
 * Put a game with these house rules on the table (host).
 */
export interface SetGame {
	type: 'set_game';
	game: string;
	options?: {
		[k: string]: unknown;
	} | null;
	at_first?: {
		[k: string]: unknown;
	};
}
/**
 * Deal (host).
 */
export interface Begin {
	type: 'begin';
}
/**
 * Deal at once to the same people by the same rules; to the lobby if too few are left (host).
 */
export interface PlayAgain {
	type: 'play_again';
}
/**
 * Back to the lobby with the same people after a game (host).
 */
export interface ToLobby {
	type: 'to_lobby';
}
/**
 * Stop the clock and all moves until the host resumes the game (host).
 */
export interface PauseGame {
	type: 'pause';
}
/**
 * Let a paused game go on (host).
 */
export interface ResumeGame {
	type: 'resume';
}
/**
 * End the running game for everyone (host).
 */
export interface EndGame {
	type: 'end_game';
}
/**
 * Wait no longer: what follows is what would follow at the end of the clock (host).
 */
export interface Skip {
	type: 'skip';
	seen: number;
}
/**
 * Say how long the clock stands still for someone who is missed (host, G3).
 */
export interface SetPatience {
	type: 'set_patience';
	seconds: number;
}
/**
 * Say whether the game is played at one sitting or over days (host).
 */
export interface SetPace {
	type: 'set_pace';
	pace: 'day' | 'sitting' | 'week';
}
/**
 * Bring words of one's own, or the rest of them after so many that are here already (host).
 *
 *     Those that can't be kept are left out. No words at all take all of them away.
 */
export interface SetWords {
	type: 'set_words';
	/**
	 * @maxItems 500
	 */
	words: string[];
	after?: number;
}
/**
 * Tell this table how long it has (the leader of a room); 0: nothing is said of it any more.
 */
export interface CallTime {
	type: 'call_time';
	seconds: number;
}
/**
 * Let nobody else sit down, or let them again (host).
 */
export interface SetLock {
	type: 'set_lock';
	locked: boolean;
}
/**
 * Say how people talk at this table (host).
 */
export interface SetTalk {
	type: 'set_talk';
	order: TalkOrder;
}
/**
 * What the host has said about talk at this table; the games can only allow less.
 */
export interface TalkOrder {
	together?: boolean;
	onlookers_react?: boolean;
	open_to?: 'friends' | 'strangers';
}
/**
 * Let people talk aloud, where the house carries voices, or no longer (host).
 */
export interface SetVoice {
	type: 'set_voice';
	on: boolean;
}
/**
 * Let someone say nothing more, or let them again (host).
 */
export interface SetMute {
	type: 'set_mute';
	seat: number;
	muted: boolean;
}
/**
 * Hide the code of this table, and show people without a seat everything later, or no longer (host).
 */
export interface SetStream {
	type: 'set_stream';
	on: boolean;
	delay?: number;
	approve?: boolean;
}
/**
 * Let the audience of a streamed table play along as one of the players, by vote (host).
 */
export interface SeatAudience {
	type: 'seat_audience';
	language: 'en' | 'pl';
}
/**
 * Show what someone has written in the game, or have them write something else (host).
 */
export interface Judge {
	type: 'judge';
	seat: number;
	text: string;
	show: boolean;
}
/**
 * Show someone's name (host).
 */
export interface ShowName {
	type: 'show_name';
	seat: number;
	name: string;
}
/**
 * Let games at this table be recorded for a circle of mine, if everyone here agrees.
 */
export interface PlayForCircle {
	type: 'play_for_circle';
	key: string;
	secret: string;
	name: string;
}
/**
 * Let games be recorded for the circle that someone here has chosen, and nothing of me.
 */
export interface AgreeToCircle {
	type: 'agree_to_circle';
}
/**
 * Let no game at this table be recorded while I am here.
 */
export interface Disagree {
	type: 'disagree';
}
/**
 * Have the seat again that was given away while I was out.
 */
export interface TakeBack {
	type: 'take_back';
}
/**
 * Ask for a one-time key with which my seat moves to another device.
 */
export interface OfferHandover {
	type: 'offer_handover';
}
/**
 * Use such a key.
 */
export interface TakeHandover {
	type: 'take_handover';
	key: string;
}
/**
 * Something for the others' ears or eyes. Not a move: at most once, and never logged.
 */
export interface Talk {
	type: 'talk';
	id: string;
	talk: Say | React | Poke | Show;
}
/**
 * Words.
 */
export interface Say {
	type: 'say';
	to: 'table' | 'team';
	text: string;
}
/**
 * A face that passes; the whole table sees it.
 */
export interface React {
	type: 'react';
	reaction: Reaction;
}
/**
 * A tap on someone's inkling, which hops on every screen. It points at a person, as a pointer does.
 */
export interface Poke {
	type: 'poke';
	seat: number;
}
/**
 * A sign that lasts until the next of its kind: I am typing, I point there, I hold this card so.
 */
export interface Show {
	type: 'show';
	to: 'table' | 'team';
	sign: 'hand' | 'pointer' | 'typing';
	mark: string | null;
}
/**
 * Tell those who run the house about someone, or about a photo.
 *
 *     They get what I could hear in the last minutes.
 */
export interface Report {
	type: 'report';
	id: string;
	reason: Reason;
	seat?: number | null;
	card?: string;
	again?: boolean;
}
/**
 * Are you there, and what time is it?
 */
export interface Ping {
	type: 'ping';
	at: number;
	again?: number;
}
/**
 * About talking aloud. It gets no answer of its own: what follows comes as `voice` messages.
 */
export interface Voice {
	type: 'voice';
	voice: Enter | Offer | Hear | Microphone | Exit;
}
/**
 * I want to talk and listen. The answer is `entered`, or nothing while the house cannot carry voices.
 */
export interface Enter {
	type: 'enter';
}
/**
 * How I send my voice. The answer is `answer`.
 */
export interface Offer {
	type: 'offer';
	sdp: string;
}
/**
 * How I receive what was offered under this number.
 */
export interface Hear {
	type: 'hear';
	number: number;
	sdp: string;
}
/**
 * Whether I am sending now, and to whom I would like to speak where the rules leave me the choice.
 */
export interface Microphone {
	type: 'microphone';
	on: boolean;
	to?: 'table' | 'team';
}
/**
 * I have put the microphone away.
 */
export interface Exit {
	type: 'exit';
}
/**
 * The whole scene in its two parts, on arrival and whenever a change would not do.
 */
export interface Whole {
	type: 'scene';
	version: number;
	now: number;
	shared: Shared;
	yours: Yours;
}
/**
 * What everyone sees of a table: the whole of what an onlooker sees, but for what they may do.
 */
export interface Shared {
	table: TableView;
	game: unknown;
	awaited: number[];
	scores: number[];
	clock: ClockView | null;
	pause: PauseView | null;
	hold: HoldView | null;
}
/**
 * The table as everyone sees it.
 */
export interface TableView {
	code: string;
	game: string;
	options: {
		[k: string]: unknown;
	};
	least: number;
	most: number;
	cosy: number;
	stage: 'lobby' | 'over' | 'playing';
	match: number;
	seats: SeatView[];
	roles: string[];
	host: number | null;
	locked: boolean;
	talk: TalkOrder;
	words: number;
	patience: number;
	pace: 'day' | 'sitting' | 'week';
	ended_by: number | null;
	voice?: boolean;
	stream?: number | null;
	audience?: number | null;
	approve?: boolean;
	matched?: ('en' | 'pl') | null;
	led?: LedView | null;
	circle?: CircleView | null;
}
/**
 * A seat as everyone sees it.
 */
export interface SeatView {
	name: string;
	avatar: number;
	status: 'empty' | 'left' | 'taken';
	ready: boolean;
	bot: ('easy' | 'keen' | 'sharp') | null;
	muted: boolean;
}
/**
 * That a table is one of a leader's room.
 */
export interface LedView {
	hint: string;
	ends: number | null;
}
/**
 * A circle that someone at the table has chosen.
 */
export interface CircleView {
	id: string;
	name: string;
	agreed: number[];
	recorded: boolean;
}
/**
 * A clock that runs: server time in milliseconds at which it ends, and its whole length.
 */
export interface ClockView {
	ends: number;
	seconds: number;
}
/**
 * Time stands still for people who are missed, in milliseconds of the server's time.
 *
 *     What is left of a clock is what was left of it at `since`.
 */
export interface PauseView {
	seats: number[];
	since: number;
	ends: number;
}
/**
 * The host has paused the game: what is left of a clock is what was left of it at `since`.
 */
export interface HoldView {
	seat: number;
	since: number;
}
/**
 * What one viewer sees besides: what is theirs, and what they may do. All onlookers have the same.
 */
export interface Yours {
	you: number | null;
	may: string[];
	own: unknown;
	offers: unknown[];
	turn: ClockView | null;
	channels: Channel[];
	removed: RemovedView[];
	stream: string | null;
	unread: UnreadView[];
	written: ('again' | 'waits') | null;
	audience: number | null;
	hears: number[] | null;
}
/**
 * Someone whom the host has shown out.
 */
export interface RemovedView {
	handle: string;
	name: string;
	avatar: number;
}
/**
 * A name or a text that shows only once the host has read it.
 */
export interface UnreadView {
	kind: 'name' | 'text';
	seat: number;
	text: string;
}
/**
 * Your command is in the log; the scene of this version shows it.
 */
export interface Done {
	type: 'done';
	id: string;
	version: number;
	key?: string | null;
}
/**
 * Your command is not allowed now: it was not carried out, and no earlier copy of it will be.
 */
export interface RefusedAnswer {
	type: 'refused';
	id: string;
	why: string;
	facts: {
		[k: string]: unknown;
	};
}
/**
 * It is not known yet whether this is stored. Send it again under the same id.
 */
export interface Unsure {
	type: 'unsure';
	id: string;
}
/**
 * I could not read that. Repeated, it closes the connection (4400).
 */
export interface Malformed {
	type: 'malformed';
	id: string | null;
	why: string;
}
/**
 * Our mistake: the log is intact, and the incident can be found under this name.
 */
export interface Broken {
	type: 'broken';
	id: string | null;
	incident: string;
}
/**
 * Who is here now. Never logged.
 */
export interface Presence {
	type: 'presence';
	here: number[];
	watching: number;
	screens: number;
	bots_away?: boolean;
}
/**
 * The seat that was yours until you were away, or null.
 */
export interface Kept {
	type: 'kept';
	seat: number | null;
	taken?: boolean;
}
/**
 * Someone tells you something; the speaker hears it too.
 */
export interface Heard {
	type: 'heard';
	by: number | null;
	talk: Say | React | Poke | Show;
}
/**
 * The people who run the house say something to everyone: on arrival if there is something, and at once.
 *
 *     It is not part of the table: nothing of it is in the log or in the scene.
 */
export interface Announced {
	type: 'announced';
	text: string;
	until: number;
}
/**
 * The audience votes on what its seat does. Never logged.
 */
export interface Poll {
	type: 'poll';
	votes: number;
	ends: number | null;
}
/**
 * People without a seat guess what players are about to find out. Never logged.
 *
 *     They are told, and shared screens are, but players are not.
 */
export interface Guessing {
	type: 'guessing';
	riddle: string | null;
	guesses: number;
	answer: unknown;
	right: number;
	all_guesses: number;
	all_right: number;
	points: number;
}
/**
 * Answer to a ping: its own time, and the server's in milliseconds.
 */
export interface Pong {
	type: 'pong';
	at: number;
	now: number;
}
/**
 * About talking aloud. None of it is part of the table.
 */
export interface VoiceNews {
	type: 'voice';
	news: Room | Entered | Answered | Offered | Audible | Out;
}
/**
 * Who takes part now. Everyone at the table is told, if the house carries voices at all.
 */
export interface Room {
	type: 'room';
	here: boolean;
	people?: Speaker[];
}
/**
 * A person who takes part.
 */
export interface Speaker {
	feed: number;
	seat: number;
	on: boolean;
}
/**
 * You may send an offer, and use these relays.
 */
export interface Entered {
	type: 'entered';
	servers: Server[];
}
/**
 * A relay for browsers behind strict routers, as WebRTC wants it.
 */
export interface Server {
	urls: string;
	username: string;
	credential: string;
}
/**
 * How the house receives your voice.
 */
export interface Answered {
	type: 'answer';
	sdp: string;
}
/**
 * What you can hear from now on. The answer is `hear` with the same number.
 */
export interface Offered {
	type: 'offer';
	number: number;
	sdp: string;
	feeds: {
		[k: string]: number;
	};
}
/**
 * The voices that you may hear from now on. The house sends no others: drop what has arrived of them.
 */
export interface Audible {
	type: 'audible';
	feeds: number[];
}
/**
 * You no longer take part.
 */
export interface Out {
	type: 'out';
	again: boolean;
}
export interface Scene {
	table: TableView;
	game: unknown;
	awaited: number[];
	scores: number[];
	clock: ClockView | null;
	pause: PauseView | null;
	hold: HoldView | null;
	you: number | null;
	may: string[];
	own: unknown;
	offers: unknown[];
	turn: ClockView | null;
	channels: Channel[];
	removed: RemovedView[];
	stream: string | null;
	unread: UnreadView[];
	written: ('again' | 'waits') | null;
	audience: number | null;
	hears: number[] | null;
}
/**
 * Show these: anyone who types them sends you to their table.
 */
export interface Letters {
	type: 'letters';
	letters: string;
}
/**
 * Someone has: go there.
 */
export interface ShowTable {
	type: 'show_table';
	code: string;
}

/**
 * Why the gate closed a connection.
 */
export const CloseCode = {
	RESTARTING: 1012,
	TRY_AGAIN: 1013,
	MALFORMED: 4400,
	REMOVED: 4403,
	NO_TABLE: 4404,
	MOVED: 4409,
	NEWER: 4426,
	TOO_FAST: 4429,
	BROKEN: 4500,
} as const;
export type CloseCode = (typeof CloseCode)[keyof typeof CloseCode];
