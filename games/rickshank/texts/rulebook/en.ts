// The English rulebook. See message-values.ts for the arguments.

export const en = {
  cards: '{n, plural, one {# card} other {# cards}}',
  cards_gen: '{n, plural, one {# card} other {# cards}}',
  cards_acc: '{n, plural, one {# card} other {# cards}}',
  tokens: '{n, plural, one {# token} other {# tokens}}',
  tokens_gen: '{n, plural, one {# token} other {# tokens}}',
  tokens_acc: '{n, plural, one {# token} other {# tokens}}',
  power: '{n, plural, one {# power} other {# power}}',
  power_gen: '{n, plural, one {# power} other {# power}}',
  power_acc: '{n, plural, one {# power} other {# power}}',
  votes: '{n, plural, one {# vote} other {# votes}}',
  votes_gen: '{n, plural, one {# vote} other {# votes}}',
  votes_acc: '{n, plural, one {# vote} other {# votes}}',
  points: '{n, plural, one {# point} other {# points}}',
  points_gen: '{n, plural, one {# point} other {# points}}',
  points_acc: '{n, plural, one {# point} other {# points}}',

  set: 'Set', // shown where other games say "edition"

  'title.story': 'The story',
  'title.idea': 'What it is about',
  'title.setup': 'What lies on the table',
  'title.cards': 'The cards',
  'title.turn': 'Your turn',
  'title.turn-end': 'The end of your turn',
  'title.buying': 'Power and buying',
  'title.tokens': 'Access tokens',
  'title.attacks': 'Attacks and defence',
  'title.locations': 'Locations and the Portal Gun',
  'title.votes': 'Votes',
  'title.vote-example': 'A vote, step by step',
  'title.nemeses': 'The nemeses',
  'title.end': 'The end and the points',
  'title.order': 'What comes first',
  'title.secrets': 'What is secret',
  'title.table': 'At this table',
  'title.rulings': 'How our table rules',
  'title.single': 'About single cards',

  'story.prison':
    'Rick is locked up by the Galactic Federation, in the safest prison of the galaxy. Safe is what people call it who have never escaped from it, which is everybody but Rick. Morty and Summer are on their way to save him, though nobody has asked them to.',
  'story.level':
    'It is all about the ninth level of access: Rick is not allowed there, so that is where he goes. The Federation shoots, its Ricks in uniform shoot better, and the Council of Ricks votes on whom to shoot at. You begin with a few bright ideas and three relatives of no use at all. From there on you are on your own.',

  'idea.deck':
    'You begin with a *weak deck*: {start_cards}, of which {genius} give a little power and the rest nothing at all.',
  'idea.power':
    'Each turn you play your hand and add up its *power*. With it you buy better cards: they go into your deck and come back to your hand later.',
  'idea.foes':
    'Your foes do the same. Attack them, outvote them, stuff their decks with {morty_waves}; and look out, because they will do it to you.',
  'idea.nemeses':
    'In your way stand {nemeses} *nemeses*, the last of them the {president}. Whoever defeats one keeps the card, and such a card is worth many points.',
  'idea.end': 'The game ends when the President falls, or when the main deck runs dry. *The most points win.*',

  R1: '{players_min} to {players_max} players. Everybody begins with the same {start_cards}: {genius} {genius_waves}, which give {wave_power} each, and {jerry}, {beth} and {summer}, who do nothing. Shuffled, they are your *deck*; the {hand_cards} you draw from it are your *hand*.',
  R2: 'The *main deck*: {main_cards} of {main_types} types. Each type has {kinds} different cards, at costs {costs}; those up to cost {twice_up_to} are there twice, the dearer ones once. {line_up_cards} from the main deck lie face up: this is the *line-up*, where everybody shops.',
  R3: 'Beside the line-up, and no part of it, lie the stacks: {guns} Portal Guns, {waves} {morty_waves} and {locations} locations, and with them {all_tokens}. {morty_waves} are never for sale: cards hand them out. Once they have run out, nobody gains any.',
  R4: 'And {nemeses} *nemeses* in one stack. On top, face up, is {cornvelious_daniel}; below are {squad} Ricks of the special squad, shuffled and face down; at the very bottom is the {president}.',
  R5: 'Everybody plays a *character* with an ability of its own. {characters, select, two {Each player is dealt two in secret and keeps one; once all have chosen, the characters are shown.} choice {You choose one after the other, the first player first; whoever is taken is taken.} short {Everybody was to keep one of two, but there are too few for so many players: chance deals one to each.} other {Chance deals one to each player.}} These are all of them:',
  R6: 'Chance decides who begins. Turns go clockwise.',

  'cards.intro':
    'A card tells you its type, what it costs, what it does when you play it, and how many points it is worth in the end.',
  'types.caption': 'The types',
  'types.type': 'Type',
  'types.for': 'What it is good for',
  'types.rick': 'Ricks work best together: one helps the other.',
  'types.morty': 'They defend you, and they rid your deck of bad cards.',
  'types.equipment': 'Weapons against your foes, and the way to the locations.',
  'types.starter': 'What you begin with. Sooner or later it is in the way.',
  'types.gromflomite': 'They bring access tokens, and know what to do with them.',
  'types.council': 'They call votes; in your hand they are votes themselves.',
  'types.special': 'Everything else: surprises big and small.',
  'types.location': 'They stay in play and help you turn after turn.',
  R7: 'There are {types} types. {morty_waves} have none: it is the type that makes a Morty card, not the name. *Nemesis* is a rank, not a type: every nemesis is a Rick or a gromflomite as well. Your character is not a card of any type. You *control* what you have played this turn and what you have in play. You *own* your starters and whatever you have bought, gained, or had put into your discard pile, wherever it is now.',
  R14: 'To *discard* a card is to put it from your hand onto your discard pile, unless another place is named. To *destroy* a card is to put it on one common pile, face up. From then on it belongs to nobody, and it never goes back to the stack it came from.',
  R15: 'An empty deck is not shuffled at once. Only when you need a card from it is your discard pile shuffled into a new deck.',

  'turn.intro':
    'A turn has a start, a middle in which you do as you please, and an end. In other people’s turns you only answer when you are asked: about a defence, a vote, a card.',
  S1: '*The very start.* If the President is face up, you may discard a token before you do anything else. Only then can you defeat him this turn. A token that comes later doesn’t help.',
  S2: '*The start.* Then comes what your cards in play do “at the start of your turn”. Whatever comes into play later is too late for that.',
  'turn.then': '*The middle.* Do any of these, in any order:',
  'deed.play': 'play cards from your hand, as many as you like;',
  'deed.buy': 'buy cards, as many as you can pay for;',
  'deed.defeat': 'defeat the nemesis that is face up;',
  'deed.token': 'buy an access token;',
  'deed.use': 'use an ability of your character or of a card in play.',
  R8: 'You needn’t play everything before you go shopping: play, buy, play on. A card does at once what it says. An *ongoing* card then stays in play before you and goes on working; but it counts as played only in the turn in which it came.',
  R13: 'An ability that is yours to use or not works in your own turn, *once a turn*, unless the card says otherwise.',

  'turn-end.intro': 'When you have had enough, end your turn. The rest happens by itself, always in this order:',
  E1: 'Your turn is over. Nothing more can be done in it.',
  E2: 'What is left in your hand is discarded. This no longer counts as anybody’s turn.',
  E3: 'Whatever happens at the end of a turn happens now, and locations that you haven’t played from your hand leave play.',
  E4: 'The cards you have played are discarded. Ongoing ones stay. Power that you haven’t spent is lost.',
  E5: 'You draw {hand_cards}.',
  E6: 'The line-up is filled to {line_up_cards}.',
  E7: 'If the top nemesis is face down, it is turned up, and its group attack hits everybody.',
  E8: 'The next player’s turn begins.',

  R9: '*Power* is the money of a turn. Spend it on cards from the line-up, on Portal Guns, and on locations that you have put into play from the stack this turn: as many as you can pay for. What you buy goes *to your discard pile at once*, so you can’t play it yet. Gaps in the line-up stay until the turn ends.',
  'buying.example':
    'Say your first hand is three {genius_waves}, {jerry} and {beth}. That makes {first_power}: enough for a Portal Gun, or for a card from the line-up that costs {first_price} or less. If there is nothing to your taste, buy a token for {token_power}; what is left over is lost.',
  R10: 'What you *gain* is free. It goes to your discard pile at once too, unless a card says otherwise. If there is nothing that fits, you gain nothing. A card that is merely *put* somewhere is not gained.',

  R11: 'There are {all_tokens} in all. *Once a turn* you may buy one for {token_power}; cards can bring you more. When none are left in the supply, none can be bought or gained. Spent tokens go back there. A card that takes a token takes exactly one.',
  'tokens.intro': 'A token by itself does nothing. It is good for three things:',
  'tokens.votes': 'in a vote, each token is a vote more;',
  'tokens.price': 'many cards and some characters do something for a token;',
  'tokens.president': 'without a token nobody defeats the President.',

  R21: 'An *attack* is aimed at one foe or at all of them. Everybody it is aimed at may use *one defence*: a card in hand, an ongoing card in play, or their character. It protects only the one who uses it. Otherwise the attack happens to them at once. You may avoid an attack even if it couldn’t do anything to you.',
  R22: 'If an attack makes players deal with each other, for instance pass cards, all say first whether they defend themselves.',
  R23: 'Avoiding an attack cancels nothing else on the card: its power, say, stays. Only what counts the foes that were hit counts one less.',
  R56: 'If you have nothing that an attack, a vote or a card takes, you lose nothing, and the log says so. Only those who have a choice “decline” there.',
  R46: 'A defence is not an ability that you use once a turn: it helps every time you pay its price.',

  R25: '*The Portal Gun* gives {gun_power}, and then you may discard a card. If you do, the top location of the stack is put into play before you. It counts as played, but not from your hand. You can use it this turn and buy it for {location_power}, in either order.',
  R26: 'At the end of the turn, every location that was not played from hand leaves play. Locations that you play from your hand stay. So does what {brainalyzer_9000} has brought you.',
  R35: 'If you buy a location in mid-turn, it leaves play and goes to your discard pile. What it has done stays done, and its abilities last until the turn ends: it makes no difference whether you buy it or use it first.',
  R27: 'When the stack has run out, the discarded locations are shuffled into a new one at once. If there are none of those either, nothing comes; you may discard a card for the Portal Gun all the same.',
  R32: 'A location from the stack goes to the location discard pile. One that you own, and that {future_rick} has put into play for the turn, goes to your own discard pile.',
  R52: 'A location that somebody owns already is not for sale, even if it is in play only for the turn.',

  'votes.intro': 'Council cards call *votes*. There are three kinds of them:',
  'votes.caption': 'The three votes',
  'votes.vote': 'Vote',
  'votes.choice': 'What you choose',
  'votes.result': 'What comes of it',
  'votes.cards': 'Cards',
  'vote.auction': 'Auction',
  'vote.auction.choice': 'nothing: your votes are your bid',
  'vote.auction.result': 'the highest bid gets the bonus, and nobody else pays',
  'vote.referendum': 'Referendum',
  'vote.referendum.choice': 'for or against',
  'vote.referendum.result': '“for” wins: it happens to everybody; “against” wins: nothing happens',
  'vote.sanctions': 'Sanctions',
  'vote.sanctions.choice': 'a player, yourself if you like',
  'vote.sanctions.result': 'whoever gets the most votes has to bear it',
  V0: 'A vote of which no outcome could do anything is cancelled, whatever card calls it. The rest of the card happens all the same.',
  'votes.steps': 'A vote goes like this:',
  V1: '*Sealed, all at once:* you give your choice and any number of your tokens, from none to all. In an auction the choice is always yourself. Nobody abstains.',
  V2: '*Choices and tokens are shown* together. No token can be added any more.',
  V3: '*Council cards.* Each in turn, from the left of the active player, who comes last, may reveal a council card from their hand for the side they are on, or pass. It goes round and round until all have passed in a row, so you may pass now and reveal later. The card that called the vote gives no vote.',
  V4: '*The count.* Everybody has one vote, and one more for each token and each card revealed; {presidential_palace} adds another. The most votes win.',
  V5: '*A tie* is broken by the active player, who picks one of the tied options.',
  V6: '*The winning side pays:* whoever voted for what has won returns their tokens and discards the cards they revealed. Everybody else takes theirs back.',
  V7: '*The effect happens.* It is not an attack, so there is no defence against it.',
  R37: 'Two players can tie as well: equal bids are a tie, and the active player decides.',

  'vote-example.intro': 'Nina, Leo and Zoya sit clockwise, in this order. It is Nina’s turn.',
  'example.call': 'Nina plays {persecute}. It calls for sanctions: the condemned player gains a {morty_waves} card.',
  'example.ballots':
    'In secret, Nina votes against Leo and adds {nina_tokens}. Leo votes against Nina and adds {leo_tokens}. Zoya votes against Leo and adds nothing.',
  'example.shown':
    'The votes are shown. Against Leo there are {leo_votes}: Nina’s with her token, and Zoya’s. Against Nina there are {nina_votes}: Leo’s with his tokens.',
  'example.reveal':
    'Leo comes first and reveals {kickback}: that makes {nina_then} to {leo_then} against Nina. Zoya passes. Nina reveals {rezone}: {nina_last} to {leo_last}. Then all three pass in a row.',
  'example.tie': 'It’s a tie. Nina is the active player, so she decides. It shall be Leo.',
  'example.pay':
    'Nina and Zoya are the winning side. Nina returns her token and discards {rezone}; Zoya added nothing and pays nothing. Leo takes {kickback} and all his tokens back.',
  'example.effect': 'Leo gains a {morty_waves} card. A defence wouldn’t help him: this is not an attack.',

  R12: 'The nemesis that is face up can be bought like a card: pay its cost, and it goes to your discard pile. This is how it is *defeated*. The next one stays face down until your turn is over, so you can’t defeat more than one a turn.',
  'nemeses.caption': 'All the nemeses',
  'nemeses.nemesis': 'Nemesis',
  'nemeses.cost': 'Cost',
  'nemeses.points': 'Points',
  'nemeses.text': 'What it says',
  R24: '*A group attack* comes when a nemesis is turned up. It hits every player, from the one whose turn is next; also the one who has just defeated the nemesis before. Everybody may defend themselves. It has no attacker, and it counts as nobody’s turn.',
  R33: 'A defeated nemesis works for you: when you play it, it does what its upper text says. It makes no group attack any more.',
  'nemeses.president':
    '*The President* is the last one. Keep a token ready: you have to discard it at the very start of your turn, before you play a single card, and then still find {president_power} to defeat him.',

  R18: 'The game ends *at once* when the last nemesis is defeated, or when the main deck can’t fill the line-up to {line_up_cards}.',
  R43: 'Whether the main deck has run out is looked at only when the line-up is filled. If the game ends there, no nemesis is turned up any more.',
  R54: 'If nothing has come from the main deck and no nemesis has been defeated for {standstill_rounds} rounds, nobody gets any further: the game is over, and points are counted.',
  R19: 'Count the points of *all the cards you own*, wherever they are: in your hand, deck and discard pile, in play, played this turn. Add what some cards give at the end. Then put your {morty_waves} and {genius_waves} in pairs: each {morty_waves} card without a partner costs you a point.',
  'end.example':
    'Say you own {morties} {morty_waves} and {geniuses} {genius_waves}. The pairs are forgiven; what is left over costs you {unpaired_points}.',
  R20: 'If points are equal, the most nemeses decide, then the most cards. If even those are equal, the victory is shared.',
  R41: 'Where a card rewards “the most”, everybody who shares first place gets the bonus.',

  R16: 'What happens to several players happens clockwise, from the one whose effect it is.',
  R17: 'A card is finished before anything that it has set off. If several of your cards go off, you say in which order; those of several players go clockwise from the active one.',

  R28: '*Secret* are hands, the order of decks and stacks, and votes while they are sealed. Everything else lies open: discard piles, cards in play, destroyed cards, tokens. Only those who are asked answer, and only what they are asked. Whoever holds cards is asked for a defence and for council cards, whether they have any or not: the question gives nothing away.',
  R53: 'Where everybody can see that there is only one answer, nobody is asked: the only foe, the only card of an open pile. About a choice from a hand you are always asked.',

  'table.intro': 'Before the game the host decides two things:',
  'choice.characters':
    '*Characters:* {characters_value}. They can be dealt at random; or everybody keeps one of two, with up to {characters_most} players, because for more there are too few; or you choose freely, in turn.',
  'choice.livePoints':
    '*Open score:* {live_value}. Points can be on show for everybody during the game, or be counted only at the end.',
  R45: '*Taking back.* You may take a move back until a card is drawn or revealed, chance is used, or somebody else has answered. What everybody is asked at the same time, as a vote, stays.',
  R44: '*Absence.* If a player has left, a bot plays on for them, under the same rules.',

  'rulings.intro':
    'Rulebooks don’t answer everything. That abilities work once a turn, and in which order council cards are revealed, is our ruling; and so is this:',
  R36: '“The first time each turn” counts from the start of the turn: also what you played before the ability was there, and also a council card whose vote was not held.',
  R38: 'A card discarded as a price is discarded in the turn in which that happens. So {aqua_morty}, for instance, goes off.',
  R39: '“With cost {zero}” includes starters and {morty_waves}.',
  R40: 'Neither a cost nor power ever falls below zero.',
  R42: 'If you are to gain more than there is, you gain what there is.',
  R29: '*Two sets* can be mixed, once there is a second one here: main decks and locations together, still {all_tokens}. At the bottom of the nemeses lies one of the two last ones, on top one of the two first ones, and between them {squad} of all the others. The game ends when the last one is defeated. All cards of that stack are nemeses and Council of Ricks cards alike, for any card that calls them either.',

  R30: '*{szechuan_sauce}.* If it lies in the line-up when a turn ends, anybody’s turn, it is destroyed.',
  R31: '*{space_prison}.* Ricks that your foes buy or gain wait under it, and still belong to them. They go to their owners’ discard piles when your turn begins, when the prison leaves play, and at the end of the game. That is not gaining.',
  R51: '*{space_prison}* holds a nemesis too, if it is a Rick: defeating is buying.',
  R50: '*{brainalyzer_9000}.* An ongoing card that it brings you scores for you, but belongs to the other player. Whatever card removes it from play later, it goes on top of that player’s deck, and so it does if you defend yourself with it.',
  R55: '*An ongoing card you own* is yours even while it lies before somebody else: you may choose it there. One that {brainalyzer_9000} has brought you is not yours. Of equal cards with different owners you say which one, in a defence too.',
  R47: '*{bugged_out_morty}.* When it gives a card away, it is already in your discard pile, so it may be that card itself. One has to be given.',
  R49: '*{aqua_morty}.* When it may destroy a card, it is already in your discard pile, so it may be that card itself.',
  R48: '*{recycle}.* The active player chooses the card that it brings back. It is put into a discard pile, and that is not gaining.',
  R34: '*{president}.* His upper text has to do with Evil Morty, who is in another set. Here the card does nothing when you play it.',
  'single.intro': 'What else is good to know:',
  'single.aqua':
    '*{aqua_morty}* and *{aqua_rick}* do nothing at the end of your turn, when your hand is discarded, nor in a group attack: that is nobody’s turn.',
  'single.guards':
    '*{security_specialist_rick}* and *{the_dinner_table}* defend you only from play. You can’t discard them just because you would like to.',
  'single.fake-gun':
    '*{fake_gun}* costs its owner points. The foe who finds it in their discard pile has not gained it, and can’t pass it on before they play it.',
  'single.eye-poppin':
    '*{eye_poppin_morty}* destroys a card of your hand if there is one: you can’t refuse. After that you are free to destroy it too.',
  'single.drive-thru':
    '*{the_drive_thru}* works at the start of your turn, so it is no use in the turn in which it comes. But it is the best way to {szechuan_sauce}.',
  'single.future-rick':
    '*{future_rick}* can bring back even a location that you have just bought, and you can use it once more.',
  'single.greedy':
    '*{greedy_gromflomite}* takes tokens at any time of the turn in which you play it, and as many as you like, one by one.',
  'single.squad':
    '*{cornrow_rick}* and *{rick_d_99}* leave the choice to you: a token or a card. If you have neither, nothing happens.',
};
