// English. See vocabulary.ts for what the arguments are.

import type { Catalogue } from '@kuluary/texts/catalogue';
import type { BookKey } from './keys.ts';

export const en: Catalogue<BookKey> = {
  coins: '{n, plural, one {# coin} other {# coins}}',
  coins_gen: '{n, plural, one {# coin} other {# coins}}',
  coins_acc: '{n, plural, one {# coin} other {# coins}}',
  cards: '{n, plural, one {# card} other {# cards}}',
  cards_gen: '{n, plural, one {# card} other {# cards}}',
  cards_acc: '{n, plural, one {# card} other {# cards}}',
  turns: '{n, plural, one {# turn} other {# turns}}',
  turns_gen: '{n, plural, one {# turn} other {# turns}}',
  turns_acc: '{n, plural, one {# turn} other {# turns}}',

  'title.idea': 'The idea',
  'title.setup': 'Setting up',
  'title.turn': 'Your turn',
  'title.actions': 'The actions',
  'title.claims': 'Claims and challenges',
  'title.blocks': 'Blocks',
  'title.losing': 'Losing influence',
  'title.exchange': '{exchange_title} and {examine}',
  'title.end': 'The end',
  'title.talk': 'Words and secrets',
  'title.two': 'Two players',
  'title.editions': 'How the editions differ',
  'title.advice': 'How to bluff',
  'title.house': 'House rules',
  'title.doubtful': 'How our table rules',

  'idea.cards':
    '{hand} lie face down before you: your people at court, your *influence*. Lose them all and you are out.',
  'idea.turn': 'On your turn you do one thing: take coins, rob, kill or swap cards. Most of it only a courtier can do.',
  'idea.claim':
    '*You may claim to be any character.* Whether it is true, only you know; as long as nobody objects, your word is enough.',
  'idea.doubt': 'But anybody may say: “I don’t believe it!” Then the cards decide, and whoever was wrong loses one.',
  'idea.end': 'Save up {coup_price} for the {coup}: nobody can stop it. The last player with a card left wins.',

  C1: '{players_min} to {players_max} players. The court is {all}, {each} of each character: {court_acc}. They are shuffled and dealt, {dealt} face down to each player; the rest is the *deck*. {alike, select, yes {Everybody gets {purse}} other {Coins to start with, in order of play: {purses}; the last number is for everybody else}}. What is left of the {box} in the box is the *treasury*. Look at your own cards whenever you like; coins lie where all can count them.',
  C37: '{sixth, select, yes {Before the game you choose who serves at court, the {ambassador} or the {inquisitor}. This time it is {court_has, select, inquisitor {the {inquisitor}} other {the {ambassador}}}.} other {{court_has, select, inquisitor {By a house rule the {inquisitor} serves at court in place of the {ambassador}.} other {This edition has no {inquisitor}; a house rule can bring one to court in place of the {ambassador}.}}}} Nobody can claim a character who is not at court.',
  C36: '{first, select, winner {Whoever won the last game begins. If there is no such player, chance decides.} other {Chance decides who begins.}}',

  C2: 'Play goes clockwise. On your turn you do exactly *one* action and can’t pass. On other people’s turns you answer only when you are asked, and only what you are asked.',
  C4: 'An action that has a price is paid for *when you announce it*. What you can’t pay for, you can’t announce.',
  C5: 'If an action is aimed at somebody, the target is an opponent who is still in the game: not yourself, and nobody who is out.',
  C14: 'If you have {coup_at} or more *at the start of your turn*, you can only stage a {coup}. It is checked only then: coins that reach you later in the turn change nothing.',
  C19: 'Then the others have their say, always in the same order: *challenges first, blocks second*. Nobody is asked about a block before the challenge is settled.',
  'step.announce': 'You announce the action and its target, and pay.',
  'step.doubt': 'Did you claim a character? Anybody may challenge that, and it is settled at once.',
  'step.block': 'Can the action be blocked? Then those who may block it are asked.',
  'step.doubt-block': 'A block is a claim too, so it may be challenged as well.',
  'step.effect': 'The action takes effect, or it doesn’t, and the turn passes on.',

  'actions.intro':
    'Some actions are open to everybody. The others belong to a character: claim to be that character, whether you hold the card or not.',
  'actions.caption': 'All the actions',
  'actions.action': 'Action',
  'actions.claims': 'Who can do it',
  'actions.effect': 'What it does',
  'actions.stopped-by': 'Who stops it',
  'actions.anybody': 'anybody',
  'actions.nobody': 'nobody',
  C6: '*{income_title}.* Take {income_coins} from the treasury. It claims no character, so it can be neither challenged nor blocked.',
  C7: '*{aid_title}.* Take {aid_coins} from the treasury. It claims no character, so it can’t be challenged; but any other player may claim {aid_block_acc} and block it.',
  C8: '*{coup_title}.* Pay {coup_price}, and the target loses a card. It can be neither challenged nor blocked.',
  C9: '*{tax_title}.* Claim the {duke} and take {tax_coins} from the treasury. It can be challenged but not blocked.',
  C10: '*{kill_title}.* Claim the {assassin} and pay {kill_price}, and the target loses a card. It can be blocked by {kill_block_acc}.',
  C11: '*{steal_title}.* Claim the {captain} and take {steal_coins} from the target, or whatever there is if that is less. You may search an empty purse, but you will find nothing. It can be blocked by {steal_block_acc}.',

  C15: 'Whenever somebody claims a character, for an action or for a block, any other player still in the game may challenge it, even one whom it doesn’t concern. Once the game has moved on, it is too late.',
  C16: '*The card is not shown.* The player who made the claim loses a card, the action doesn’t happen, and the turn is over. {refund, select, yes {What the action cost is paid back.} other {What the action cost is not paid back.}}',
  C17: '*The card is shown.* The claim is proven, and the challenger loses a card at once, before anything else is asked. Then the action goes on.',
  C25: '{decline, select, yes {You may *refuse to show* the card even if you have it: lose the challenge on purpose and give up whichever card you can spare. So a challenged player is always asked, even with nothing to show: the question itself gives nothing away.} other {If you have the card, it *must* be shown. The table sees to that and asks nobody.}}',
  C26: '{replaced, select, now {A shown card is no secret any more, so it is replaced *at once*, before the action goes on.} other {A shown card is replaced *at the end of the turn*; until then it stays in the hand, and everybody knows it. The player whose turn it is goes first, then the blocker. If the card was lost or exchanged away in the meantime, nothing is replaced; if there were two such cards and one is left, that one is.}}',
  C27: '{returnTo, select, bottom {A card that goes back goes *under the deck*, and new ones come off the top; the deck is not shuffled again. Of several cards, your own go under first, then the drawn ones.} other {A card that goes back is *shuffled into the deck* before anybody draws from it again, so the very same card may return.}}',

  C20: '{blockBy, select, any {*Any* other player still in the game may block {aid}, the {kill} and the {steal}, not only the target, and even when the target is already out.} other {*Any* other player may block {aid}; the {kill} and the {steal} may be blocked *by the target alone*.}}',
  C21: 'A block names one character. {aid_title} is stopped by {aid_block_acc}, the {kill} by {kill_block_acc}, the {steal} by {steal_block_acc}. If the block is challenged, only the card that was named proves it.',
  C22: 'A block is a claim, so any other player may challenge it, not only the one it stops. *Not shown:* the blocker loses a card and the action goes on. *Shown:* the challenger loses a card. If the block is proven, or nobody challenges it, the action doesn’t happen.',
  C23: '{blockers, select, each {If several players block, each block counts: when one falls, the next one clockwise stands and may be challenged in its turn. The action goes through only when all of them have fallen.} other {If several players want to block, only the first one counts, clockwise from the player whose turn it is.}}',
  C24: 'What a blocked action cost is *not* paid back.',

  C3: 'When you lose influence, *you* choose which of your cards to turn up. It lies face up until the end and serves you no more. If there is a choice you are always asked, even between two alike; the last card goes without asking. With no cards left you are out.',
  C28: '*Twice in one turn.* The {kill} can cost its target both cards: challenge it wrongly, or be caught with a false block, and you lose one card for that and another to the blow. These are two different cards, and you are asked for one after the other.',

  C12: '{court_has, select, inquisitor {The {ambassador} is not at court this time, so there is no {exchange}. With the {ambassador}: } other {}}*{exchange_title}.* Claim the {ambassador}, draw {exchange_draw}, put them with your own and keep as many as you had before. The rest goes back {returnTo, select, bottom {under} other {into}} the deck. Nobody else sees any of it. With a single card of your own you keep one of {exchange_choice}. It can’t be blocked.',
  C13: '{court_has, select, inquisitor {} other {The {inquisitor} is not at court this time, so there is no {examine}. With the {inquisitor}: }}*{examine_title}.* Claim the {inquisitor} and say at once which of two things you want. Either draw {examine_draw}, keep as many cards as you had and put the rest back; or name an opponent, who picks one of their cards and shows it to you alone. {decides, select, yes {Then you say whether it is swapped for a new one.} other {Then that card goes {returnTo, select, bottom {under} other {into}} the deck, and they draw a new one.}} Nobody is asked to pick from a single card. It can’t be blocked.',

  C34: 'The game ends the moment only one player has cards left: nothing more is swapped and nobody is asked. There is no second place.',
  C35: 'If nobody has won after {turn_limit}, the game is a draw between those still in it.',

  C40: 'Promise, threaten, bargain: nobody is bound by their word. But you may not show your cards, nor give or lend coins.',
  C38: '*Everybody sees* coins, face-up cards, claims, how many cards each player has, and a card shown in a challenge. *Secret* are face-down cards, the deck and its order, whatever is drawn or put back, the draft, a card shown to the {inquisitor}, and answers until all are in. What you know for certain, the table remembers for you: {returnTo, select, bottom {a card that went under the deck before your eyes, say} other {a card that went into the deck before your eyes, say}}.',

  C32: '{two_alike, select, yes {With two players, each starts with {first_purse}.} other {With two players, the first player starts with {first_purse}, the other with {second_purse}.}}',
  C33: '{draft, select, on {Two players begin with a *draft*.} offered {Two players may begin with a *draft*; this time there is none.} other {This edition has no *draft* for two, but a house rule can bring one in.}} The cards are sorted into sets with one of each character. From a set of their own, both players secretly pick one card, and the other {aside} leave the game face down. The last set is shuffled: each player is dealt one card of it, and {small_deck} make the deck.',

  'editions.intro': 'The editions are not translations of one another: their rules really differ. Yours is marked.',
  'editions.caption': 'What differs',
  'editions.point': 'Rule',
  'editions.always': 'yes',
  'editions.offered': 'if you like',
  'editions.none': 'no',
  'editions.coins-of-two': 'Coins for two players',
  'editions.alike': '{first} each',
  'editions.apart': '{first} and {second}',
  'names.caption': 'Who is who',
  'names.missing': '—',

  'advice.truth': 'Begin with the truth. An honest claim can’t cost you a card: whoever doubts it pays.',
  'advice.habit': 'Stick to one lie. A {duke} from the first turn on is seldom asked for papers later.',
  'advice.count':
    'Count: there are {each} of each character. If you see them all, in your hand and face up, the claim is a lie.',
  'advice.price':
    'Challenge when a mistake is cheaper than silence. On your last card, a mistake costs you the whole game.',
  'advice.last-card':
    'Does the {kill} threaten your last card? You have nothing to lose: claim {kill_block_acc}, true or not.',
  'advice.silence': 'Notice what people don’t do. Whoever lets {aid} pass again and again hardly has the {duke}.',
  'advice.riches': 'The rich fall first. Once you have {coup_price}, strike: everybody can count.',

  C39: 'Before the game the host may change any of these rules, in any mix; the edition is only where the settings start from.',
  'house.unchanged': 'Here everything is as the edition has it.',
  'house.changed': 'At this table, unlike in the edition:',
  'house.change': '*{name}:* {value} (in the edition: {usual})',

  'doubtful.intro':
    'Rulebooks don’t answer everything. So that neither quick fingers nor a quick connection decides, our table always rules like this:',
  C18: 'Answers are *sealed*: nobody sees one until all that matter are in. If several players challenge, the first one clockwise from the player they doubt is the challenger, and nobody else risks a card. The table doesn’t wait for answers that can’t change anything.',
  C30: 'Whoever challenged wrongly and is still in the game may block that same action, if they have the right to.',
  C29: 'If a player goes out in the middle of a turn, a thief still gets the coins, but there is nobody left to kill or examine, and whoever is out is not asked to block. Their coins go to the treasury when the turn ends.',
  C31: 'The treasury has a bottom: if there are too few coins, take what is left. No coin and no card ever vanishes or appears.',
  'doubtful.absent': 'If a player disappears while a clock is running, a bot plays on for them until they are back; their cards stay secret.',

  'why.C1': 'Everybody is dealt {hand}; the other cards are the deck, the other coins the treasury.',
  'why.C2':
    'Only those who are asked may answer, and only what they are asked. A turn is one action, and it can’t be skipped.',
  'why.C3': 'You can only show or give up a card that you have. Which one you lose is for you to choose.',
  'why.C4': 'An action is paid for when it is announced. What you can’t pay for, you can’t announce.',
  'why.C5': 'The target must be an opponent who is still in the game.',
  'why.C6': '{income_title} claims no character, so there is nothing to challenge and nothing to block.',
  'why.C7': '{aid_title} claims no character, so it can’t be challenged. It can be blocked by {aid_block_acc}.',
  'why.C8': 'The {coup} costs {coup_price} and claims no character: it can be neither challenged nor blocked.',
  'why.C9': 'No character stops the {tax}. You can only doubt that it is the {duke}.',
  'why.C10': 'Only {kill_block_acc} can stop the {kill}. It costs {kill_price}, paid in advance.',
  'why.C11':
    'A thief takes {steal_coins}, or less if the purse holds less. Only {steal_block_acc} can stop the {steal}.',
  'why.C12':
    'You keep as many cards as you had, out of your own and the drawn ones. No character stops the {exchange}.',
  'why.C13':
    'You either swap a card of your own or look at somebody else’s, and say so in advance. No character stops the {examine}.',
  'why.C14': 'If your turn begins with {coup_at} or more, only a {coup} is allowed.',
  'why.C15': 'A claim may be challenged by any other player still in the game, until the game moves on.',
  'why.C16':
    'A claim that isn’t proven costs a card, and the action is off. {refund, select, yes {What it cost is paid back.} other {What it cost is not paid back.}}',
  'why.C17': 'The claim was true, so the challenger loses a card, and the action goes on.',
  'why.C18':
    'Answers are sealed. If several players challenge, only the first one clockwise from the doubted player takes the risk.',
  'why.C19': 'Challenges come first, blocks second. If the action stands, those who may block it are asked next.',
  'why.C20':
    '{blockBy, select, any {In this game any other player may block, not only the target.} other {Only the target may block the {kill} and the {steal}; any other player may block {aid}.}}',
  'why.C21':
    '{aid_title} is stopped by {aid_block_acc}, the {kill} by {kill_block_acc}, the {steal} by {steal_block_acc}, and by nobody else.',
  'why.C22': 'A block is a claim: any other player may challenge it. If it isn’t proven, the action goes on.',
  'why.C23':
    '{blockers, select, each {Each declared block counts until it falls: then the next one stands.} other {Only one block counts: that of the first player clockwise.}}',
  'why.C24': 'What was paid for a blocked action is not paid back.',
  'why.C25':
    '{decline, select, yes {A challenged player is always asked, even with nothing to show: that way the question gives nothing away.} other {If the card is there, it must be shown: nobody is asked.}}',
  'why.C26':
    '{replaced, select, now {Everybody has seen the card, so it is replaced at once.} other {Everybody has seen the card. It is replaced at the end of the turn, if it is still in the hand.}}',
  'why.C27':
    '{returnTo, select, bottom {Cards go back under the deck, and new ones come off the top: nothing is shuffled.} other {Cards go back into the deck, which is shuffled before anybody draws: the same card may return.}}',
  'why.C28': 'A wrong challenge or a false block costs one card, and the blow another: these are two separate losses.',
  'why.C29':
    'The target went out during this turn: a thief still gets the coins, but there is nobody left to kill or examine.',
  'why.C30': 'A wrong challenge doesn’t take away your right to block, as long as you are in the game.',
  'why.C31': 'The treasury has no more: you take what is left.',
  'why.C32':
    '{two_alike, select, yes {With two players, each starts with {first_purse}.} other {With two players, the first player starts with {first_purse}, the other with {second_purse}.}}',
  'why.C33':
    'In the draft, each of two players secretly picks one card from a full set; the other {aside} leave the game.',
  'why.C34': 'Only one player has cards left, so the game is over at once.',
  'why.C35': 'After {turn_limit} without a winner the game is a draw.',
  'why.C36':
    '{first, select, winner {The winner of the last game begins; without one, chance decides.} other {Chance decides who begins.}}',
  'why.C37': 'That character is not at court this time, so nobody can claim to be one.',
  'why.C38': 'Hands, draws and sealed answers are secret: you see what can be seen from your seat.',
  'why.C39': 'The host changed this rule before the game.',
  'why.C40': 'A promise binds nobody, and there is no way to show a card or hand over coins.',
};
