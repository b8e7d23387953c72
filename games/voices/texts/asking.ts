// Which card asks, and what follows from the answer: found in the effect that the top frame runs.

import type { Frame } from '@kuluary/effects/interpreter';
import { type Place, placeOf } from '@kuluary/effects/words/asking';
import { isList, isStep } from '@kuluary/effects/words/clauses';
import type { Reader } from '@kuluary/texts/reader';
import type { CardEffect, Step, Voices } from '../rules/dialect.ts';
import type { View } from '../rules/view.ts';
import { JURORS, REGIONS } from '../rules/vocabulary.ts';
import { SOURCES, type Source } from './box.ts';
import { tongueOf } from './catalogues.ts';
import { spoken, teller } from './customs.ts';
import { quoted, strategy, trial } from './reader.ts';

export interface Asking {
  readonly frame: Frame;
  readonly source: Source;
  readonly place: Place<Voices>;
  readonly here: number; // the region that *here* means; -1
}

/** undefined: no card asks, but the trial itself. */
export function askingOf(view: View): Asking | undefined {
  const frame = view.stack.at(-1);
  const source = frame && SOURCES.get(frame.program);
  if (!frame || !source) return undefined;
  const place = placeOf<Voices>(source.effect, frame.at - 1);
  return place && { frame, source, place, here: hereOf(view, source) };
}

function hereOf(view: View, source: Source): number {
  const region = view.windows.at(-1)?.region;
  if (region !== undefined) return region;
  return source.kind === 'trial' && source.by !== 'prosecutor' ? REGIONS.indexOf(source.by) : -1;
}

/** The card that asks: its name, and the region or the prosecutor for whom its ability is. */
export function sourceName(reader: Reader, { source }: Asking): string {
  const { words, names } = tongueOf(reader.language);
  if (source.kind === 'trial') return `${trial(reader, source.card)}, ${words.header(source.by)}`;
  return source.kind === 'strategy' ? strategy(reader, source.card) : quoted(reader, names.emotions[source.emotion]);
}

/** The same effect, with the type and the region by name that it speaks of. */
function concrete(effect: CardEffect, { frame, here }: Asking): CardEffect {
  const [juror, region] = [JURORS[frame.it], REGIONS[here]];
  return JSON.parse(JSON.stringify(effect), (_, value) => {
    if (value === 'it') return juror ?? value;
    return value === 'here' ? (region ?? value) : value;
  }) as CardEffect;
}

/** What is to be done, as an order without a stop. */
export function orderOf(reader: Reader, asking: Asking, effect: CardEffect): string {
  const { words } = tongueOf(reader.language);
  return words.polished(teller(words).clause(spoken(concrete(ownOf(effect), asking))));
}

/** What could be wanted: behind "you may". */
export function wishOf(reader: Reader, asking: Asking, effect: CardEffect): string {
  const { words } = tongueOf(reader.language);
  const said = spoken(concrete(effect, asking));
  return words.polished(teller(words).wish(said) ?? teller(words).clause(said));
}

/** Of two types the first one has been chosen: it has a name now. */
export function halfChosen(step: Step, { frame }: Asking): Step {
  const chosen = JURORS[frame.it];
  const isOpen = (step.do === 'shift' || step.do === 'shift-influence') && !isJuror(step.from) && chosen !== undefined;
  return isOpen ? { ...step, from: chosen } : step;
}

function isJuror(where: unknown): boolean {
  return (JURORS as readonly unknown[]).includes(where);
}

/** The step that has asked. */
export function stepOf({ place }: Asking): Step {
  if (isList<Voices>(place.effect) || !isStep<Voices>(place.effect)) throw new Error('no step asks');
  return place.effect;
}

type Peek = Extract<Step, { readonly do: 'peek' }>;

/** The step by which whoever is asked has looked at tokens before; undefined: by none. */
export function peekBefore({ source: { effect }, place }: Asking): Peek | undefined {
  const row: readonly CardEffect[] = isList<Voices>(effect) ? effect : [effect];
  const peek = row.find((each): each is Peek => !isList<Voices>(each) && isStep<Voices>(each) && each.do === 'peek');
  return peek === undefined || place.effect === peek || place.rest.includes(peek) ? undefined : peek;
}

/** What is theirs as your own: whoever is asked is told what to do. */
function ownOf(effect: CardEffect): CardEffect {
  return isStepOfThem(effect) ? ({ ...effect, who: 'you' } as CardEffect) : effect;
}

function isStepOfThem(effect: CardEffect): boolean {
  return !isList<Voices>(effect) && isStep<Voices>(effect) && 'who' in effect && effect.who === 'them';
}
