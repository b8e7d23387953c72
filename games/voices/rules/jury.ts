// Tokens on the jurors, and the influence tokens beside them.

import { shuffle } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import type { State, Table, Token } from './state.ts';
import { FACES, type Face, JURORS, type Verdict } from './vocabulary.ts';

export function tokensOf(state: State, token: Verdict): number[] {
  return token === 'guilt' ? state.guilt : state.innocence;
}

export function put(table: Table, seat: Seat, token: Verdict, juror: number, n: number): void {
  if (n === 0) return;
  tokensOf(table.state, token)[juror]! += n;
  table.events?.all({ type: 'put', seat, token, juror: JURORS[juror]!, n });
}

/** As many as there are. */
export function remove(table: Table, seat: Seat, token: Verdict, juror: number, wanted: number): void {
  const tokens = tokensOf(table.state, token);
  const n = Math.min(wanted, tokens[juror]!);
  if (n === 0) return;
  tokens[juror]! -= n;
  table.events?.all({ type: 'removed', seat, token, juror: JURORS[juror]!, n });
}

export function shift(table: Table, seat: Seat, token: Verdict, juror: number, to: number): void {
  const tokens = tokensOf(table.state, token);
  if (tokens[juror] === 0) return;
  tokens[juror]!--;
  tokens[to]!++;
  table.events?.all({ type: 'shifted', seat, token, juror: JURORS[juror]!, to: JURORS[to]! });
}

export function turn(table: Table, seat: Seat, token: Verdict, juror: number): void {
  const tokens = tokensOf(table.state, token);
  if (tokens[juror] === 0) return;
  tokens[juror]!--;
  tokensOf(table.state, token === 'guilt' ? 'innocence' : 'guilt')[juror]!++;
  table.events?.all({ type: 'turned', seat, token, juror: JURORS[juror]! });
}

/** So many faces from the supply; fewer where there are no more at all. */
function take({ state, chance, events }: Table, wanted: number): number[] {
  const faces: number[] = [];
  while (faces.length < wanted) {
    if (state.supply.length === 0) {
      if (state.discarded.length === 0) break;
      state.supply = state.discarded.map(({ face }) => face).sort((a, b) => a - b);
      state.returned = state.discarded;
      state.discarded = [];
      shuffle(state.supply, chance);
      events?.all({ type: 'shuffled', what: 'influence' });
    }
    faces.push(state.supply.pop()!);
  }
  return faces;
}

/** Nobody looks. */
export function putBlind(table: Table, seat: Seat, juror: number, wanted: number): void {
  const faces = take(table, wanted);
  if (faces.length === 0) return;
  for (const face of faces) table.state.stacks[juror]!.push({ face, seen: [], isPublic: false });
  table.events?.all({ type: 'influence', seat, juror: JURORS[juror]!, n: faces.length, isBlind: true });
}

/** What a seat has drawn and looked at. */
export function drawInfluence(table: Table, seat: Seat, wanted: number): void {
  const { state, events } = table;
  state.drawn = take(table, wanted).sort((a, b) => a - b);
  if (state.drawn.length === 0) return;
  events?.all({ type: 'drew-influence', seat, n: state.drawn.length });
  events?.only(seat, { type: 'saw', faces: state.drawn.map(named), juror: null });
}

/** Some of them go to the jurors, the rest is discarded face down. */
export function keep(table: Table, seat: Seat, chosen: readonly Face[], juror: number): void {
  const { state, chance, events } = table;
  const rest = state.drawn.slice();
  const faces = chosen.slice();
  shuffle(faces, chance); // which one lies on top tells nothing about the other
  for (const face of faces) {
    rest.splice(rest.indexOf(FACES.indexOf(face)), 1);
    state.stacks[juror]!.push({ face: FACES.indexOf(face), seen: [seat], isPublic: false });
  }
  for (const face of rest) state.discarded.push({ face, seen: [seat], isPublic: false });
  state.drawn = [];
  events?.all({ type: 'influence', seat, juror: JURORS[juror]!, n: faces.length, isBlind: false });
  events?.only(seat, { type: 'kept', faces, juror: JURORS[juror]! });
}

export function peek({ state, events }: Table, seat: Seat, juror: number, wanted: number): void {
  const stack = state.stacks[juror]!;
  const from = Math.max(0, stack.length - wanted);
  const faces = stack.slice(from).map(({ face }) => named(face));
  if (faces.length === 0) return;
  for (let i = from; i < stack.length; i++) stack[i] = seenBy(stack[i]!, seat);
  events?.all({ type: 'peeked', seat, juror: JURORS[juror]!, n: faces.length });
  events?.only(seat, { type: 'saw', faces: faces.reverse(), juror: JURORS[juror]! });
}

function seenBy(token: Token, seat: Seat): Token {
  if (token.seen.includes(seat)) return token;
  return { ...token, seen: [...token.seen, seat].sort((a, b) => a - b) };
}

export function discardTop({ state, events }: Table, seat: Seat, juror: number): void {
  const token = state.stacks[juror]!.pop();
  if (!token) return;
  state.discarded.push(token);
  events?.all({ type: 'discarded-influence', seat, juror: JURORS[juror]! });
}

export function shiftTop({ state, events }: Table, seat: Seat, juror: number, to: number): void {
  const token = state.stacks[juror]!.pop();
  if (!token) return;
  state.stacks[to]!.push(token);
  events?.all({ type: 'shifted-influence', seat, juror: JURORS[juror]!, to: JURORS[to]! });
}

/** It is turned over for all to see. What it says is put there, and it is discarded. */
export function reveal(table: Table, seat: Seat, juror: number): void {
  const { state, events } = table;
  const token = state.stacks[juror]!.pop();
  if (!token) return;
  const face = named(token.face);
  state.discarded.push({ ...token, isPublic: true });
  events?.all({ type: 'revealed', seat, juror: JURORS[juror]!, face });
  if (face !== 'blank') put(table, seat, face, juror, 1);
}

const named = (face: number): Face => FACES[face]!;
