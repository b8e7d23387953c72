// The status line, for a viewer who is not asked: what was announced and which decision is pending; and who has to move.

import type { Seat } from '@kuluary/kernel/game';
import { isViewerAsked, subjectArguments, targetArguments } from '@kuluary/texts/reader';
import type { LossReason } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type CoupReader, cardValues, claimValues, messageFor, seatNameValues } from '../texts/message-values.ts';
import { plainMoveText } from '../texts/move-text.ts';
import { outcomeText } from '../texts/outcome-text.ts';
import { blockText, characterInQuestion, currentAnnouncement } from '../texts/prompt.ts';
import { tableText } from './words.ts';

interface StatusLine {
  readonly before: string; // what was announced so far; may be empty
  readonly pending: string; // the pending decision
}

export function statusLine(reader: CoupReader, view: View): StatusLine {
  if (view.outcome) return { before: '', pending: outcomeText(reader, view.outcome) };
  return { before: announcedSoFar(reader, view), pending: pendingDecisionText(reader, view) };
}

function announcedSoFar(reader: CoupReader, view: View): string {
  const parts = [currentAnnouncement(reader, view)];
  if (view.block) parts.push(blockText(reader, view, view.block));
  if (view.challenger !== null) parts.push(challengeText(reader, view, view.challenger));
  if (view.loss !== null) parts.push(lossResultText(reader, view, view.loss));
  return parts.filter((part) => part !== undefined).join(' ');
}

function challengeText(reader: CoupReader, view: View, challenger: Seat): string {
  const claimant = view.block?.seat ?? view.turn;
  const claim = claimValues(reader, characterInQuestion(view));
  return messageFor(
    reader,
    'event.challenged',
    subjectArguments(reader, challenger),
    targetArguments(reader, claimant),
    claim,
  );
}

/** Why a seat loses a card; the announcement and the challenge stand before it. */
function lossResultText(reader: CoupReader, view: View, loss: LossReason): string | undefined {
  const claimant = subjectArguments(reader, view.block?.seat ?? view.turn);
  switch (loss) {
    case 'coup':
      return undefined;
    case 'assassination':
      return tableText(reader, 'now.struck');
    case 'caught-acting':
    case 'caught-blocking':
      return messageFor(reader, 'event.not-shown', claimant, claimValues(reader, characterInQuestion(view)));
    case 'doubted-action':
    case 'doubted-block':
      return messageFor(reader, 'event.shown', claimant, cardValues(reader, characterInQuestion(view)));
  }
}

function pendingDecisionText(reader: CoupReader, view: View): string {
  const seat = view.waitingFor[0] ?? view.turn; // most decisions are of one seat
  switch (view.decision) {
    case 'challenge':
    case 'challenge-block':
      return tableText(
        reader,
        areTwoSeatsLeft(view) ? `now.${view.decision}.one` : `now.${view.decision}`,
        subjectArguments(reader, seat),
      );
    case 'block':
      if (view.waitingFor.length !== 1 || (view.target !== seat && !areTwoSeatsLeft(view)))
        return tableText(reader, 'now.block');
      return tableText(reader, 'now.block.target', targetArguments(reader, seat));
    case 'pick':
      return tableText(reader, view.answer === null ? 'now.pick.both' : 'now.pick');
    case null:
      return '';
    default:
      return tableText(reader, `now.${view.decision}`, subjectArguments(reader, seat));
  }
}

/** With two seats left only one can be asked. `waitingFor` would not tell: others may have moved already. */
function areTwoSeatsLeft({ hands }: View): boolean {
  return hands.filter((hand) => hand.length > 0).length === 2;
}

/** The viewer's own sealed move, while the window is open. */
export function ownSealedMoveText(reader: CoupReader, view: View): string | undefined {
  if (view.answer === null) return undefined;
  return tableText(reader, 'now.answer', { answer: plainMoveText(reader, view, view.answer) });
}

/** Why this viewer has no decisions. */
export function spectatorNote(reader: CoupReader, view: View): string | undefined {
  if (view.outcome) return undefined;
  if (view.viewer === 'spectator') return tableText(reader, 'now.watching');
  const isOut = view.hands[view.viewer]!.length === 0 && view.faceUp[view.viewer]!.length > 0;
  return isOut ? tableText(reader, 'now.out') : undefined;
}

const MAX_WAITING_LETTERS = 32; // fit on the panel's edge on the smallest phone

/** Who has to move: all by name where there is space. */
export function waitingText(reader: CoupReader, view: View): string {
  const all = fullWaitingText(reader, view);
  const ordered = viewerFirst(view);
  if (all.length <= MAX_WAITING_LETTERS || ordered.length <= 1) return all;
  return tableText(reader, 'waiting.more', seatNameValues(reader, ordered.slice(0, 1)), { count: ordered.length - 1 });
}

/** Who has to move, all by name. */
export function fullWaitingText(reader: CoupReader, view: View): string {
  const { waitingFor, decision } = view;
  if (waitingFor.length === 0) return tableText(reader, 'waiting.over');
  if (waitingFor.length > 1) return tableText(reader, 'waiting.names', seatNameValues(reader, viewerFirst(view)));
  if (!isViewerAsked(view)) return tableText(reader, 'waiting.one', seatNameValues(reader, waitingFor));
  return tableText(reader, decision === 'action' ? 'waiting.turn' : 'waiting.you');
}

function viewerFirst({ waitingFor, viewer }: View): readonly Seat[] {
  return [...waitingFor].sort((a, b) => Number(b === viewer) - Number(a === viewer));
}
