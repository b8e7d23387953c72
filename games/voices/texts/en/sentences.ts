// The English sentences.

import type { Including } from '@kuluary/texts/catalogue';
import type { NamedKey } from '../message-keys.ts';

export const sentences = {
  title: 'Voices in My Head',
  you: 'you',
  copies: '{card} ×{count, number}', // equal cards
  'face.guilt': 'guilt',
  'face.innocence': 'innocence',
  'face.blank': 'blank',
  'result.guilty': 'guilty',
  'result.innocent': 'innocent',
  'result.undecided': 'undecided',

  'question.colours': '{count, plural, =1 {Which colour would you like?} other {Which two colours would you like?}}',
  'question.trial': 'Round {round, number}. Which trial card do you use?',
  'question.push': 'Your turn: push a marker into a region.',
  'question.push.two':
    '{left, plural, one {Your turn: push a marker of your other colour into a region.} other {Your turn: push a marker into a region, then one of your other colour.}}',
  'question.push.card': '{source}: push one of these markers {into}.',
  'question.push.one': '{source}: push {marker_acc} {into}.',
  'question.strategy.placed':
    'You have pushed {marker_acc} {region_into}{count, plural, =0 {} other {; off the edge: {fallen}}}. Do you play a strategy?',
  'question.strategy.lost':
    '{name} has pushed {marker_acc} {region_into}, and {fallen} {count, plural, =1 {falls} other {fall}} off. Do you play a strategy?',
  'question.strategy.next': '{name} has played {card}. Will you play a strategy now?',
  'question.order': '{names} want to play a strategy. Who goes first?',
  'question.tie': '{region}: a tie between {names}. Who shall control it?',
  'question.tie.nobody': '{region}: no persona has a marker there. Who shall control it?',
  'question.hidden': '{source}. What does Guy do?',
  'question.either': '{source}: which do you choose?',
  'question.may': '{source}: will you {what}?',
  'question.juror': '{source}. {what}. Which type of jurors?',
  'question.juror.to': '{source}. {what}. To which type of jurors?',
  'question.influence': '{source}. {what}. You have drawn: {faces}. Which do you put there?',
  'question.marker': '{source}. {what}. Which marker?',
  'question.target': '{source}. {what}. Whom do you choose?',
  'question.also': 'You control Planning: another persona draws a strategy card, too. Who?',
  'question.discard': '{source}: discard {left, plural, one {a strategy card} other {# strategy cards}}. Which one?',
  'question.discard.limit': 'You hold too many strategies: discard {left, plural, one {one} other {#}}. Which one?',
  'question.replace': '“Embarrassment”: exchange a trial card that shows {region} and was not chosen?',

  // Where a card lets a marker be pushed: one region is named.
  'into.any': 'into any region',
  'into.several': 'into one of these regions: {regions}',

  // Where along the rail, from left to right, and at which angle.
  'aim.at.0': 'far left',
  'aim.at.1': 'left',
  'aim.at.2': 'middle',
  'aim.at.3': 'right',
  'aim.at.4': 'far right',
  'aim.left': 'slanting left',
  'aim.straight': 'straight',
  'aim.right': 'slanting right',

  'answer.trial': '{card} ({regions})',
  'answer.push': '{marker_acc} {region_into}, {at}, {slope}',
  'answer.strategy': 'Play {card}',
  'answer.pass': 'Play nothing',
  'answer.pass.replace': 'Exchange nothing',
  'answer.pass.colours': 'No preference',
  'answer.seat': '{who, select, you {{name} (you)} other {{name}}}',
  'answer.option.known': '{label}: {effect}',
  'answer.yes': 'Yes',
  'answer.no': 'No',
  'answer.juror': '{type}',
  'answer.keep': '{faces}',
  'answer.keep.order': '{below}, on top {top}',
  'answer.keep.where': '{faces} → {type}',
  'answer.marker': '{marker} {region_in}',
  'answer.marker.like':
    '{marker} {region_in}, {at, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} from the left',
  'answer.discard': 'Discard {card}',
  'answer.replace': 'Exchange {card}',

  'event.plot':
    '{who, select, you {You are the prosecutor} other {The prosecutor is {name}}}; {whom, select, you {you are the first player} other {the first player is {target}}}.',
  'event.role': 'Your role is {role}. {goal}',
  'event.colours': 'Colours: {all}.',
  'event.colours.seat': '{who, select, you {you} other {{name}}}: {colours}',
  'event.round': 'Round {round, number}.',
  'event.market': 'New trial cards before you: {cards}.',
  'event.chose': '{who, select, you {You choose} other {{name} chooses}} a trial card: {regions}.',
  'event.pushed':
    '{who, select, you {You push} other {{name} pushes}} {marker_acc} {region_into}{count, plural, =0 {} =1 {; {fallen} falls} other {; {fallen} fall}}.',
  'event.skipped': '{who, select, you {You have} other {{name} has}} no marker left to push.',
  'event.strategy': '{who, select, you {You play} other {{name} plays}} {card}.',
  'event.fiction.front': '{card}.',
  'event.fiction.back': '{card}, the back.',
  'event.controller.most': '{who, select, you {You control} other {{name} controls}} {region_acc}.',
  'event.controller.tie': 'A tie in {region}: it goes to {who, select, you {you} other {{name}}}.',
  'event.controller.nobody': 'No persona is in {region}: it goes to {who, select, you {you} other {{name}}}.',
  'event.controller.prosecutor': 'A tie in {region}: the prosecutor, {who, select, you {you} other {{name}}}, decides.',
  'event.controller.asked': '{who, select, you {You control} other {{name} controls}} {region_acc} here.',
  'event.ability': '{header}, {who, select, you {you} other {{name}}}: {text}',
  'event.ability.hidden': '{header}, {who, select, you {you choose} other {{name} chooses}}: {labels}.',
  'event.option': '{who, select, you {You choose} other {{name} chooses}}: {label}.',
  'event.put':
    '{who, select, you {You put} other {{name} puts}} {n, number} {token, select, guilt {guilt} other {innocence}} {n, plural, one {token} other {tokens}} on {jurors_dat}.',
  'event.removed':
    '{who, select, you {You remove} other {{name} removes}} {n, number} {token, select, guilt {guilt} other {innocence}} {n, plural, one {token} other {tokens}} from {jurors_gen}.',
  'event.shifted':
    '{who, select, you {You move} other {{name} moves}} 1 {token, select, guilt {guilt} other {innocence}} token from {jurors_gen} to {others_dat}.',
  'event.turned':
    '{who, select, you {You swap} other {{name} swaps}} 1 {token, select, guilt {guilt token for innocence} other {innocence token for guilt}} on {jurors_gen}.',
  'event.drew-influence': '{name} looks at {n, plural, one {# influence token} other {# influence tokens}} in secret.',
  'event.saw': 'You draw influence: {faces}.',
  'event.saw.jurors': 'On {jurors_gen} you see, from the top: {faces}.',
  'event.influence':
    '{who, select, you {You put} other {{name} puts}} {n, plural, one {# influence token} other {# influence tokens}} on {jurors_dat}, face down.',
  'event.influence.blind':
    '{who, select, you {You put} other {{name} puts}} {n, plural, one {# unseen influence token} other {# unseen influence tokens}} on {jurors_dat}.',
  'event.peeked':
    '{who, select, you {You look} other {{name} looks}} at {n, plural, one {the top influence token} other {the top # influence tokens}} of {jurors_gen}.',
  'event.discarded-influence':
    '{who, select, you {You discard} other {{name} discards}} the top influence token of {jurors_gen}.',
  'event.shifted-influence':
    '{who, select, you {You move} other {{name} moves}} the top influence token from {jurors_gen} to {others_dat}.',
  'event.revealed':
    '{who, select, you {You reveal} other {{name} reveals}} the top influence token of {jurors_gen}: {face}.',
  'event.destroyed': '{who, select, you {You destroy} other {{name} destroys}} {marker_acc} {region_in}.',
  'event.returned': '{who, select, you {You return} other {{name} returns}} {marker_acc} {region_from} to its owner.',
  'event.taken': '{who, select, you {You take} other {{name} takes}} {marker_acc} {region_from}.',
  'event.emotion': '{who, select, you {You use} other {{name} uses}} a marker’s ability: {emotion}.',
  'event.drew': '{name} draws {n, plural, one {# strategy card} other {# strategy cards}}.',
  'event.drawn': '{count, plural, =1 {You draw a strategy} other {You draw strategies}}: {cards}.',
  'event.discarded': '{who, select, you {You discard} other {{name} discards}} {card}.',
  'event.shuffled.strategies': 'The discarded strategies are shuffled into a new deck.',
  'event.shuffled.influence': 'The discarded influence tokens are shuffled into a new supply.',
  'event.target': '{who, select, you {You choose} other {{name} chooses}} {whom, select, you {you} other {{target}}}.',
  'event.first.passed': '{who, select, you {You are} other {{name} is}} the first player now.',
  'event.first.taken': '{who, select, you {You have} other {{name} has}} the first player’s token now.',
  'event.replaced': '{who, select, you {You exchange} other {{name} exchanges}} a trial card that shows {region}.',
  'event.phase': 'Second phase: Guy takes the stand.',
  'event.roles': 'The roles: {all}.',
  'event.verdict': 'The jury, guilt against innocence: {all}.',
  'event.over.convicted': 'Guy is convicted.',
  'event.over.released': 'Guy is released.',
  'event.over.undecided': 'The jury cannot decide, and Guy is released.',

  'refusal.malformed': 'There is no such move in this game.',
  'refusal.not-your-decision': 'You are not being asked that now.',
  'refusal.not-in-market': 'That trial card is not before you.',
  'refusal.not-this-marker': 'You can’t push that marker now.',
  'refusal.not-this-region': 'You can’t push into that region now.',
  'refusal.no-such-aim': 'Nobody can aim like that.',
  'refusal.not-in-hand': 'You don’t hold that card.',
  'refusal.not-now': 'You can’t play that strategy now.',
  'refusal.not-to-name': 'You can’t name that seat.',
  'refusal.not-to-choose': 'You can’t choose that.',
  'refusal.not-drawn': 'You have not drawn such tokens, or they can’t go there.',
  'refusal.not-offered': 'You can’t do that now.',
  'refusal.other': 'You can’t do that now.',

  'table.seat':
    '{who, select, you {{name} (you)} other {{name}}}, {colours}. Markers: {unused, number} unused, {destroyed, number} destroyed. Strategies: {cards, number}.',
  'table.prosecutor':
    '{who, select, you {{name} (you)} other {{name}}}, prosecutor, {colours}. Markers: {unused, number} unused, {destroyed, number} destroyed.',
  'table.role': 'Role: {role}. {goal}',
  'table.hand': 'In hand: {cards}.',
  'table.market': 'Trial cards: {cards}.',
  'table.held.front': '{card}, front: {text}',
  'table.held.back': '{card}, back: {text}',
  'table.ability': '{header}: {text}',
  'table.region': '{region}: {shares}.',
  'table.region.empty': '{region}: empty.',
  'table.share': '{who, select, you {you} other {{name}}} {strength, number} ({markers})', // a seat's sum in a region
  'table.juror': '{jurors}: guilt {guilt, number}, innocence {innocence, number}, influence {influence, number}.',
  'table.known': 'You have seen: {faces}.', // influence that the viewer has seen
  'table.round':
    'Round {round, number} of {rounds, number}. {who, select, you {You are the first player} other {The first player is {name}}}.',
  'table.chosen': 'The trial card: {regions}.',
  'table.stacks':
    'Strategies: deck {deck, number}, discarded {discard, number}. Influence left: {supply, number}. Trial cards in this phase’s deck: {trial, number}.',
  'table.waiting': 'Waiting for {names}.',

  'reveal.juror':
    '{jurors}: guilt {guilt, number}, innocence {innocence, number}, cancelled {cancelled, number}{count, plural, =0 {} other { (influence: {faces})}}: {result}.',
  'reveal.seat': '{name}: {role}. The card says: “{goal}” {isWon, select, yes {Reached.} other {Not reached.}}',
  'ending.won': '{who, select, you {You win!} other {{name} wins.}}',
  'ending.shared': 'The winners: {names}.',
  'ending.nobody': 'Nobody wins.',

  'reference.round':
    '{rounds, number} rounds. The prosecutor chooses one of {market, number} trial cards and tells its two regions. From the first player on, everybody pushes a marker. Then the card is resolved, front and back.',
  'reference.push':
    'A push goes straight, up to the rail, and shoves what is in its way. A marker whose centre leaves the platform is destroyed.',
  'reference.control':
    'A region is controlled by the persona with the highest sum there. The prosecutor’s markers are worth 0 and control nothing. Of equals the first player names one; at a table of three the prosecutor resolves the ability.',
  'reference.regions':
    'Speech: guilt and innocence. Observation: looking at influence, moving it, discarding it. Instinct: influence and risk. Motor skills: markers. Planning: strategies.',
  'reference.trial':
    'Whatever doesn’t say “may” is done as far as possible. Where effects are hidden, you choose by what Guy does; only that effect is read.',
  'reference.influence':
    'Influence tokens lie face down: guilt, innocence or blank. Whoever draws them looks, puts some and discards the rest, all in secret.',
  'reference.strategies':
    'Strategies: {hand, number} at most. You may play them when a marker has been placed, each of them once.',
  'reference.end':
    'The end: influence is turned over, and in each type guilt and innocence cancel. What is left decides. Everybody whose goal is reached wins. The prosecutor’s goal: {goal}',

  'option.roles': 'Roles',
  'option.roles.about':
    'Basic: always the same roles for this number of seats. Expert: a random choice, one put aside.',
  'option.prosecutor': 'Prosecutor',
  'option.prosecutor.about': 'Who accuses Guy. The others are in his head.',
  'option.abilities': 'Marker abilities',
  'option.abilities.about': 'The first marker you place in your turn can do something.',
  'option.abilities.advice':
    'The rulebook strongly advises against it in a first game: everything takes longer and more thought.',
  'option.aimError': 'Unsteady hands',
  'option.aimError.about': 'A push misses its aim by a hair.',
  'option.majority': 'Conviction',
  'option.majority.about': 'When the prosecutor wins.',
  'option.memoryAid': 'Memory aid',
  'option.memoryAid.about': 'The screen remembers the influence tokens you have looked at.',
  'value.roles.basic': 'basic',
  'value.roles.expert': 'expert',
  'value.majority.four': 'four types of six guilty',
  'value.majority.more': 'more types guilty than innocent',
  'value.seat': 'seat {seat, number}',
  'value.nobody': 'by chance',
  'value.on': 'yes',
  'value.off': 'no',
} satisfies Including<NamedKey>;
