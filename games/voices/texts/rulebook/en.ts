// English. See message-values.ts for what the arguments are.

export const en = {
  cards: '{n, plural, one {# card} other {# cards}}',
  cards_gen: '{n, plural, one {# card} other {# cards}}',
  cards_acc: '{n, plural, one {# card} other {# cards}}',
  strategies: '{n, plural, one {# strategy} other {# strategies}}',
  strategies_gen: '{n, plural, one {# strategy} other {# strategies}}',
  strategies_acc: '{n, plural, one {# strategy} other {# strategies}}',
  markers: '{n, plural, one {# marker} other {# markers}}',
  markers_gen: '{n, plural, one {# marker} other {# markers}}',
  markers_acc: '{n, plural, one {# marker} other {# markers}}',
  tokens: '{n, plural, one {# token} other {# tokens}}',
  tokens_gen: '{n, plural, one {# token} other {# tokens}}',
  tokens_acc: '{n, plural, one {# token} other {# tokens}}',
  rounds: '{n, plural, one {# round} other {# rounds}}',
  rounds_gen: '{n, plural, one {# round} other {# rounds}}',
  rounds_acc: '{n, plural, one {# round} other {# rounds}}',
  types: '{n, plural, one {# type} other {# types}}',
  types_gen: '{n, plural, one {# type} other {# types}}',
  types_acc: '{n, plural, one {# type} other {# types}}',

  set: 'Set', // the word for what another book calls an edition

  'title.idea': 'What it is about',
  'title.sight': 'What you see on the table',
  'title.setup': 'Before the trial',
  'title.round': 'A round, in five steps',
  'title.pushing': 'Pushing',
  'title.control': 'Who controls a region',
  'title.trial': 'Trial cards and hidden effects',
  'title.influence': 'Influence tokens',
  'title.strategies': 'Strategies',
  'title.phases': 'The second phase',
  'title.end': 'The end of the trial',
  'title.three': 'Three at a table',
  'title.variants': 'At this table',
  'title.secrets': 'What is secret, and what may be said',
  'title.forgotten': 'Often forgotten',
  'title.example': 'One round, step by step',

  'idea.trial':
    'Guy Johnson is on trial. He has robbed a bank, perhaps; he had eaten a very hot burrito, certainly. One of you is *the prosecutor*.',
  'idea.voices':
    'All the others are *voices in Guy’s head*: personas, each with a secret goal. Some want him home, some want him jailed, some want something else altogether.',
  'idea.push':
    'Each round you *push a marker* onto one of the {regions} regions of his brain, and shove others over the edge. Whoever is strongest in a region decides what Guy says and does there.',
  'idea.jury':
    'What he does moves the *jury*: {all_types} of jurors collect guilt, innocence, and influence that lies face down until the end.',
  'idea.win':
    'After {all_rounds} they decide. *Everybody whose goal is reached wins*: one of you, several, all, or nobody.',

  'sight.intro': 'From top to bottom: the jury, Guy’s head, and what is yours.',
  'picture.brain': 'Guy’s brain',
  'picture.brain.about':
    '{regions} regions. On each there is a little platform: a rail on the side from which you push, and three open edges.',
  'picture.marker': 'Control markers',
  'picture.marker.about':
    'Emotions that you push onto the platforms. The number is what a marker is worth; colour and sign say whose it is.',
  'picture.jurors': 'The jury',
  'picture.jurors.about': '{all_types} of jurors. Each type makes up its mind as one.',
  'picture.verdict': 'Guilt and innocence',
  'picture.verdict.about': 'Black octagons and white discs. They lie in the open, and they never run out.',
  'picture.influence': 'Influence tokens',
  'picture.influence.about': 'Brown squares, face down. On the back is guilt, innocence or nothing.',
  'picture.trial': 'Trial cards',
  'picture.trial.about':
    '{trial_cards} that tell the story of the trial. Each shows two regions. One is read each round.',
  'picture.strategy': 'Strategies',
  'picture.strategy.about':
    '{strategy_cards}: {strategy_designs} different ones, {copies} of each. Personas hold some, in secret.',
  'picture.role': 'Your role',
  'picture.role.about': 'It says what has to be true at the end so that you win. Nobody else sees it.',
  'picture.first': 'The first player’s token',
  'picture.first.about': 'A gavel. Whoever has it begins, and decides where others are equal.',
  'regions.caption': 'The regions',
  'regions.region': 'Region',
  'regions.for': 'What control of it is good for',
  'regions.planning': 'It is never on a trial card. At the end of each round its controller draws a strategy.',
  'regions.observation': 'Look at influence tokens, move them, discard them.',
  'regions.speech': 'Put innocence and guilt on jurors.',
  'regions.instinct': 'Draw influence tokens and take risks.',
  'regions.motor': 'Lay hands on the markers themselves.',
  'emotions.caption': 'The markers of one colour, and the prosecutor’s',
  'emotions.emotion': 'Emotion',
  'emotions.whose': 'Whose',
  'emotions.worth': 'Worth',
  'emotions.count': 'How many',
  'emotions.persona': 'every persona',
  'emotions.prosecutor': 'the prosecutor',

  V1: 'You are {players_min} to {players_max}: a prosecutor and {personas_min} to {personas_max} personas. Each persona has a colour and its {own_markers}. The prosecutor has {own_markers} too, grey ones, worth {zero}. At a table of three each persona has two colours.',
  V44: '*Colours.* Before the first round each persona says which colour they would like, or that they don’t mind; the prosecutor is grey. Our ruling: if several want the same one, it goes to whoever sits first in the list of players. Whoever doesn’t mind, or came too late, gets one that is left.',
  V2: '*Roles.* {roles, select, expert {They are dealt as for experts; the variants below say how.} other {The prosecutor’s card and every role that shows your number of players are shuffled, and each of you is dealt one.}} The prosecutor’s lies open. All others stay secret to the end.',
  V3: '*The prosecutor* has {market_cards} of the trial deck before them: only their fronts, and only they see them.',
  V4: '*Each persona* draws {dealt_strategies}. The prosecutor never draws any.',
  V5: '*The plot,* one of {plots}, is drawn at random. It puts some influence tokens on jurors, and nobody looks at them. It also says who the first player is.',

  V6: 'The trial takes {all_rounds}. Each has the same five steps:',
  V7: '*Choose.* The prosecutor chooses one of the {market_cards}. Its two regions are told to everybody, its text is not. So you know where it will matter, but not what for.',
  V8: '*Place.* From the first player clockwise everybody, the prosecutor too, pushes one unused marker onto any region. At a table of three a persona pushes two, one of each colour, in any order. Whoever has none left is skipped.',
  V10: '*Resolve.* The card is read: its front, then its back. On each side the story comes first, then the abilities from top to bottom. Who resolves one stands at its head: the prosecutor, or a region, which means whoever controls it at that moment.',
  V21: '*Draw.* The prosecutor’s cards are filled up to {market_cards_gen} again. The controller of {planning} draws a strategy. With five or six players they must also name another persona, who draws one too.',
  V22: '*Pass.* The first player’s token goes to the left. The prosecutor can hold it as well, and then begins and breaks ties.',

  'round.tip':
    '*Not sure where to push?* Take one of the two regions of the chosen card, and of those the one where you are most likely to end up with the highest sum.',

  V9: 'You choose where along the rail, and at which angle. The stick pushes your marker in a straight line until the marker’s back is at the rail; whatever is in the way is shoved along. A marker whose *centre* leaves the platform falls and is *destroyed*. It stays out unless a card says otherwise. {aim, select, on {No hand is quite steady: chance moves your aim by up to {aim_error, number} mm and about half a degree.} other {At this table every push goes exactly where you aim it.}}',
  'picture.push-aim': 'Aim',
  'picture.push-aim.about':
    'The new marker waits at the rail. You see its line and whom it touches first, and no more.',
  'picture.push-way': 'Push',
  'picture.push-way.about': 'One shoves the other. Nothing else moves.',
  'picture.push-fall': 'What came of it',
  'picture.push-fall.about':
    'The new marker is in. One has lost its footing. One only hangs over the edge: it still counts.',
  'pushing.hands': 'On the screen it goes like this:',
  'hand.pick': 'Pick a marker and a region.',
  'hand.place':
    'Drag the marker along the rail, then turn the stick by its end. There are buttons for small steps; on a keyboard, arrow keys.',
  'hand.guide': 'The guide ends at the first touch. What happens then you have to imagine.',
  'hand.go': 'Hold the button and drag up. *The first movement counts,* and there is no way back.',
  V38: 'When a card or an ability destroys a marker, or takes one away, the others stay where they are. A marker “of another player” can be anybody’s but your own, the prosecutor’s included. A marker that a card lets you place is pushed like any other. At a table of three both of your colours are your own.',

  V11: 'Add up what a persona’s markers in a region are worth. *The highest sum controls the region.* The prosecutor never controls anything: their markers are there to shove yours.',
  V12: 'If several are equal, the first player names one of them. If no persona has a marker there, the first player names any persona, themselves if they are one. They do it *before* the ability is read: nobody knows yet what they are giving away.',
  V42: 'Some abilities ask whether you control another region. Being equal to the best is *not* enough there: the first player names who controls it, as soon as the question comes up. Our ruling: if you are not among the equals, nobody is asked. So it is where no persona has a marker. With three players the prosecutor breaks that tie, and wins it where the prosecutor resolves the ability. For goals being equal is enough: roles say so.',
  'picture.control-most': 'Control',
  'picture.control-most.about':
    'Blue has {most_blue} in three markers, red has {most_red} in one. Blue controls. The grey one is worth {zero}.',
  'picture.control-tie': 'A tie',
  'picture.control-tie.about': 'Yellow and green have {tie_each} each. The first player names one of the two.',
  'picture.control-empty': 'Nobody',
  'picture.control-empty.about': 'Only the prosecutor is here. The first player names any persona.',

  V14: 'Whoever resolves an ability decides everything about it, but does not decide whether: all that doesn’t say “may” has to be done, as far as it can be. Where the card names no type of jurors, they choose one. What concerns guilt and innocence tokens never touches influence tokens. Our ruling: of two things to choose from, one that could do nothing is not offered as long as the other could do something.',
  V15: '*Hidden effects.* Some abilities only ask what Guy does. You see the choices, but not what they bring. Choose: only then is your effect read, and you resolve it. What the other choices would have done nobody learns, except for the prosecutor, who has the card.',
  V43: '*The prosecutor reads the card out,* and so holds it: from the first word to the last the prosecutor sees both its sides and all hidden effects. Before, only its front is known.',
  'trial.guess':
    'Listen to the story: it tells what there is to know. It helps to know the jury, too. Each type has somebody who keeps turning up:',
  'jurors.caption': 'What the jurors are like',
  'jurors.type': 'Type',
  'jurors.like': 'What they care for',
  'jurors.logical': 'Proof and order. One of them is the man with the ruled notebook.',
  'jurors.judgmental': 'How one looks and behaves. They are the ladies in hats.',
  'jurors.distracted': 'Anything but the trial. One has a crossword.',
  'jurors.laid-back': 'Peace, and going home; they forgive a lot. One is in sandals.',
  'jurors.impulsive': 'Drama; they change their minds at once. They fill the front bench.',
  'jurors.perceptive': 'What is behind it: a lie, fear, kindness. One of them is the quiet juror.',
  'trial.example':
    'Say the stolen bag has turned up in a tree, and the prosecution asks how well Guy climbs. You control {speech_acc}. Will he tell of his summers in the mountains, or of the ladder that he fell off? Whoever has listened tells of the ladder.',

  'influence.intro':
    'There are {all_tokens}: {guilt_faces} of guilt, {innocence_faces} of innocence, and {blank_faces} with nothing on them. On the jurors they lie in stacks, face down.',
  V16: 'A card says how many you draw and how many you put where. Draw them at random, *look in secret,* put that many face down on top of the type’s stack, in the order that you like, and discard the rest face down. You have to put one even if you like none. Where no type is named, any will do. When a card lets you look at a token that lies there, that is for you alone, too.',

  V17: 'At no moment do you hold more than {hand_strategies}. If you draw too many, you discard at once, face up, what you like least.',
  V18: 'A strategy says when it can be played: after you have placed a marker, or after one of yours was pushed off. You play it then or not at all, and nobody can make you. It is resolved, then discarded face up. After one placement you may play several *different* ones, one by one, but never two copies of one. Our ruling: a card that could do nothing at all cannot be played.',
  V19: 'It makes no difference whether the marker was placed in your turn or by a card, nor whose marker it was. After a placement the one who pushed, and everybody who has lost a marker by it, is asked, if they hold any card at all: so the question gives nothing away.',
  V20: 'If several are asked, they answer in secret, all at once. If several want to play, the first player says who goes first. Our ruling: whoever has passed is not asked again until the next placement.',
  V41: 'Whoever is not first looks at what the one before has done, and then chooses again from the whole hand. A card that no longer fits, or could do nothing any more, stays where it is, and so does any that you would rather keep. Nobody learns which one it was.',
  V39: 'When the strategies run out, their discard pile is shuffled into a new deck. When the influence tokens run out, the discarded ones are shuffled and drawn again.',
  'strategies.all': 'Everybody may know what there is. There are {copies} of each:',
  'cards.caption': 'All the strategies',
  'cards.card': 'Strategy',
  'cards.text': 'What it says',

  V23: 'In the *first phase* there are evidence and witnesses, and it looks bad for Guy. After {phase_rounds} its cards leave the game, the {phase_cards} of the *second phase* are shuffled, and the prosecutor gets new ones. Now Guy himself takes the stand, and much can turn. The round goes on with {planning}. After the last card of all there is no drawing and no passing: the trial is over at once.',

  V25: 'All roles are shown. Then the influence tokens are turned over: guilt goes to guilt, innocence to innocence, blank ones away. In each type *one guilt and one innocence cancel each other,* pair by pair. What is left is what that type thinks: guilty or innocent. If nothing is left, it is undecided. Before the end nothing cancels.',
  'end.example': 'Three types, counted through:',
  'verdicts.caption': 'How jurors make up their minds',
  'verdicts.type': 'Type',
  'verdicts.open': 'Guilt and innocence',
  'verdicts.open.cell': '{guilt, number} and {innocence, number}',
  'verdicts.hidden': 'Influence',
  'verdicts.cancelled': 'Cancelled',
  'verdicts.cancelled.cell': '{n, plural, one {# pair} other {# pairs}}',
  'verdicts.result': 'Result',
  V26: '*Everybody whose goal is reached wins.* If a role says several things, all of them have to be true. How many win doesn’t matter: it may be all of you, and it may be nobody.',
  'end.goals': 'Goals speak of six things, and of nothing else:',
  'goal.guilty': '*Guilty types:* those with guilt left.',
  'goal.innocent': '*Innocent types:* those with innocence left.',
  'goal.undecided': '*Undecided types:* those with nothing left.',
  'goal.control':
    '*Control* of one of the named regions at the end. To be equal to the best is enough, but you need a marker there.',
  'goal.destroyed':
    '*Your destroyed markers:* how many, or compared with the other personas’. The prosecutor’s don’t count.',
  'goal.cancelled':
    '*Cancelled guilt* in all types together, from influence tokens too. In the example above it is {cancelled_in_all}.',
  V27: '*The prosecutor* wins {majority, select, more {if more types find Guy guilty than innocent} other {if at least {conviction} of {all_types} find Guy guilty}}.',
  V28: 'The plot ends in one of three ways: Guy is convicted if the prosecutor’s goal is reached; otherwise he is released. If as many types are undecided as find him innocent, or more, he is released by a jury that could not decide. That is our ruling. It tells the story, and has no say in who wins.',
  'end.roles':
    'The sign on a role says which way it leans. Signs and numbers of players matter when roles are dealt, not for winning.',
  'roles.caption': '{deal, select, known {The roles at this table} other {All the roles}}',
  'roles.role': 'Role',
  'roles.icon': 'Sign',
  'roles.seats': 'Players',
  'roles.goal': 'Goal',

  'three.intro':
    '{table, select, three {There are three of you: this is for you.} more {There are more of you: you can skip this.} other {Only if there are three of you:}}',
  V13: 'Each persona has two colours and {both_markers}, and pushes one of each colour in a turn. For cards, abilities and goals both colours are yours. But *for control only the better of your two colours counts:* they are never added up. If the personas are equal where an ability of a trial card is to be resolved, nobody breaks the tie: *the prosecutor resolves the whole ability,* and may look at its hidden effects first. For {planning}, and where no persona has a marker, everything goes as usual.',

  'variants.intro': 'Before the game the host decides six things. Here they are, as they are at this table:',
  'choice.roles':
    '*Roles:* {roles_value}. Basic roles are always the same for a number of players. With expert ones nobody knows who is there.',
  'choice.prosecutor': '*Prosecutor:* {prosecutor_value}. Chance can say who it is, or the host.',
  'choice.abilities':
    '*Marker abilities:* {abilities_value}. With them the game is longer and deeper. Better not in your first game.',
  'choice.aimError': '*Unsteady hands:* {aimError_value}. A push misses its aim by a hair, or it never does.',
  'choice.majority': '*Conviction:* {majority_value}. That is what the prosecutor needs to win.',
  'choice.memoryAid':
    '*Memory aid:* {memoryAid_value}. The screen can remember for you which influence tokens you have seen.',
  V29: '*Expert roles.* The prosecutor’s card is put aside, and the others are sorted by their signs. As many of each as the table says are drawn at random, whatever numbers of players they show. Our ruling: one of those goes back unseen; the rest are dealt together with the prosecutor’s.',
  'experts.caption': 'Expert roles: how many of each sign',
  'experts.seats': 'Players',
  'experts.seats.cell': '{n, plural, one {# player} other {# players}}',
  V30: '*A chosen prosecutor* is given that card, and the others are dealt the rest. {prosecutor, select, chosen {At this table the prosecutor is chosen: {prosecutor_value}.} other {At this table the cards decide.}}',
  V31: '*Marker abilities.* {abilities, select, on {At this table most markers can do something} other {At this table they are switched off. With them most markers can do something}}: only the *first* marker that you place in your turn, after all strategies, and only if you want it to. A marker that a card or an ability places has none. {joy} and {nervousness} can do nothing at all.',
  'variants.abilities': 'This is what they do:',
  V32: '*{anger}.* {anger_ability} It may be the prosecutor’s, and is never your own.',
  V33: '*{sadness}.* {sadness_ability} It is a push like any other.',
  V34: '*{trust}.* {trust_ability} That saves one which is about to fall.',
  V35: '*{fear}.* {fear_ability} Your own counts as well. You can’t play that card now.',
  V36: '*{embarrassment}.* {embarrassment_ability} The prosecutor is asked even if there is no such card: the question gives nothing away.',
  V37: '*{panic}.* {panic_ability} Your own count as well.',

  V24: 'You see your role, your strategies, and the influence tokens that you have looked at. The prosecutor also sees the trial cards before them. *Nobody is told anything else that is hidden.* Open to all are the markers, guilt and innocence, how many cards and tokens there are, and discarded strategies. Only those who are asked answer, and only what they are asked.',
  'secrets.talk': 'Talk as much as you like. Just mind a few things:',
  'talk.say': 'You may advise, beg, threaten and *lie.*',
  'talk.deals': 'You may promise and make deals. *Nothing binds you:* whoever trusts you has only themselves to blame.',
  'talk.role':
    'About your role you may name only its sign ({icon_guilt}, {icon_innocence} or {icon_neutral}), truly or not. You may also keep silent.',
  'talk.cards': 'Which strategies or trial cards you hold, or have held, is not told. “Push there, please” is fine.',
  'talk.tokens': 'About an influence token that you have seen you may say anything, true or false.',
  'talk.prosecutor': 'The prosecutor gives no hint of hidden effects.',
  V40: 'You have to keep influence tokens in mind. {memory, select, on {At this table the screen keeps notes for you: a memory aid is switched on.} other {The screen keeps no notes of what you have seen.}}',

  'forgotten.intro': 'Small rules that slip one’s mind:',
  'forgotten.look': 'Influence tokens that you draw or look at are for your eyes only.',
  'forgotten.discard': 'Influence tokens are discarded face down, strategies face up.',
  'forgotten.hand': 'More than {hand_strategies}? Discard at once, not at the end of the round.',
  'forgotten.copies': 'After one placement no strategy is played twice, even if you hold two copies.',
  'forgotten.must':
    'What doesn’t say “may” has to be done as far as possible: whoever draws influence tokens puts one, even if none is to their liking.',
  'forgotten.cancel': 'Guilt and innocence lie side by side until the end. They cancel then, and not before.',
  'forgotten.control':
    'The prosecutor’s markers are worth nothing and control nothing, but they count as an opponent’s, and they fall like any other.',
  'forgotten.order': 'Who controls is settled before the ability is read. Afterwards nobody changes their mind.',

  'example.intro':
    'Round {example_round}. Clockwise sit Nina (blue), Mark, who is the prosecutor, Leo (red) and Zoya (yellow). Nina has the first player’s token.',
  'example.card': 'The Umbrella',
  'example.label': 'Say whose it is',
  'example.other': 'Put it up',
  'example.choose':
    'Mark looks at his three cards and chooses {example_card}. Everybody hears: {observation}, {speech}.',
  'example.nina': 'Nina goes first. She would like a strategy, so her {joy}, worth {joy_worth}, goes {planning_into}.',
  'example.mark':
    'Mark pushes {panic_acc} {observation_into}, far to the left. Leo’s {sadness} has been hanging there over the edge; now it falls and is destroyed.',
  'example.leo': 'Leo answers with his {joy}, also {observation_into}. Nothing falls.',
  'example.zoya':
    'Zoya pushes {trust_acc}, worth {trust_worth}, {speech_into}. She holds strategies and is asked for one, but she plays nothing.',
  'example.front':
    'Mark’s card is read. The front begins with the story; then the prosecutor has to put a guilt token on {judgmental_jurors_dat}.',
  'example.observation':
    'Next comes {observation}. Leo has {leo_sum} there, Nina {nina_sum}: Leo decides. He looks at the top influence token of the {distracted_jurors_gen}, in secret. He must discard it or move it, and he moves it to the {laid_back_jurors_dat}. What it is only he knows.',
  'example.back':
    'The card is turned. Mark puts guilt on the {logical_jurors_dat}; it could have been the {distracted_jurors_dat}.',
  'example.tie':
    'Now {speech}. Zoya has {trust_worth}, and so has Nina, whose {sadness} has been there for a while. It’s a tie. Nina is the first player and names herself, before a word of the ability is read.',
  'example.hidden':
    'What does Guy do? The choices are {example_label} and {example_other}. Nina takes the first one; only now is its effect read. The quiet juror gets her umbrella back, and gives Guy a long look. {example_effect}',
  'example.draw':
    'Mark gets a new trial card. Nina controls {planning_acc} and draws a strategy. There are four of them, so nobody else does.',
  'example.pass': 'The token goes to the left, to Mark. In the next round he begins, and breaks ties.',
};
