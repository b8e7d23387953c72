// Rules of Rickshank broken on purpose. Each must make a test fail that begins with the rule's id.

import type { Mutation } from '@kuluary/kernel/battery';

const TURN = 'games/rickshank/rules/turn.ts';
const VOTES = 'games/rickshank/rules/votes.ts';
const ZONES = 'games/rickshank/rules/zones.ts';
const SCORE = 'games/rickshank/rules/score.ts';

export const MUTATIONS: readonly Mutation[] = [
  {
    id: 'R12',
    rule: 'the next nemesis is turned up at once',
    file: TURN,
    find: 'state.isNemesisUp = false;',
    replace: '',
  },
  {
    id: 'S1',
    rule: 'a guarded nemesis can be defeated without a token',
    file: TURN,
    find: 'const isOpen = !box.cards[nemesis]!.isGuarded || state.isGuardPaid;',
    replace: 'const isOpen = true;',
  },
  {
    id: 'R11',
    rule: 'tokens can be bought again and again',
    file: TURN,
    find: 'state.isTokenBought = true;',
    replace: '',
  },
  {
    id: 'E3',
    rule: 'locations of the stack stay',
    file: TURN,
    find: "for (const piece of guests) leavePlay(table, seat, piece, 'clean-up');",
    replace: '',
  },
  {
    id: 'E4',
    rule: 'power is kept for the next turn',
    file: TURN,
    find: '  state.power = 0;\n',
    replace: '',
  },
  {
    id: 'E6',
    rule: 'the line-up is not filled',
    file: TURN,
    find: 'state.lineUp.push(...came);',
    replace: '',
  },
  {
    id: 'R18',
    rule: 'the game goes on after the last nemesis',
    file: TURN,
    find: "if (state.nemeses.length === 0) finish(table, 'defeated');",
    replace: '',
  },
  {
    id: 'R54',
    rule: 'a standstill goes on for ever',
    file: TURN,
    find: 'if (state.turns - state.renewed >= STANDSTILL',
    replace: 'if (state.turns - state.renewed >= Infinity + STANDSTILL',
  },
  {
    id: 'R19',
    rule: 'Morty Waves always cost a point',
    file: SCORE,
    find: 'return Math.max(0, copies(WAVE) - copies(GENIUS));',
    replace: 'return copies(WAVE);',
  },
  {
    id: 'R20',
    rule: 'ties are not broken',
    file: SCORE,
    find: 'return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];',
    replace: 'return a[0] - b[0];',
  },
  {
    id: 'R15',
    rule: 'the discard is not shuffled into a deck',
    file: ZONES,
    find: 'if (player.discard.length === 0) return false;',
    replace: 'if (player.discard.length >= 0) return false;',
  },
  {
    id: 'V3',
    rule: 'one pass is enough for everybody',
    file: VOTES,
    find: 'if (state.vote.passes < state.players.length)',
    replace: 'if (state.vote.passes < 1)',
  },
  {
    id: 'V6',
    rule: 'everybody pays, whatever the result',
    file: VOTES,
    find: 'if (vote.choices[seat] !== vote.result) return;',
    replace: '',
  },
  {
    id: 'V0',
    rule: 'votes that can do nothing are held',
    file: VOTES,
    find: "if (needs !== undefined && !holds(needs, (of) => count(table, frame, of))) return cancel(table, frame, 'nothing');",
    replace: '',
  },
  {
    id: 'R24',
    rule: 'group attacks are in a turn',
    file: TURN,
    find: 'state.isTurnOver = true;',
    replace: '',
  },
];
