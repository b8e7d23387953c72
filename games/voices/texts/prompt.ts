// The prompt of the viewer's pending decision: the card, what it does, and the question last.

import { isList, isStep } from '@kuluary/card-language/wording/clause-writer';
import type { Seat } from '@kuluary/kernel/game';
import type { MessageValues } from '@kuluary/texts/catalogue';
import { isViewerAsked, type Reader, subjectArguments } from '@kuluary/texts/reader';
import type { CardEffect, VoicesTerms } from '../rules/card-terms.ts';
import { coloursPerPersona } from '../rules/colour-choice.ts';
import { regionInCondition } from '../rules/control-condition.ts';
import { colourOf } from '../rules/markers.ts';
import type { DecisionKind } from '../rules/state.ts';
import type { ReadingView, View } from '../rules/view.ts';
import { type InfluenceFace, REGIONS, type Region } from '../rules/vocabulary.ts';
import { BOX, trialCard } from './card-lookup.ts';
import { languagePackOf } from './catalogues.ts';
import {
  capitalized,
  faceList,
  markerList,
  markerValues,
  messageFor,
  regionList,
  regionValues,
  seatNameValues,
  strategyTitle,
  trialCardTitle,
} from './message-values.ts';
import {
  askingStepOf,
  decisionSourceName,
  instructionText,
  type PromptSource,
  promptSourceOf,
  wishText,
  withFirstJurorChosen,
} from './prompt-source.ts';

export function promptText(reader: Reader, view: View): string | undefined {
  const { viewer, decision } = view;
  if (viewer === 'spectator' || decision === null || !isViewerAsked(view)) return undefined;
  return PROMPTS[decision](reader, view, viewer);
}

type PromptMaker = (reader: Reader, view: View, viewer: Seat) => string;

const PROMPTS: Readonly<Record<DecisionKind, PromptMaker>> = {
  colours: (reader, view) => messageFor(reader, 'question.colours', { count: coloursPerPersona(view.seats.length) }),
  trial: (reader, view) => messageFor(reader, 'question.trial', { round: view.round + 1 }),
  push: pushPrompt,
  strategy: strategyPrompt,
  order: (reader, view) => messageFor(reader, 'question.order', seatNameValues(reader, view.windows.at(-1)!.waiting)),
  tie: tiePrompt,
  hidden: (reader, view) => {
    const { card, by } = currentAbilityIn(view);
    const source = `${trialCardTitle(reader, card)}, ${languagePackOf(reader.language).words.header(by)}`;
    return messageFor(reader, 'question.hidden', { source });
  },
  either: (reader, view) => messageFor(reader, 'question.either', sourceValues(reader, view)),
  may: (reader, view) => {
    const promptSource = promptSourceOf(view)!;
    const { effect } = promptSource.effectSource;
    const what = wishText(reader, promptSource, 'may' in effect ? effect.may : effect);
    return messageFor(reader, 'question.may', sourceValues(reader, view), { what });
  },
  juror: jurorPrompt,
  influence: (reader, view) => {
    const drawn = view.drawn.filter((face): face is InfluenceFace => face !== null);
    return messageFor(reader, 'question.influence', sourceValues(reader, view), orderValues(reader, view), {
      faces: faceList(reader, drawn),
    });
  },
  marker: (reader, view) =>
    messageFor(reader, 'question.marker', sourceValues(reader, view), orderValues(reader, view)),
  target: (reader, view) => {
    const promptSource = promptSourceOf(view)!;
    const what = instructionText(reader, promptSource, [
      promptSource.effectSource.effect,
      ...promptSource.effectSource.following,
    ] as CardEffect);
    return messageFor(reader, 'question.target', sourceValues(reader, view), { what: capitalized(reader, what) });
  },
  also: (reader) => messageFor(reader, 'question.also'),
  discard: discardPrompt,
  replace: (reader, view) => {
    const here = REGIONS[view.windows.at(-1)!.region]!;
    return messageFor(reader, 'question.replace', regionValues(reader, here));
  },
};

function sourceValues(reader: Reader, view: View): MessageValues {
  return { source: decisionSourceName(reader, promptSourceOf(view)!) };
}

function orderValues(reader: Reader, view: View, source: PromptSource = promptSourceOf(view)!): MessageValues {
  return { what: capitalized(reader, instructionText(reader, source, source.effectSource.effect)) };
}

function pushPrompt(reader: Reader, view: View, viewer: Seat): string {
  const { markers, regions, isTurn } = view.placing!;
  if (isTurn) {
    const isTwo = view.seats[viewer]!.colours.length > 1;
    return isTwo
      ? messageFor(reader, 'question.push.two', { left: view.owed.length })
      : messageFor(reader, 'question.push');
  }
  const promptSource = promptSourceOf(view);
  const named = regions.map((each) => REGIONS[each]!);
  const values = {
    source: promptSource ? decisionSourceName(reader, promptSource) : '',
    into: intoRegions(reader, named),
  };
  if (markers.length === 1) return messageFor(reader, 'question.push.one', values, markerValues(reader, markers[0]!));
  return messageFor(reader, 'question.push.card', values);
}

/** "into Speech", or into one of several. */
function intoRegions(reader: Reader, where: readonly Region[]): string {
  const { names } = languagePackOf(reader.language);
  if (where.length === 1) return names.regions[where[0]!].into;
  return messageFor(reader, where.length === REGIONS.length ? 'into.any' : 'into.several', {
    regions: regionList(reader, where),
  });
}

function strategyPrompt(reader: Reader, view: View, viewer: Seat): string {
  const { placer, marker, region, fallen, waiting, played } = view.windows.at(-1)!;
  if (waiting.includes(viewer)) {
    const { seat, card } = played.at(-1)!;
    return messageFor(reader, 'question.strategy.next', subjectArguments(reader, seat), {
      card: strategyTitle(reader, card),
    });
  }
  const values = [
    subjectArguments(reader, placer),
    markerValues(reader, marker),
    regionValues(reader, REGIONS[region]!),
  ];
  if (placer === viewer) {
    const own = { fallen: markerList(reader, fallen), count: fallen.length };
    return messageFor(reader, 'question.strategy.placed', ...values, own);
  }
  const { colours } = view.seats[viewer]!;
  const lost = fallen.filter((each) => colours.includes(colourOf(each)));
  return messageFor(reader, 'question.strategy.lost', ...values, {
    fallen: markerList(reader, lost),
    count: lost.length,
  });
}

/** The next ability, or the one being decided on. */
export function currentAbilityIn(view: View) {
  const { card, side, ability } = view.readings.at(-1)!;
  const name = side === 0 ? 'front' : 'back';
  return { card, side: name, ability, by: trialCard(card)[name].abilities[ability]!.by } as const;
}

function tiePrompt(reader: Reader, view: View): string {
  const where = contestedRegionIn(view, view.readings.at(-1)!);
  const { leaders } = view.regions[REGIONS.indexOf(where)]!;
  if (leaders.length === 0) return messageFor(reader, 'question.tie.nobody', regionValues(reader, where));
  return messageFor(reader, 'question.tie', regionValues(reader, where), seatNameValues(reader, leaders));
}

function contestedRegionIn(view: View, { isOver }: ReadingView): Region {
  if (isOver) return 'planning';
  const asked = regionInCondition(BOX, view.stack);
  if (asked !== undefined) return asked;
  const { by } = currentAbilityIn(view);
  return by === 'prosecutor' ? 'planning' : by;
}

/** Of a step with two types: first from, then to. */
function jurorPrompt(reader: Reader, view: View): string {
  const promptSource = promptSourceOf(view)!;
  const step = askingStepOf(promptSource);
  const isSecond = promptSource.frame.left > 0;
  const what = capitalized(
    reader,
    instructionText(reader, promptSource, isSecond ? withFirstJurorChosen(step, promptSource) : step),
  );
  return messageFor(reader, isSecond ? 'question.juror.to' : 'question.juror', sourceValues(reader, view), { what });
}

/** Because of a card or of the hand limit. */
function discardPrompt(reader: Reader, view: View): string {
  const promptSource = promptSourceOf(view);
  const effect = promptSource?.effectSource.effect;
  const isOrdered = effect && !isList<VoicesTerms>(effect) && isStep<VoicesTerms>(effect) && effect.do === 'discard';
  if (!promptSource || !isOrdered) return messageFor(reader, 'question.discard.limit', { left: view.excess });
  return messageFor(reader, 'question.discard', {
    source: decisionSourceName(reader, promptSource),
    left: view.excess,
  });
}
