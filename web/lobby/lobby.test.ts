import { DEFAULT_OPPONENT, STRENGTHS, STYLES } from '@kuluary/bots/opponents';
import { coupGameTable } from '@kuluary/coup/table/game-table';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { ok } from '@kuluary/kernel/result';
import type { TableInfo } from '@kuluary/protocol/to-browser';
import { describe, expect, it } from 'vitest';
import type { LoadedGame } from '../game-loaders.ts';
import { words } from '../words/lobby.ru.ts';
import type { LobbyKey } from '../words/lobby.ts';
import {
  botNames,
  closestOpponent,
  describeBot,
  opponentForSeat,
  strengthOrStyleLine,
  strengthRank,
  strengthsOf,
  stylesOf,
  TABLE_STYLES,
  unusedBotName,
} from './bot-choices.ts';
import {
  defaultOptions,
  editionName,
  editionWordingKey,
  leadOptionOf,
  withLeadOption,
  withLocalEditionFirst,
} from './editions.ts';
import { FREE_SEAT } from './free-seat.fixture.ts';
import { lastOpponent, saveLastOpponent } from './last-opponent.ts';
import { freeSeatOfferKey, type LobbySession, playerCount, seatsClockwise } from './lobby-session.ts';
import { houseRulesOf, offeredOptions, possibleHouseRules, withoutHouseRules } from './option-origin.ts';
import { irrelevanceReason } from './option-relevance.ts';
import type { MatchOptions } from './options-form.ts';
import { closeSeatGap, openSeatGap, remapSeatOptions, seatOptionsOf } from './seat-options.ts';

const game = { id: 'coup', ui: coupGameTable, ...GAME_REGISTRY.coup! } as unknown as LoadedGame;
const rickshank = { id: 'rickshank', ...GAME_REGISTRY.rickshank! } as LoadedGame;
const say = Object.assign((key: LobbyKey) => words[key], {
  has: (key: string): key is LobbyKey => Object.hasOwn(words, key),
});

function sessionWith(names: readonly string[], options: TableInfo['options'] = {}): LobbySession {
  const seats = [0, 1, 2, 3, 4, 5].map((seat) => {
    const name = names[seat];
    return name ? { ...FREE_SEAT, kind: 'person' as const, name, host: seat === 0, here: true } : FREE_SEAT;
  });
  const table = { id: '481726', game: 'coup', seats, options } as unknown as TableInfo;
  return { table, you: { seat: 0, host: true }, game, send: async () => ok(undefined) };
}

function optionsFor(seats: number, chosen: TableInfo['options'] = {}): MatchOptions {
  return { game, seats, chosen };
}

describe('seats', () => {
  it("are shown clockwise, from the viewer's own", () => {
    const { table } = sessionWith(['Anna', 'Boris', 'Vera']);
    expect(seatsClockwise(table, { seat: 2, host: false })).toEqual([2, 3, 4, 5, 0, 1]);
    expect(seatsClockwise(table, { seat: null, host: false })).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('are offered to sit down for those without a seat, and to move for the others', () => {
    const offer = (seat: number | null, host: boolean) => words[freeSeatOfferKey({ seat, host })];
    expect([offer(null, false), offer(2, false), offer(2, true)]).toEqual(['сесть', 'пересесть', 'или друг']);
  });

  it('are counted as at least as many as the game needs', () => {
    expect(playerCount(sessionWith(['Anna']))).toBe(2);
    expect(playerCount(sessionWith(['Anna', 'Boris', 'Vera']))).toBe(3);
  });
});

describe('bots', () => {
  it('are offered in the strengths and styles that the game has', () => {
    expect([strengthsOf(game), stylesOf(game, STYLES)]).toEqual([STRENGTHS, STYLES]);
    expect(stylesOf(game, TABLE_STYLES)).toEqual(TABLE_STYLES);
    expect([strengthsOf(rickshank), stylesOf(rickshank, TABLE_STYLES)]).toEqual([['easy', 'normal', 'hard'], ['even']]);
  });

  it('are suggested like the last one, as far as the game has such', () => {
    expect(closestOpponent(game, { strength: 'expert', style: 'bold' })).toEqual({ strength: 'expert', style: 'bold' });
    expect(closestOpponent(rickshank, { strength: 'hard', style: 'bold' })).toEqual({
      strength: 'hard',
      style: 'even',
    });
    expect(closestOpponent(rickshank, { strength: 'expert', style: 'bold' })).toEqual(DEFAULT_OPPONENT);
  });

  it('have a line about every strength, and enough names for every seat, in every game', () => {
    for (const each of [game, rickshank]) {
      for (const strength of strengthsOf(each)) expect(strengthOrStyleLine(say, each.id, strength)).not.toBe('');
      expect(botNames(say, each).length).toBeGreaterThanOrEqual(each.game.seats[1] - 1);
    }
  });

  it('have more pips the stronger they are', () => {
    expect(STRENGTHS.map(strengthRank)).toEqual([1, 2, 3, 4]);
  });

  it('are described by strength, and by style where they have one', () => {
    expect(describeBot(say, { strength: 'hard', style: 'even' })).toBe('сильный');
    expect(describeBot(say, { strength: 'hard', style: 'vengeful' })).toBe('сильный, мстительный');
  });

  it('start from what they are when changed; a new one starts from the last', () => {
    const last = { strength: 'expert', style: 'bold' } as const;
    expect(opponentForSeat({ bot: 'easy-cautious' }, last)).toEqual({ strength: 'easy', style: 'cautious' });
    expect(opponentForSeat({ bot: 'random' }, last)).toEqual(last);
    expect(opponentForSeat({ bot: null }, last)).toEqual(last);
  });

  it('are the default ones until others were chosen', () => {
    expect(lastOpponent()).toEqual(DEFAULT_OPPONENT);
    saveLastOpponent({ strength: 'hard', style: 'bold' });
    expect(lastOpponent()).toEqual({ strength: 'hard', style: 'bold' });
  });

  it('get a name that nobody at the table has', () => {
    const [first, second] = words['coup.bot-names'].split(', ');
    expect(unusedBotName(say, game, sessionWith(['Anna']).table.seats)).toBe(first);
    expect(unusedBotName(say, game, sessionWith(['Anna', first!]).table.seats)).toBe(second);
  });
});

describe('a seat option', () => {
  const voices = { id: 'voices', ...GAME_REGISTRY.voices! } as LoadedGame;
  const now = (prosecutor: number | null, seatNow: (seat: number) => number | null) =>
    remapSeatOptions(voices, { roles: 'expert', prosecutor }, seatNow);

  it('is set by the host, unless the table sets it', () => {
    expect(seatOptionsOf(voices).map(({ id }) => id)).toEqual(['prosecutor']);
    expect(seatOptionsOf(game).map(({ id }) => id)).toEqual(['firstSeat']); // not the winner of the last game
  });

  it('follows its player when others come and go, and is reset when that player leaves', () => {
    expect(now(2, closeSeatGap(1))).toEqual({ roles: 'expert', prosecutor: 1 });
    expect(now(2, closeSeatGap(3))).toEqual({ roles: 'expert', prosecutor: 2 });
    expect(now(2, closeSeatGap(2))).toEqual({ roles: 'expert', prosecutor: null });
    expect(now(2, openSeatGap(2))).toEqual({ roles: 'expert', prosecutor: 3 });
    expect(now(1, openSeatGap(2))).toEqual({ roles: 'expert', prosecutor: 1 });
    expect(now(null, closeSeatGap(0))).toEqual({ roles: 'expert', prosecutor: null });
    expect(remapSeatOptions(voices, {}, closeSeatGap(0))).toEqual({});
  });
});

describe('house rules', () => {
  it('are none while everything is as in the edition', () => {
    expect(houseRulesOf(optionsFor(2, { edition: 'squirrel' }))).toEqual([]);
    expect(houseRulesOf(optionsFor(2, { edition: 'squirrel', mayDecline: false }))).toEqual([]);
  });

  it('are compared with the rules where a game has no editions', () => {
    const voices = { id: 'voices', ...GAME_REGISTRY.voices! } as LoadedGame;
    const none = [game, rickshank, voices].map((each) => words[editionWordingKey({ game: each }, 'rules.house.none')]);
    expect(none).toEqual(['всё как в издании', 'всё как в правилах', 'всё как в правилах']);
    expect(words[editionWordingKey({ game: voices }, 'rules.own')]).toBe('не как в правилах');
    expect(words[editionWordingKey({ game: voices }, 'rules.reset')]).toBe('Вернуть как в правилах');
  });

  it('are the options that differ from it', () => {
    expect(houseRulesOf(optionsFor(2, { edition: 'squirrel', mayDecline: true, coupAt: 12 }))).toEqual([
      'mayDecline',
      'coupAt',
    ]);
  });

  it('[C37] [C33] are not what the edition itself leaves to its players', () => {
    expect(houseRulesOf(optionsFor(2, { edition: 'squirrel', inquisitor: true }))).toEqual([]);
    expect(houseRulesOf(optionsFor(2, { edition: 'hobby-world', draft: true }))).toEqual([]);
    expect(houseRulesOf(optionsFor(2, { edition: 'hobby-world', inquisitor: true }))).toEqual(['inquisitor']);
    expect(houseRulesOf(optionsFor(2, { edition: 'ukrainian', draft: false }))).toEqual(['draft']);
  });

  it('are all that the rulebook of the edition does not offer', () => {
    const voices = { id: 'voices', ...GAME_REGISTRY.voices! };
    const seating = ['firstSeat', 'seatOrder'];
    const offered = (options: MatchOptions) => offeredOptions(options).map(({ id }) => id);
    expect(offered(optionsFor(3, { edition: 'squirrel' }))).toEqual(['inquisitor', 'firstPlayer', ...seating]);
    expect(offered(optionsFor(3, { edition: 'hobby-world' }))).toEqual(['draft', ...seating]);
    expect(offered(optionsFor(3, { edition: 'ukrainian' }))).toEqual(seating);
    expect(offered({ game: voices, seats: 3, chosen: {} })).toEqual(['prosecutor', 'abilities']);
    expect(offered({ game: rickshank, seats: 3, chosen: {} })).toEqual([]);
    for (const { id, game: rules, texts } of [game, rickshank, voices]) {
      const options = { game: { id, game: rules, texts }, seats: 3, chosen: {} };
      const lead = leadOptionOf(options)!.id;
      const shown = [lead, ...offered(options), ...possibleHouseRules(options).map((spec) => spec.id)];
      expect(shown.sort()).toEqual(
        rules.options
          .map((spec) => spec.id)
          .filter((each) => each !== 'lastWinner' && each !== 'people')
          .sort(),
      );
    }
  });

  it('are reset with the edition; what no edition decides stays', () => {
    const chosen = { edition: 'squirrel', coupAt: 12, lastWinner: 1 };
    expect(withLeadOption(game, chosen, 'ukrainian')).toEqual({ edition: 'ukrainian', lastWinner: 1 });
    expect(withoutHouseRules(optionsFor(2, chosen))).toEqual({ edition: 'squirrel', lastWinner: 1 });
  });

  it('stay where the lead option is no edition', () => {
    const other = { ...optionsFor(2, { characters: 'two' }), game: rickshank };
    expect(withLeadOption(rickshank, { livePoints: true }, 'two')).toEqual({ livePoints: true, characters: 'two' });
    expect(editionName(other, 'en')).toBe(rickshank.texts.title('en'));
  });

  it('start from the first edition when none is chosen', () => {
    expect(editionName(optionsFor(2), 'uk')).toBe(game.texts.optionValueText('uk', 'edition', 'hobby-world'));
  });

  it("start from the language's edition at a new table", () => {
    expect(defaultOptions(game, 'uk')).toEqual({ edition: 'ukrainian' });
    expect([defaultOptions(game, 'ru'), defaultOptions(game, 'en')]).toEqual([{}, {}]);
    expect(withLocalEditionFirst(['hobby-world', 'ukrainian', 'squirrel'], 'coup', 'uk')).toEqual([
      'ukrainian',
      'hobby-world',
      'squirrel',
    ]);
    expect(withLocalEditionFirst(['hobby-world', 'ukrainian'], 'coup', 'ru')).toEqual(['hobby-world', 'ukrainian']);
  });

  it('are irrelevant where they change nothing, with a reason', () => {
    expect(irrelevanceReason(optionsFor(3), 'draft', say, 'ru')).toBe(words['sense.two-only']);
    expect(irrelevanceReason(optionsFor(2), 'draft', say, 'ru')).toBeUndefined();
    expect(irrelevanceReason(optionsFor(2), 'examinerDecides', say, 'ru')).toBe(words['sense.needs-inquisitor']);
    expect(irrelevanceReason(optionsFor(2, { inquisitor: true }), 'examinerDecides', say, 'ru')).toBeUndefined();
  });
});
