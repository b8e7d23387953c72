// A prototype of Coup whose state is an array of numbers: how fast random games could be, for comparison with the rules.
// It makes one move a call, like the contract: between two moves its state can be read, copied and restored.
// The difference to the rules is the price of editions, views, memory, and readable moves.
//
// It plays the hobby-world edition without the draft, asks the same seats as the rules, numbers their moves as the
// rules list them, and draws the same numbers from chance: whole games agree, as the test beside this file proves.

import type { Chance } from '@kuluary/kernel/chance';

/** A whole state: small numbers at the indices named below. `slice()` copies it. */
export type PackedState = Uint16Array;

const PHASE = 0; // which decision is asked
const ASKED = 1; // seats still to move, a bit each
const RAISED = 2; // seats that challenged, a bit each
const ALIVE = 3; // seats with a card left, a bit each
const TURN = 4; // whose turn it is
const TURNS = 5; // turns completed
const ACTION = 6; // what was announced
const TARGET = 7; // against whom; 0 also stands for nobody
const CLAIMANT = 8; // whose claim can be challenged: the actor's, then a blocker's
const CLAIM = 9; // the character claimed
const BLOCKS = 10; // declared blocks that nobody has exposed, a bit each
const BLOCK_AS = 11; // the character they claim: only a theft leaves a choice, and it has one blocker
const CHALLENGER = 12;
const LOSS = 13; // why the seat that is asked to lose loses
const TREASURY = 14;
const SEATS = 15;
const BOTTOM = 16; // index in the ring at which the deck begins
const SIZE = 17; // cards in the deck
const DRAWN = 18; // two entries: cards drawn in an exchange
const COINS = 20; // six entries
const HANDS = 26; // six entries: the first card in three bits, the second in the next three, NO_CARD where it is lost
const DECK = 32; // sixteen entries, a ring: a card can be put under the deck without moving the others
const LENGTH = 48;

const RING = 15; // indices in the deck are modulo 16
const NO_CARD = 7;
const ONE_CARD = NO_CARD << 3; // a hand from here on has lost its second card

const ANNOUNCE = 0; // phases
const CHALLENGE = 1;
const BLOCK = 2;
const SHOW = 3;
const LOSE = 4;
const KEEP = 5;
const OVER = 6;

const BY_ACTION = 0; // losses
const CAUGHT = 1;
const DOUBTED = 2;

// The box.

const CARDS = 15;
const CHARACTERS = 5; // duke, assassin, captain, ambassador, contessa
const CONTESSA = 4;
const COIN_COUNT = 51; // coins
const TURN_LIMIT = 300;
const BOX_CARDS = Uint8Array.from({ length: CARDS }, (_, i) => CHARACTERS - 1 - Math.floor(i / 3));

const INCOME = 0; // actions
const FOREIGN_AID = 1;
const COUP = 2;
const TAX = 3;
const ASSASSINATE = 4;
const STEAL = 5;
const EXCHANGE = 6;

const UNCLAIMED = 6; // no card has this number
const CLAIMS = Uint8Array.of(UNCLAIMED, UNCLAIMED, UNCLAIMED, 0, 1, 2, 3); // by action
const COSTS = Uint8Array.of(0, 0, 7, 0, 3, 0, 0);
const TAKES = Uint8Array.of(1, 2, 0, 3, 0, 2, 0); // from the treasury, a thief from its target

// Legal actions by (living opponents, purse): how many, and each as `action | target << 3`.

const PURSES = Uint8Array.of(0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3); // by coins, at most 12: the prices they reach
const MASKS = 1 << 6; // of seats
const ACTION_COUNTS = new Uint8Array(MASKS * 4);
const ACTION_CHOICES = new Uint8Array(MASKS * 4 * 32);

for (let opponents = 0; opponents < MASKS; opponents++) {
  for (let purse = 0; purse < 4; purse++) {
    const choices = purse === 3 ? aimedAt(COUP, opponents) : freeChoices(opponents, purse);
    ACTION_COUNTS[opponents * 4 + purse] = choices.length;
    ACTION_CHOICES.set(choices, (opponents * 4 + purse) * 32);
  }
}

function freeChoices(opponents: number, purse: number): number[] {
  return [
    INCOME,
    FOREIGN_AID,
    ...(purse >= 2 ? aimedAt(COUP, opponents) : []),
    TAX,
    ...(purse >= 1 ? aimedAt(ASSASSINATE, opponents) : []),
    ...aimedAt(STEAL, opponents),
    EXCHANGE,
  ];
}

function aimedAt(action: number, opponents: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((seat) => opponents & (1 << seat)).map((seat) => action | (seat << 3));
}

// Exchanges by the four (or, with one card left, three) characters to choose among: the last of eight entries is the
// number of different choices, the others hold each as `kept0 | kept1 << 3 | returned0 << 6 | returned1 << 9`.

const EXCHANGES_OF_TWO = new Uint16Array(CHARACTERS ** 4 * 8);
const EXCHANGES_OF_ONE = new Uint16Array(CHARACTERS ** 3 * 8);

for (let key = 0; key < CHARACTERS ** 4; key++) fillExchanges(EXCHANGES_OF_TWO, key, 2);
for (let key = 0; key < CHARACTERS ** 3; key++) fillExchanges(EXCHANGES_OF_ONE, key, 1);

function fillExchanges(table: Uint16Array, key: number, own: number): void {
  const cards = Array.from({ length: own + 2 }, (_, i) => Math.floor(key / CHARACTERS ** (own + 1 - i)) % CHARACTERS);
  const seen = new Set<string>();
  const pairs = cards.flatMap((card, i) => cards.slice(i + 1).map((other) => [card, other]));
  for (const wanted of own === 1 ? cards.map((card) => [card]) : pairs) {
    const name = wanted.toSorted().join();
    if (seen.has(name)) continue;
    table[key * 8 + seen.size] = packedExchange(cards, wanted);
    seen.add(name);
  }
  table[key * 8 + 7] = seen.size;
}

/** Own cards are kept before drawn ones of the same character, as by the rules. */
function packedExchange(cards: readonly number[], wanted: number[]): number {
  const kept: number[] = [];
  const returned: number[] = [];
  for (const card of cards) {
    const place = wanted.indexOf(card);
    if (place === -1) returned.push(card);
    else kept.push(...wanted.splice(place, 1));
  }
  return kept[0]! | ((kept[1] ?? NO_CARD) << 3) | (returned[0]! << 6) | (returned[1]! << 9);
}

// The game, by the same functions as the contract.

export function setupPacked(seats: number, chance: Chance): PackedState {
  const s = new Uint16Array(LENGTH);
  const first = chance.below(seats);
  s[SEATS] = seats;
  s[TURN] = first;
  s[ALIVE] = (1 << seats) - 1;
  s[TREASURY] = seats === 2 ? COIN_COUNT - 3 : COIN_COUNT - 2 * seats;
  s.set(BOX_CARDS, DECK);
  for (let i = 0; i < CARDS - 1; i++) {
    const place = DECK + i + chance.below(CARDS - i);
    const card = s[DECK + i]!;
    s[DECK + i] = s[place]!;
    s[place] = card;
  }
  for (let seat = 0; seat < seats; seat++) {
    s[COINS + seat] = seats === 2 && seat === first ? 1 : 2;
    s[HANDS + seat] = s[DECK + 14 - 2 * seat]! | (s[DECK + 13 - 2 * seat]! << 3);
  }
  s[SIZE] = CARDS - 2 * seats;
  setDecision(s, ANNOUNCE, 1 << first);
  return s;
}

/** The seats that are asked, a bit each; none when the game is over. */
export function askedSeatsOfPacked(s: PackedState): number {
  return s[ASKED]!;
}

/** How many legal moves the seat has. A move is its index in the rules' list of moves. */
export function moveCountOfPacked(s: PackedState, seat: number): number {
  switch (s[PHASE]) {
    case ANNOUNCE:
      return ACTION_COUNTS[actionRow(s, seat)]!;
    case BLOCK: // of foreign aid several seats may be asked, who may also pass openly
      return s[ACTION] === STEAL || (s[ACTION] === FOREIGN_AID && hasThreeSeats(s[ALIVE]!)) ? 3 : 2;
    case SHOW:
      return hasCharacter(s, seat, s[CLAIM]!) ? 2 : 1;
    case LOSE: {
      const hand = s[HANDS + seat]!;
      return (hand & 7) === hand >> 3 ? 1 : 2;
    }
    case KEEP:
      return exchangesOf(s)[exchangeKey(s) + 7]!;
    default: // pass, challenge, or where several seats are asked: pass openly
      return hasThreeSeats(s[ALIVE]!) ? 3 : 2;
  }
}

/** Carries out a move, in place. */
export function applyPacked(s: PackedState, seat: number, move: number, chance: Chance): void {
  switch (s[PHASE]) {
    case ANNOUNCE:
      return announce(s, ACTION_CHOICES[(actionRow(s, seat) << 5) | move]!, chance);
    case CHALLENGE:
      return applyChallengeMove(s, seat, move, chance);
    case BLOCK:
      return applyBlockMove(s, seat, move, chance);
    case SHOW:
      if (move === 0 && hasCharacter(s, seat, s[CLAIM]!)) return lose(s, s[CHALLENGER]!, DOUBTED, chance);
      return expose(s, chance);
    case LOSE:
      s[HANDS + seat] = ((s[HANDS + seat]! >> (move === 1 ? 0 : 3)) & 7) | ONE_CARD;
      return afterLoss(s, chance);
    default:
      return applyExchange(s, move);
  }
}

export function turnsOfPacked(s: PackedState): number {
  return s[TURNS]!;
}

/** Who is left, a bit each: at the end the winner, or several after the turn limit. */
export function livingSeatsOfPacked(s: PackedState): number {
  return s[ALIVE]!;
}

/** Plays a whole game like `playRandomGame`. */
export function playPacked(seats: number, chance: Chance): { state: PackedState; moves: number } {
  const state = setupPacked(seats, chance);
  for (let moves = 0; ; moves++) {
    const asked = askedSeatsOfPacked(state);
    if (asked === 0) return { state, moves };
    const seat = lowestSeat(asked);
    applyPacked(state, seat, chance.below(moveCountOfPacked(state, seat)), chance);
  }
}

// A turn: announce, challenge, block, take effect.

function announce(s: PackedState, choice: number, chance: Chance): void {
  const action = choice & 7;
  const turn = s[TURN]!;
  s[ACTION] = action;
  s[TARGET] = choice >> 3;
  s[COINS + turn]! -= COSTS[action]!;
  s[TREASURY]! += COSTS[action]!;
  s[CLAIMANT] = turn;
  s[CLAIM] = CLAIMS[action]!;
  s[BLOCKS] = 0;
  if (CLAIMS[action] === UNCLAIMED) return askForBlocks(s, chance);
  setDecision(s, CHALLENGE, s[ALIVE]! & ~(1 << turn));
}

function applyChallengeMove(s: PackedState, seat: number, move: number, chance: Chance): void {
  const asked = s[ASKED]! & ~(1 << seat);
  const raised = move === 1 ? s[RAISED]! | (1 << seat) : s[RAISED]!;
  s[ASKED] = asked;
  s[RAISED] = raised;
  const claimant = s[CLAIMANT]!;
  // The first challenge clockwise counts: wait while a seat before it has not moved.
  if (asked !== 0 && (raised === 0 || (1 << firstAfter(raised | asked, claimant)) & asked)) return;
  if (raised !== 0) {
    s[CHALLENGER] = firstAfter(raised, claimant);
    return setDecision(s, SHOW, 1 << claimant);
  }
  return claimant === s[TURN] ? askForBlocks(s, chance) : endTurn(s);
}

function askForBlocks(s: PackedState, chance: Chance): void {
  const action = s[ACTION]!;
  const alive = s[ALIVE]!;
  const isAimed = action === STEAL || action === ASSASSINATE;
  const blockers = action === FOREIGN_AID ? alive & ~(1 << s[TURN]!) : isAimed ? alive & (1 << s[TARGET]!) : 0;
  if (blockers === 0) return takeEffect(s, chance);
  setDecision(s, BLOCK, blockers);
}

function applyBlockMove(s: PackedState, seat: number, move: number, chance: Chance): void {
  s[ASKED]! &= ~(1 << seat);
  if (move !== 0 && (move === 1 || s[ACTION] === STEAL)) {
    s[BLOCKS]! |= 1 << seat;
    s[BLOCK_AS] = s[ACTION] === STEAL ? move + 1 : s[ACTION] === ASSASSINATE ? CONTESSA : 0;
  }
  if (s[ASKED] === 0) nextBlock(s, chance);
}

function nextBlock(s: PackedState, chance: Chance): void {
  const blocks = s[BLOCKS]!;
  if (blocks === 0) return takeEffect(s, chance);
  const blocker = firstAfter(blocks, s[TURN]!);
  s[CLAIMANT] = blocker;
  s[CLAIM] = s[BLOCK_AS]!;
  setDecision(s, CHALLENGE, s[ALIVE]! & ~(1 << blocker));
}

function takeEffect(s: PackedState, chance: Chance): void {
  const action = s[ACTION]!;
  const turn = s[TURN]!;
  const target = s[TARGET]!;
  if (action === EXCHANGE) {
    s[DRAWN] = drawCard(s, chance);
    s[DRAWN + 1] = drawCard(s, chance);
    return setDecision(s, KEEP, 1 << turn);
  }
  if (action === COUP || action === ASSASSINATE) {
    return s[ALIVE]! & (1 << target) ? lose(s, target, BY_ACTION, chance) : endTurn(s);
  }
  const from = action === STEAL ? COINS + target : TREASURY;
  const taken = Math.min(TAKES[action]!, s[from]!);
  s[from]! -= taken;
  s[COINS + turn]! += taken;
  endTurn(s);
}

function applyExchange(s: PackedState, move: number): void {
  const result = exchangesOf(s)[exchangeKey(s) + move]!;
  s[HANDS + s[TURN]!] = result & 0x3f;
  putUnderDeck(s, (result >> 6) & 7);
  putUnderDeck(s, result >> 9);
  endTurn(s);
}

function endTurn(s: PackedState): void {
  const alive = s[ALIVE]!;
  if ((alive & (1 << s[TARGET]!)) === 0) forfeit(s, s[TARGET]!); // a theft has been paid before
  s[TURNS]!++;
  if (s[TURNS] === TURN_LIMIT) return setDecision(s, OVER, 0);
  s[TURN] = firstAfter(alive, s[TURN]!);
  setDecision(s, ANNOUNCE, 1 << s[TURN]!);
}

// Challenged claims, and lost cards.

function expose(s: PackedState, chance: Chance): void {
  const claimant = s[CLAIMANT]!;
  if (claimant === s[TURN]) {
    const cost = COSTS[s[ACTION]!]!;
    s[COINS + claimant]! += cost;
    s[TREASURY]! -= cost;
  } else {
    s[BLOCKS]! &= ~(1 << claimant);
  }
  lose(s, claimant, CAUGHT, chance);
}

function lose(s: PackedState, seat: number, why: number, chance: Chance): void {
  s[LOSS] = why;
  if (s[HANDS + seat]! < ONE_CARD) return setDecision(s, LOSE, 1 << seat);
  const alive = s[ALIVE]! & ~(1 << seat);
  s[ALIVE] = alive;
  if (s[ACTION] !== STEAL || s[TARGET] !== seat) forfeit(s, seat);
  if ((alive & (alive - 1)) === 0) return setDecision(s, OVER, 0);
  afterLoss(s, chance);
}

function forfeit(s: PackedState, seat: number): void {
  s[TREASURY]! += s[COINS + seat]!;
  s[COINS + seat] = 0;
}

function afterLoss(s: PackedState, chance: Chance): void {
  if (s[LOSS] === BY_ACTION) return endTurn(s);
  const isBlock = s[CLAIMANT] !== s[TURN];
  if (s[LOSS] === CAUGHT) return isBlock ? nextBlock(s, chance) : endTurn(s);
  replaceProven(s, chance);
  return isBlock ? endTurn(s) : askForBlocks(s, chance);
}

function replaceProven(s: PackedState, chance: Chance): void {
  const hand = HANDS + s[CLAIMANT]!;
  const held = s[hand]!;
  putUnderDeck(s, s[CLAIM]!);
  const card = drawCard(s, chance);
  s[hand] = (held & 7) === s[CLAIM] ? (held & 0x38) | card : (held & 7) | (card << 3);
}

// Access to the array.

function setDecision(s: PackedState, phase: number, seats: number): void {
  s[PHASE] = phase;
  s[ASKED] = seats;
  s[RAISED] = 0;
}

/** Row of the seat in the tables of legal actions. */
function actionRow(s: PackedState, seat: number): number {
  return ((s[ALIVE]! & ~(1 << seat)) << 2) | PURSES[s[COINS + seat]!]!;
}

function hasCharacter(s: PackedState, seat: number, character: number): boolean {
  const hand = s[HANDS + seat]!;
  return (hand & 7) === character || hand >> 3 === character;
}

function exchangesOf(s: PackedState): Uint16Array {
  return s[HANDS + s[TURN]!]! >= ONE_CARD ? EXCHANGES_OF_ONE : EXCHANGES_OF_TWO;
}

function exchangeKey(s: PackedState): number {
  const hand = s[HANDS + s[TURN]!]!;
  const own = hand >= ONE_CARD ? hand & 7 : (hand & 7) * CHARACTERS + (hand >> 3);
  return ((own * CHARACTERS + s[DRAWN]!) * CHARACTERS + s[DRAWN + 1]!) * 8;
}

function putUnderDeck(s: PackedState, card: number): void {
  const bottom = (s[BOTTOM]! - 1) & RING;
  s[BOTTOM] = bottom;
  s[SIZE]!++;
  s[DECK + bottom] = card;
}

function drawCard(s: PackedState, chance: Chance): number {
  const size = s[SIZE]!;
  const top = s[BOTTOM]! + size - 1;
  const place = DECK + ((top - chance.below(size)) & RING);
  const card = s[place]!;
  s[place] = s[DECK + (top & RING)]!;
  s[SIZE] = size - 1;
  return card;
}

/** Are there at least three in the mask? */
function hasThreeSeats(mask: number): boolean {
  const rest = mask & (mask - 1);
  return (rest & (rest - 1)) !== 0;
}

function lowestSeat(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The first seat of a mask that is not empty, clockwise from `origin`. */
function firstAfter(mask: number, origin: number): number {
  const later = mask & (-2 << origin);
  return lowestSeat(later === 0 ? mask : later);
}
