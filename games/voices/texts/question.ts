// What the viewer is asked now: the card that asks, what is to be done, and the question last.

import { isList, isStep } from '@kuluary/effects/words/clauses';
import type { Seat } from '@kuluary/kernel/game';
import type { Values } from '@kuluary/texts/catalogue';
import { isAsked, type Reader, who } from '@kuluary/texts/reader';
import type { CardEffect, Voices } from '../rules/dialect.ts';
import { colourOf } from '../rules/markers.ts';
import type { Kind } from '../rules/state.ts';
import type { ReadingView, View } from '../rules/view.ts';
import { type Face, REGIONS, type Region } from '../rules/vocabulary.ts';
import { type Asking, askingOf, halfChosen, orderOf, sourceName, stepOf, wishOf } from './asking.ts';
import { trialCard } from './box.ts';
import { tongueOf } from './catalogues.ts';
import { capital, faces, marker, markers, people, region, regions, tell, trial } from './reader.ts';

export function question(reader: Reader, view: View): string | undefined {
  const { viewer, decision } = view;
  if (viewer === 'spectator' || decision === null || !isAsked(view)) return undefined;
  return QUESTIONS[decision](reader, view, viewer);
}

type Ask = (reader: Reader, view: View, viewer: Seat) => string;

const QUESTIONS: Readonly<Record<Kind, Ask>> = {
  trial: (reader, view) => tell(reader, 'question.trial', { round: view.round + 1 }),
  push: aboutPush,
  strategy: aboutStrategy,
  order: (reader, view) => tell(reader, 'question.order', people(reader, view.windows.at(-1)!.waiting)),
  tie: aboutTie,
  hidden: (reader, view) => {
    const { card, by } = abilityIn(view);
    const source = `${trial(reader, card)}, ${tongueOf(reader.language).words.header(by)}`;
    return tell(reader, 'question.hidden', { source });
  },
  either: (reader, view) => tell(reader, 'question.either', source(reader, view)),
  may: (reader, view) => {
    const asking = askingOf(view)!;
    const { effect } = asking.place;
    const what = wishOf(reader, asking, 'may' in effect ? effect.may : effect);
    return tell(reader, 'question.may', source(reader, view), { what });
  },
  juror: aboutJurors,
  influence: (reader, view) => {
    const drawn = view.drawn.filter((face): face is Face => face !== null);
    return tell(reader, 'question.influence', source(reader, view), ordered(reader, view), {
      faces: faces(reader, drawn),
    });
  },
  marker: (reader, view) => tell(reader, 'question.marker', source(reader, view), ordered(reader, view)),
  target: (reader, view) => {
    const asking = askingOf(view)!;
    const what = orderOf(reader, asking, [asking.place.effect, ...asking.place.rest] as CardEffect);
    return tell(reader, 'question.target', source(reader, view), { what: capital(reader, what) });
  },
  also: (reader) => tell(reader, 'question.also'),
  discard: aboutDiscard,
  replace: (reader, view) => {
    const here = REGIONS[view.windows.at(-1)!.region]!;
    return tell(reader, 'question.replace', region(reader, here));
  },
};

function source(reader: Reader, view: View): Values {
  return { source: sourceName(reader, askingOf(view)!) };
}

function ordered(reader: Reader, view: View, asking: Asking = askingOf(view)!): Values {
  return { what: capital(reader, orderOf(reader, asking, asking.place.effect)) };
}

function aboutPush(reader: Reader, view: View, viewer: Seat): string {
  const { markers: all, regions: where, isTurn } = view.placing!;
  if (isTurn) {
    const isTwo = view.seats[viewer]!.colours.length > 1;
    return isTwo ? tell(reader, 'question.push.two', { left: view.owed.length }) : tell(reader, 'question.push');
  }
  const asking = askingOf(view);
  const named = where.map((each) => REGIONS[each]!);
  const values = { source: asking ? sourceName(reader, asking) : '', into: into(reader, named) };
  if (all.length === 1) return tell(reader, 'question.push.one', values, marker(reader, all[0]!));
  return tell(reader, 'question.push.card', values);
}

/** "into Speech", or into any of many. */
function into(reader: Reader, where: readonly Region[]): string {
  const { names } = tongueOf(reader.language);
  if (where.length === 1) return names.regions[where[0]!].into;
  return tell(reader, where.length === REGIONS.length ? 'into.any' : 'into.several', {
    regions: regions(reader, where),
  });
}

function aboutStrategy(reader: Reader, view: View, viewer: Seat): string {
  const { placer, marker: placed, region: where, fallen } = view.windows.at(-1)!;
  const values = [who(reader, placer), marker(reader, placed), region(reader, REGIONS[where]!)];
  if (placer === viewer) {
    const own = { fallen: markers(reader, fallen), count: fallen.length };
    return tell(reader, 'question.strategy.placed', ...values, own);
  }
  const { colours } = view.seats[viewer]!;
  const lost = fallen.filter((each) => colours.includes(colourOf(each)));
  return tell(reader, 'question.strategy.lost', ...values, { fallen: markers(reader, lost), count: lost.length });
}

/** The ability that is next, or asked about. */
export function abilityIn(view: View) {
  const { card, side, ability } = view.readings.at(-1)!;
  const name = side === 0 ? 'front' : 'back';
  return { card, side: name, ability, by: trialCard(card)[name].abilities[ability]!.by } as const;
}

function aboutTie(reader: Reader, view: View): string {
  const where = contested(view, view.readings.at(-1)!);
  const { leaders } = view.regions[REGIONS.indexOf(where)]!;
  if (leaders.length === 0) return tell(reader, 'question.tie.nobody', region(reader, where));
  return tell(reader, 'question.tie', region(reader, where), people(reader, leaders));
}

function contested(view: View, { isOver }: ReadingView): Region {
  if (isOver) return 'planning';
  const { by } = abilityIn(view);
  return by === 'prosecutor' ? 'planning' : by;
}

/** Which type; of two, first from where and then where to. */
function aboutJurors(reader: Reader, view: View): string {
  const asking = askingOf(view)!;
  const step = stepOf(asking);
  const isSecond = asking.frame.left > 0;
  const what = capital(reader, orderOf(reader, asking, isSecond ? halfChosen(step, asking) : step));
  return tell(reader, isSecond ? 'question.juror.to' : 'question.juror', source(reader, view), { what });
}

/** By order of a card, or because there are too many. */
function aboutDiscard(reader: Reader, view: View): string {
  const asking = askingOf(view);
  const effect = asking?.place.effect;
  const isOrdered = effect && !isList<Voices>(effect) && isStep<Voices>(effect) && effect.do === 'discard';
  if (!asking || !isOrdered) return tell(reader, 'question.discard.limit', { left: view.excess });
  return tell(reader, 'question.discard', { source: sourceName(reader, asking), left: view.excess });
}
