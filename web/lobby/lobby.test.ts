import { STRENGTHS, STYLES, USUAL } from '@kuluary/bots/opponents';
import { coupTable } from '@kuluary/coup/table/coup-table';
import { REGISTRY } from '@kuluary/games/registry';
import { ok } from '@kuluary/kernel/result';
import type { TableInfo } from '@kuluary/protocol/to-browser';
import { describe, expect, it } from 'vitest';
import type { LoadedGame } from '../games.ts';
import { words } from '../words/lobby.ru.ts';
import type { LobbyKey } from '../words/lobby.ts';
import {
  botNames,
  describe as describeBot,
  freeBotName,
  likest,
  lineAbout,
  opponentAt,
  powerOf,
  strengthsOf,
  stylesOf,
  TABLE_STYLES,
} from './bots.ts';
import { joinedAt, reseated, seatSpecs, within, without } from './chosen-seats.ts';
import { asSold, chosenLead, editionName, homeFirst, homeOptions, ownRules, sold } from './editions.ts';
import { FREE } from './free-seat.fixture.ts';
import { keepOpponent, lastOpponent } from './last-opponent.ts';
import { clockwise, type LobbyRoom, offerOf, playing } from './room.ts';
import { idleReason } from './sense.ts';

const game = { id: 'coup', table: coupTable, ...REGISTRY.coup! } as unknown as LoadedGame;
const rickshank = { id: 'rickshank', ...REGISTRY.rickshank! } as LoadedGame;
const say = Object.assign((key: LobbyKey) => words[key], {
  has: (key: string): key is LobbyKey => Object.hasOwn(words, key),
});

function room(names: readonly string[], options: TableInfo['options'] = {}): LobbyRoom {
  const seats = [0, 1, 2, 3, 4, 5].map((seat) => {
    const name = names[seat];
    return name ? { ...FREE, kind: 'person' as const, name, host: seat === 0, here: true } : FREE;
  });
  const table = { id: '481726', game: 'coup', seats, options } as unknown as TableInfo;
  return { table, you: { seat: 0, host: true }, game, ask: async () => ok(undefined) };
}

describe('seats', () => {
  it('are shown clockwise, from the one who looks', () => {
    const { table } = room(['Anna', 'Boris', 'Vera']);
    expect(clockwise(table, { seat: 2, host: false })).toEqual([2, 3, 4, 5, 0, 1]);
    expect(clockwise(table, { seat: null, host: false })).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('are for sitting down to whoever sits nowhere, and for moving to whoever sits', () => {
    const offer = (seat: number | null, host: boolean) => words[offerOf({ seat, host })];
    expect([offer(null, false), offer(2, false), offer(2, true)]).toEqual(['сесть', 'пересесть', 'или друг']);
  });

  it('that play are never fewer than the game needs', () => {
    expect(playing(room(['Anna']))).toBe(2);
    expect(playing(room(['Anna', 'Boris', 'Vera']))).toBe(3);
  });
});

describe('bots', () => {
  it('are offered in the strengths and styles that the game has', () => {
    expect([strengthsOf(game), stylesOf(game, STYLES)]).toEqual([STRENGTHS, STYLES]);
    expect(stylesOf(game, TABLE_STYLES)).toEqual(TABLE_STYLES);
    expect([strengthsOf(rickshank), stylesOf(rickshank, TABLE_STYLES)]).toEqual([['easy', 'normal', 'hard'], ['even']]);
  });

  it('are suggested as the last one was, as far as the game has its like', () => {
    expect(likest(game, { strength: 'expert', style: 'bold' })).toEqual({ strength: 'expert', style: 'bold' });
    expect(likest(rickshank, { strength: 'hard', style: 'bold' })).toEqual({ strength: 'hard', style: 'even' });
    expect(likest(rickshank, { strength: 'expert', style: 'bold' })).toEqual(USUAL);
  });

  it('have a line about every strength, and names enough for every seat, in every game', () => {
    for (const each of [game, rickshank]) {
      for (const strength of strengthsOf(each)) expect(lineAbout(say, each.id, strength)).not.toBe('');
      expect(botNames(say, each).length).toBeGreaterThanOrEqual(each.game.seats[1] - 1);
    }
  });

  it('have more marks the stronger they are', () => {
    expect(STRENGTHS.map(powerOf)).toEqual([1, 2, 3, 4]);
  });

  it('are described by strength, and by style where they have one', () => {
    expect(describeBot(say, { strength: 'hard', style: 'even' })).toBe('сильный');
    expect(describeBot(say, { strength: 'hard', style: 'vengeful' })).toBe('сильный, мстительный');
  });

  it('are changed from what they are; a new one is suggested to be like the last', () => {
    const last = { strength: 'expert', style: 'bold' } as const;
    expect(opponentAt({ bot: 'easy-cautious' }, last)).toEqual({ strength: 'easy', style: 'cautious' });
    expect(opponentAt({ bot: 'random' }, last)).toEqual(last);
    expect(opponentAt({ bot: null }, last)).toEqual(last);
  });

  it('are the usual ones until somebody has chosen others', () => {
    expect(lastOpponent()).toEqual(USUAL);
    keepOpponent({ strength: 'hard', style: 'bold' });
    expect(lastOpponent()).toEqual({ strength: 'hard', style: 'bold' });
  });

  it('get a name that nobody at the table has', () => {
    const [first, second] = words['coup.bot-names'].split(', ');
    expect(freeBotName(say, game, room(['Anna']).table.seats)).toBe(first);
    expect(freeBotName(say, game, room(['Anna', first!]).table.seats)).toBe(second);
  });
});

describe('somebody who is chosen', () => {
  const voices = { id: 'voices', ...REGISTRY.voices! } as LoadedGame;
  const now = (prosecutor: number | null, seatNow: (seat: number) => number | null) =>
    reseated(voices, { roles: 'expert', prosecutor }, seatNow);

  it('is chosen by the host, unless the table knows who it is', () => {
    expect(seatSpecs(voices).map(({ id }) => id)).toEqual(['prosecutor']);
    expect(seatSpecs(game)).toEqual([]); // the winner of the last game
  });

  it('stays chosen when others come and go, and is not any more when gone', () => {
    expect(now(2, without(1))).toEqual({ roles: 'expert', prosecutor: 1 });
    expect(now(2, without(3))).toEqual({ roles: 'expert', prosecutor: 2 });
    expect(now(2, without(2))).toEqual({ roles: 'expert', prosecutor: null });
    expect(now(2, joinedAt(2))).toEqual({ roles: 'expert', prosecutor: 3 });
    expect(now(1, joinedAt(2))).toEqual({ roles: 'expert', prosecutor: 1 });
    expect([now(3, within(4)).prosecutor, now(4, within(4)).prosecutor]).toEqual([3, null]);
    expect(now(null, without(0))).toEqual({ roles: 'expert', prosecutor: null });
    expect(reseated(voices, {}, without(0))).toEqual({});
  });
});

describe('rules of the house', () => {
  it('are none while everything is as in the edition', () => {
    expect(ownRules(room(['Anna', 'Boris'], { edition: 'squirrel' }))).toEqual([]);
    expect(ownRules(room(['Anna', 'Boris'], { edition: 'squirrel', mayDecline: false }))).toEqual([]);
  });

  it('are held against the rules where a game has no editions', () => {
    const voices = { id: 'voices', ...REGISTRY.voices! } as LoadedGame;
    const none = [game, rickshank, voices].map((each) => words[sold({ game: each }, 'rules.house.none')]);
    expect(none).toEqual(['всё как в издании', 'всё как в правилах', 'всё как в правилах']);
    expect(words[sold({ game: voices }, 'rules.own')]).toBe('не как в правилах');
    expect(words[sold({ game: voices }, 'rules.reset')]).toBe('Вернуть как в правилах');
  });

  it('are those that differ from it', () => {
    expect(ownRules(room(['Anna', 'Boris'], { edition: 'squirrel', mayDecline: true, coupAt: 12 }))).toEqual([
      'mayDecline',
      'coupAt',
    ]);
  });

  it('[C37] [C33] are not what the box of the edition offers to choose', () => {
    expect(ownRules(room(['Anna', 'Boris'], { edition: 'squirrel', inquisitor: true }))).toEqual([]);
    expect(ownRules(room(['Anna', 'Boris'], { edition: 'hobby-world', draft: true }))).toEqual([]);
    expect(ownRules(room(['Anna', 'Boris'], { edition: 'hobby-world', inquisitor: true }))).toEqual(['inquisitor']);
    expect(ownRules(room(['Anna', 'Boris'], { edition: 'ukrainian', draft: false }))).toEqual(['draft']);
  });

  it('are gone with the edition; what no edition decides stays', () => {
    const chosen = { edition: 'squirrel', coupAt: 12, lastWinner: 1 };
    expect(chosenLead(game, chosen, 'ukrainian')).toEqual({ edition: 'ukrainian', lastWinner: 1 });
    expect(asSold(room(['Anna', 'Boris'], chosen))).toEqual({ edition: 'squirrel', lastWinner: 1 });
  });

  it('stay where what leads is no edition', () => {
    const there = { ...room(['Anna', 'Boris'], { characters: 'two' }), game: rickshank };
    expect(chosenLead(rickshank, { livePoints: true }, 'two')).toEqual({ livePoints: true, characters: 'two' });
    expect(editionName(there, 'en')).toBe(rickshank.texts.title('en'));
  });

  it('begin from the first edition when none is chosen', () => {
    expect(editionName(room(['Anna', 'Boris']), 'uk')).toBe(game.texts.optionValue('uk', 'edition', 'hobby-world'));
  });

  it('begin from the edition of the language, in a new game', () => {
    expect(homeOptions(game, 'uk')).toEqual({ edition: 'ukrainian' });
    expect([homeOptions(game, 'ru'), homeOptions(game, 'en')]).toEqual([{}, {}]);
    expect(homeFirst(['hobby-world', 'ukrainian', 'squirrel'], 'coup', 'uk')).toEqual([
      'ukrainian',
      'hobby-world',
      'squirrel',
    ]);
    expect(homeFirst(['hobby-world', 'ukrainian'], 'coup', 'ru')).toEqual(['hobby-world', 'ukrainian']);
  });

  it('rest where they change nothing, and say why', () => {
    expect(idleReason(room(['Anna', 'Boris', 'Vera']), 'draft', say, 'ru')).toBe(words['sense.two-only']);
    expect(idleReason(room(['Anna', 'Boris']), 'draft', say, 'ru')).toBeUndefined();
    expect(idleReason(room(['Anna', 'Boris']), 'examinerDecides', say, 'ru')).toBe(words['sense.needs-inquisitor']);
    expect(idleReason(room(['Anna', 'Boris'], { inquisitor: true }), 'examinerDecides', say, 'ru')).toBeUndefined();
  });
});
