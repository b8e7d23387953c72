// A note on a move that a player might look for and cannot make now, with the rule; and the rule of each decision.

import type { Seat } from '@kuluary/kernel/game';
import { isViewerAsked } from '@kuluary/texts/reader';
import type { DecisionKind } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { actionValues, type CoupReader, claimValues } from '../texts/message-values.ts';
import { characterInQuestion } from '../texts/prompt.ts';
import { ACTION_RULE_IDS } from '../texts/rulebook/rule-ids.ts';
import { announcedActionRule, mayBlock, mustCoup, viewerHolds } from './view-queries.ts';
import { tableText } from './words.ts';

export interface UnavailableMoveNote {
  readonly text: string;
  readonly rule: string; // its id in the game's README
}

export function unavailableMoveNote(reader: CoupReader, view: View): UnavailableMoveNote | undefined {
  if (view.viewer === 'spectator' || view.decision === null) return undefined;
  if (!isViewerAsked(view)) return bystanderNote(reader, view, view.viewer);
  switch (view.decision) {
    case 'action':
      return mustCoup(view) ? mustCoupNote(reader, view) : undefined;
    case 'challenge':
      return blockingNote(reader, view, view.viewer);
    case 'block':
      return announcedActionRule(view)!.anyoneMayBlock
        ? { text: tableText(reader, 'cannot.doubt.no-claim'), rule: 'C7' }
        : { text: tableText(reader, 'cannot.doubt.late'), rule: 'C19' };
    case 'show':
      return proofNote(reader, view);
    case 'lose':
      return view.loss === 'coup' ? unblockableNote(reader, view) : undefined;
    default:
      return undefined;
  }
}

/** Why a living seat is not asked while others are. */
function bystanderNote(reader: CoupReader, view: View, viewer: Seat): UnavailableMoveNote | undefined {
  if (view.hands[viewer]!.length === 0) return undefined;
  if (view.decision !== 'block' || viewer === view.turn || mayBlock(view, viewer)) return undefined;
  return { text: tableText(reader, 'cannot.block.not-you'), rule: 'C20' };
}

function blockingNote(reader: CoupReader, view: View, viewer: Seat): UnavailableMoveNote {
  if (announcedActionRule(view)!.blockedBy.length === 0) return unblockableNote(reader, view);
  if (mayBlock(view, viewer)) return { text: tableText(reader, 'cannot.block.yet'), rule: 'C19' };
  return { text: tableText(reader, 'cannot.block.not-you'), rule: 'C20' };
}

function unblockableNote(reader: CoupReader, view: View): UnavailableMoveNote {
  return { text: tableText(reader, 'cannot.block', actionValues(reader, view.action!)), rule: ruleIdOfAction(view) };
}

function proofNote(reader: CoupReader, view: View): UnavailableMoveNote | undefined {
  const claim = characterInQuestion(view);
  if (viewerHolds(view, claim)) return undefined;
  const rule = view.block === null ? 'C16' : 'C22'; // a failed block does not end the turn
  return { text: tableText(reader, 'cannot.show', claimValues(reader, claim)), rule };
}

function mustCoupNote(reader: CoupReader, view: View): UnavailableMoveNote {
  const text = tableText(reader, 'cannot.act', actionValues(reader, 'coup'), { coins: view.options.coupAt });
  return { text, rule: 'C14' };
}

export function ruleIdOfAction(view: Pick<View, 'action'>): string {
  return view.action === null ? 'C2' : ACTION_RULE_IDS[view.action];
}

const DECISION_RULES: Readonly<Record<DecisionKind, string>> = {
  action: 'C2',
  challenge: 'C15',
  block: 'C21',
  'challenge-block': 'C22',
  show: 'C25',
  lose: 'C3',
  keep: 'C12',
  offer: 'C13',
  swap: 'C13',
  pick: 'C33',
};

/** The rule of the pending decision. */
export function ruleOfDecision(view: View): string {
  if (view.decision === null) return 'C34';
  if (mustCoup(view)) return 'C14';
  return view.decision === 'keep' ? ruleIdOfAction(view) : DECISION_RULES[view.decision];
}
