// What goes on while this screen is not asked, in a sentence or two and the open question; and who is awaited.

import type { Seat } from '@kuluary/kernel/game';
import { isAsked, who, whom } from '@kuluary/texts/reader';
import type { Loss } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { bareAnswer } from '../texts/answer.ts';
import { ending } from '../texts/ending.ts';
import { blockOf, claimInQuestion, planOf } from '../texts/question.ts';
import { card, claimed, people, type Reader, tell } from '../texts/reader.ts';
import { word } from './words.ts';

export interface Happening {
  readonly told: string; // what has been said so far; may be empty
  readonly open: string; // what is open
}

export function happening(reader: Reader, view: View): Happening {
  if (view.outcome) return { told: '', open: ending(reader, view.outcome) };
  return { told: toldSoFar(reader, view), open: openQuestion(reader, view) };
}

function toldSoFar(reader: Reader, view: View): string {
  const parts = [planOf(reader, view)];
  if (view.block) parts.push(blockOf(reader, view, view.block));
  if (view.challenger !== null) parts.push(doubt(reader, view, view.challenger));
  if (view.loss !== null) parts.push(result(reader, view, view.loss));
  return parts.filter((part) => part !== undefined).join(' ');
}

function doubt(reader: Reader, view: View, challenger: Seat): string {
  const claimant = view.block?.seat ?? view.turn;
  const claim = claimed(reader, claimInQuestion(view));
  return tell(reader, 'event.challenged', who(reader, challenger), whom(reader, claimant), claim);
}

/** Why somebody loses a card: what was announced and doubted has been told already. */
function result(reader: Reader, view: View, loss: Loss): string | undefined {
  const claimant = who(reader, view.block?.seat ?? view.turn);
  switch (loss) {
    case 'coup':
      return undefined;
    case 'assassination':
      return word(reader, 'now.struck');
    case 'caught-acting':
    case 'caught-blocking':
      return tell(reader, 'event.not-shown', claimant, claimed(reader, claimInQuestion(view)));
    case 'doubted-action':
    case 'doubted-block':
      return tell(reader, 'event.shown', claimant, card(reader, claimInQuestion(view)));
  }
}

function openQuestion(reader: Reader, view: View): string {
  const one = view.waitingFor[0] ?? view.turn; // most questions are put to one seat
  switch (view.decision) {
    case 'challenge':
    case 'challenge-block':
      return word(reader, isForOne(view) ? `now.${view.decision}.one` : `now.${view.decision}`, who(reader, one));
    case 'block':
      if (view.waitingFor.length !== 1 || (view.target !== one && !isForOne(view))) return word(reader, 'now.block');
      return word(reader, 'now.block.target', whom(reader, one));
    case 'pick':
      return word(reader, view.answer === null ? 'now.pick.both' : 'now.pick');
    case null:
      return '';
    default:
      return word(reader, `now.${view.decision}`, who(reader, one));
  }
}

/** Two are left, so only one can be asked. How many are still awaited says less: the others may have doubted. */
function isForOne({ hands }: View): boolean {
  return hands.filter((hand) => hand.length > 0).length === 2;
}

/** The viewer's own sealed answer, while others still think. */
export function ownAnswer(reader: Reader, view: View): string | undefined {
  if (view.answer === null) return undefined;
  return word(reader, 'now.answer', { answer: bareAnswer(reader, view, view.answer) });
}

/** Why nothing is ever asked here. */
export function onlooker(reader: Reader, view: View): string | undefined {
  if (view.outcome) return undefined;
  if (view.viewer === 'spectator') return word(reader, 'now.watching');
  const isOut = view.hands[view.viewer]!.length === 0 && view.faceUp[view.viewer]!.length > 0;
  return isOut ? word(reader, 'now.out') : undefined;
}

const LONGEST = 32; // letters that fit on the plaque's edge on the smallest phone

/** Who is awaited: all by name where there is room for them. */
export function awaited(reader: Reader, view: View): string {
  const all = awaitedInFull(reader, view);
  const ordered = viewerFirst(view);
  if (all.length <= LONGEST || ordered.length <= 1) return all;
  return word(reader, 'waiting.more', people(reader, ordered.slice(0, 1)), { count: ordered.length - 1 });
}

/** Everybody who is awaited, for whoever asks. */
export function awaitedInFull(reader: Reader, view: View): string {
  const { waitingFor, decision } = view;
  if (waitingFor.length === 0) return word(reader, 'waiting.over');
  if (waitingFor.length > 1) return word(reader, 'waiting.names', people(reader, viewerFirst(view)));
  if (!isAsked(view)) return word(reader, 'waiting.one', people(reader, waitingFor));
  return word(reader, decision === 'action' ? 'waiting.turn' : 'waiting.you');
}

function viewerFirst({ waitingFor, viewer }: View): readonly Seat[] {
  return [...waitingFor].sort((a, b) => Number(b === viewer) - Number(a === viewer));
}
