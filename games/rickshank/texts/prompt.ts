// The prompt of the pending decision: the card that asks, its effect, and the question last.

import { isStep } from '@kuluary/card-language/wording/clause-writer';
import { toSentence } from '@kuluary/card-language/wording/phrase';
import type { Seat } from '@kuluary/kernel/game';
import { isViewerAsked, type Reader, subjectArguments } from '@kuluary/texts/reader';
import { AGAINST, FOR } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { groupLine, makeClauseWriter } from './card-text.ts';
import { cardValues, cardWordsFor, messageFor } from './message-values.ts';
import { votesByOptionInView } from './prices-and-votes.ts';
import {
  attackerActionText,
  cardItIsAbout,
  hasStepsForYou,
  instructionText,
  type PromptSource,
  promptSourceOf,
  roleInSource,
  sufferedText,
} from './prompt-source.ts';

export function promptText(reader: Reader, view: View): string | undefined {
  const { viewer, decision } = view;
  if (viewer === 'spectator' || decision === null || !isViewerAsked(view)) return undefined;
  switch (decision) {
    case 'main':
      return messageFor(reader, 'question.main', { power: view.power });
    case 'guard':
      return messageFor(reader, 'question.guard', cardValues(reader, view.nemesis!));
    case 'order':
    case 'character':
      return messageFor(reader, `question.${decision}`);
    case 'reveal':
    case 'tie':
      return messageFor(reader, `question.${decision}`, {
        source: promptSourceText(reader, promptSourceOf(view)!),
        votes: votesSoFar(reader, view),
      });
    default:
      return cardPrompt(reader, view, decision, promptSourceOf(view)!, viewer);
  }
}

type CardDecisionKind = 'choose' | 'may' | 'either' | 'target' | 'defend' | 'ballot';

function cardPrompt(
  reader: Reader,
  view: View,
  decision: CardDecisionKind,
  promptSource: PromptSource,
  viewer: Seat,
): string {
  const words = cardWordsFor(reader);
  const source = { source: promptSourceText(reader, promptSource) };
  const { effectSource } = promptSource;
  switch (decision) {
    case 'choose':
      return choicePrompt(reader, promptSource);
    case 'may':
      return messageFor(reader, 'question.may', source, { what: mayClause(reader, promptSource) });
    case 'either':
      return messageFor(reader, 'question.either', source);
    case 'target': {
      const [clause] = makeClauseWriter(words, 'target', cardItIsAbout(promptSource)).clauses(effectSource.following);
      return messageFor(reader, 'question.target', source, { what: toSentence(clause!) });
    }
    case 'defend':
      return attackPrompt(reader, promptSource);
    case 'ballot': {
      const { tokens } = view.seats[viewer]!;
      return messageFor(reader, `question.ballot.${view.vote!.kind}`, source, {
        what: voteSubjectText(reader, promptSource),
        tokens,
      });
    }
  }
}

/** The card, and its owner if it is not the reader. */
function promptSourceText(reader: Reader, { programSource, frame }: PromptSource): string {
  if (programSource.isGroup) return messageFor(reader, 'source.group', cardValues(reader, programSource.card.id));
  const key = frame.you === reader.viewer ? 'source.own' : 'source.other';
  return messageFor(reader, key, cardValues(reader, programSource.card.id), subjectArguments(reader, frame.you));
}

function choicePrompt(reader: Reader, promptSource: PromptSource): string {
  const { left, chosen } = promptSource.frame;
  const values = {
    source: promptSourceText(reader, promptSource),
    what: instructionText(cardWordsFor(reader), promptSource),
    left,
  };
  return messageFor(reader, chosen > 0 ? 'question.choose.more' : 'question.choose', values);
}

/** What "yes" would do. */
function mayClause(reader: Reader, promptSource: PromptSource): string {
  const { effectSource, programSource } = promptSource;
  const effect = 'may' in effectSource.effect ? effectSource.effect.may : effectSource.effect;
  const writer = () => makeClauseWriter(cardWordsFor(reader), roleInSource(programSource), cardItIsAbout(promptSource));
  return (
    writer().infinitiveClause(effect) ?? writer().infinitiveAttackClause(effect) ?? writer().clause({ may: effect })
  );
}

/** What is voted on, with the name of the card's owner if that is another seat. */
function voteSubjectText(reader: Reader, { programSource, frame, effectSource }: PromptSource): string {
  const words = cardWordsFor(reader);
  const [outcome = []] = effectSource.following;
  const [clause] = makeClauseWriter(words).clauses([effectSource.effect, outcome]);
  if (frame.you === reader.viewer || !isStep(effectSource.effect) || !('if' in outcome)) return toSentence(clause!);
  if (!hasStepsForYou(outcome.then)) return toSentence(clause!);
  const doing = attackerActionText(words, outcome.then, roleInSource(programSource)!);
  return toSentence(`${words.stepHeading(effectSource.effect)}: ${reader.names[frame.you]} ${doing}`);
}

function attackPrompt(reader: Reader, { programSource, frame, effectSource }: PromptSource): string {
  const words = cardWordsFor(reader);
  if (!('attack' in effectSource.effect)) throw new Error('the effect is no attack');
  const { effect } = effectSource.effect;
  const suffering = sufferedText(words, effect);
  if (programSource.isGroup) {
    const what = suffering ?? groupLine(words, programSource.effect);
    return messageFor(reader, 'question.defend.group', cardValues(reader, programSource.card.id), { what });
  }
  const key = suffering === undefined ? 'question.defend.doing' : 'question.defend';
  const what = suffering ?? attackerActionText(words, effect, 'you');
  return messageFor(reader, key, cardValues(reader, programSource.card.id), subjectArguments(reader, frame.you), {
    what,
  });
}

export function voteOptionText(reader: Reader, isReferendum: boolean, choice: number): string {
  if (isReferendum) return messageFor(reader, choice === FOR ? 'choice.for' : 'choice.against');
  return messageFor(reader, 'choice.seat', subjectArguments(reader, choice));
}

/** "for 3, against 2" */
function votesSoFar(reader: Reader, view: View): string {
  const vote = view.vote!;
  const votes = votesByOptionInView(view, vote);
  const options = vote.kind === 'referendum' ? [FOR, AGAINST] : view.seats.map((_, seat) => seat);
  return options
    .filter((option) => votes.has(option))
    .map((option) => `${voteOptionText(reader, vote.kind === 'referendum', option)} ${votes.get(option)}`)
    .join(', ');
}
