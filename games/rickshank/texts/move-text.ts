// The text of a move on a button, and the warning before it.

import { toSentence } from '@kuluary/card-language/wording/phrase';
import { type Reader, subjectArguments } from '@kuluary/texts/reader';
import { TOKEN_COST } from '../rules/card-box.ts';
import type { Move, VoteChoice } from '../rules/moves.ts';
import { AGAINST, FOR } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { BOX, cardNamed } from './card-lookup.ts';
import { cardText, makeClauseWriter } from './card-text.ts';
import { languagePackOf } from './catalogues.ts';
import { cardValues, cardWordsFor, messageFor } from './message-values.ts';
import { currentPrice } from './prices-and-votes.ts';
import { voteOptionText } from './prompt.ts';
import { promptSourceOf, roleInSource } from './prompt-source.ts';

export function moveText(reader: Reader, view: View, move: Move): string {
  switch (move.type) {
    case 'use':
      return messageFor(reader, 'answer.use', cardValues(reader, move.card), {
        what: abilityUseText(reader, move.card),
      });
    case 'first':
      return messageFor(reader, 'answer.first', cardValues(reader, move.card), {
        what: triggerText(reader, view, move.card),
      });
    case 'defend':
      if (move.owner !== undefined)
        return messageFor(
          reader,
          'answer.defend.borrowed',
          cardValues(reader, move.card),
          subjectArguments(reader, move.owner),
        );
      return messageFor(reader, 'answer.defend', cardValues(reader, move.card));
    case 'play':
    case 'reveal':
      return messageFor(reader, `answer.${move.type}`, cardValues(reader, move.card));
    case 'buy':
      return messageFor(reader, 'answer.buy', cardValues(reader, move.card), { cost: currentPrice(view, move.card) });
    case 'defeat':
      return messageFor(reader, 'answer.defeat', cardValues(reader, view.nemesis!), {
        cost: currentPrice(view, view.nemesis!),
      });
    case 'token':
      return messageFor(reader, 'answer.token', { cost: TOKEN_COST });
    case 'end':
    case 'pay':
    case 'yes':
    case 'no':
    case 'suffer':
    case 'pass':
      return messageFor(reader, `answer.${move.type}`);
    case 'choose':
      return chooseText(reader, view, move);
    case 'enough':
      return messageFor(reader, (view.stack.at(-1)?.chosen ?? 0) > 0 ? 'answer.enough' : 'answer.enough.none');
    case 'option':
      return optionText(reader, view, move.option);
    case 'target':
      return messageFor(reader, 'answer.target', subjectArguments(reader, move.seat));
    case 'vote':
      return ballotText(reader, move);
    case 'decide':
      return messageFor(reader, 'answer.decide', { choice: voteChoiceText(reader, move.choice) });
    case 'character': {
      const text = cardText(reader.language, move.card).join(' ');
      return messageFor(reader, 'answer.character', {
        character: languagePackOf(reader.language).names[move.card]!.nom,
        text,
      });
    }
  }
}

function abilityUseText(reader: Reader, id: string): string {
  const [use = []] = cardNamed(id).abilities.flatMap(({ ability }) => ('use' in ability ? [ability.use] : []));
  return (
    makeClauseWriter(cardWordsFor(reader)).infinitiveClause(use) ?? makeClauseWriter(cardWordsFor(reader)).clause(use)
  );
}

function triggerText(reader: Reader, view: View, id: string): string {
  const { number } = cardNamed(id);
  const waiting = view.waiting.find(({ ability }) => BOX.abilities[ability]!.card === number)!;
  const { ability } = BOX.abilities[waiting.ability]!;
  if (!('on' in ability)) throw new Error('a pending ability is no trigger');
  const it = waiting.it === null ? ability.what : { is: waiting.it };
  return makeClauseWriter(cardWordsFor(reader), null, it).clause(ability.effect);
}

/** Names the zone if the card can come from several. */
function chooseText(reader: Reader, view: View, { card: id, from, seat }: Extract<Move, { type: 'choose' }>): string {
  const place = { place: languagePackOf(reader.language).places[from] };
  if (seat !== undefined)
    return messageFor(reader, 'answer.choose.seat', cardValues(reader, id), place, subjectArguments(reader, seat));
  const effect = promptSourceOf(view)?.effectSource.effect;
  const isOne = effect && 'do' in effect && effect.do === 'choose' && effect.from.length === 1;
  return messageFor(reader, isOne ? 'answer.choose' : 'answer.choose.place', cardValues(reader, id), place);
}

function optionText(reader: Reader, view: View, number: number): string {
  const promptSource = promptSourceOf(view)!;
  const effect = promptSource.effectSource.effect;
  if (!('either' in effect)) throw new Error('no options to choose from');
  const clause = makeClauseWriter(cardWordsFor(reader), roleInSource(promptSource.programSource)).clause(
    effect.either[number]!,
  );
  return toSentence(cardWordsFor(reader).applyEuphony(clause)).replace(/\.$/, '');
}

function ballotText(reader: Reader, { tokens, choice }: Extract<Move, { type: 'vote' }>): string {
  if (choice === undefined) return messageFor(reader, 'answer.vote.auction', { tokens });
  return messageFor(reader, 'answer.vote', { choice: voteChoiceText(reader, choice), tokens });
}

function voteChoiceText(reader: Reader, choice: VoteChoice): string {
  const words =
    typeof choice === 'number'
      ? voteOptionText(reader, false, choice)
      : voteOptionText(reader, true, CHOICE_NUMBERS[choice]);
  return words[0]!.toLocaleUpperCase(reader.language) + words.slice(1);
}

const CHOICE_NUMBERS = { for: FOR, against: AGAINST };

/** Ending the turn with cards or power left that could be used. */
export function moveWarning(reader: Reader, view: View, move: Move): string | undefined {
  if (move.type !== 'end' || view.viewer !== view.active) return undefined;
  const useful = view.seats[view.active]!.hand!.filter((id) => cardNamed(id).program >= 0);
  if (useful.length > 0) return messageFor(reader, 'warning.end.cards', { count: useful.length });
  const canBuy = view.lineUp.some((id) => currentPrice(view, id) <= view.power);
  return canBuy ? messageFor(reader, 'warning.end.power', { power: view.power }) : undefined;
}
