// A sentence for each event. It needs no secrets beyond the event itself, which is addressed to those who may know it.

import type { Seat } from '@kuluary/kernel/game';
import { type Reader, subjectArguments, targetArguments } from '@kuluary/texts/reader';
import type { Event } from '../rules/events.ts';
import { GREY_COLOUR } from '../rules/markers.ts';
import type { Options } from '../rules/options.ts';
import { COLOURS, JUROR_TYPES } from '../rules/vocabulary.ts';
import { goalText, plotWords, roleWords, sideText, trialWords } from './card-text.ts';
import { languagePackOf } from './catalogues.ts';
import {
  colourList,
  faceList,
  jurorValues,
  markerList,
  markerValues,
  messageFor,
  otherJurorValues,
  quotedCardName,
  regionList,
  regionValues,
  strategyList,
  strategyTitle,
  trialCardTitle,
} from './message-values.ts';
import { winnersLine } from './outcome-text.ts';

type EventOf<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The sentence for an event; undefined for what needs none. */
export function eventSentence(reader: Reader, event: Event, options: Options): string | undefined {
  switch (event.type) {
    case 'plot':
      return plotEventText(reader, event);
    case 'role':
    case 'roles':
    case 'verdict':
    case 'over':
      return beginningOrEndText(reader, event, options);
    case 'colours':
      return coloursText(reader, event.owners);
    case 'fiction':
    case 'ability':
    case 'option':
    case 'controller':
      return trialCardEventText(reader, event);
    case 'round':
      return messageFor(reader, 'event.round', { round: event.round + 1 });
    case 'market':
      return messageFor(reader, 'event.market', {
        cards: event.cards.map((card) => trialCardTitle(reader, card)).join(', '),
      });
    case 'chose':
      return messageFor(reader, 'event.chose', subjectArguments(reader, event.seat), {
        regions: regionList(reader, event.regions),
      });
    case 'skipped':
      return messageFor(reader, 'event.skipped', subjectArguments(reader, event.seat));
    case 'strategy':
    case 'discarded':
      return messageFor(reader, `event.${event.type}`, subjectArguments(reader, event.seat), {
        card: strategyTitle(reader, event.card),
      });
    case 'drew':
      // The drawing seat gets its own event with the cards.
      return reader.viewer === event.seat
        ? undefined
        : messageFor(reader, 'event.drew', subjectArguments(reader, event.seat), event);
    case 'drawn':
      return messageFor(reader, 'event.drawn', { cards: strategyList(reader, event.cards), count: event.cards.length });
    case 'shuffled':
      return messageFor(reader, `event.shuffled.${event.what}`);
    case 'target':
      return messageFor(
        reader,
        'event.target',
        subjectArguments(reader, event.seat),
        targetArguments(reader, event.target),
      );
    case 'first':
      return messageFor(
        reader,
        event.isPassed ? 'event.first.passed' : 'event.first.taken',
        subjectArguments(reader, event.seat),
      );
    case 'phase':
      return messageFor(reader, 'event.phase');
    case 'replaced':
      return messageFor(
        reader,
        'event.replaced',
        subjectArguments(reader, event.seat),
        regionValues(reader, event.region),
      );
    case 'pushed':
    case 'destroyed':
    case 'returned':
    case 'taken':
    case 'emotion':
      return markerEventText(reader, event);
    default:
      return juryEventText(reader, event);
  }
}

/** The written story is not polished, only our own sentence. */
function plotEventText(reader: Reader, { plot, first, prosecutor }: EventOf<'plot'>): string {
  const { title, start } = plotWords(reader.language, plot);
  const seats = messageFor(reader, 'event.plot', subjectArguments(reader, prosecutor), targetArguments(reader, first));
  return `${quotedCardName(reader, title)}. ${start} ${seats}`;
}

function beginningOrEndText(
  reader: Reader,
  event: EventOf<'role' | 'roles' | 'verdict' | 'over'>,
  { majority }: Options,
): string {
  const { language } = reader;
  switch (event.type) {
    case 'role': {
      const goal = goalText(language, event.role, majority).join(' ');
      return messageFor(reader, 'event.role', {
        role: quotedCardName(reader, roleWords(language, event.role).title),
        goal,
      });
    }
    case 'roles': {
      const all = event.roles.map((role, seat) => `${reader.names[seat]} — ${roleWords(language, role).title}`);
      return messageFor(reader, 'event.roles', { all: all.join('; ') });
    }
    case 'verdict': {
      const { names } = languagePackOf(language);
      const all = event.jurors.map(({ guilt, innocence, result }, juror) => {
        const type = names.jurors[JUROR_TYPES[juror]!].type;
        return `${type} — ${messageFor(reader, `result.${result}`)} (${guilt}:${innocence})`;
      });
      return messageFor(reader, 'event.verdict', { all: all.join('; ') });
    }
    case 'over':
      return `${messageFor(reader, `event.over.${event.ending}`)} ${winnersLine(reader, event.winners)}`;
  }
}

/** The colours of each persona, in seat order. */
function coloursText(reader: Reader, owners: readonly Seat[]): string {
  const all = reader.names.flatMap((_, seat) => {
    const colours = COLOURS.filter((colour, number) => owners[number] === seat && colour !== COLOURS[GREY_COLOUR]);
    if (colours.length === 0) return [];
    const values = { colours: colourList(reader, colours) };
    return [messageFor(reader, 'event.colours.seat', subjectArguments(reader, seat), values)];
  });
  return messageFor(reader, 'event.colours', { all: all.join('; ') });
}

function trialCardEventText(reader: Reader, event: EventOf<'fiction' | 'ability' | 'option' | 'controller'>): string {
  const { language } = reader;
  switch (event.type) {
    case 'fiction': {
      const words = trialWords(language, event.card);
      const title = messageFor(reader, `event.fiction.${event.side}`, { card: quotedCardName(reader, words.title) });
      return `${title} ${words[event.side].fiction}`;
    }
    case 'controller':
      return messageFor(
        reader,
        `event.controller.${event.how}`,
        subjectArguments(reader, event.seat),
        regionValues(reader, event.region),
      );
    case 'ability': {
      const { header, text, hidden } = sideText(language, event.card, event.side)[event.ability]!;
      const values = [subjectArguments(reader, event.seat), { header }];
      if (text !== null) return messageFor(reader, 'event.ability', ...values, { text });
      return messageFor(reader, 'event.ability.hidden', ...values, {
        labels: hidden.map(({ label }) => label).join(' / '),
      });
    }
    case 'option': {
      const { hidden } = sideText(language, event.card, event.side)[event.ability]!;
      const { label, after, effect } = hidden[event.option]!;
      return `${messageFor(reader, 'event.option', subjectArguments(reader, event.seat), { label })} ${after} ${effect}`;
    }
  }
}

function markerEventText(
  reader: Reader,
  event: EventOf<'pushed' | 'destroyed' | 'returned' | 'taken' | 'emotion'>,
): string {
  const seat = subjectArguments(reader, event.seat);
  if (event.type === 'emotion') {
    return messageFor(reader, 'event.emotion', seat, {
      emotion: languagePackOf(reader.language).names.emotions[event.emotion],
    });
  }
  const values = [seat, markerValues(reader, event.marker), regionValues(reader, event.region)];
  if (event.type !== 'pushed') return messageFor(reader, `event.${event.type}`, ...values);
  const fallen = { fallen: markerList(reader, event.fallen), count: event.fallen.length };
  return messageFor(reader, 'event.pushed', ...values, fallen);
}

type JuryEvent = EventOf<
  | 'put'
  | 'removed'
  | 'shifted'
  | 'turned'
  | 'drew-influence'
  | 'saw'
  | 'influence'
  | 'kept'
  | 'peeked'
  | 'discarded-influence'
  | 'shifted-influence'
  | 'revealed'
>;

function juryEventText(reader: Reader, event: JuryEvent): string | undefined {
  switch (event.type) {
    case 'saw': {
      const seen = { faces: faceList(reader, event.faces), count: event.faces.length };
      if (event.juror === null) return messageFor(reader, 'event.saw', seen);
      return messageFor(reader, 'event.saw.jurors', seen, jurorValues(reader, event.juror));
    }
    case 'kept': // the viewer's own choice
      return undefined;
    case 'drew-influence':
      // The looking seat gets its own event with the tokens.
      if (reader.viewer === event.seat) return undefined;
      return messageFor(reader, 'event.drew-influence', subjectArguments(reader, event.seat), { n: event.n });
    case 'influence':
      return messageFor(
        reader,
        event.isBlind ? 'event.influence.blind' : 'event.influence',
        subjectArguments(reader, event.seat),
        jurorValues(reader, event.juror),
        { n: event.n },
      );
    case 'put':
    case 'removed':
      return messageFor(
        reader,
        `event.${event.type}`,
        subjectArguments(reader, event.seat),
        jurorValues(reader, event.juror),
        {
          token: event.token,
          n: event.n,
        },
      );
    case 'shifted':
      return messageFor(
        reader,
        'event.shifted',
        subjectArguments(reader, event.seat),
        jurorValues(reader, event.juror),
        otherJurorValues(reader, event.to),
        { token: event.token },
      );
    case 'shifted-influence':
      return messageFor(
        reader,
        'event.shifted-influence',
        subjectArguments(reader, event.seat),
        jurorValues(reader, event.juror),
        otherJurorValues(reader, event.to),
      );
    case 'turned':
      return messageFor(
        reader,
        'event.turned',
        subjectArguments(reader, event.seat),
        jurorValues(reader, event.juror),
        { token: event.token },
      );
    case 'peeked':
      return messageFor(
        reader,
        'event.peeked',
        subjectArguments(reader, event.seat),
        jurorValues(reader, event.juror),
        { n: event.n },
      );
    case 'discarded-influence':
      return messageFor(
        reader,
        'event.discarded-influence',
        subjectArguments(reader, event.seat),
        jurorValues(reader, event.juror),
      );
    case 'revealed':
      return messageFor(
        reader,
        'event.revealed',
        subjectArguments(reader, event.seat),
        jurorValues(reader, event.juror),
        {
          face: messageFor(reader, `face.${event.face}`),
        },
      );
  }
}
