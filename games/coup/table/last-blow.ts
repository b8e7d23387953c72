// How a game was decided, read off the history that everybody saw.

import { ACTIONS } from '../rules/actions.ts';
import { characterName } from '../rules/characters.ts';
import type { Event } from '../rules/events.ts';
import { type Recorded, readHappening } from '../rules/history.ts';
import type { Loss } from '../rules/state.ts';

type Lost = Extract<Event, { type: 'lost' }>;

/** The last card that was lost, and why; undefined when none was. */
export function lastBlow(history: readonly number[]): Lost | undefined {
  const records = history.map(readHappening);
  const at = records.findLastIndex(({ happening }) => happening === 'lost');
  const lost = records[at];
  if (!lost) return undefined;
  const why = reasonOf(records.slice(0, at), lost);
  return { type: 'lost', seat: lost.seat, card: characterName(lost.what), why };
}

/** A dispute costs its card at once; a loss that follows no dispute is the action's own doing. */
function reasonOf(before: readonly Recorded[], lost: Recorded): Loss {
  const announced = before.findLastIndex(({ happening }) => happening === 'announced');
  const turn = before.slice(announced);
  const last = turn.findLast(({ happening }) => happening !== 'replaced');
  const isBlock = last !== undefined && last.seat !== turn[0]?.seat; // whoever claims besides the actor, blocks
  if (last?.happening === 'not-shown' && last.seat === lost.seat) return isBlock ? 'caught-blocking' : 'caught-acting';
  if (last?.happening === 'shown' && last.other === lost.seat) return isBlock ? 'doubted-block' : 'doubted-action';
  return ACTIONS[turn[0]?.what ?? 0] === 'coup' ? 'coup' : 'assassination';
}
