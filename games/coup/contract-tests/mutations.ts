// Mutations of the rules of Coup. Each must make a test fail that begins with the rule's id. A mutation is: rule id, what is
// wrong then, the text to find in the file, its replacement.

import { mutationsOfGame } from '../../../checks/mutation-list.ts';

export const MUTATIONS = mutationsOfGame('coup', {
  'turn-resolution': [
    [
      'C19',
      'blocks are asked for without a challenge first',
      'if (rule.claims === NONE) return askForBlocks',
      'if (rule.claims === NONE || rule.blockedBy.length > 0) return askForBlocks',
    ],
    [
      'C26',
      'a proven card is not replaced at once',
      `      if (state.options.replaceProven === 'now') {
        replaceProvenCard(state, state.turn`,
      `      if (state.options.replaceProven !== 'now') {
        replaceProvenCard(state, state.turn`,
    ],
    [
      'C26',
      'squirrel replaces nothing at the end of the turn',
      "if (state.options.replaceProven === 'end-of-turn' && state.proved !== 0)",
      'if (state.proved > 3)',
    ],
    [
      'C29',
      'a thief finds the purse of a seat that went out empty',
      'if (isOver || !isRobbed(state, seat)) forfeitCoins',
      'forfeitCoins',
    ],
    [
      'C29',
      'the coins of any seat that goes out wait for the end of a turn',
      'if (isOver || !isRobbed(state, seat)) forfeitCoins',
      'if (isOver || ACTION_RULES[state.action].effect === "take") forfeitCoins',
    ],
    [
      'C25',
      'a claimant is asked to show only where it can',
      'if (state.options.mayDecline) return askSeats(state, SHOW',
      'if (state.options.mayDecline && handPlaceOf(state, claimant, claim) !== NONE) return askSeats(state, SHOW',
    ],
    [
      'C24',
      'a blocked action gets its cost back',
      "  eventSink?.all({ type: 'block-stood'",
      "  { const { cost } = ACTION_RULES[state.action]; state.coins[state.turn] += cost; state.treasury -= cost; }\n  eventSink?.all({ type: 'block-stood'",
    ],
    [
      'C22',
      'only the actor may challenge a block',
      'askSeats(state, CHALLENGE_BLOCK, state.alive & ~(1 << state.blocker));',
      'askSeats(state, CHALLENGE_BLOCK, 1 << state.turn);',
    ],
    ['C34', 'the game goes on with one seat left', 'if (isOver) return finishGame(state, eventSink);', ''],
    [
      'C35',
      'the game never ends in a draw',
      'if (state.turns >= TURN_LIMIT && isDrawnAtLimit(state)) return finishGame(state, eventSink);',
      '',
    ],
    [
      'C35',
      'bots alone play for ever where the draw is switched off',
      'options.drawAtLimit || !options.people.some((seat) => alive & (1 << seat))',
      'options.drawAtLimit',
    ],
    [
      'C13',
      'the examined card stays where it is',
      'if (!state.options.examinerDecides) return swapAndEndTurn(state, chance, eventSink);',
      'if (!state.options.examinerDecides) return leaveCardAndEndTurn(state, chance, eventSink);',
    ],
  ],
  view: [['C41', 'nobody sees who has passed openly', 'seatsIn(state.openPasses)', '[]']],
  determinize: [
    ['C41', 'an open pass may have been a challenge', '& ~state.asked & ~state.openPasses;', '& ~state.asked;'],
  ],
  coins: [
    [
      'C16',
      'the cost never comes back after a lost challenge',
      '!state.options.refundOnChallenge || cost === 0',
      'true',
    ],
    [
      'C31',
      'the treasury never runs dry',
      'Math.min(ACTION_RULES[action]!.takes, state.treasury)',
      'ACTION_RULES[action]!.takes',
    ],
    [
      'C32',
      'two players both start with two coins',
      '  const { startingCoins } = state.options;',
      '  const startingCoins = [2];',
    ],
  ],
  draft: [
    [
      'C33',
      'the third set of the draft is dealt from the wrong end',
      'state.deck = [...charactersInPlay(state.options.inquisitor)].reverse();',
      'state.deck = [...charactersInPlay(state.options.inquisitor)];',
    ],
  ],
  'actions-and-blocks': [
    [
      'C23',
      'each block of foreign aid counts in squirrel',
      "blockers === 'each' || (blockers === 'each-with-target' && hasTarget)",
      "blockers !== 'first'",
    ],
    [
      'C20',
      'anybody may block a kill or a theft in every edition',
      "if (rule.anyoneMayBlock || state.options.blockBy === 'any')",
      'if (rule.blockedBy.length > 0)',
    ],
  ],
  editions: [
    ['C36', 'the seat that the host has named does not begin', 'return firstSeat ?? ', 'return '],
    [
      'C16',
      'squirrel returns the cost after a lost challenge',
      'refundOnChallenge: false,',
      'refundOnChallenge: true,',
    ],
    ['C23', 'only the first block counts in hobby-world', "blockers: 'each',", "blockers: 'first',"],
    ['C23', 'only the first block of a kill counts in squirrel', "blockers: 'each-with-target',", "blockers: 'first',"],
  ],
  'response-window': [
    ['C41', 'a seat that is asked alone may pass openly', 'return (seats & (seats - 1)) !== 0;', 'return seats !== 0;'],
    [
      'C18',
      'the fastest challenger is the challenger',
      '  if (asked === 0) return first;',
      '  if (asked === 0 || objections !== 0) return first;',
    ],
  ],
  refusal: [
    [
      'C14',
      'nobody is forced to coup',
      'if (action !== COUP && coins >= state.options.coupAt)',
      'if (action !== COUP && coins >= 99)',
    ],
  ],
  'deck-and-knowledge': [
    [
      'C27',
      'an ordered deck is drawn from at random',
      "if (state.options.returnTo === 'bottom') return deck.pop()!;",
      '',
    ],
  ],
});
