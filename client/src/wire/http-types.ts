// Made by `npm run types` from the Python models. Do not edit.

export type PictureSize = 'card' | 'large' | 'small';
/**
 * Why someone is reported, or a photo.
 */
export type Reason = 'name' | 'other' | 'photo' | 'play' | 'talk';
/**
 * What the chronicle keeps of a seat: a member, a bot, or somebody of whom nothing is known.
 */
export type Seated = [member: string | null, bot: boolean, score: number | null, won: boolean];

export interface Http {
	HouseInfo: HouseInfo;
	TableInfo: TableInfo;
	TableOpened: TableOpened;
	DeckShown: DeckShown;
	PictureSize: PictureSize;
	HouseNow: HouseNow;
	Reports: Reports;
	Replay: Replay;
	LinkMade: LinkMade;
	PostcardsShown: PostcardsShown;
	OwnAlbum: OwnAlbum;
	CircleShown: CircleShown;
	WoodcutsNamed: WoodcutsNamed;
	WoodcutsDrawn: WoodcutsDrawn;
	OwnDeckBegun: OwnDeckBegun;
	NoticesOffered: NoticesOffered;
	YourTables: YourTables;
	LeaderRoom: LeaderRoom;
	RoomSeen: RoomSeen;
	LateInvitation: LateInvitation;
	RoomAlbums: RoomAlbums;
	ActivitySeat: ActivitySeat;
}
/**
 * What a home page needs to know.
 */
export interface HouseInfo {
	games: GameOffered[];
	letters: string;
	code_length: number;
	screen_letters: number;
	address: string;
	keep_days: number;
	now: number;
	circles: boolean;
	discord: string | null;
	announced: Announced | null;
}
/**
 * A game of this house.
 */
export interface GameOffered {
	name: string;
	least: number;
	most: number;
	options: {
		[k: string]: unknown;
	};
	first_game: {
		[k: string]: unknown;
	};
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
 * What anyone who knows its code may know of a table.
 */
export interface TableInfo {
	code: string;
	game: string;
	stage: string;
	seated: number;
	most: number;
	locked: boolean;
}
/**
 * The table stands.
 */
export interface TableOpened {
	code: string;
}
/**
 * Every card of a deck by its name.
 */
export interface DeckShown {
	cards: {
		[k: string]: CardShown;
	};
}
/**
 * One card: where its pictures are, by size, and what is to be seen, by language.
 */
export interface CardShown {
	pictures: {
		[k: string]: string;
	};
	alt: {
		[k: string]: string;
	};
}
/**
 * The state of the cell.
 */
export interface HouseNow {
	now: number;
	stored: number;
	games: {
		[k: string]: number;
	};
	members: MemberNow[];
	silent: Silent[];
	tables: TableNow[];
	incidents: LoggedIncident[];
	newest_report: number;
	announced: Announced | null;
	decks: ReportedDeck[];
}
/**
 * A gate or runner of the cell.
 */
export interface MemberNow {
	name: string;
	is_runner: boolean;
	machine: string;
	process: number;
	release: string;
	uptime: number;
	cpu_seconds: number;
	memory_bytes: number;
	people: number;
	onlookers: number;
	screens: number;
	moves: number;
	trouble: string;
}
/**
 * A gate or runner that was heard a moment ago and does not answer.
 */
export interface Silent {
	name: string;
	release: string;
}
/**
 * A table at which someone is, as an operator sees it: nothing of its game, and no names.
 */
export interface TableNow {
	code: string;
	game: string;
	stage: string;
	people: number;
	bots: number;
	onlookers: number;
	screens: number;
	locked: boolean;
	opened: number;
	active: number;
}
/**
 * What was logged of an incident.
 */
export interface LoggedIncident {
	name: string;
	at: number;
	lines: string;
}
/**
 * Someone finds that the pictures of this deck should not be here.
 */
export interface ReportedDeck {
	name: string;
	reported: number;
}
/**
 * What players have reported, the newest first, by number.
 */
export interface Reports {
	reports: {
		[k: string]: Complaint;
	};
}
/**
 * What is kept of a report.
 */
export interface Complaint {
	at: number;
	code: string;
	game: string;
	reason: Reason;
	about: Someone | null;
	by: Someone;
	talk: ChatLine[];
	card?: string;
}
/**
 * A person as their table knows them: both hashes are different at every table.
 */
export interface Someone {
	name: string;
	seat: number | null;
	person: string;
	network: string;
}
/**
 * Something that was said, word for word.
 */
export interface ChatLine {
	at: number;
	seat: number | null;
	name: string;
	to: 'table' | 'team';
	text: string;
}
/**
 * What everyone with the link may know before they choose whose eyes they look through.
 */
export interface Replay {
	game: string;
	options: {
		[k: string]: unknown;
	};
	began: number;
	length: number;
	seats: SeatView[];
	chapters: Chapter[];
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
 * A round, and when it began.
 */
export interface Chapter {
	number: number;
	moment: number;
}
/**
 * The link.
 */
export interface LinkMade {
	link: string;
}
/**
 * All postcards of a game; the place in the list is the number of each.
 */
export interface PostcardsShown {
	postcards: PostcardShown[];
}
/**
 * What a postcard says, for those who cannot see it, and to choose from.
 */
export interface PostcardShown {
	title: string;
	quote: string;
	by: number | null;
}
/**
 * An album as those who choose see it.
 */
export interface OwnAlbum {
	link: string;
	album: Album;
	is_host: boolean;
}
/**
 * An evening.
 */
export interface Album {
	games: AlbumGame[];
	closed?: boolean;
}
/**
 * A game that was played.
 */
export interface AlbumGame {
	match: number;
	game: string;
	began: number;
	length: number;
	seats: SeatView[];
	winners: number[];
	moments: AlbumMoment[];
}
/**
 * A postcard in an album.
 */
export interface AlbumMoment {
	number: number;
	name: string;
	title: string;
	quote: string;
	by: number | null;
	is_best: boolean;
	stays?: boolean;
}
/**
 * A circle as a member sees it.
 */
export interface CircleShown {
	you: string;
	page: Page;
}
/**
 * All that a circle sees of itself.
 */
export interface Page {
	circle: string;
	name: string;
	evenings: Evening[];
	older: number | null;
	total: number;
	weeks: number;
	members: Member[];
	wavelength: Wavelength;
	decks?: string[];
}
/**
 * All matches at one table, the first one first.
 */
export interface Evening {
	evening: string;
	ended: number;
	games: Played[];
}
/**
 * One match.
 */
export interface Played {
	match: string;
	game: string;
	ended: number;
	seats: Seated[];
}
/**
 * One of the circle.
 */
export interface Member {
	member: string;
	name: string;
	avatar: number;
	games: number;
	wins: number;
	streak: number;
	clues: Clue[];
}
/**
 * Something that a member wrote.
 */
export interface Clue {
	game: string;
	text: string;
	ended: number;
}
/**
 * All pairs of a circle.
 */
export interface Wavelength {
	usual: {
		[k: string]: number;
	};
	waves: Wave[];
}
/**
 * What can be said of a pair.
 */
export interface Wave {
	kind: string;
	sort: 'fools' | 'reads' | 'together';
	one: string;
	other: string;
	tries: number;
	rate?: number | null;
	low?: number | null;
	high?: number | null;
}
/**
 * A deck that nobody has seen.
 */
export interface WoodcutsNamed {
	name: string;
}
/**
 * How far a deck is drawn.
 */
export interface WoodcutsDrawn {
	drawn: number;
	count: number;
	is_late: boolean;
}
/**
 * A deck without pictures.
 */
export interface OwnDeckBegun {
	name: string;
}
/**
 * How this house can tell people that it is their turn.
 */
export interface NoticesOffered {
	key: string | null;
	webhooks: boolean;
}
/**
 * Those of the tables at which this browser's person has a seat.
 */
export interface YourTables {
	tables: YourTable[];
	elsewhere: string[];
}
/**
 * How a table stands at which a person has a seat.
 */
export interface YourTable {
	code: string;
	game: string;
	stage: 'lobby' | 'over' | 'playing';
	pace: 'day' | 'sitting' | 'week';
	yours: boolean;
	waits_for: string[];
	since: number;
}
/**
 * A room, as its leader sees it.
 */
export interface LeaderRoom {
	code: string;
	order: RoomOrder;
	people: AttendeeView[];
	barred: number;
	rounds: LeaderRound[];
	most: number;
}
/**
 * What the leader has said about a room: what is played next, and who may come in under which name.
 */
export interface RoomOrder {
	game: string;
	options: {
		[k: string]: unknown;
	};
	size: number;
	naming: 'made' | 'typed';
	door: 'ask' | 'open';
	hint: string;
	language: 'en' | 'pl';
}
/**
 * Someone in the room, as the leader sees them.
 */
export interface AttendeeView {
	id: string;
	name: string;
	avatar: number;
	is_in: boolean;
	here: boolean;
}
/**
 * A round.
 */
export interface LeaderRound {
	game: string;
	began: number;
	is_open: boolean;
	tables: LeaderTable[];
}
/**
 * A table of a round.
 */
export interface LeaderTable {
	code: string;
	ticket: string;
	people: string[];
}
/**
 * A room, as someone who has come sees it.
 */
export interface RoomSeen {
	code: string;
	naming: 'made' | 'typed';
	language: 'en' | 'pl';
	leads: boolean;
	name: string | null;
	avatar: number;
	is_in: boolean;
	rounds: number;
	seat: RoomSeat | null;
}
/**
 * Where someone sits in this round.
 */
export interface RoomSeat {
	code: string;
	ticket: string;
}
/**
 * What a leader asks of a table to seat someone there who has come late.
 */
export interface LateInvitation {
	person: string;
	name: string;
	avatar: number;
}
/**
 * The albums of all its tables.
 */
export interface RoomAlbums {
	albums: RoomAlbum[];
}
/**
 * The album of a table of the room.
 */
export interface RoomAlbum {
	code: string;
	link: string;
}
/**
 * The table of an instance, and who someone is there.
 */
export interface ActivitySeat {
	table: string;
	secret: string;
	name: string;
	is_new: boolean;
	token: string;
}
