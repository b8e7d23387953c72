// What a player might look for and cannot do now, with the reason; and the rule that each question stands on.

import type { Seat } from '@kuluary/kernel/game';
import { isAsked } from '@kuluary/texts/reader';
import type { Kind } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { claimInQuestion } from '../texts/question.ts';
import { claimed, deed, type Reader } from '../texts/reader.ts';
import { ACTION_RULE_IDS } from '../texts/rulebook/rule-ids.ts';
import { holds, mayBlock, mustCoup, ruleInPlay } from './situation.ts';
import { word } from './words.ts';

export interface Footnote {
  readonly text: string;
  readonly rule: string; // its id in the game's README
}

export function footnote(reader: Reader, view: View): Footnote | undefined {
  if (view.viewer === 'spectator' || view.decision === null) return undefined;
  if (!isAsked(view)) return aboutBystander(reader, view, view.viewer);
  switch (view.decision) {
    case 'action':
      return mustCoup(view) ? aboutRiches(reader, view) : undefined;
    case 'challenge':
      return aboutBlocking(reader, view, view.viewer);
    case 'block':
      return ruleInPlay(view)!.openBlock
        ? { text: word(reader, 'cannot.doubt.no-claim'), rule: 'C7' }
        : { text: word(reader, 'cannot.doubt.late'), rule: 'C19' };
    case 'show':
      return aboutProof(reader, view);
    case 'lose':
      return view.loss === 'coup' ? unstoppable(reader, view) : undefined;
    default:
      return undefined;
  }
}

/** Why somebody who plays is not asked while others are. */
function aboutBystander(reader: Reader, view: View, viewer: Seat): Footnote | undefined {
  if (view.hands[viewer]!.length === 0) return undefined;
  if (view.decision !== 'block' || viewer === view.turn || mayBlock(view, viewer)) return undefined;
  return { text: word(reader, 'cannot.block.not-you'), rule: 'C20' };
}

function aboutBlocking(reader: Reader, view: View, viewer: Seat): Footnote {
  if (ruleInPlay(view)!.blockedBy.length === 0) return unstoppable(reader, view);
  if (mayBlock(view, viewer)) return { text: word(reader, 'cannot.block.yet'), rule: 'C19' };
  return { text: word(reader, 'cannot.block.not-you'), rule: 'C20' };
}

function unstoppable(reader: Reader, view: View): Footnote {
  return { text: word(reader, 'cannot.block', deed(reader, view.action!)), rule: ruleOfAction(view) };
}

function aboutProof(reader: Reader, view: View): Footnote | undefined {
  const claim = claimInQuestion(view);
  if (holds(view, claim)) return undefined;
  const rule = view.block === null ? 'C16' : 'C22'; // a block that falls does not end the turn
  return { text: word(reader, 'cannot.show', claimed(reader, claim)), rule };
}

function aboutRiches(reader: Reader, view: View): Footnote {
  const text = word(reader, 'cannot.act', deed(reader, 'coup'), { coins: view.options.coupAt });
  return { text, rule: 'C14' };
}

export function ruleOfAction(view: Pick<View, 'action'>): string {
  return view.action === null ? 'C2' : ACTION_RULE_IDS[view.action];
}

const QUESTION_RULES: Readonly<Record<Kind, string>> = {
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

/** The rule that the question of this view stands on. */
export function ruleOfQuestion(view: View): string {
  if (view.decision === null) return 'C34';
  if (mustCoup(view)) return 'C14';
  return view.decision === 'keep' ? ruleOfAction(view) : QUESTION_RULES[view.decision];
}
