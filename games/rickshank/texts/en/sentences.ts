// The English sentences.

import type { Including } from '@kuluary/texts/catalogue';
import type { NamedKey } from '../message-keys.ts';

export const sentences = {
  title: 'The Rickshank Rickdemption',
  you: 'you',
  copies: '{card} ×{count, number}', // several cards of one name

  'question.main': 'Your turn. Power: {power, number}. What do you do?',
  'question.guard': '{card}: discard a token now, so that you can defeat this nemesis this turn?',
  'question.choose': '{source}: {what}. Which one?',
  'question.choose.more': '{source}: {what}. {left, plural, one {# card} other {# cards}} left to choose.',
  'question.may': '{source}: {what}?',
  'question.either': '{source}: which do you choose?',
  'question.target': '{source}. {what} Whom do you choose?',
  'question.defend': '{name} attacks you with {card}: {what}. Will you defend yourself?',
  'question.defend.doing': '{name} attacks you with {card} and {what}. Will you defend yourself?',
  'question.defend.group': 'Group attack, {card}: {what}. Will you defend yourself?',
  'question.ballot.auction':
    '{source}. {what} How many tokens do you bid? You have {tokens, plural, =0 {none} other {#}}.',
  'question.ballot.referendum':
    '{source}. {what} For or against, and how many tokens do you add? You have {tokens, plural, =0 {none} other {#}}.',
  'question.ballot.sanctions':
    '{source}. {what} Who shall be condemned, and how many tokens do you add? You have {tokens, plural, =0 {none} other {#}}.',
  'question.reveal': '{source}, votes so far: {votes}. Reveal a council card (+1 vote), or pass?',
  'question.tie': '{source}, it’s a tie: {votes}. You decide.',
  'question.order': 'Several cards go off at once. Which comes first?',
  'question.character': 'Who will you play?',

  // The card that asks, and its owner.
  'source.own': '{card}',
  'source.other': '{card} ({name})',
  'source.group': '{card}, group attack',

  'answer.play': 'Play {card_acc}',
  'answer.buy': 'Buy {card_acc} for {cost, number}',
  'answer.defeat': 'Defeat {card_acc} for {cost, number}',
  'answer.token': 'Buy a token for {cost, number}',
  'answer.use': 'Use {card_acc}: {what}',
  'answer.end': 'End your turn',
  'answer.choose': '{card}',
  'answer.choose.place': '{card} ({place})',
  'answer.choose.seat': '{card} ({place}, {name})',
  'answer.enough': 'That’s enough',
  'answer.enough.none': 'None',
  'answer.pay': 'Discard a token',
  'answer.yes': 'Yes',
  'answer.no': 'No',
  'answer.target': '{name}',
  'answer.defend': 'Defend with {card}',
  'answer.defend.borrowed': 'Defend with {name}’s {card}',
  'answer.suffer': 'Don’t defend',
  'answer.vote.auction': '{tokens, plural, =0 {Bid nothing} one {Bid # token} other {Bid # tokens}}',
  'answer.vote': '{choice}{tokens, plural, =0 {} one { + # token} other { + # tokens}}',
  'answer.reveal': 'Reveal {card_acc}',
  'answer.pass': 'Pass',
  'answer.decide': '{choice}',
  'answer.first': '{card}: {what}',
  'answer.character': '{character}. {text}',

  'warning.end.cards':
    '{count, plural, one {You still hold # card that does something: it will be discarded.} other {You still hold # cards that do something: they will be discarded.}}',
  'warning.end.power': 'Your unspent power ({power, number}) will be lost, and the line-up has a card you can afford.',

  // Options of a vote.
  'choice.for': 'for',
  'choice.against': 'against',
  'choice.seat': '{who, select, you {you} other {{name}}}',

  'event.turn': '{who, select, you {Your turn.} other {{name}’s turn.}}',
  'event.played': '{who, select, you {You play} other {{name} plays}} {card_acc}.',
  'event.played.stack': '{who, select, you {You put} other {{name} puts}} {card_acc} into play.',
  'event.played.own':
    '{who, select, you {You put {card_acc} from your} other {{name} puts {card_acc} from their}} discard pile into play.',
  'event.played.borrowed':
    '{who, select, you {You play} other {{name} plays}} {card_acc}, which belongs to {whom, select, you {you} other {{target}}}.',
  'event.bought': '{who, select, you {You buy} other {{name} buys}} {card_acc}.',
  'event.defeated': '{who, select, you {You defeat} other {{name} defeats}} {card_acc}!',
  'event.gained': '{who, select, you {You gain} other {{name} gains}} {card_acc}.',
  'event.discarded': '{who, select, you {You discard} other {{name} discards}} {card_acc}.',
  'event.discarded.play': '{who, select, you {You discard} other {{name} discards}} {card_acc} from play.',
  'event.destroyed': '{who, select, you {You destroy} other {{name} destroys}} {card_acc}.',
  'event.destroyed.line-up': '{who, select, you {You destroy} other {{name} destroys}} {card_acc} in the line-up.',
  'event.destroyed.play': '{who, select, you {You destroy} other {{name} destroys}} {card_acc} in play.',
  'event.destroyed.fleeting': 'Too late: {card} is destroyed.',
  'event.placed.hand':
    '{who, select, you {You take {card_acc} into your} other {{name} takes {card_acc} into their}} hand.',
  'event.placed.top':
    '{who, select, you {You put {card_acc} on top of your} other {{name} puts {card_acc} on top of their}} deck.',
  'event.placed.given':
    '{who, select, you {You put} other {{name} puts}} {card_acc} into {whom, select, you {your} other {{target}’s}} discard pile.',
  'event.placed.returned': '{card} goes back on top of {whom, select, you {your} other {{target}’s}} deck.',
  'event.placed.held':
    '{who, select, you {You keep {card_acc} under your} other {{name} keeps {card_acc} under their}} card. The owner stays the same.',
  'event.placed.released': '{card} is released into {whom, select, you {your} other {{target}’s}} discard pile.',
  'event.clean-up.location': '{card} goes to the location discard pile.',
  'event.moved': '{card}: {from} → {to}.',
  'event.drew': '{name} draws {count, plural, one {# card} other {# cards}}.',
  'event.drawn': 'You draw {cards_acc}.',
  'event.shuffled': '{who, select, you {You shuffle your} other {{name} shuffles their}} discard pile into a new deck.',
  'event.shuffled.locations': 'The discarded locations are shuffled into a new stack.',
  'event.power': '{card}: +{n, number} power, {total, number} in all.',
  'event.tokens.bought':
    '{who, select, you {You buy} other {{name} buys}} {n, plural, one {# token} other {# tokens}}.',
  'event.tokens.gained':
    '{who, select, you {You gain} other {{name} gains}} {n, plural, one {# token} other {# tokens}}.',
  'event.tokens.payment':
    '{who, select, you {You discard} other {{name} discards}} {n, plural, one {# token} other {# tokens}}.',
  'event.chose-target':
    '{who, select, you {You choose} other {{name} chooses}} a foe: {whom, select, you {you} other {{target}}}.',
  'event.avoided': '{who, select, you {You avoid} other {{name} avoids}} the attack with {card}.',
  'event.had-nothing.match': '{card}: {who, select, you {you have} other {{name} has}} nothing that fits.',
  'event.had-nothing.waves': '{card}: no Morty Waves are left.',
  'event.declined': '{card}: {who, select, you {you decline} other {{name} declines}}.',
  'event.vote.auction': '{who, select, you {You call} other {{name} calls}} an auction with {card}.',
  'event.vote.referendum': '{who, select, you {You call} other {{name} calls}} a referendum with {card}.',
  'event.vote.sanctions': '{who, select, you {You call} other {{name} calls}} for sanctions with {card}.',
  'event.vote-cancelled.nothing': 'There will be no vote: {card} could do nothing now.',
  'event.vote-cancelled.ability': '{who, select, you {You cancel} other {{name} cancels}} the vote on {card}.',
  'event.voted': '{who, select, you {You cast your vote} other {{name} casts a vote}} in secret.',
  'event.ballots': 'The votes are shown: {bids}.',
  'event.ballots.bid':
    '{who, select, you {you} other {{name}}}, {tokens, plural, =0 {no tokens} one {# token} other {# tokens}}',
  'event.ballots.choice':
    '{who, select, you {you} other {{name}}}, {choice}{tokens, plural, =0 {} one { + # token} other { + # tokens}}',
  'event.revealed': '{who, select, you {You reveal} other {{name} reveals}} {card_acc}: +1 vote.',
  'event.vote-result': 'The votes are counted: {votes}.',
  'event.vote-result.tie': 'A tie, {votes}: the active player decides.',
  'event.vote-result.choice': 'The result: {choice}.',
  'event.line-up': 'New in the line-up: {count, plural, other {{cards}}}.',
  'event.nemesis': 'A new nemesis: {card}.',
  'event.character': '{who, select, you {You play} other {{name} plays}} as {card_acc}.',
  'event.over.defeated': 'The last nemesis is defeated, and the game is over. Points: {all}.',
  'event.over.standstill': 'Nobody gets any further, and the game is over. Points: {all}.',
  'event.over.deck-out': 'The line-up cannot be refilled, and the game is over. Points: {all}.',
  'event.over.points': '{who, select, you {you} other {{name}}} {points, number}',

  'zone.hand': 'hand',
  'zone.deck': 'deck',
  'zone.discard': 'discard pile',
  'zone.play': 'play',
  'zone.held': 'under a card',
  'zone.line-up': 'line-up',
  'zone.main-deck': 'main deck',
  'zone.guns': 'stack of Portal Guns',
  'zone.waves': 'stack of Morty Waves',
  'zone.locations': 'stack of locations',
  'zone.location-discard': 'location discard pile',
  'zone.nemeses': 'stack of nemeses',
  'zone.destroyed': 'destroyed pile',

  'refusal.malformed': 'There is no such move in this game.',
  'refusal.not-your-decision': 'You are not being asked that now.',
  'refusal.not-in-hand': 'You don’t hold that card.',
  'refusal.cannot-buy': 'You can’t buy that card now.',
  'refusal.cannot-defeat': 'You can’t defeat the nemesis now.',
  'refusal.no-token': 'You can’t buy a token now: one a turn, and you need the power for it.',
  'refusal.cannot-use': 'You can’t use that ability now.',
  'refusal.not-to-choose': 'You can’t choose that card.',
  'refusal.no-defence': 'That is no defence against this attack.',
  'refusal.no-such-vote': 'You can’t vote like that.',
  'refusal.not-offered': 'You can’t do that now.',
  'refusal.other': 'You can’t do that now.',

  'table.seat':
    '{who, select, you {{name} (you)} other {{name}}}{isKnown, select, yes {, {card}} other {}}. Tokens: {tokens, number}. Cards: hand {hand, number}, deck {deck, number}, discard pile {discard, number}.',
  'table.points': 'Points: {points, number}.',
  'table.hand': 'In hand: {cards}.',
  'table.play': 'In play: {cards}.',
  'table.held': 'Under a card, {who, select, you {yours} other {{name}’s}}: {cards}.',
  'table.line-up': '{count, plural, =0 {The line-up is empty.} other {Line-up: {cards}.}}',
  'table.card': '{card} for {cost, number}', // with its price
  'table.nemesis': 'Nemesis: {card}, to defeat for {cost, number}. In the stack: {count, number}.',
  'table.nemesis.hidden': 'The next nemesis is face down. In the stack: {count, number}.',
  'table.stacks':
    'Portal Guns: {guns, number}. Morty Waves: {waves, number}. Tokens left: {tokens, number}. Locations: {locations, number}. Main deck: {deck, number}. Destroyed: {destroyed, number}.',
  'table.power': '{who, select, you {Your power} other {{name}’s power}}: {power, number}.',
  'table.ballot': 'Your secret vote: {choice}{tokens, plural, =0 {} one { + # token} other { + # tokens}}.',
  'table.waiting': 'Waiting for {names}.',

  'reveal.seat': '{name}: {points, plural, one {# point} other {# points}}{count, plural, =0 {} other {. {cards}}}.',
  'reveal.card': '{card}{count, plural, =1 {} other { ×#}} {points}',
  'reveal.waves': 'unpaired {card} {points}', // Morty Waves without Genius Waves
  'ending.won': '{who, select, you {You win!} other {{name} wins.}}',
  'ending.shared': 'A shared victory: {names}.',

  'reference.turn':
    'Your turn: play cards from your hand, spend power and use abilities, in any order. Then everything is discarded, and you draw {hand, number} cards.',
  'reference.buy':
    'You can buy from the line-up ({lineUp, number} cards), Portal Guns, and locations you put into play this turn (for {location, number}). What you buy goes to your discard pile.',
  'reference.token':
    'Access tokens: {tokens, number} in all. Once a turn you can buy one for {token, number} power. Discarded ones go back to the supply.',
  'reference.portal':
    'A location from the stack works until the end of the turn. One played from your hand stays in play for good.',
  'reference.ongoing':
    'An ongoing card stays in play, and works until it is discarded. “Once a turn” means once in your turn.',
  'reference.attack':
    'Attack: each target may use one defence, which saves that player alone. The rest of the attacker’s card happens anyway.',
  'reference.nemesis':
    'Nemesis: to defeat one is to buy it, one a turn at most. The next is turned up when the turn ends, and its group attack hits everybody.',
  'reference.vote':
    'Votes: everybody has 1; each token and each revealed council card adds 1. Only the winning side pays. The active player breaks ties.',
  'reference.end':
    'The end: the President is defeated, or the line-up cannot be refilled. Count the points on all your cards. Each Morty Waves without a Genius Waves costs 1.',

  'option.characters': 'Characters',
  'option.characters.about': 'Who plays whom.',
  'option.livePoints': 'Open score',
  'option.livePoints.about': 'Everybody’s points are shown during the game.',
  'value.characters.random': 'at random',
  'value.characters.two': 'one of two',
  'value.characters.choice': 'free choice, in turn',
  'value.on': 'yes',
  'value.off': 'no',
} satisfies Including<NamedKey>;
