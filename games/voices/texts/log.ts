// What happened, a sentence each. An event that only one seat is told has nothing in it that others may not know.

import { type Reader, who, whom } from '@kuluary/texts/reader';
import type { Event } from '../rules/events.ts';
import type { Options } from '../rules/options.ts';
import { JURORS } from '../rules/vocabulary.ts';
import { goalText, plotWords, roleWords, sideText, trialWords } from './card-text.ts';
import { tongueOf } from './catalogues.ts';
import { winnersLine } from './ending.ts';
import {
  faces,
  jurors,
  marker,
  markers,
  otherJurors,
  quoted,
  region,
  regions,
  strategies,
  strategy,
  tell,
  trial,
} from './reader.ts';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

/** The sentence for an event; undefined for what needs none. */
export function line(reader: Reader, event: Event, options: Options): string | undefined {
  switch (event.type) {
    case 'plot':
      return plot(reader, event);
    case 'role':
    case 'roles':
    case 'verdict':
    case 'over':
      return ofTheEnds(reader, event, options);
    case 'fiction':
    case 'ability':
    case 'option':
    case 'controller':
      return ofTheCard(reader, event);
    case 'round':
      return tell(reader, 'event.round', { round: event.round + 1 });
    case 'market':
      return tell(reader, 'event.market', { cards: event.cards.map((card) => trial(reader, card)).join(', ') });
    case 'chose':
      return tell(reader, 'event.chose', who(reader, event.seat), { regions: regions(reader, event.regions) });
    case 'skipped':
      return tell(reader, 'event.skipped', who(reader, event.seat));
    case 'strategy':
    case 'discarded':
      return tell(reader, `event.${event.type}`, who(reader, event.seat), { card: strategy(reader, event.card) });
    case 'drew':
      // Who draws is told the cards by an event of its own.
      return reader.viewer === event.seat ? undefined : tell(reader, 'event.drew', who(reader, event.seat), event);
    case 'drawn':
      return tell(reader, 'event.drawn', { cards: strategies(reader, event.cards), count: event.cards.length });
    case 'shuffled':
      return tell(reader, `event.shuffled.${event.what}`);
    case 'target':
      return tell(reader, 'event.target', who(reader, event.seat), whom(reader, event.target));
    case 'first':
      return tell(reader, event.isPassed ? 'event.first.passed' : 'event.first.taken', who(reader, event.seat));
    case 'phase':
      return tell(reader, 'event.phase');
    case 'replaced':
      return tell(reader, 'event.replaced', who(reader, event.seat), region(reader, event.region));
    case 'pushed':
    case 'destroyed':
    case 'returned':
    case 'taken':
    case 'emotion':
      return ofMarkers(reader, event);
    default:
      return ofTheJury(reader, event);
  }
}

/** What somebody has written is left as it was: only our own words are polished where they meet. */
function plot(reader: Reader, { plot, first, prosecutor }: Of<'plot'>): string {
  const { title, start } = plotWords(reader.language, plot);
  const seats = tell(reader, 'event.plot', who(reader, prosecutor), whom(reader, first));
  return `${quoted(reader, title)}. ${start} ${seats}`;
}

function ofTheEnds(reader: Reader, event: Of<'role' | 'roles' | 'verdict' | 'over'>, { majority }: Options): string {
  const { language } = reader;
  switch (event.type) {
    case 'role': {
      const goal = goalText(language, event.role, majority).join(' ');
      return tell(reader, 'event.role', { role: quoted(reader, roleWords(language, event.role).title), goal });
    }
    case 'roles': {
      const all = event.roles.map((role, seat) => `${reader.names[seat]} — ${roleWords(language, role).title}`);
      return tell(reader, 'event.roles', { all: all.join('; ') });
    }
    case 'verdict': {
      const { names } = tongueOf(language);
      const all = event.jurors.map(({ guilt, innocence, result }, juror) => {
        const type = names.jurors[JURORS[juror]!].type;
        return `${type} — ${tell(reader, `result.${result}`)} (${guilt}:${innocence})`;
      });
      return tell(reader, 'event.verdict', { all: all.join('; ') });
    }
    case 'over':
      return `${tell(reader, `event.over.${event.ending}`)} ${winnersLine(reader, event.winners)}`;
  }
}

function ofTheCard(reader: Reader, event: Of<'fiction' | 'ability' | 'option' | 'controller'>): string {
  const { language } = reader;
  switch (event.type) {
    case 'fiction': {
      const words = trialWords(language, event.card);
      const title = tell(reader, `event.fiction.${event.side}`, { card: quoted(reader, words.title) });
      return `${title} ${words[event.side].fiction}`;
    }
    case 'controller':
      return tell(reader, `event.controller.${event.how}`, who(reader, event.seat), region(reader, event.region));
    case 'ability': {
      const { header, text, hidden } = sideText(language, event.card, event.side)[event.ability]!;
      const values = [who(reader, event.seat), { header }];
      if (text !== null) return tell(reader, 'event.ability', ...values, { text });
      return tell(reader, 'event.ability.hidden', ...values, { labels: hidden.map(({ label }) => label).join(' / ') });
    }
    case 'option': {
      const { hidden } = sideText(language, event.card, event.side)[event.ability]!;
      const { label, after, effect } = hidden[event.option]!;
      return `${tell(reader, 'event.option', who(reader, event.seat), { label })} ${after} ${effect}`;
    }
  }
}

function ofMarkers(reader: Reader, event: Of<'pushed' | 'destroyed' | 'returned' | 'taken' | 'emotion'>): string {
  const seat = who(reader, event.seat);
  if (event.type === 'emotion') {
    return tell(reader, 'event.emotion', seat, { emotion: tongueOf(reader.language).names.emotions[event.emotion] });
  }
  const values = [seat, marker(reader, event.marker), region(reader, event.region)];
  if (event.type !== 'pushed') return tell(reader, `event.${event.type}`, ...values);
  const fallen = { fallen: markers(reader, event.fallen), count: event.fallen.length };
  return tell(reader, 'event.pushed', ...values, fallen);
}

type OfTheJury = Of<
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

function ofTheJury(reader: Reader, event: OfTheJury): string | undefined {
  switch (event.type) {
    case 'saw': {
      const seen = { faces: faces(reader, event.faces), count: event.faces.length };
      if (event.juror === null) return tell(reader, 'event.saw', seen);
      return tell(reader, 'event.saw.jurors', seen, jurors(reader, event.juror));
    }
    case 'kept': // by one's own choice
      return undefined;
    case 'drew-influence':
      // Who looks is told the tokens by an event of its own.
      if (reader.viewer === event.seat) return undefined;
      return tell(reader, 'event.drew-influence', who(reader, event.seat), { n: event.n });
    case 'influence':
      return tell(
        reader,
        event.isBlind ? 'event.influence.blind' : 'event.influence',
        who(reader, event.seat),
        jurors(reader, event.juror),
        { n: event.n },
      );
    case 'put':
    case 'removed':
      return tell(reader, `event.${event.type}`, who(reader, event.seat), jurors(reader, event.juror), {
        token: event.token,
        n: event.n,
      });
    case 'shifted':
      return tell(
        reader,
        'event.shifted',
        who(reader, event.seat),
        jurors(reader, event.juror),
        otherJurors(reader, event.to),
        { token: event.token },
      );
    case 'shifted-influence':
      return tell(
        reader,
        'event.shifted-influence',
        who(reader, event.seat),
        jurors(reader, event.juror),
        otherJurors(reader, event.to),
      );
    case 'turned':
      return tell(reader, 'event.turned', who(reader, event.seat), jurors(reader, event.juror), { token: event.token });
    case 'peeked':
      return tell(reader, 'event.peeked', who(reader, event.seat), jurors(reader, event.juror), { n: event.n });
    case 'discarded-influence':
      return tell(reader, 'event.discarded-influence', who(reader, event.seat), jurors(reader, event.juror));
    case 'revealed':
      return tell(reader, 'event.revealed', who(reader, event.seat), jurors(reader, event.juror), {
        face: tell(reader, `face.${event.face}`),
      });
  }
}
