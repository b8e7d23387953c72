// The English messages. Their arguments are in message-values.ts.

import type { Including } from '@kuluary/texts/catalogue';
import type { NamedKey } from './message-keys.ts';

export const en = {
  title: 'Coup',
  you: 'you', // the viewer, in a list of names

  // Announcements of actions: a line of the log, and the beginning of most prompts. Income happens at once and has none.
  'plan.foreign-aid':
    '{who, select, you {You ask} other {{name} asks}} for {action}: {coins, plural, one {# coin} other {# coins}}.',
  'plan.coup':
    '{who, select, you {You pay} other {{name} pays}} {coins, plural, one {# coin} other {# coins}} and {who, select, you {stage} other {stages}} a {action} against {whom, select, you {you} other {{target}}}.',
  'plan.tax':
    '{who, select, you {You claim} other {{name} claims}} the {claim} and {who, select, you {reach} other {reaches}} for {coins, plural, one {# coin} other {# coins}} ({action}).',
  'plan.assassinate':
    '{who, select, you {You claim} other {{name} claims}} the {claim} and {who, select, you {pay} other {pays}} {coins, plural, one {# coin} other {# coins}}. {whom, select, you {You are} other {{target} is}} the target of the {action}.',
  'plan.steal':
    '{who, select, you {You claim} other {{name} claims}} the {claim} and {who, select, you {try} other {tries}} to steal {coins, plural, one {# coin} other {# coins}} from {whom, select, you {you} other {{target}}}.',
  'plan.exchange':
    '{who, select, you {You claim} other {{name} claims}} the {claim} and {who, select, you {want} other {wants}} an {action}: draw {draws, plural, one {# card} other {# cards}}, return {draws, number}.',
  'plan.examine':
    '{who, select, you {You claim} other {{name} claims}} the {claim} and {who, select, you {want} other {wants}} to draw {draws, plural, one {# card} other {# cards}} and return {draws, number} ({action}).',
  'plan.examine.target':
    '{who, select, you {You claim} other {{name} claims}} the {claim} and {who, select, you {want} other {wants}} to see {whom, select, you {one of your cards} other {one of {target}’s cards}} and {decides, select, yes {perhaps have} other {have}} it swapped ({action}).',

  // The question of a prompt comes last, after the announcement and the notes.
  'question.action': 'Your turn, with {coins, plural, one {# coin} other {# coins}}. What do you do?',
  'question.action.must-coup':
    'Your turn, with {coins, plural, one {# coin} other {# coins}}. That much money means a {action}. Against whom?',
  'question.challenge': 'Do you believe it?',
  'question.block': 'Only {cards_acc} can stop this. Do you step in?',
  'question.challenge-block': 'Do you believe the block?',
  'question.show':
    '{name} doesn’t believe you are the {claim}. At stake: {stake, select, block {your block} other {your {action}}}. Do you show the card?',
  'question.show.bluff':
    '{name} doesn’t believe you are the {claim}, and rightly so: you don’t have the {claim}. Time to own up.',
  'question.lose': 'Which card do you lose?',
  'question.lose.coup': '{name} has staged a {action} against you.',
  'question.lose.assassination': '{name} carries out the {action}, and you are the one it hits.',
  'question.lose.caught-acting': 'You don’t show the {claim}, so the {action} is off.',
  'question.lose.caught-blocking': 'You don’t show the {claim}, so your block falls.',
  'question.lose.doubted-action': '{name} shows the {claim}. Your doubt costs you a card.',
  'question.lose.doubted-block': '{name} shows the {claim}, so the block stands. Your doubt costs you a card.',
  'question.keep':
    'Your choice: {cards}. Which {count, plural, one {card} other {# cards}} do you keep? The rest goes {returnTo, select, bottom {under} other {into}} the deck.',
  'question.offer':
    '{name} will see one of your cards{decides, select, yes { and may make you swap it} other {, then you swap it for a new one}}. Which one do you show?',
  'question.swap': '{target} shows you the {card}. Should it be swapped for a new one?',
  'question.pick':
    'Draft: which of your five cards do you take? Your opponent won’t see it. The other four leave the game, and a second card will be dealt to you.',

  'note.proved': 'Everybody saw the card: it really is the {claim}.', // the actor has shown the card
  'note.purse':
    '{coins, plural, =0 {Not that there is anything to steal.} one {There is only # coin to steal.} other {There are only # coins to steal.}}', // the target has less than the thief wants
  'note.target-out.assassinate': '{target} is already out, so there is nobody left to kill.',
  'note.target-out.steal': '{target} is already out, but the coins are still on the table.',
  'note.further-blocks': '({count, plural, one {One more block waits} other {# more blocks wait}} behind it: {names}.)',
  'note.further-blocks.own': 'yours', // the viewer's, in their list
  'note.kill-pending': 'And the {action} is yet to come.', // the card to lose now may not be the last one this turn

  'answer.income': '{action_title}: take {coins, plural, one {# coin} other {# coins}}',
  'answer.foreign-aid': '{action_title}: take {coins, plural, one {# coin} other {# coins}}',
  'answer.coup': '{action_title} for {coins, plural, one {# coin} other {# coins}}: {target}',
  'answer.tax': '{action_title}: take {coins, plural, one {# coin} other {# coins}}',
  'answer.assassinate': '{action_title} for {coins, plural, one {# coin} other {# coins}}: {target}',
  'answer.steal': '{action_title}: {coins, plural, one {# coin} other {# coins}} from {target}',
  'answer.exchange': '{action_title}: draw {draws, number}, return {draws, number}',
  'answer.examine': '{action_title}: draw {draws, number}, return {draws, number}',
  'answer.examine.target':
    '{action_title}: look at one of {target}’s cards and {decides, select, yes {perhaps swap} other {swap}} it',
  'answer.pass': 'I believe it',
  'answer.pass.then-block': 'I believe it (you may block next)', // a block is still possible after it
  'answer.pass.block': 'Let it happen',
  'answer.pass-openly': 'Say aloud: I believe it', // seen by everybody at once
  'answer.pass-openly.block': 'Say aloud: I let it happen',
  'answer.challenge': 'I don’t believe it!',
  'answer.block': 'Block as the {claim}',
  'answer.show': 'Show the {claim}',
  'answer.decline': 'Don’t show it',
  'answer.decline.bluff': 'Admit the bluff',
  'answer.lose': 'Lose the {card}',
  'answer.keep': 'Keep {cards_acc}',
  'answer.offer': 'Show the {card}',
  'answer.swap': 'Swap it',
  'answer.leave': 'Don’t swap it',
  'answer.pick': 'Take the {card}',

  // After moves that claim a character: is it true? Only the viewer reads it.
  'mark.as': '{label} (as the {claim})',
  'mark.held': '{label} (you have the {claim})',
  'mark.bluff': '{label} (bluff: no {claim})',
  'mark.block.held': '{label} (you have it)',
  'mark.block.bluff': '{label} (bluff)',

  'warning.challenge.both-cards':
    'If it is true, you lose a card for doubting and the {action} goes on: you can lose both cards.',
  'warning.challenge.last-card': 'This is your last card: if you are wrong, you are out.',
  'warning.challenge.shield':
    'This block protects you: whoever is right, {last, select, yes {you are out} other {you lose a card}}. Either your doubt is wrong, or the {action} goes on.', // somebody else's block stands between the viewer and a kill
  'warning.block.last-card': 'That is a bluff, and this is your last card: if somebody calls it, you are out.',
  'warning.block.only-first':
    'That is a bluff, and only the first block counts: after yours an honest one is no help any more. If somebody calls it, you are out.',
  'warning.block.both-cards':
    'That is a bluff. If somebody calls it, you lose one card for the bluff and the other to the {action}.',
  'warning.pass.last-card': 'This is your last card: unless the blow is blocked, you are out.',
  'warning.steal.empty-purse': '{target} has no coins: the {action} will bring nothing.',
  'warning.decline.card-in-hand':
    'You do have the {claim}. If you don’t show it, {cost, select, last {you lose your last card and are out} both {you lose both cards and are out} other {you fail and lose a card}}.',

  'event.game-began.alike':
    'The game begins. Everybody gets {coins, plural, one {# coin} other {# coins}}. {who, select, you {You go} other {{name} goes}} first.',
  'event.game-began.apart':
    'The game begins. Coins to start with: {purses}. {who, select, you {You go} other {{name} goes}} first.',
  'event.game-began.purse': '{who, select, you {you} other {{name}}} {coins, number}',
  'event.draft-began': 'Draft: each player secretly takes one card from a set of five.',
  'event.passed-openly.challenge': '{who, select, you {You say} other {{name} says}} aloud: “I believe it.”',
  'event.passed-openly.block': '{who, select, you {You say} other {{name} says}} aloud: “I let it happen” ({action}).',
  'event.passed-openly.challenge-block':
    '{who, select, you {You say} other {{name} says}} aloud: “I believe the block.”',
  'event.nobody-challenged': 'Nobody doubts that {whom, select, you {you are} other {{target} is}} the {claim}.',
  'event.challenged':
    '{who, select, you {You don’t believe} other {{name} doesn’t believe}} {whom, select, you {you are} other {{target} is}} the {claim}.',
  'event.shown': '{who, select, you {You show} other {{name} shows}} the {card}: an honest word.',
  'event.not-shown': '{who, select, you {You don’t} other {{name} doesn’t}} show the {claim}.',
  'event.refunded':
    '{who, select, you {You get} other {{name} gets}} {coins, plural, one {# coin} other {# coins}} back.',
  'event.lost.coup': '{action_title}: {who, select, you {you lose} other {{name} loses}} the {card}.',
  'event.lost.assassination': '{action_title}: {who, select, you {you lose} other {{name} loses}} the {card}.',
  'event.lost.caught-acting': 'Not proven: {who, select, you {you lose} other {{name} loses}} the {card}.',
  'event.lost.caught-blocking':
    'The block is not proven: {who, select, you {you lose} other {{name} loses}} the {card}.',
  'event.lost.doubted-action': 'The doubt was wrong: {who, select, you {you lose} other {{name} loses}} the {card}.',
  'event.lost.doubted-block':
    'The block was honest, the doubt was wrong: {who, select, you {you lose} other {{name} loses}} the {card}.',
  'event.eliminated': '{who, select, you {You are} other {{name} is}} out of the game.',
  'event.replaced':
    'The {card} goes {returnTo, select, bottom {under} other {into}} the deck, {who, select, you {you get} other {{name} gets}} a new card.',
  'event.nobody-blocked': 'Nobody blocks.',
  'event.blocked':
    '{who, select, you {You claim} other {{name} claims}} the {claim} and {who, select, you {block} other {blocks}} {action_acc}.',
  'event.block-stood': 'The block stands: no {action} this time.',
  'event.took':
    '{coins, plural, =0 {The treasury is empty: {who, select, you {you get} other {{name} gets}} nothing ({action}).} other {{who, select, you {You take} other {{name} takes}} {coins, plural, one {# coin} other {# coins}} ({action}).}}',
  'event.stole':
    '{coins, plural, =0 {{who, select, you {You search} other {{name} searches}} {whom, select, you {your purse} other {the purse of {target}}} and {who, select, you {find} other {finds}} nothing.} other {{who, select, you {You steal} other {{name} steals}} {coins, plural, one {# coin} other {# coins}} from {whom, select, you {you} other {{target}}}.}}',
  'event.drew': '{name} draws {count, plural, one {# card} other {# cards}} from the deck.',
  'event.returned':
    '{name} puts {count, plural, one {# card} other {# cards}} back {returnTo, select, bottom {under} other {into}} the deck.',
  'event.examined': '{target} shows one card, and only {name} sees it.',
  'event.swapped':
    '{who, select, you {You swap} other {{name} swaps}} that card for a new one; the old one goes {returnTo, select, bottom {under} other {into}} the deck.',
  'event.left': '{who, select, you {You keep} other {{name} keeps}} that card.',
  'event.no-effect': '{whom, select, you {You are} other {{target} is}} already out: the {action} comes to nothing.',
  'event.forfeited':
    '{who, select, you {You leave} other {{name} leaves}} {coins, plural, one {# coin} other {# coins}} to the treasury.',
  'event.won': '{who, select, you {You win!} other {{name} wins. There is no second place.}}',
  'event.drawn-game':
    'A draw: after {turns, plural, one {# turn} other {# turns}} nobody has given way. Still at the table: {names}.',
  'event.your-hand': 'Your cards: {cards}.',
  'event.your-pick': 'You secretly take the {card}.',
  'event.your-replacement': 'Your new card: {card}.',
  'event.your-draw': 'You draw {cards_acc} from the deck.',
  'event.your-return':
    'You put {cards_acc} back {returnTo, select, bottom {under} other {into}} the deck and keep {kept_acc}.',
  'event.you-saw': '{target} shows you the {card}.',
  'event.your-offer': 'You show the {card} in private.',

  'refusal.malformed': 'That is not a move of this game.',
  'refusal.not-your-decision': 'You are not being asked that now.',
  'refusal.not-at-court': 'That character is not in this game.',
  'refusal.must-coup': 'Too rich for anything else: only a coup will do.',
  'refusal.not-enough-coins': 'You don’t have the coins for that.',
  'refusal.illegal-target': 'Pick an opponent who is still in the game.',
  'refusal.cannot-block-that': 'That character can’t stop this.',
  'refusal.nothing-sealed': 'Nobody else is asked: everybody will see your answer anyway.',
  'refusal.not-your-card': 'You don’t have that card.',
  'refusal.wrong-number-of-cards': 'Keep as many cards as you had.',
  'refusal.other': 'You can’t do that now.', // for a code that is not ours

  'table.seat':
    '{who, select, you {{name} (you)} other {{name}}}: {coins, plural, one {# coin} other {# coins}}{count, plural, =0 {} one {, # hidden card} other {, # hidden cards}}.',
  'table.seat.out':
    '{who, select, you {{name} (you)} other {{name}}}: out of the game{coins, plural, =0 {} one {, # coin on the table} other {, # coins on the table}}.',
  'table.hand': '{count, plural, one {Your card} other {Your cards}}: {cards}.',
  'table.face-up': 'Face up: {cards}.',
  'table.known': 'Surely has: {cards}.',
  'table.claimed': 'Claimed with the present cards: {cards}.',
  'table.treasury':
    'Treasury: {coins, plural, one {# coin} other {# coins}}.{count, plural, =0 {} one { Deck: # card.} other { Deck: # cards.}}',
  'table.deck-known': 'Surely in it: {cards}.',
  'table.deck-place': '{card} ({place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} from the top)',
  'table.waiting': 'Waiting for {names}.',
  'table.answer': 'Your answer: “{answer}”.',

  'reveal.seat': '{name}: {count, plural, one {hidden card} other {hidden cards}} — {cards}.',

  // The reference card: a line for each action, with effects made of the numbers of the rules.
  'reference.action': '{action_title}: {effect}.',
  'reference.character': '{card}. {abilities}',
  'reference.stopped-by': 'Can be stopped by {cards_acc}.',
  'reference.unstoppable': 'Nobody can stop it.',
  'reference.stops': 'Stops {actions_gen}.', // wherever it happens
  'reference.stops.as-target': 'Stops {actions_gen} aimed at you.',
  'reference.must-coup':
    'If your turn begins with {coins, plural, one {# coin} other {# coins}} or more, you can only stage a {action}.',
  'effect.take': 'take {coins, plural, one {# coin} other {# coins}}',
  'effect.steal': 'take up to {coins, plural, one {# coin} other {# coins}} from an opponent',
  'effect.strike': 'pay {coins, plural, one {# coin} other {# coins}}, and an opponent of your choice loses a card',
  'effect.draw':
    'draw {draws, plural, one {# card} other {# cards}}, put {draws, number} back {returnTo, select, bottom {under} other {into}} the deck',
  'effect.look':
    'or look at one of an opponent’s cards{decides, select, yes { and decide whether it is swapped} other {, which is then swapped}}',

  'option.edition': 'Edition',
  'option.edition.about': 'Whose rules and whose names; the settings below start from it.',
  'option.inquisitor': '{inquisitor}',
  'option.inquisitor.about': 'At court instead of {ambassador_acc}: swaps one card or looks at somebody else’s.',
  'option.draft': 'Draft for two',
  'option.draft.about': 'With two players, each secretly takes one card from a set of five.',
  'option.refundOnChallenge': 'Refund after a lost challenge',
  'option.refundOnChallenge.about': 'Whoever does not show the card gets the price of the action back.',
  'option.replaceProven': 'Replacing a shown card',
  'option.replaceProven.about': 'When a card shown in a challenge is swapped for a new one.',
  'option.returnTo': 'Returned cards',
  'option.returnTo.about': 'Where a card goes on its way back to the deck.',
  'option.mayDecline': 'May refuse to show',
  'option.mayDecline.about': 'A challenged player may hide the right card and lose on purpose.',
  'option.blockBy': 'Who blocks {kill_gen} or {steal_gen}',
  'option.blockBy.about': 'Anybody may block {aid} in any case.',
  'option.blockers': 'How many blocks count',
  'option.blockers.about': 'What happens when several players block the same action.',
  'option.examinerDecides': 'The examiner decides',
  'option.examinerDecides.about': 'Whoever looks at a card says whether it is swapped; otherwise it always is.',
  'option.coinsInBox': 'Coins in the box',
  'option.coinsInBox.about': 'All the coins of the game, in purses and in the treasury.',
  'option.coupAt': 'Forced coup',
  'option.coupAt.about': 'With so many coins or more at the start of a turn, only a coup is allowed.',
  'option.startingCoins': 'Starting coins',
  'option.startingCoins.about': 'In order of play; the last number is for everybody else.',
  'option.firstPlayer': 'Who goes first',
  'option.firstPlayer.about': 'Without a winner to begin, chance decides.',
  'option.drawAtLimit': 'Draw of a long game',
  'option.drawAtLimit.about': 'After 300 turns it is a draw. Where only bots play it always is.',
  'option.people': 'People',
  'option.people.about': 'The seats that people play.',
  'option.firstSeat': 'Goes first',
  'option.firstSeat.about': 'Any player: the last winner of any game, say. Otherwise as the rules have it.',
  'option.seatOrder': 'Order of seats',
  'option.seatOrder.about': 'How the players sit down when the match begins.',
  'option.lastWinner': 'Last winner',
  'option.lastWinner.about': 'Who won the game before this one.',
  'value.edition.hobby-world': 'Hobby World',
  'value.edition.ukrainian': 'Ukrainian',
  'value.edition.squirrel': 'Squirrel',
  'value.replaceProven.now': 'at once',
  'value.replaceProven.end-of-turn': 'at the end of the turn',
  'value.returnTo.shuffle': 'shuffled into the deck',
  'value.returnTo.bottom': 'under the deck',
  'value.blockBy.target': 'only the target',
  'value.blockBy.any': 'anybody',
  'value.blockers.first': 'only the first, clockwise',
  'value.blockers.each': 'each, until exposed',
  'value.blockers.each-with-target': 'each one, of foreign aid only the first',
  'value.firstPlayer.winner': 'the last winner',
  'value.firstPlayer.random': 'anybody, by lot',
  'value.seatOrder.as-seated': 'as they sit',
  'value.seatOrder.random': 'by lot',
  'value.firstSeat.nobody': 'by the rules',
  'value.on': 'on',
  'value.off': 'off',
  'value.seat': 'seat {seat, number}',
  'value.nobody': 'nobody',
} satisfies Including<NamedKey>;
