// The last lost card and its reason, from the public history: for the end screen.

import { ACTIONS } from '../rules/actions-and-blocks.ts';
import { characterName } from '../rules/characters.ts';
import type { Event } from '../rules/events.ts';
import { type HistoryEntry, unpackHistoryEntry } from '../rules/history.ts';
import type { LossReason } from '../rules/state.ts';

type LostEvent = Extract<Event, { type: 'lost' }>;

/** undefined when no card was lost. */
export function lastLoss(history: readonly number[]): LostEvent | undefined {
  const entries = history.map(unpackHistoryEntry);
  const at = entries.findLastIndex(({ kind }) => kind === 'lost');
  const lost = entries[at];
  if (!lost) return undefined;
  const why = lossReasonOf(entries.slice(0, at), lost);
  return { type: 'lost', seat: lost.seat, card: characterName(lost.value), why };
}

/** A loss by a challenge follows it at once; any other loss is the action's effect. */
function lossReasonOf(before: readonly HistoryEntry[], lost: HistoryEntry): LossReason {
  const announced = before.findLastIndex(({ kind }) => kind === 'announced');
  const turn = before.slice(announced);
  const last = turn.findLast(({ kind }) => kind !== 'replaced');
  const isBlock = last !== undefined && last.seat !== turn[0]?.seat; // only blockers claim besides the actor
  if (last?.kind === 'not-shown' && last.seat === lost.seat) return isBlock ? 'caught-blocking' : 'caught-acting';
  if (last?.kind === 'shown' && last.otherSeat === lost.seat) return isBlock ? 'doubted-block' : 'doubted-action';
  return ACTIONS[turn[0]?.value ?? 0] === 'coup' ? 'coup' : 'assassination';
}
