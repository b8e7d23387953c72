// Changes the guilt, innocence and influence tokens of the jurors.

import { shuffle } from '@kuluary/kernel/chance';
import type { Seat } from '@kuluary/kernel/game';
import type { InfluenceToken, RulesContext, State } from './state.ts';
import { INFLUENCE_FACES, type InfluenceFace, JUROR_TYPES, type VerdictToken } from './vocabulary.ts';

export function verdictTokens(state: State, token: VerdictToken): number[] {
  return token === 'guilt' ? state.guilt : state.innocence;
}

export function putTokens(context: RulesContext, seat: Seat, token: VerdictToken, juror: number, n: number): void {
  if (n === 0) return;
  verdictTokens(context.state, token)[juror]! += n;
  context.eventSink?.all({ type: 'put', seat, token, juror: JUROR_TYPES[juror]!, n });
}

/** At most as many as there are. */
export function removeTokens(
  context: RulesContext,
  seat: Seat,
  token: VerdictToken,
  juror: number,
  wanted: number,
): void {
  const tokens = verdictTokens(context.state, token);
  const n = Math.min(wanted, tokens[juror]!);
  if (n === 0) return;
  tokens[juror]! -= n;
  context.eventSink?.all({ type: 'removed', seat, token, juror: JUROR_TYPES[juror]!, n });
}

export function moveToken(context: RulesContext, seat: Seat, token: VerdictToken, juror: number, to: number): void {
  const tokens = verdictTokens(context.state, token);
  if (tokens[juror] === 0) return;
  tokens[juror]!--;
  tokens[to]!++;
  context.eventSink?.all({ type: 'shifted', seat, token, juror: JUROR_TYPES[juror]!, to: JUROR_TYPES[to]! });
}

export function flipToken(context: RulesContext, seat: Seat, token: VerdictToken, juror: number): void {
  const tokens = verdictTokens(context.state, token);
  if (tokens[juror] === 0) return;
  tokens[juror]!--;
  verdictTokens(context.state, token === 'guilt' ? 'innocence' : 'guilt')[juror]!++;
  context.eventSink?.all({ type: 'turned', seat, token, juror: JUROR_TYPES[juror]! });
}

/** Draws faces from the supply, refilled from the discard; fewer if both run out. */
function takeFromSupply({ state, chance, eventSink }: RulesContext, wanted: number): number[] {
  const faces: number[] = [];
  while (faces.length < wanted) {
    if (state.supply.length === 0) {
      if (state.discarded.length === 0) break;
      state.supply = state.discarded.map(({ face }) => face).sort((a, b) => a - b);
      state.returned = state.discarded;
      state.discarded = [];
      shuffle(state.supply, chance);
      eventSink?.all({ type: 'shuffled', what: 'influence' });
    }
    faces.push(state.supply.pop()!);
  }
  return faces;
}

export function putUnseenInfluence(context: RulesContext, seat: Seat, juror: number, wanted: number): void {
  const faces = takeFromSupply(context, wanted);
  if (faces.length === 0) return;
  for (const face of faces) context.state.stacks[juror]!.push({ face, seen: [], isPublic: false });
  context.eventSink?.all({ type: 'influence', seat, juror: JUROR_TYPES[juror]!, n: faces.length, isBlind: true });
}

/** The seat draws tokens and looks at them. */
export function drawInfluence(context: RulesContext, seat: Seat, wanted: number): void {
  const { state, eventSink } = context;
  state.drawn = takeFromSupply(context, wanted).sort((a, b) => a - b);
  if (state.drawn.length === 0) return;
  eventSink?.all({ type: 'drew-influence', seat, n: state.drawn.length });
  eventSink?.only(seat, { type: 'saw', faces: state.drawn.map(faceName), juror: null });
}

/** Puts some of the drawn tokens on a type, the last one on top; the rest is discarded face down. */
export function placeDrawnInfluence(
  context: RulesContext,
  seat: Seat,
  faces: readonly InfluenceFace[],
  juror: number,
): void {
  const { state, eventSink } = context;
  const rest = state.drawn.slice();
  for (const face of faces) {
    rest.splice(rest.indexOf(INFLUENCE_FACES.indexOf(face)), 1);
    state.stacks[juror]!.push({ face: INFLUENCE_FACES.indexOf(face), seen: [seat], isPublic: false });
  }
  for (const face of rest) state.discarded.push({ face, seen: [seat], isPublic: false });
  state.drawn = [];
  eventSink?.all({ type: 'influence', seat, juror: JUROR_TYPES[juror]!, n: faces.length, isBlind: false });
  eventSink?.only(seat, { type: 'kept', faces, juror: JUROR_TYPES[juror]! });
}

export function peekInfluence({ state, eventSink }: RulesContext, seat: Seat, juror: number, wanted: number): void {
  const stack = state.stacks[juror]!;
  const from = Math.max(0, stack.length - wanted);
  const faces = stack.slice(from).map(({ face }) => faceName(face));
  if (faces.length === 0) return;
  for (let i = from; i < stack.length; i++) stack[i] = markSeenBy(stack[i]!, seat);
  eventSink?.all({ type: 'peeked', seat, juror: JUROR_TYPES[juror]!, n: faces.length });
  eventSink?.only(seat, { type: 'saw', faces: faces.reverse(), juror: JUROR_TYPES[juror]! });
}

function markSeenBy(token: InfluenceToken, seat: Seat): InfluenceToken {
  if (token.seen.includes(seat)) return token;
  return { ...token, seen: [...token.seen, seat].sort((a, b) => a - b) };
}

export function discardTopInfluence({ state, eventSink }: RulesContext, seat: Seat, juror: number): void {
  const token = state.stacks[juror]!.pop();
  if (!token) return;
  state.discarded.push(token);
  eventSink?.all({ type: 'discarded-influence', seat, juror: JUROR_TYPES[juror]! });
}

export function moveTopInfluence({ state, eventSink }: RulesContext, seat: Seat, juror: number, to: number): void {
  const token = state.stacks[juror]!.pop();
  if (!token) return;
  state.stacks[to]!.push(token);
  eventSink?.all({ type: 'shifted-influence', seat, juror: JUROR_TYPES[juror]!, to: JUROR_TYPES[to]! });
}

/** Turns the top token over publicly, puts the verdict token that it shows, and discards it. */
export function revealTopInfluence(context: RulesContext, seat: Seat, juror: number): void {
  const { state, eventSink } = context;
  const token = state.stacks[juror]!.pop();
  if (!token) return;
  const face = faceName(token.face);
  state.discarded.push({ ...token, isPublic: true });
  eventSink?.all({ type: 'revealed', seat, juror: JUROR_TYPES[juror]!, face });
  if (face !== 'blank') putTokens(context, seat, face, juror, 1);
}

const faceName = (face: number): InfluenceFace => INFLUENCE_FACES[face]!;
