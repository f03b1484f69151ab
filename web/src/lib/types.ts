/** What goes over the wire (docs/api.md): written from the Structs by `make types`. */

/** Its fields belong to the game. */
export type Action = { type: string; [field: string]: unknown };
/** Its fields belong to the game. */
export type Event = { type: string; [field: string]: unknown };
export type Param = number | string | Message | SeatName;
export type Options = Record<string, string | string[]>;
export type SeatNumber = number;
export const STATUSES = ['waiting', 'playing', 'finished', 'stopped', 'closed'] as const;
export type Status = (typeof STATUSES)[number];
/** One sentence or phrase: a key of a catalog and what goes into its places. */
export type Message = { key: string; params?: Record<string, Param> };
/** A parameter that becomes the name of the player in that seat. */
export type SeatName = { seat: number };
/**
 * A choice made before the match; a per-seat option has a value for each seat.
 *
 * `needs` names another option and the choices with which this one matters; with others it changes nothing.
 */
export type Option = { id: string; choices: string[]; default: string; per_seat?: boolean; needs?: [string, string[]] | null };
/** Why something cannot be done, in words and by the rule's number. */
export type Barred = { rule: string | null; text: Message };
/** By how much a seat's score changes, and each of its terms that does. */
export type Change = { seat: number; points: number; terms: Term[] };
/** One category of the score pad. */
export type Term = { key: string; points: number };
/** A seat's place in the final ranking; tied seats share one and the next is skipped. */
export type Place = { seat: number; place: number; score: number };
export type Result = { places: Place[]; reasons: Message[]; rivals?: Rival[]; verdict?: Verdict | null };
/** An opponent that the rules play, with its place among the seats. */
export type Rival = { name: Message; place: number; score: Score };
export type Score = { points: number; terms: Term[] };
/** How it went for somebody alone without a rival: in words, and whether what was asked for has been reached. */
export type Verdict = { text: Message; won: boolean };
/** What every game's view has; a game adds its own fields. */
export type View = { game: string; round: number; scores: Score[] };
export type Me = { id: string; name: string };
export type Rename = { name: string };
export type SeatCount = { min: number; max: number };
/** How many take part, how many matches there are, which options may change between them. */
export type CampaignInfo = { seats: SeatCount; length: number; modifiers: string[] };
/** `campaign`: how its matches make one, if they do. */
export type GameInfo = { id: string; name: string; seats: SeatCount; options: Option[]; version: number; campaign: CampaignInfo | null };
export type BotInfo = { id: string; name: Message };
export type SeatRequest = { kind: 'me' | 'open' | 'bot'; bot?: string | null };
export type NewMatch = { game: string; seats: SeatRequest[]; options?: Options; private?: boolean };
export type Join = { seat?: SeatNumber | null; entropy?: string | null };
export type Act = { seat: SeatNumber; ticket: number; action: Record<string, unknown> };
export type Undo = { seat: SeatNumber; ticket: number };
/** Which actions in a row; none: all that the game thinks worth a look. */
export type Look = { seat: SeatNumber; lines?: Record<string, unknown>[][] | null };
export type Created = { id: string };
export type Seat = {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  you: boolean;
  online: boolean;
  bot: string | null;
  deciding: boolean;
};
/** A match in a list. */
export type Row = {
  id: string;
  game: string;
  options: Options;
  status: Status;
  private: boolean;
  seats: Seat[];
  round: number;
  my_turn: boolean;
  updated: string;
};
export type Rows = { mine: Row[]; open: Row[] };
/** A legal action in words. `goes_on`: it does nothing but go on. */
export type Choice = { action: Action; text: Message; goes_on?: boolean };
export type Hint = { action: Action; text: Message; value: number };
export type Hints = { moves: Hint[] };
export type LogEntry = { step: number; round: number; seat: number | null; text: Message; event: Event };
/** Entries from index `from` on. */
export type Log = { from: number; entries: LogEntry[] };
/** Rules of another time, by the version of Starboard that they came with. */
export type RulesInfo = { version: string };
/**
 * A match through the eyes of `seat`, or a spectator's; `step` of the `steps` that these eyes can tell apart.
 *
 * `ticket` grows with every choice of the seat. `commitment` is the SHA-256 of the secret of the shuffles. `legal` is empty when nothing
 * is asked; `view` is missing while the match waits for players, and when it is in `trouble`: it cannot be shown, for this reason.
 * `rules` names what is printed and the words of the match (see contents); `played_by` is told when these are not today's rules.
 */
export type Table = {
  id: string;
  game: string;
  version: number;
  options: Options;
  status: Status;
  private: boolean;
  campaign: string | null;
  commitment: string;
  rules: string | null;
  played_by: RulesInfo | null;
  trouble: Message | null;
  seats: Seat[];
  seat: number | null;
  ticket: number;
  step: number;
  steps: number;
  prompt: Message | null;
  legal: Choice[];
  undo: boolean;
  view: View | null;
  result: Result | null;
  log: Log;
};
/** What has changed since what a live connection told last: what stands now at a path, and at which paths nothing does any more. */
export type News = { changes: [(string | number)[], unknown][]; gone: (string | number)[][]; log: Log };
/** The line is in the log, and stays there; `ticket` is the seat's next. */
export type Written = { ticket: number };
export type Told = { text: Message; event: Event };
/** What a line of actions would bring; see `Outlook`. */
export type Foreseen = {
  line: Action[];
  events: Told[];
  changes: Change[];
  barred?: Barred | null;
  at?: number;
  unknown?: boolean;
  sketch?: unknown;
};
/** What was looked at in the position that `ticket` and `steps` name. */
export type Looks = { ticket: number; steps: number; lines: Foreseen[] };
/** The legal action that a seat looks at and lets the others see. */
export type Pointing = { seat: number; action: Record<string, unknown> };
export type NewCampaign = { game: string; seats: SeatRequest[]; modifiers?: Record<string, string> };
/** The text of a file, and the seat in it that is mine. */
export type SavedCampaign = { file: string; seat?: SeatNumber | null };
export type Modify = { modifiers: Record<string, string> };
export type Next = { leg: number };
/** `match` is missing when it was played elsewhere; `stars` stand in the order of seats and rivals. */
export type PlayedLeg = { match: string | null; options: Options; places: Place[]; stars: number[] };
/**
 * `rivals` are opponents that the rules bring, ranked after the seats; `worth`: by leg the stars for the first place, the second, …
 *
 * `modifiers` are options of the next match, `legs` those that have ended, `playing` the match of the leg that is being played. `fixed`
 * are options that the rules set for that match or the next, after the last one still those of the last; `told` is what they say of it.
 */
export type CampaignView = {
  id: string;
  game: string;
  hosting: boolean;
  seats: Seat[];
  rivals: Message[];
  worth: number[][];
  modifiers: Record<string, string>;
  fixed: Record<string, string>;
  told: Message | null;
  legs: PlayedLeg[];
  playing: string | null;
  ranking: Place[];
  updated: string;
};
export type Campaigns = { mine: CampaignView[] };
export type Error = { rule: string | null; text: Message };
/** What a client says over a live connection: a ping, an action that the others may see being looked at, or a line. */
export type Say = { ping?: number | null; point?: Record<string, unknown> | null; play?: Play | null };
/** A line of the connection's seat: an action, or none to take its last one back. The answer names its `number`. */
export type Play = { number: number; ticket: number; action?: Record<string, unknown> | null };
/** To the line of that number: its seat's next ticket; or with which status, and why, it was refused. */
export type Answer = { answer: number; ticket?: number | null; status?: number; error?: Error | null };
export type Pong = { pong: number };
/** What another seat points at. */
export type Shown = { pointing: Pointing };
/** What every 4xx answer holds. */
export type RefusalBody = { error: Error };
