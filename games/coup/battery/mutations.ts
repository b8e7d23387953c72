// Rules of Coup broken on purpose. Each must make a test fail that begins with the rule's id.

import type { Mutation } from '@kuluary/kernel/battery';

const TURN = 'games/coup/rules/turn.ts';
const EDITIONS = 'games/coup/rules/editions.ts';
const SETUP = 'games/coup/rules/setup.ts';

export const MUTATIONS: readonly Mutation[] = [
  {
    id: 'C16',
    rule: 'the cost never comes back after a lost challenge',
    file: TURN,
    find: 'state.options.refundOnChallenge && cost > 0',
    replace: 'false',
  },
  {
    id: 'C16',
    rule: 'squirrel returns the cost after a lost challenge',
    file: EDITIONS,
    find: 'refundOnChallenge: false,',
    replace: 'refundOnChallenge: true,',
  },
  {
    id: 'C19',
    rule: 'blocks are asked for without a challenge first',
    file: TURN,
    find: 'if (rule.claims === NONE) return askForBlocks',
    replace: 'if (rule.claims === NONE || rule.blockedBy.length > 0) return askForBlocks',
  },
  {
    id: 'C20',
    rule: 'anybody may block a kill or a theft in every edition',
    file: 'games/coup/rules/window.ts',
    find: "if (rule.openBlock || state.options.blockBy === 'any')",
    replace: 'if (rule.blockedBy.length > 0)',
  },
  {
    id: 'C26',
    rule: 'a proven card is not replaced at once',
    file: TURN,
    find: `      if (state.options.replaceProven === 'now') {
        replaceProven(state, state.turn`,
    replace: `      if (state.options.replaceProven !== 'now') {
        replaceProven(state, state.turn`,
  },
  {
    id: 'C26',
    rule: 'squirrel replaces nothing at the end of the turn',
    file: TURN,
    find: "if (state.options.replaceProven === 'end-of-turn' && state.proved !== 0)",
    replace: 'if (state.proved > 3)',
  },
  {
    id: 'C14',
    rule: 'nobody is forced to coup',
    file: 'games/coup/rules/refusal.ts',
    find: 'if (action !== COUP && coins >= state.options.coupAt)',
    replace: 'if (action !== COUP && coins >= 99)',
  },
  {
    id: 'C29',
    rule: 'coins go to the treasury at the moment of elimination',
    file: TURN,
    find: '    state.alive &= ~(1 << seat);\n',
    replace: '    state.alive &= ~(1 << seat); state.treasury += state.coins[seat]; state.coins[seat] = 0;\n',
  },
  {
    id: 'C18',
    rule: 'the fastest challenger is the challenger',
    file: 'games/coup/rules/window.ts',
    find: '  if (asked === 0) return first;',
    replace: '  if (asked === 0 || raised !== 0) return first;',
  },
  {
    id: 'C23',
    rule: 'only the first block counts in hobby-world',
    file: EDITIONS,
    find: "blockers: 'each',",
    replace: "blockers: 'first',",
  },
  {
    id: 'C25',
    rule: 'a claimant is asked to show only where it can',
    file: TURN,
    find: 'if (state.options.mayDecline) return ask(state, SHOW',
    replace: 'if (state.options.mayDecline && placeOf(state, claimant, claim) !== NONE) return ask(state, SHOW',
  },
  {
    id: 'C27',
    rule: 'an ordered deck is drawn from at random',
    file: 'games/coup/rules/court-deck.ts',
    find: "if (state.options.returnTo === 'bottom') return deck.pop()!;",
    replace: '',
  },
  {
    id: 'C24',
    rule: 'a blocked action gets its cost back',
    file: TURN,
    find: "  events?.all({ type: 'block-stood'",
    replace:
      "  { const { cost } = ACTION_RULES[state.action]; state.coins[state.turn] += cost; state.treasury -= cost; }\n  events?.all({ type: 'block-stood'",
  },
  {
    id: 'C22',
    rule: 'only the actor may challenge a block',
    file: TURN,
    find: 'ask(state, CHALLENGE_BLOCK, state.alive & ~(1 << state.blocker));',
    replace: 'ask(state, CHALLENGE_BLOCK, 1 << state.turn);',
  },
  {
    id: 'C31',
    rule: 'the treasury never runs dry',
    file: TURN,
    find: 'Math.min(ACTION_RULES[action]!.takes, state.treasury)',
    replace: 'ACTION_RULES[action]!.takes',
  },
  {
    id: 'C34',
    rule: 'the game goes on with one seat left',
    file: TURN,
    find: 'if ((state.alive & (state.alive - 1)) === 0) return finish(state, events);',
    replace: '',
  },
  {
    id: 'C35',
    rule: 'the game never ends in a draw',
    file: TURN,
    find: 'if (state.turns === TURN_LIMIT) return finish(state, events);',
    replace: '',
  },
  {
    id: 'C33',
    rule: 'the third set of the draft is dealt from the wrong end',
    file: TURN,
    find: 'state.deck = [...court(state.options.inquisitor)].reverse();',
    replace: 'state.deck = [...court(state.options.inquisitor)];',
  },
  {
    id: 'C32',
    rule: 'two players both start with two coins',
    file: SETUP,
    find: '  const { startingCoins } = state.options;',
    replace: '  const startingCoins = [2];',
  },
  {
    id: 'C13',
    rule: 'the examined card stays where it is',
    file: TURN,
    find: 'if (!state.options.examinerDecides) return swap(state, chance, events);',
    replace: 'if (!state.options.examinerDecides) return leave(state, chance, events);',
  },
];
