// An answer, as a button says it, and what to know before pressing it.

import { sentence } from '@kuluary/effects/words/phrase';
import { type Reader, who } from '@kuluary/texts/reader';
import { TOKEN_COST } from '../rules/box.ts';
import type { Choice, Move } from '../rules/moves.ts';
import { AGAINST, FOR } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { askingOf, roleIn } from './asking.ts';
import { BOX, cardNamed } from './box.ts';
import { cardText, teller } from './card-text.ts';
import { tongueOf } from './catalogues.ts';
import { priceOf } from './in-force.ts';
import { choiceOf } from './question.ts';
import { card, tell, wordsOf } from './reader.ts';

export function answer(reader: Reader, view: View, move: Move): string {
  switch (move.type) {
    case 'use':
      return tell(reader, 'answer.use', card(reader, move.card), { what: usage(reader, move.card) });
    case 'first':
      return tell(reader, 'answer.first', card(reader, move.card), { what: consequence(reader, view, move.card) });
    case 'play':
    case 'defend':
    case 'reveal':
      return tell(reader, `answer.${move.type}`, card(reader, move.card));
    case 'buy':
      return tell(reader, 'answer.buy', card(reader, move.card), { cost: priceOf(view, move.card) });
    case 'defeat':
      return tell(reader, 'answer.defeat', card(reader, view.nemesis!), { cost: priceOf(view, view.nemesis!) });
    case 'token':
      return tell(reader, 'answer.token', { cost: TOKEN_COST });
    case 'end':
    case 'pay':
    case 'yes':
    case 'no':
    case 'suffer':
    case 'pass':
      return tell(reader, `answer.${move.type}`);
    case 'choose':
      return choosing(reader, view, move);
    case 'enough':
      return tell(reader, (view.stack.at(-1)?.chosen ?? 0) > 0 ? 'answer.enough' : 'answer.enough.none');
    case 'option':
      return option(reader, view, move.option);
    case 'target':
      return tell(reader, 'answer.target', who(reader, move.seat));
    case 'vote':
      return voting(reader, move);
    case 'decide':
      return tell(reader, 'answer.decide', { choice: chosen(reader, move.choice) });
    case 'character': {
      const text = cardText(reader.language, move.card).join(' ');
      return tell(reader, 'answer.character', { character: tongueOf(reader.language).names[move.card]!.nom, text });
    }
  }
}

function usage(reader: Reader, id: string): string {
  const [use = []] = cardNamed(id).abilities.flatMap(({ ability }) => ('use' in ability ? [ability.use] : []));
  return teller(wordsOf(reader)).wish(use) ?? teller(wordsOf(reader)).clause(use);
}

/** What a trigger that waits would do. */
function consequence(reader: Reader, view: View, id: string): string {
  const { number } = cardNamed(id);
  const waiting = view.waiting.find(({ ability }) => BOX.abilities[ability]!.card === number)!;
  const { ability } = BOX.abilities[waiting.ability]!;
  if (!('on' in ability)) throw new Error('only triggers wait');
  const it = waiting.it === null ? ability.what : { is: waiting.it };
  return teller(wordsOf(reader), null, it).clause(ability.effect);
}

/** Where it lies is told when it can lie in several places. */
function choosing(reader: Reader, view: View, { card: id, from, seat }: Extract<Move, { type: 'choose' }>): string {
  const place = { place: tongueOf(reader.language).places[from] };
  if (seat !== undefined) return tell(reader, 'answer.choose.seat', card(reader, id), place, who(reader, seat));
  const effect = askingOf(view)?.place.effect;
  const isOne = effect && 'do' in effect && effect.do === 'choose' && effect.from.length === 1;
  return tell(reader, isOne ? 'answer.choose' : 'answer.choose.place', card(reader, id), place);
}

function option(reader: Reader, view: View, number: number): string {
  const asking = askingOf(view)!;
  const effect = asking.place.effect;
  if (!('either' in effect)) throw new Error('nothing is to be chosen');
  const clause = teller(wordsOf(reader), roleIn(asking.source)).clause(effect.either[number]!);
  return sentence(wordsOf(reader).polished(clause)).replace(/\.$/, '');
}

function voting(reader: Reader, { tokens, choice }: Extract<Move, { type: 'vote' }>): string {
  if (choice === undefined) return tell(reader, 'answer.vote.auction', { tokens });
  return tell(reader, 'answer.vote', { choice: chosen(reader, choice), tokens });
}

function chosen(reader: Reader, choice: Choice): string {
  const words = typeof choice === 'number' ? choiceOf(reader, false, choice) : choiceOf(reader, true, NUMBERS[choice]);
  return words[0]!.toLocaleUpperCase(reader.language) + words.slice(1);
}

const NUMBERS = { for: FOR, against: AGAINST };

/** Whoever ends the turn loses what could still be done in it. */
export function warning(reader: Reader, view: View, move: Move): string | undefined {
  if (move.type !== 'end' || view.viewer !== view.active) return undefined;
  const useful = view.seats[view.active]!.hand!.filter((id) => cardNamed(id).program >= 0);
  if (useful.length > 0) return tell(reader, 'warning.end.cards', { count: useful.length });
  const canBuy = view.lineUp.some((id) => priceOf(view, id) <= view.power);
  return canBuy ? tell(reader, 'warning.end.power', { power: view.power }) : undefined;
}
