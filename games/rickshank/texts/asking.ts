// Which card asks, and what follows from the answer: found in the effect that the top frame runs.

import type { Frame } from '@kuluary/effects/interpreter';
import { type Place, placeOf } from '@kuluary/effects/words/asking';
import { isList, isStep } from '@kuluary/effects/words/clauses';
import type { CardEffect, Rickshank, Step, What } from '../rules/dialect.ts';
import type { View } from '../rules/view.ts';
import { BOX, SOURCES, type Source } from './box.ts';
import { teller } from './card-text.ts';
import { customs, type Role } from './customs.ts';
import type { CardWords } from './tongue.ts';

export interface Asking {
  readonly frame: Frame;
  readonly source: Source;
  readonly place: Place<Rickshank>;
}

/** undefined: no card asks, but the turn itself. A vote waits in front of its code, everything else behind it. */
export function askingOf(view: View): Asking | undefined {
  const frame = view.stack.at(-1);
  const source = frame && SOURCES.get(frame.program);
  if (!frame || !source) return undefined;
  const isVote = view.decision === 'ballot' || view.decision === 'reveal' || view.decision === 'tie';
  const place = placeOf<Rickshank>(source.effect, isVote ? frame.at : frame.at - 1);
  return place && { frame, source, place };
}

/** Whom an effect of this source speaks of as *them*. */
export function roleIn({ ability, effect }: Source): Role | null {
  if (ability !== null && 'defend' in ability) return 'attacker';
  const [role] = stepsOf(effect).flatMap((step) => customs.introduces(step) ?? []);
  return role === undefined ? null : customs.again(role);
}

/** What is wanted of whoever has to choose. */
export function orderOf(words: CardWords, asking: Asking): string {
  const { effect, rest } = asking.place;
  const [clause] = teller(words, roleIn(asking.source)).clauses(ownOf([effect, ...rest]));
  return clause!;
}

/** The card that an effect is about. */
export function itOf({ frame }: Asking): What | undefined {
  return frame.it < 0 ? undefined : { is: BOX.cards[frame.it]!.id };
}

/** What an attack would do to whoever is asked, said to its face; undefined where the attacker does it. */
export function sufferingOf(words: CardWords, effect: CardEffect): string | undefined {
  return isForYou(effect) ? undefined : teller(words).clause(ownOf(effect));
}

/** What somebody else does, behind its name. */
export function doingOf(words: CardWords, effect: CardEffect, them: Role): string {
  return teller(words, them).phrase(effect)?.told ?? teller(words, them).clause(effect);
}

/** Does whoever has played the card have something to do? */
export function isForYou(effect: CardEffect): boolean {
  return stepsOf(effect).some((step) => customs.doer(step) === 'you');
}

/** The same effect, with what is theirs as your own. */
function ownOf(effect: CardEffect): CardEffect {
  return JSON.parse(JSON.stringify(effect), (key, value) =>
    value === 'them' && (key === 'who' || key === 'tokens') ? 'you' : value,
  ) as CardEffect;
}

function stepsOf(effect: CardEffect): Step[] {
  if (isList(effect)) return effect.flatMap(stepsOf);
  if (isStep(effect)) return [effect];
  if ('if' in effect) return [...stepsOf(effect.then), ...(effect.else === undefined ? [] : stepsOf(effect.else))];
  if ('may' in effect) return stepsOf(effect.may);
  if ('either' in effect) return effect.either.flatMap(stepsOf);
  return stepsOf(effect.effect);
}
