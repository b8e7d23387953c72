// What the viewer is asked now: the card that asks, what follows, and the question last.

import { isStep } from '@kuluary/effects/words/clauses';
import { sentence } from '@kuluary/effects/words/phrase';
import type { Seat } from '@kuluary/kernel/game';
import { isAsked, type Reader, who } from '@kuluary/texts/reader';
import { AGAINST, FOR } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { type Asking, askingOf, doingOf, isForYou, itOf, orderOf, roleIn, sufferingOf } from './asking.ts';
import { groupLine, teller } from './card-text.ts';
import { votesOf } from './in-force.ts';
import { card, tell, wordsOf } from './reader.ts';

export function question(reader: Reader, view: View): string | undefined {
  const { viewer, decision } = view;
  if (viewer === 'spectator' || decision === null || !isAsked(view)) return undefined;
  switch (decision) {
    case 'main':
      return tell(reader, 'question.main', { power: view.power });
    case 'guard':
      return tell(reader, 'question.guard', card(reader, view.nemesis!));
    case 'order':
    case 'character':
      return tell(reader, `question.${decision}`);
    case 'reveal':
    case 'tie':
      return tell(reader, `question.${decision}`, {
        source: sourceOf(reader, askingOf(view)!),
        votes: standing(reader, view),
      });
    default:
      return ofCard(reader, view, decision, askingOf(view)!, viewer);
  }
}

type OfCard = 'choose' | 'may' | 'either' | 'target' | 'defend' | 'ballot';

function ofCard(reader: Reader, view: View, decision: OfCard, asking: Asking, viewer: Seat): string {
  const words = wordsOf(reader);
  const source = { source: sourceOf(reader, asking) };
  const { place } = asking;
  switch (decision) {
    case 'choose':
      return aboutChoice(reader, asking);
    case 'may':
      return tell(reader, 'question.may', source, { what: wanted(reader, asking) });
    case 'either':
      return tell(reader, 'question.either', source);
    case 'target': {
      const [clause] = teller(words, 'target', itOf(asking)).clauses(place.rest);
      return tell(reader, 'question.target', source, { what: sentence(clause!) });
    }
    case 'defend':
      return aboutAttack(reader, asking);
    case 'ballot': {
      const { tokens } = view.seats[viewer]!;
      return tell(reader, `question.ballot.${view.vote!.kind}`, source, { what: stakes(reader, asking), tokens });
    }
  }
}

/** The card, and whose it is if it is not the reader's. */
function sourceOf(reader: Reader, { source, frame }: Asking): string {
  if (source.isGroup) return tell(reader, 'source.group', card(reader, source.card.id));
  const key = frame.you === reader.viewer ? 'source.own' : 'source.other';
  return tell(reader, key, card(reader, source.card.id), who(reader, frame.you));
}

function aboutChoice(reader: Reader, asking: Asking): string {
  const { left, chosen } = asking.frame;
  const values = { source: sourceOf(reader, asking), what: orderOf(wordsOf(reader), asking), left };
  return tell(reader, chosen > 0 ? 'question.choose.more' : 'question.choose', values);
}

/** What "yes" would do. */
function wanted(reader: Reader, asking: Asking): string {
  const { place, source } = asking;
  const effect = 'may' in place.effect ? place.effect.may : place.effect;
  const fresh = () => teller(wordsOf(reader), roleIn(source), itOf(asking));
  return fresh().wish(effect) ?? fresh().assault(effect) ?? fresh().clause({ may: effect });
}

/** What is voted on. Somebody else's card speaks to somebody else. */
function stakes(reader: Reader, { source, frame, place }: Asking): string {
  const words = wordsOf(reader);
  const [outcome = []] = place.rest;
  const [clause] = teller(words).clauses([place.effect, outcome]);
  if (frame.you === reader.viewer || !isStep(place.effect) || !('if' in outcome)) return sentence(clause!);
  if (!isForYou(outcome.then)) return sentence(clause!);
  const doing = doingOf(words, outcome.then, roleIn(source)!);
  return sentence(`${words.heading(place.effect)}: ${reader.names[frame.you]} ${doing}`);
}

function aboutAttack(reader: Reader, { source, frame, place }: Asking): string {
  const words = wordsOf(reader);
  if (!('attack' in place.effect)) throw new Error('nobody attacks');
  const { effect } = place.effect;
  const suffering = sufferingOf(words, effect);
  if (source.isGroup) {
    const what = suffering ?? groupLine(words, source.effect);
    return tell(reader, 'question.defend.group', card(reader, source.card.id), { what });
  }
  const key = suffering === undefined ? 'question.defend.doing' : 'question.defend';
  const what = suffering ?? doingOf(words, effect, 'you');
  return tell(reader, key, card(reader, source.card.id), who(reader, frame.you), { what });
}

/** What somebody votes for, by its number. */
export function choiceOf(reader: Reader, isReferendum: boolean, choice: number): string {
  if (isReferendum) return tell(reader, choice === FOR ? 'choice.for' : 'choice.against');
  return tell(reader, 'choice.seat', who(reader, choice));
}

/** "for 3, against 2" */
function standing(reader: Reader, view: View): string {
  const vote = view.vote!;
  const votes = votesOf(view, vote);
  const options = vote.kind === 'referendum' ? [FOR, AGAINST] : view.seats.map((_, seat) => seat);
  return options
    .filter((option) => votes.has(option))
    .map((option) => `${choiceOf(reader, vote.kind === 'referendum', option)} ${votes.get(option)}`)
    .join(', ');
}
