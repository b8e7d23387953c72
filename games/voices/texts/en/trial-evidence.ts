// The English words of the trial cards of phase I.

import { type TrialCardFiction, trialFiction } from '../card-fiction.ts';

export const EVIDENCE_TEXTS: Readonly<Record<string, TrialCardFiction>> = trialFiction({
  'the-napkin': {
    title: 'The Napkin',
    front:
      'Exhibit A is a napkin: “GIVE ME THE KEY. I AM NOT JOKING. PLEASE.” A handwriting expert has lived with it for two days. Capitals like these, she says, belong to a man at the very end of something. The green stain is guacamole; on that she would stake her career.',
    back: [
      'The prosecution asks Guy to read the note aloud, exactly as it was meant. The toilets are two floors down, and the juror in sandals has had three coffees. The front bench is nervous even without coffee.',
      {
        'Read it with his knees together': 'The juror in sandals nods at every word, with his knees together too.',
        'Read it in his deepest voice':
          'It is a far better voice than anyone expected: the front bench clutches its handbags.',
      },
    ],
  },
  'the-receipt': {
    title: 'The Receipt',
    front:
      'Exhibit C: Burrito Benny, Tuesday, 9:38. One Dragon’s Regret, no drink, fourteen napkins. A man who takes fourteen napkins, says the prosecution, has thought of everything. A man who takes no drink, says Mr Finch without opening his eyes, has not.',
    back: 'There is a telephone number on the back of the receipt, and the court rings it. At the next desk somebody picks up: it is the court. For a while two clerks are extremely polite to each other.',
  },
  'window-three': {
    title: 'Window Three',
    front: [
      'Ms Ottoline Pym of window 3 is asked to point at the robber. Her glasses are being mended, so she leans forward and waits for something to stir, like a heron. So far she has eliminated the flag. The man with the ruled notebook has written “eyewitness” and is waiting too.',
      {
        'Wave to her': '“That one,” says Ms Pym, “who is signalling to the rest of his gang.”',
        'Sit perfectly still': 'Ms Pym identifies the coat stand, firmly and twice.',
      },
    ],
    back: 'Since prose would not do it justice, Ms Pym testifies in verse. There are eleven stanzas. In the fourth the robber is “a moist and sorrowful tower”; by the ninth, tissues are passed along the front bench, and the juror with the crossword is counting syllables.',
  },
  'the-bite-mark': {
    title: 'The Bite Mark',
    front:
      'The cap of the stolen pen has been chewed. Rita, a dentist and the sister of the accused, compares, sighs, confirms, and asks where to send the bill. The juror in sandals, who lends his pen to anybody, takes a look at its cap. This morning he lent it to Guy.',
    back: [
      'Is her brother an honest man? Rita says that she goes by his eyes and by his gums, and that in thirty-four years the gums have not once spoken in his favour. The quiet juror looks at both.',
      {
        'Smile at Rita': '“At Christmas he swore to me that he flosses,” says Rita, and asks for a moment.',
        'Look at the floor': '“That’s how he looked when the dog had eaten the cake,” says Rita. “The dog, mind you.”',
      },
    ],
  },
  'camera-four': {
    title: 'Camera Four',
    front:
      'Camera 4 filmed the counter until somebody dusted it. Now the jury watches seventeen minutes of ceiling, and the judge knits. In minute eleven the prosecution discovers a shadow. The juror with the crossword discovers a damp patch shaped like Portugal, and asks to see that again.',
    back: [
      'There is sound, though. At 9:52 a man says something, very softly. The technician can play it louder, or he can play it slower; when he slowed down Mr Finch’s “good morning” as a test, half of the front bench fled, and the ladies in hats demanded an apology. The quiet juror cups a hand behind her ear.',
      {
        'Ask for it louder': 'It is the word “please”, eleven times, each smaller than the last.',
        'Ask for it slower': 'A bear is saying it. Which word, only the ladies in hats seem to know.',
      },
    ],
  },
  'the-line-up': {
    title: 'The Line-up',
    front:
      'At the line-up Ms Pym was shown six people. She took her time, and picked number seven. There was no number seven; there was a mirror. But it was Guy who was in it.',
    back: [
      'The jury sees the recording. Guy had been told to stand wherever he liked. On the left was a fireman the size of a wardrobe, on the right a very small nun who had come about a bicycle. In the middle, under the lamp, it was hot. The ladies in hats compare.',
      {
        'Stand beside the fireman': 'Next to him Guy looks like something that has just been carried out of a house.',
        'Stand beside the nun': 'Next to her Guy looks like the reason why she came.',
        'Stand under the lamp': 'In that light you can see him think; as to what, everyone sees something else.',
      },
    ],
  },
  'mrs-halloran': {
    title: 'The Neighbour',
    front:
      'Mrs Halloran does not spy. She admires a fern, and Guy happens to live behind it. Behind the fern, on Tuesday at 10:07, he came home with a full pillowcase, sat down on the bathroom floor and said “never again” to a towel.',
    back: [
      'And what did she see on Wednesday night? Mrs Halloran dabs her eyes and glances at Guy. In nine years she has not once done what a neighbour asked of her: say “hush”, and she fetches the vacuum cleaner. Whatever she leaves out, the quiet juror has to imagine.',
      {
        'Nod: do tell them': '“I am no gossip,” says Mrs Halloran, and saves it all for the corridor.',
        'Shake his head: please don’t': 'Out it comes: he wrote “Sorry” on twelve cards, and posted the driest one.',
      },
    ],
  },
  'the-queue': {
    title: 'The Queue',
    front:
      'Eleven people were in the queue. They saw a tall man, a short man, two men, a beard, a limp and a parrot. What all eleven remember best is that he pushed in.',
    back: 'The prosecution has put the eleven accounts into one diagram. It is exact, it is in colour, and it looks like a plate of noodles. The man with the ruled notebook leans forward, turns it upside down and says: “Ah.”',
  },
  'the-pen': {
    title: 'The Pen',
    front:
      'Exhibit D: a bank pen on its chain. Forty centimetres of chain, a steel plate, and four screws that were left on the counter, in a row, by height. The prosecution sees cold blood in this. Rita says that in her chair he does it with the cotton rolls.',
    back: [
      'A new pen has been screwed to the witness box; would Guy show the court how it was done? The clerk has a stopwatch, the ruled notebook has a column ready. Once his fingers find a small screw they forget the world. Once he throws his whole weight into a thing, he generally ends up attached to it.',
      {
        'Start with the screws': 'Four seconds: the clerk had not found the button of her stopwatch.',
        'Pull with all his might': 'The pen stays where it is; now so do Guy’s sleeve, tie and watch.',
      },
    ],
  },
  'the-pillowcase': {
    title: 'The Pillowcase',
    front:
      'Exhibit E: a child’s pillowcase with dinosaurs. Inside there is a name tape: “G. JOHNSON, CLASS 2B”. The prosecution lets it hang in silence for a whole minute. “Diplodocus,” whispers the juror in sandals, with respect.',
    back: 'But would 4,312 dollars fit in? The court stuffs the pillowcase with play money. They fit, and so do the clerk’s sandwiches. Then the seam gives, just under the knee of the stegosaurus, and the whole court is on the floor.',
  },
  'the-reconstruction': {
    title: 'The Reconstruction',
    front:
      'The robbery is acted out. The judge is the vault, two ushers are the door, and Mr Finch, who was to play a witness that saw nothing, is already asleep. It takes six minutes. What became of the other eleven nobody can say.',
    back: [
      'Guy is to play himself: all he has to do is walk in. Nine times by now, as the ruled notebook can prove, the prosecution has called that morning calm. From the gallery Benny begs to differ: no one has ever walked away from a Dragon’s Regret with a straight back.',
      {
        'Walk in calmly': 'Guy strolls in, and the prosecution has nothing to add.',
        'Walk in as he did that day':
          'Bent like a question mark, in tiny steps: the quiet juror shuts her eyes in fellow feeling.',
      },
    ],
  },
  kevin: {
    title: 'Kevin',
    front: [
      'Two officers carry in Exhibit F: Kevin, a fern, the only one who was at home. Nobody has watered him since the arrest, and it shows. The clerk has a watering can. She has the other exhibits too, all on the same little table, and one of them is a napkin.',
      {
        'Water Kevin': 'Kevin revives; Exhibit A dissolves.',
        'Have a quiet word with Kevin': '“Is he coaching the plant?” ask the ladies in hats, not quietly.',
      },
    ],
    back: 'An expert in ferns explains that Kevin would have noticed a stranger, if only as a draught. Can a fern keep a secret, then? That, says the expert, she is not at liberty to tell.',
  },
  'burrito-benny': {
    title: 'Burrito Benny',
    front: [
      'Hand on heart, Benny lists what goes into a Dragon’s Regret; at the seventh chilli his voice fails him. The front bench weeps. “And how was it?” he asks Guy. The quiet juror is watching Guy’s left eyelid.',
      {
        'Say that it was delicious': 'Benny sobs, the front bench sobs, and the eyelid twitches.',
        'Say that it hurt': 'Benny sinks as if shot, but the ruled notebook receives three words: “Hence the toilet.”',
      },
    ],
    back: 'Is it food? Benny asks for the question again. Food goes into it, he says; it has been kept near food; a lecturer ate one and became a professor. The prosecution would be happy with yes or no. So, frankly, would Benny.',
  },
  'the-alarm': {
    title: 'The Silent Alarm',
    front:
      'The bank has a silent alarm. At 9:44 it was pressed, so silently that nobody came. At 9:51 it was pressed again, harder. In Mr Brandt’s office a small lamp went on, but he had hung his coat on it.',
    back: 'Ms Pym would have screamed, only there is a notice that asks the staff to keep their voices down. So she said it in her normal voice: “Help.” “Yes, please,” said the customer.',
  },
  'the-arrest': {
    title: 'The Arrest',
    front:
      'Officer Dora Kowalski found the accused at Benny’s van, paying for the napkins. He held out his hands and said sorry: to her, to the handcuffs, and to the car for getting in with his shoes on. She has arrested worse, she says. She has married worse.',
    back: [
      'Once, Guy did run: four metres. Why did he stop? Officer Kowalski looks at him across the rail; she has eaten at Benny’s for years, and knows that face from her mirror. The nearest exit is behind Guy, and the front bench has not taken its eyes off it.',
      {
        'Meet her eye': '“He stopped to hold the door for me,” says the officer. “I call that manners.”',
        'Glance at the exit': 'The front bench sees it, shrieks, and is already half under itself.',
      },
    ],
  },
  'the-bet': {
    title: 'The Bet',
    front:
      'It was a bet: on that they all agree. For how much, with whom and about what, twelve witnesses remember in twelve ways. One recalls a handshake, another a trumpet. After each of them the front bench changes its mind, aloud.',
    back: [
      'So who dared him? Todd sits in the gallery with a film of himself at a seminar, all the night before. The others honestly don’t remember, and nor does Guy. Kevin has no alibi, but as to jokes about plants, the ladies in hats have asked that there be no more.',
      {
        'Name Todd': 'Todd has brought the film with him, and it lasts for seven hours.',
        'Say that he doesn’t remember': 'It is the first answer all day that the quiet juror writes down.',
        'Blame Kevin': 'The juror in sandals laughs till he hiccups; the hats do not.',
      },
    ],
  },
  todd: {
    title: 'Todd',
    front:
      'Todd has run Cloud Ten for six years, and has brought a banner. Guy is family, he says; sleep is family; and until Sunday, so are slatted frames. When asked what Guy has sold, he lowers the banner to half-mast.',
    back: [
      'Is Guy a good man? The ladies in hats would like it in plain words, without a banner. Todd begins with the slogan, “You need it? We’ll get it…”, and is stuck. He goes red, rolls up the banner, and looks at Guy as one looks at a friend. Guy knows the rest: he had the mugs printed. The ruled notebook takes down what the accused says, word for word.',
      {
        'Help him with the slogan': '“Whatever it takes!” cries Guy happily, at a trial for bank robbery.',
        'Let him look for words':
          '“He carries beds upstairs for old people,” says Todd at last. “We don’t even offer that.”',
      },
    ],
  },
  'mr-brandt': {
    title: 'Mr Brandt',
    front:
      'The manager does not care for the word “robbery”; he prefers “unscheduled withdrawal”. Nor does he care for “weapon”. There was none, but he would rather not see that in print either. Could the court perhaps strike out everything from his name onwards?',
    back: 'Mr Brandt shows how he protected his staff. From under a desk, he says, one has an excellent view of the shoes. They were brown, and they were sorry. And would the gentlemen from the newspapers now kindly leave?',
  },
  'wrong-postage': {
    title: 'Wrong Postage',
    front: [
      'On Thursday the money came back by post: 4,312 dollars, a card (“Sorry. G.”), and a stamp that was forty cents short. Mr Brandt paid the difference, and would like it back. Rita, who has washed Guy’s trousers and knows what lives in the pockets, closes her eyes. The ladies in hats watch his hands.',
      {
        'Dig in his pocket': 'Out come fluff, a mint, and another bank pen, also with its chain.',
        'Sit on his hands': '“They’re ashamed,” whispers the quiet juror, meaning the hands.',
      },
    ],
    back: 'An expert from the post office explains the rates. As printed matter it would have been cheaper, and money, strictly speaking, is printed. The juror in sandals asks if they couldn’t all go home, now that it has been paid back.',
  },
  'interview-tape': {
    title: 'The Interview Tape',
    front:
      'The police interview lasts forty minutes. For the first ten Guy apologises: to the officer, to the recorder, to the chair. Then the officer leaves the room, and the tape runs on. Guy apologises to the chair again, this time by name.',
    back: 'Minute thirty-one is harder to explain. A long silence; a cough; then Guy says, quite distinctly: “All right, one at a time.” He was alone in the room. The prosecution looks at the jury. In Guy’s head there is an awkward hush.',
  },
  'the-polygraph': {
    title: 'The Lie Detector',
    front: [
      'The machine goes by sweat, pulse and breath. Anyone who breathes on purpose it takes for a spy. At “your name, please” the needle leaves the paper. Before the next question, says the operator, Guy might want to be somewhere nice in his mind. The man with the ruled notebook believes the machine.',
      {
        'Breathe slowly and deeply':
          'The needle draws a range of mountains, and the man with the ruled notebook copies it.',
        'Think of Kevin': 'The line is so level that the operator checks the plug.',
      },
    ],
    back: 'To compare, the machine is tried on others. The judge: not one lie. Mr Finch: asleep, and lying. Then the operator trips over a lead and grabs what he can, and for three seconds the whole row is connected.',
  },
  'the-sniffer-dog': {
    title: 'Sergeant',
    front:
      'Sergeant, a police dog with nine years of service, found the pillowcase, the parcel and, on the way, a missing person. Now he is to find the guilty one. He sniffs his way along the jury, and stops at number five for a good deal too long.',
    back: [
      'And now Sergeant stands before Guy. He was taught, says his handler, to sit down in front of whatever doesn’t move, and detain it. What to do about affection he was never taught; they don’t get much of that at the station. The front bench holds its breath.',
      {
        'Scratch him behind the ear': 'Sergeant rolls over, and the front bench melts in chorus.',
        'Don’t move a muscle': 'Sergeant sits, barks twice, and lays a paw on Guy’s knee like a verdict.',
      },
    ],
  },
  'the-toilet-key': {
    title: 'The Key',
    front:
      'The bank has one toilet and one key. So that nobody takes the key home, it is chained to a brick. So that nobody takes the brick home, it is kept in the vault. The prosecution asks the jury to remember the vault, and to forget the brick.',
    back: 'Why not simply ask? Because the door says CUSTOMERS ONLY, and Guy doesn’t break rules. So he sat down to open an account. The form has nine pages. He got as far as four.',
  },
  'the-taste-test': {
    title: 'The Taste Test',
    front:
      'The jury should know what it is judging: a Dragon’s Regret is cut into twelve, with gloves on. The judge is suddenly on a diet. The piece that fell on the parquet is no longer evidence. That part of the parquet is no longer parquet.',
    back: 'Eleven minutes later the court adjourns in some haste. The usher has the key to the toilet, the usher is at lunch, and on his desk there is already a note. It is in twelve different hands, and it says PLEASE.',
  },
});
