// The English messages. Their arguments are in message-values.ts.

export const en = {
  coins: '{n, plural, one {# coin} other {# coins}}',
  coins_gen: '{n, plural, one {# coin} other {# coins}}',
  coins_acc: '{n, plural, one {# coin} other {# coins}}',
  cards: '{n, plural, one {# card} other {# cards}}',
  cards_gen: '{n, plural, one {# card} other {# cards}}',
  cards_acc: '{n, plural, one {# card} other {# cards}}',
  turns: '{n, plural, one {# turn} other {# turns}}',
  turns_gen: '{n, plural, one {# turn} other {# turns}}',
  turns_acc: '{n, plural, one {# turn} other {# turns}}',

  'title.story': 'The story',
  'title.idea': 'The idea',
  'title.setup': 'Setting up',
  'title.turn': 'Your turn',
  'title.actions': 'The actions',
  'title.claims': 'Claims and challenges',
  'title.blocks': 'Blocks',
  'title.losing': 'Losing influence',
  'title.exchange': '{exchange_title}{examines, select, yes { and {examine}} other {}}',
  'title.end': 'The end',
  'title.talk': 'Words and secrets',
  'title.two': 'Two players',
  'title.editions': 'How the editions differ',
  'title.advice': 'How to bluff',
  'title.house': 'House rules',
  'title.doubtful': 'How our table rules',

  'story.hobby-world.world':
    'A few years from now. There is still a government, but it works for corporations that have outgrown their continents. They own everything; the rest go hungry.',
  'story.hobby-world.you':
    'A coup is whispered about in every corner, the court is in a panic, and power is about to fall. Others hope for freedom. You hold high office and hope for something else: a chair will soon be empty, and you mean to sit down in it.',
  'story.ukrainian.world':
    'Tomorrow. The government is run by directors of worldwide corporations, who call themselves royalty and take bribes without a blush. They alone grow rich.',
  'story.ukrainian.you':
    'Underground, partisans have taken up arms. They have not won, but they have sown discord, and power hangs by a thread. You are an influential official, and this is your chance: lie, bribe, break your rivals’ influence and send them into exile. Only one will be left.',
  'story.squirrel.world':
    'A city where everything is for sale: a policeman’s badge, a judge’s seat, the mayor’s chair. Somebody will soon hold all of it in one hand, once the others are out of the way.',
  'story.squirrel.you':
    'You have friends in high places. Some are real, some you will make up. Talk well and don’t be greedy, and nobody will dare to check who truly stands behind you.',

  'idea.cards':
    '{hand} lie face down before you: your people at court, your *influence*. Lose them all and you are out.',
  'idea.turn': 'On your turn you do one thing: take coins, rob, kill or swap cards. Most of it only a courtier can do.',
  'idea.claim':
    '*You may claim to be any character.* Whether it is true, only you know; as long as nobody objects, your word is enough.',
  'idea.doubt': 'But anybody may say: “I don’t believe it!” Then the cards decide, and whoever was wrong loses one.',
  'idea.end': 'Save up {coup_price} for the {coup}: nobody can stop it. The last player with a card left wins.',

  C1: '{players_min} to {players_max} players. The court is {all}, {each} of each character: {court_acc}. {deal, select, drafted {Two players get their {hand} by the draft: see “Two players”} other {They are shuffled and dealt, {dealt} face down to each player; the rest is the *deck*}}. {alike, select, yes {Everybody gets {purse}} two {The first player gets {first_purse}, the other {second_purse}} other {Coins to start with, in order of play: {purses}; the last number is for everybody else}}. What is left of the {box} in the box is the *treasury*. Look at your own cards whenever you like; coins lie where all can count them.',
  C37: '{sixth, select, yes {Before the game you choose who serves at court, the {ambassador} or the {inquisitor}. This time it is {court_has, select, inquisitor {the {inquisitor}} other {the {ambassador}}}.} other {{court_has, select, inquisitor {By a house rule the {inquisitor} serves at court in place of the {ambassador}.} other {In this edition the same five always serve at court.}}}} Nobody can claim a character who is not at court.',
  C36: '{first, select, chosen {This time the host has said who begins.} winner {Whoever won the last game begins. If there is no such player, chance decides.} other {Chance decides who begins.}} Before the game the host may name the player who begins instead, whoever won any game last, say, and may have the seats drawn by lot.',

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
  'actions.anybody': 'anybody', // needs no character
  'actions.nobody': 'nobody', // can stop it
  C6: '*{income_title}.* Take {income_coins} from the treasury. It claims no character, so it can be neither challenged nor blocked.',
  C7: '*{aid_title}.* Take {aid_coins} from the treasury. It claims no character, so it can’t be challenged; but any other player may claim {aid_block_acc} and block it.',
  C8: '*{coup_title}.* Pay {coup_price}, and the target loses a card. It can be neither challenged nor blocked.',
  C9: '*{tax_title}.* Claim the {duke} and take {tax_coins} from the treasury. It can be challenged but not blocked.',
  C10: '*{kill_title}.* Claim the {assassin} and pay {kill_price}, and the target loses a card. It can be blocked by {kill_block_acc}.',
  C11: '*{steal_title}.* Claim the {captain} and take {steal_coins} from the target, or whatever there is if that is less. You may search an empty purse, but you will find nothing. It can be blocked by {steal_block_acc}.',

  C15: 'Whenever somebody claims a character, for an action or for a block, any other player still in the game may challenge it, even one whom it doesn’t concern. Once the game has moved on, it is too late.',
  C16: '*The card is not shown.* Whoever claimed it for an action loses a card, the action doesn’t happen, and the turn is over. {refund, select, yes {What the action cost is paid back.} other {What the action cost is not paid back.}} If it was claimed for a block, the action goes on: see “Blocks”.',
  C17: '*The card is shown.* The claim is proven, and the challenger loses a card at once, before anything else is asked. If the claim was made for an action, the action then goes on; if it was made for a block, it doesn’t happen: see “Blocks”.',
  C25: '{decline, select, yes {You may *refuse to show* the card even if you have it: lose the challenge on purpose and give up whichever card you can spare. So a challenged player is always asked, even with nothing to show: the question itself gives nothing away.} other {If you have the card, it *must* be shown. The table sees to that and asks nobody.}}',
  C26: '{replaced, select, now {A shown card is no secret any more, so it is replaced *at once*, before the action goes on.} other {A shown card is replaced *at the end of the turn*; until then it stays in the hand, and everybody knows it. The player whose turn it is goes first, then the blocker. If the card was lost or exchanged away in the meantime, nothing is replaced; if there were two such cards and one is left, that one is.}}',
  C27: '{returnTo, select, bottom {A card that goes back goes *under the deck*, and new ones come off the top; the deck is not shuffled again. Of several cards, your own go under first, then the drawn ones.} other {A card that goes back is *shuffled into the deck* before anybody draws from it again, so the very same card may return.}}',

  C20: '{blockBy, select, any {*Any* other player still in the game may block {aid}, the {kill} and the {steal}, not only the target, and even when the target is already out.} other {*Any* other player may block {aid}; the {kill} and the {steal} may be blocked *by the target alone*.}}',
  C21: 'A block names one character. {aid_title} is stopped by {aid_block_acc}, the {kill} by {kill_block_acc}, the {steal} by {steal_block_acc}. If the block is challenged, only the card that was named proves it.',
  C22: 'A block is a claim, so any other player may challenge it, not only the one it stops. *Not shown:* the blocker loses a card and the action goes on{blockers, select, first {} other {, unless another block stands}}. *Shown:* the challenger loses a card. If the block is proven, or nobody challenges it, the action doesn’t happen.',
  C23: '{blockers, select, aimed {If several players block the {kill} or the {steal}, each block counts: a stranger’s false one doesn’t silence the target’s own. When one falls, the next one clockwise stands and may be challenged in its turn; the action goes through only when all of them have fallen. All are asked at once, and whoever has let it happen isn’t asked again. Of {aid}, only the first block clockwise counts.} each {If several players block, each block counts: when one falls, the next one clockwise stands and may be challenged in its turn. The action goes through only when all of them have fallen.} other {If several players want to block, only the first one counts, clockwise from the player whose turn it is.{blockBy, select, any { That is so even if the first one bluffs: when that block falls, the target’s own can’t help any more.} other {}}}}',
  C24: 'What a blocked action cost is *not* paid back.',

  C3: 'When you lose influence, *you* choose which of your cards to turn up. It lies face up until the end and serves you no more. If there is a choice you are always asked, even between two alike; the last card goes without asking. With no cards left you are out.',
  C28: '*Twice in one turn.* The {kill} can cost its target both cards: challenge it wrongly, or be caught with a false block, and you lose one card for that and another to the blow. These are two different cards, and you are asked for one after the other.',
  C29: 'Whoever goes out leaves their coins to the treasury the moment the last card is turned up. Only a theft from them that is under way comes first: the thief takes what was announced, and the rest goes to the treasury. But there is nobody left to {court_has, select, inquisitor {kill or examine} other {kill}}, and whoever is out is not asked to block.',

  C12: '{court_has, select, inquisitor {The {ambassador} is not at court this time, so there is no {exchange}. With the {ambassador}: } other {}}*{exchange_title}.* Claim the {ambassador}, draw {exchange_draw}, put them with your own and keep as many as you had before. The rest goes back {returnTo, select, bottom {under} other {into}} the deck. Nobody else sees any of it. With a single card of your own you keep one of {exchange_choice}. It can’t be blocked.',
  C13: '{examines, select, no {Nobody in this edition looks at the cards of others: what you hold, only you see, until you show it or lose it.} other {{court_has, select, inquisitor {} other {The {inquisitor} is not at court this time, so there is no {examine}. With the {inquisitor}: }}*{examine_title}.* Claim the {inquisitor} and say at once which of two things you want. Either draw {examine_draw}, keep as many cards as you had and put the rest back; or name an opponent, who picks one of their cards and shows it to you alone. {decides, select, yes {Then you say whether it is swapped for a new one.} other {Then that card goes {returnTo, select, bottom {under} other {into}} the deck, and they draw a new one.}} Nobody is asked to pick from a single card. It can’t be blocked.}}',

  C34: 'The game ends the moment only one player has cards left: nothing more is swapped and nobody is asked. There is no second place.',
  C35: 'If nobody has won after {turn_limit}, the game is a draw between those still in it.{limited, select, yes {} other { At this table that holds only where bots alone are left to play.}}',

  C40: 'Promise, threaten, bargain: nobody is bound by their word. But you may not show your cards, nor give or lend coins.',
  C41: 'If several players are asked whether they challenge or block, you may let it happen *aloud*: everybody sees your answer at once, and you can’t take it back. Otherwise your answer stays sealed until all that matter are in.',
  C38: '*Everybody sees* coins, face-up cards, claims, how many cards each player has, and a card shown in a challenge. *Secret* are face-down cards, the deck and its order, whatever is drawn or put back, the draft, {examines, select, yes {a card shown to the {inquisitor}, } other {}}and sealed answers; those that don’t count stay secret until the game is over. What you know for certain, the table remembers for you: {returnTo, select, bottom {a card that went under the deck before your eyes, say} other {a card that went into the deck before your eyes, say}}.',

  C32: '{two_alike, select, yes {With two players, each starts with {first_purse}.} other {With two players, the first player starts with {first_purse}, the other with {second_purse}.}}',
  C33: '{draft, select, on {Two players begin with a *draft*.} offered {Two players may begin with a *draft*; this time there is none.} dropped {In this edition two players begin with a *draft*; a house rule has dropped it at this table.} other {This edition has no *draft* for two, but a house rule can bring one in.}} The cards are sorted into sets with one of each character. From a set of their own, both players secretly pick one card, and the other {aside} leave the game face down. The last set is shuffled: each player is dealt one card of it, and {small_deck} make the deck.',

  'editions.intro': 'The editions are not translations of one another: their rules really differ. Yours is marked.',
  'editions.caption': 'What differs',
  'editions.point': 'Rule',
  'editions.always': 'yes',
  'editions.offered': 'if you like', // in the box, for those who want it
  'editions.none': 'no',
  'editions.coins-of-two': 'Coins for two players',
  'editions.alike': '{first} each',
  'editions.apart': '{first} and {second}',
  'names.caption': 'Who is who',
  'names.missing': '—',

  'advice.truth': 'Begin with the truth. An honest claim can’t cost you a card: whoever doubts it pays.',
  'advice.habit': 'Stick to one lie. A {duke} from the first turn on is seldom asked for papers later.',
  'advice.count':
    'Count: there are {each} of each character{deal, select, drafted {, and one less of those you set aside in the draft} other {}}. If you see them all, in your hand and face up, the claim is a lie.',
  'advice.price':
    'Challenge when a mistake is cheaper than silence. On your last card, a mistake costs you the whole game.',
  'advice.last-card':
    'Does the {kill} threaten your last card? {shield, select, shared {Only the first block counts, and a false one of yours may take the place of an honest one behind it: bluff when nobody there is likely to step in.} other {You have nothing to lose: claim {kill_block_acc}, true or not.}}',
  'advice.silence': 'Notice what people don’t do. Whoever lets {aid} pass again and again hardly has the {duke}.',
  'advice.riches': 'The rich fall first. Once you have {coup_price}, strike: everybody can count.',

  C39: 'Before the game the host may change any of these settings, in any mix; the edition is only where they start from.',
  'house.unchanged': 'Here everything is as the edition has it.',
  'house.changed': 'At this table, unlike in the edition:',
  'house.change': '*{name}:* {value} (in the edition: {usual})',

  'doubtful.intro':
    'Rulebooks don’t answer everything. So that neither quick fingers nor a quick connection decides, our table always rules like this:',
  C18: 'Answers are *sealed*: nobody sees one until all that matter are in, and those that don’t count, {blockers, select, each {a second challenge, say,} aimed {a second challenge or a second block of {aid},} other {a second challenge or a second block,}} are not shown before the game is over.{blockers, select, each { Blocks all count, so all of them are shown.} aimed { Where a player is the target, blocks all count, so all of them are shown.} other {}} If several players challenge, the first one clockwise from the player they doubt is the challenger, and nobody else risks a card. The table doesn’t wait for answers that can’t change anything.',
  C30: 'Whoever challenged wrongly and is still in the game may block that same action, if they have the right to.',
  C31: 'The treasury has a bottom: if there are too few coins, take what is left. No coin and no card ever vanishes or appears.',
  'doubtful.absent':
    'If a player disappears while a clock is running, a bot plays on for them until they are back; their cards stay secret.',
};
