// Written by scripts/gen_protocol.py from src/quiero/protocol: change that and run this.

export const MAX_MESSAGE = 4096;

export const CLOSE = {"no-table": 4404, "no-seat": 4403, "other-rules": 4410, "going-away": 1012} as const;

export type ClientMessage = Do | Nonce | Chat | Perspective | EndAbsent | Rematch | Resync | Ping;
export type ServerMessage = Frame | Said | Ack | Refused | Problem | Moved | Pong;
export type HttpMessage =
  | SignUp
  | SignIn
  | Recover
  | Confirm
  | NewPassword
  | NewCharacter
  | LeaveOther
  | Forget
  | AskPasskey
  | PasskeyMade
  | PasskeyShown
  | DropPasskey
  | PasskeyAsked
  | Browser
  | PasskeyInfo
  | Me
  | Welcome
  | Codes
  | Standing
  | Opponent
  | Played
  | Player
  | NewTable
  | Sit
  | Seated
  | Door
  | Arrival
  | MyTables
  | HandoverCode
  | UseHandover
  | Fault
  | PlayNow
  | Listed
  | Lobby
  | Found
  | TakeChair
  | CallHouse
  | Accept
  | Done
  | Whom
  | Muted
  | Mutes
  | Report
  | Reported
  | OperatorKey
  | Case
  | Cases
  | Settle
  | Replay
  | ReplayStep;

/**
 * What goes over the wire, each way.
 */
export interface Protocol {
  ClientMessage: ClientMessage;
  ServerMessage: ServerMessage;
  HttpMessage: HttpMessage;
}
/**
 * Do an act of my seat. `id` is made by the client, once per tap: sending it again does nothing twice.
 *
 * `decision` is the counter of the view in which the player saw the button; `rendirse` needs none.
 */
export interface Do {
  t: "do";
  id: string;
  act: string;
  decision?: number | null;
}
/**
 * My part in the deal: the 16 bytes whose SHA-256 I sent when I sat down. Sent when `TableInfo.status` is `opening`.
 */
export interface Nonce {
  t: "nonce";
  value: string;
}
/**
 * Say something, in words of mine (`text`) or with one of the set phrases: exactly one of the two.
 *
 * To the whole table (words only where `TableInfo.free_chat`), to my team (argentino only), or, as a spectator, to the others
 * who watch.
 */
export interface Chat {
  t: "chat";
  id: string;
  to: "table" | "team" | "watchers";
  text?: string;
  phrase?:
    | (
        | "apurate"
        | "bien-jugada"
        | "chau"
        | "gracias"
        | "hola"
        | "ja"
        | "mentira"
        | "otra"
        | "pensando"
        | "perdon"
        | "que-mano"
        | "suerte"
      )
    | null;
}
/**
 * A spectator looks from that seat from now on; 0 is the public table.
 */
export interface Perspective {
  t: "perspective";
  seat: number;
}
/**
 * I take the offer to end the match, won, against the team that is absent (`Frame.absent`).
 */
export interface EndAbsent {
  t: "end-absent";
  id: string;
}
/**
 * I want a new table with the same people. When every person asked, all get `Moved`.
 *
 * `nonce_hash`: SHA-256 of my nonce for the deals of that match (see Nonce).
 */
export interface Rematch {
  t: "rematch";
  id: string;
  nonce_hash?: string | null;
}
/**
 * Send me the whole view now.
 */
export interface Resync {
  t: "resync";
}
/**
 * Answered by `Pong` with the same `n`: the page measures the line with it.
 */
export interface Ping {
  t: "ping";
  n: number;
}
/**
 * All that this viewer may know now. `version` grows by one with each frame of this viewer.
 *
 * The page draws `view`; `events` only say what has just happened, for movement, voices and the log.
 * `view` is absent until the match begins. `you` is 0 for a spectator, who looks from `perspective` (0: the public table).
 * One who is shown all of it one hand late gets the frames of a hand together, in order, when it is over, when he comes and when
 * he changes his perspective: the page paces them. `absent`: the team that the others may end the match against, 0 if none.
 * `watchers`: how many spectators there are.
 */
export interface Frame {
  t: "frame";
  version: number;
  table: TableInfo;
  seats: SeatInfo[];
  you: number;
  perspective: number;
  absent: number;
  watchers: number;
  clock: Clock | null;
  view: View | null;
  events: Happening[];
}
/**
 * What stands on the table's door.
 */
export interface TableInfo {
  id: string;
  name: string;
  reglamento: "argentino" | "argentino-duelo" | "venezolano" | "venezolano-simple";
  target: number;
  seats: number;
  options: {
    [k: string]: boolean;
  };
  spectators: "late" | "none" | "player" | "public";
  commitment: string;
  status: "closed" | "opening" | "over" | "playing" | "waiting";
  created_ms: number;
  public: boolean;
  clock: boolean;
  free_chat: boolean;
  code: string;
  pair: boolean;
  host: number;
  roll_call: boolean;
}
/**
 * Who sits where, for everybody. `person` is false for a computer; `empty` is a free chair.
 *
 * `kept`: the name is an account's, and nobody else's; what he has played is at /jugador/<name>.
 */
export interface SeatInfo {
  seat: number;
  team: number;
  name: string;
  character: string;
  person: boolean;
  kept: boolean;
  empty: boolean;
  ready: boolean;
  connected: boolean;
  wants_rematch: boolean;
}
/**
 * The running clock: `left_ms` of `total_ms` when the frame was made, for `seats`.
 */
export interface Clock {
  seats: number[];
  left_ms: number;
  total_ms: number;
}
/**
 * The match as the viewer sees it. `seat` is 0 for a spectator of the public table.
 */
export interface View {
  reglamento: string;
  seat: number;
  seats: number;
  target: number;
  phase: "corte" | "fin" | "mano" | "reparto" | "sorteo";
  decision: number;
  hand: number;
  mano: number;
  turn: number;
  responders: number[];
  scores: number[];
  cards: string[];
  held: number[];
  vira: string;
  flores: number[];
  peeked: string;
  flor: "" | "cancelada" | "nula" | "quemada" | "receta" | "valida";
  tanto: number | null;
  table: TableCard[];
  vueltas: Vuelta[];
  worth: number;
  raise_team: number;
  pending: Pending[];
  agreed: Agreed[];
  declared: Declared[];
  senas: SeenSena[];
  options: Option[];
  disabled: Disabled[];
  throws: Throw[];
  my_pick: string;
  receipt: Payment[];
  hand_winner: number;
  winner: number;
  ended_by: "" | "abandono" | "points" | "rendirse";
}
/**
 * A card that lies on the table. `won`: it won its vuelta and is drawn in gold.
 *
 * `down`: it lies face down, and `card` is "" for all but its owner. `burned`: it counts nothing. `glued`: it was played
 * pegada, with another one above it or below it.
 */
export interface TableCard {
  seat: number;
  card: string;
  vuelta: number;
  won: boolean;
  down: boolean;
  burned: boolean;
  glued: boolean;
}
/**
 * A finished vuelta; `seat` is 0 when it was parda.
 */
export interface Vuelta {
  number: number;
  seat: number;
}
/**
 * A canto that waits for its answer. The last of `View.pending` is the one to answer now.
 *
 * `chain` are the words sung, `by` the seat that sang last, `responders` who may answer,
 * `wanted` the points if it is wanted and `refused` if not (None: not a number of points).
 */
export interface Pending {
  kind: "envido" | "flor" | "tanto" | "truco";
  chain: string[];
  by: number;
  responders: number[];
  wanted: number | null;
  refused: number | null;
}
/**
 * An envido that was settled and is paid when the hand ends: `points` at stake, or due to `team` when it was not wanted.
 */
export interface Agreed {
  kind: string;
  chain: string[];
  points: number;
  wanted: boolean;
  team: number;
}
/**
 * «Tengo 31» (number) or «son buenas» (None), said by `seat`.
 */
export interface Declared {
  seat: number;
  number: number | null;
}
/**
 * A seña of this hand that the viewer made or saw. Nothing in it counts those that he did not see (E-63).
 */
export interface SeenSena {
  seat: number;
  name: string;
}
/**
 * A legal act of the viewer. `stake`: what the button names, in points.
 *
 * quiero: what it is worth; no-quiero and mazo: what it gives away; a canto or a raise: its worth if it is wanted;
 * flor: what it may bring; tengo: the number it shows. None where there is no number (a card, son-buenas, al resto).
 */
export interface Option {
  act: string;
  stake: number | null;
}
/**
 * A button shown grey, with the reason (D-75).
 */
export interface Disabled {
  act: string;
  code: string;
  article: string;
}
/**
 * A finished throw of piedra, papel o tijera, by seat; "" for one that did not pick in time.
 */
export interface Throw {
  picks: string[];
}
/**
 * A line of the receipt. `why`: a code for the words (`querido`, `no-querido`, `sola`, `mazo`, `vueltas`…).
 *
 * `chain` is what was sung (`["envido", "real-envido"]`), `shown` the numbers that were declared, by seat
 * (None: son buenas). For the truco `value` is what the hand was worth.
 */
export interface Payment {
  concept: "envido" | "flor" | "mazo" | "truco";
  team: number;
  points: number;
  why: string;
  article: string;
  chain: string[];
  shown: Declared[];
}
/**
 * Something that has just happened and this viewer may know, for movement, voice and log.
 *
 * kind: `reparto` (new cards of hand `n`, `seat` leads) · `throw` (both picks in `word`, "piedra tijera", "-" for none) ·
 * `play` (`word` is the card) · `say` (`word` is the canto or the answer) · `timeout` · `declare` (`word` is the concept,
 * `n` the number, or -1 for son buenas) · `vuelta` (`n` its number, `seat` its winner or 0) · `pay` (`word` the concept,
 * `team`, `n` points) · `sena` (`word` its name) · `mazo` (the deck waits for the cut) · `pegado` (`word` the card on top) ·
 * `burn` (`n` cards, face down) · `reveal` (`word` a card that lay face down) · `hand` (`team` won it) · `match` (`team` won
 * it, `word` how).
 */
export interface Happening {
  kind:
    | "burn"
    | "declare"
    | "hand"
    | "match"
    | "mazo"
    | "pay"
    | "pegado"
    | "play"
    | "reparto"
    | "reveal"
    | "say"
    | "sena"
    | "throw"
    | "timeout"
    | "vuelta";
  seat: number;
  team: number;
  word: string;
  n: number;
}
/**
 * Somebody said something that I may hear: a player (`seat`), or a spectator (`seat` 0).
 *
 * `who` tells one spectator from another, at this table only; it is "" for a player.
 */
export interface Said {
  t: "said";
  to: "table" | "team" | "watchers";
  seat: number;
  name: string;
  text: string;
  phrase?:
    | (
        | "apurate"
        | "bien-jugada"
        | "chau"
        | "gracias"
        | "hola"
        | "ja"
        | "mentira"
        | "otra"
        | "pensando"
        | "perdon"
        | "que-mano"
        | "suerte"
      )
    | null;
  who?: string;
}
/**
 * The act `id` is in the journal (also when it was already there).
 */
export interface Ack {
  t: "ack";
  id: string;
}
/**
 * The act `id` was refused and nothing changed. `words` are for the player, in the table's Spanish.
 */
export interface Refused {
  t: "refused";
  id: string;
  code: string;
  article: string;
  words: string;
}
/**
 * The message could not be read, or came too fast. The socket stays open.
 */
export interface Problem {
  t: "problem";
  code: string;
  words: string;
}
/**
 * The people of this table go on at table `id` (rematch).
 */
export interface Moved {
  t: "moved";
  id: string;
}
export interface Pong {
  t: "pong";
  n: number;
}
/**
 * POST /api/account: keep this name by a password. Answered by `Welcome`.
 */
export interface SignUp {
  name: string;
  character: string;
  password: string;
}
/**
 * POST /api/account/enter. Answered by `Me`.
 */
export interface SignIn {
  name: string;
  password: string;
}
/**
 * POST /api/account/recover: spend a code for a new password; all other browsers are signed out. Answered by `Me`.
 */
export interface Recover {
  name: string;
  code: string;
  password: string;
}
/**
 * POST /api/account/confirm: it is still I. Answered by `Me`.
 */
export interface Confirm {
  password: string;
}
/**
 * POST /api/account/password; all other browsers are signed out. Answered by `Me`.
 */
export interface NewPassword {
  password: string;
}
/**
 * POST /api/account/character. Answered by `Me`.
 */
export interface NewCharacter {
  character: string;
}
/**
 * POST /api/account/leave-others: sign out that browser (`Browser.id`), or with "" all but this one. Answered by `Me`.
 */
export interface LeaveOther {
  id?: string;
}
/**
 * POST /api/account/forget: erase all that is kept of me. `name` is my name again; a guest has none to give.
 */
export interface Forget {
  name?: string;
}
/**
 * POST /api/account/passkeys/ask: what must an authenticator sign? `name` and `character` are for a `new` account.
 */
export interface AskPasskey {
  purpose: "add" | "confirm" | "enter" | "new";
  name?: string;
  character?: string;
}
/**
 * POST /api/account/passkeys/made: the new credential. Answered by `Welcome`, without codes for one that was added.
 */
export interface PasskeyMade {
  id: string;
  client_data: string;
  attestation: string;
}
/**
 * POST /api/account/passkeys/shown: the signature of a credential. Answered by `Me`.
 */
export interface PasskeyShown {
  id: string;
  client_data: string;
  authenticator: string;
  signature: string;
}
/**
 * POST /api/account/passkeys/drop. Answered by `Me`.
 */
export interface DropPasskey {
  id: string;
}
/**
 * What to hand to `navigator.credentials`, all bytes as base64url. `known`: credentials that there are already.
 */
export interface PasskeyAsked {
  challenge: string;
  rp_id: string;
  user_id: string;
  user_name: string;
  known: string[];
}
/**
 * One that is signed in; `here` is the one that asks. `device` is what it calls itself, "" where that says nothing.
 */
export interface Browser {
  id: string;
  device: string;
  here: boolean;
  seen_ms: number;
}
export interface PasskeyInfo {
  id: string;
  device: string;
  created_ms: number;
  used_ms: number;
}
/**
 * GET /api/account: who is at this browser. `name` is "" for a guest, and then the rest says nothing.
 *
 * `sure`: who it is was proved a moment ago, and what the account is opened with may be changed. `codes`: recovery codes left.
 */
export interface Me {
  name: string;
  character: string;
  password: boolean;
  sure: boolean;
  codes: number;
  passkeys: PasskeyInfo[];
  browsers: Browser[];
}
/**
 * The name is kept. `codes` are the recovery codes, shown this once.
 */
export interface Welcome {
  me: Me;
  codes: string[];
}
/**
 * POST /api/account/codes: new recovery codes, shown this once; the old ones are good for nothing.
 */
export interface Codes {
  codes: string[];
}
/**
 * What a player has done among people at one reglamento.
 *
 * `rating` is absent until a match against people with accounts was played; `settled`: after enough of them. `trucos` and
 * `envidos` are those that were sung and paid at the table, `…_won` those paid to the player's team. `house`: matches with
 * computers.
 */
export interface Standing {
  reglamento: "argentino" | "argentino-duelo" | "venezolano" | "venezolano-simple";
  rating: number | null;
  settled: boolean;
  matches: number;
  won: number;
  points_for: number;
  points_against: number;
  hands: number;
  hands_won: number;
  trucos: number;
  trucos_won: number;
  envidos: number;
  envidos_won: number;
  house: number;
}
/**
 * Another person at the table of a match. `name` is "" for a guest, of whom only those at the table are told.
 */
export interface Opponent {
  name: string;
  team: number;
  kept: boolean;
}
/**
 * A match that is over. `table` is "" but for who played it: the way to its acta. `us` is the player's team.
 *
 * `computers`: some of the others were.
 */
export interface Played {
  table: string;
  reglamento: "argentino" | "argentino-duelo" | "venezolano" | "venezolano-simple";
  ended_ms: number;
  outcome: "closed" | "lost" | "won";
  rated: boolean;
  computers: boolean;
  us: number;
  points_for: number;
  points_against: number;
  people: Opponent[];
}
/**
 * GET /api/players/{name}: what everybody may know of somebody who keeps a name. `mine`: it is who asks.
 */
export interface Player {
  name: string;
  character: string;
  since_ms: number;
  mine: boolean;
  standings: Standing[];
  played: Played[];
  more: boolean;
}
/**
 * POST /api/tables: make a table and sit at its first seat. Seats in `computers` are the house's.
 *
 * `options` are the reglamento's (those not given are off); `spectators` absent is the reglamento's own default.
 * `public`, `clock`, `free_chat`, `pair`: see `TableInfo`; `clock` may be false only where all other seats are the house's.
 * `nonce_hash`: SHA-256 of my nonce (see Nonce); without one my part in the deal is zeros.
 */
export interface NewTable {
  reglamento: "argentino" | "argentino-duelo" | "venezolano" | "venezolano-simple";
  target: number;
  name: string;
  character: string;
  seats?: number;
  options?: {
    [k: string]: boolean;
  };
  spectators?: ("late" | "none" | "player" | "public") | null;
  computers?: number[];
  public?: boolean;
  clock?: boolean;
  free_chat?: boolean;
  pair?: boolean;
  nonce_hash?: string | null;
}
/**
 * POST /api/tables/{id}/sit: take that free chair, or any.
 */
export interface Sit {
  name: string;
  character: string;
  seat?: number;
  nonce_hash?: string | null;
}
/**
 * I sit at `table`, in `seat`; the cookie that proves it came with this answer.
 */
export interface Seated {
  table: string;
  seat: number;
}
/**
 * GET /api/tables/{id}: what a person with the link sees before sitting down. `you` is 0 for a stranger.
 *
 * `room`: a chair is free for whoever comes. `your_turn`: the match waits for this person.
 */
export interface Door {
  table: TableInfo;
  seats: SeatInfo[];
  you: number;
  room: boolean;
  your_turn: boolean;
}
/**
 * GET /api/tables/{id}/arrival: what the page of a table opens with, in one answer.
 *
 * `frame`: for somebody who sits there, what the first frame of his socket would show now, as version 0; else absent.
 */
export interface Arrival {
  door: Door;
  frame: Frame | null;
}
/**
 * GET /api/me: the tables at which this browser has a seat, newest first.
 */
export interface MyTables {
  tables: Door[];
}
/**
 * POST /api/tables/{id}/handover: a code for another device, good once and for `seconds`.
 *
 * `code` is words to be typed (`mate-ombu-rio-zorzal`), `url` the page of this site that uses it: what a QR should say.
 */
export interface HandoverCode {
  code: string;
  url: string;
  seconds: number;
}
/**
 * POST /api/handover: take the seat that the code stands for; answered by `Seated`.
 */
export interface UseHandover {
  code: string;
}
/**
 * Body of every HTTP error: a code, and words for the person who reads the page.
 */
export interface Fault {
  code: string;
  words: string;
}
/**
 * POST /api/lobby/play: sit with whoever waits at a public table of that reglamento, else wait at a new one. → `Seated`
 *
 * `seats` and `target` are preferred, 0 for any; who waits at a table of another size is not left waiting for it.
 */
export interface PlayNow {
  reglamento: "argentino" | "argentino-duelo" | "venezolano" | "venezolano-simple";
  name: string;
  character: string;
  seats?: number;
  target?: number;
  nonce_hash?: string | null;
}
/**
 * A table of the list. `room`: a chair is free for whoever comes; `watchers`: how many look on.
 */
export interface Listed {
  table: TableInfo;
  seats: SeatInfo[];
  room: boolean;
  watchers: number;
}
/**
 * GET /api/lobby: what is public and attended now. `open` wait for people, `challenges` for a pair; `live` may be watched.
 */
export interface Lobby {
  open: Listed[];
  challenges: Listed[];
  live: Listed[];
}
/**
 * GET /api/lobby/codes/{code}: the table to which that short code leads.
 */
export interface Found {
  table: string;
}
/**
 * POST /api/tables/{id}/chair: I take that free chair instead of mine, before the match. → `Seated`
 */
export interface TakeChair {
  seat: number;
}
/**
 * POST /api/tables/{id}/house: the house plays those empty chairs and no others, before the match. → `Done`
 */
export interface CallHouse {
  computers: number[];
}
/**
 * POST /api/tables/{id}/accept: the pair of my table `mine` accepts the challenge of table {id}. → `Seated`
 */
export interface Accept {
  mine: string;
}
/**
 * It is done: POST /api/tables/{id}/house, /ready and /leave.
 */
export interface Done {
  kind?: "done";
}
/**
 * POST /api/tables/{id}/mute: I do not want to hear that person any more, here or anywhere. Answered by `Muted`.
 *
 * A player by his `seat`, a spectator (`seat` 0) by the `who` of what he said.
 */
export interface Whom {
  seat?: number;
  who?: string;
}
/**
 * Somebody whom I do not hear; DELETE /api/mutes/{id} hears him again.
 */
export interface Muted {
  id: string;
  name: string;
  at_ms: number;
}
/**
 * GET /api/mutes: the people whom I do not hear, the last one first.
 */
export interface Mutes {
  people: Muted[];
}
/**
 * POST /api/tables/{id}/report: the house should look at that person. What he said, as I heard it, goes with it.
 */
export interface Report {
  seat?: number;
  who?: string;
  reason: "insultos" | "nombre" | "otra" | "trampa";
  words?: string;
}
/**
 * It is written down.
 */
export interface Reported {
  name: string;
}
/**
 * POST /api/operator: the key that `quiero operator` prints opens the operator's pages for a day.
 */
export interface OperatorKey {
  key: string;
}
/**
 * A report as the operator reads it. `before`: how many others there are of the same person; `verdict` null: open.
 */
export interface Case {
  id: string;
  at_ms: number;
  table: string;
  seat: number;
  name: string;
  reason: "insultos" | "nombre" | "otra" | "trampa";
  words: string;
  lines: string[];
  before: number;
  verdict: ("nada" | "nombre" | "silencio" | "silencio-semana") | null;
  silenced: boolean;
}
/**
 * GET /api/operator/reports: the open ones, the oldest first; with `?settled=1` the last ones that were settled.
 */
export interface Cases {
  cases: Case[];
}
/**
 * POST /api/operator/reports/{id}: what is done about it. Answered by the `Case`.
 */
export interface Settle {
  verdict: "nada" | "nombre" | "silencio" | "silencio-semana";
}
/**
 * POST /api/replay?eyes=… (the body is the text of an acta) and GET /api/tables/{id}/replay?eyes=… (a match that is over).
 *
 * `eyes`: the seat that was looked from, 0 the public table, -1 all that there was to see. `loose`: the hands do not follow
 * from one another. `unchecked`: some of it depends on cards that are not shown. `deal` is absent without a seed.
 */
export interface Replay {
  reglamento: "argentino" | "argentino-duelo" | "venezolano" | "venezolano-simple";
  target: number;
  seats: number;
  options: {
    [k: string]: boolean;
  };
  players: ReplayPlayer[];
  title: string;
  why: string;
  loose: boolean;
  eyes: number;
  steps: ReplayStep[];
  finding: ReplayFinding | null;
  unchecked: boolean;
  deal: ReplayDeal | null;
}
/**
 * Who sat where. `name` and `character` are "" where the acta does not say.
 */
export interface ReplayPlayer {
  seat: number;
  team: number;
  name: string;
  character: string;
  person: boolean;
}
/**
 * What `seat` did (0 and "": cards were dealt, or a deck shuffled), and what was seen after it.
 *
 * `hand` counts from 1 as in the acta, 0 is the sorteo. An attempt that was refused has the words and the article of it in
 * `refused` and `article`, and changes nothing. `view` is absent where the match cannot be followed, because of cards that the
 * acta does not show. `hands`: what each seat holds, when all is looked at; `??` is a card that is not known.
 */
export interface ReplayStep {
  hand: number;
  seat: number;
  act: string;
  refused: string;
  article: string;
  view: View | null;
  hands: string[][];
  events: Happening[];
}
/**
 * Where the acta does not hold: what stands in that line, and why in words. The steps end before it.
 */
export interface ReplayFinding {
  hand: number;
  line: number;
  text: string;
  article: string;
  words: string;
}
/**
 * What the server found when it dealt again from the seed; `hand`: that of the first draw that differs.
 */
export interface ReplayDeal {
  fair: boolean;
  hand: number;
}
