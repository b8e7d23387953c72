// The English words of the trial cards of phase II with Observation.

import { type TrialCardFiction, trialFiction } from '../card-fiction.ts';

export const TESTIMONY_WITH_OBSERVATION_TEXTS: Readonly<Record<string, TrialCardFiction>> = trialFiction({
  'the-oath': {
    title: 'The Oath',
    front: [
      'The clerk holds out a card with the oath. Guy raises his right hand, then his left, then, out of habit, both. His reading glasses are at home, on the fern. The ruled notebook will take down every word; the juror in sandals keeps looking at his watch.',
      {
        'Read the oath off the card':
          'He swears to tell the tooth, the whole tooth. Rita nods. The man with the ruled notebook takes it down as spoken.',
        'Swear on the fern':
          '“On Kevin,” says Guy, and one can see that nothing is holier. The juror in sandals stops looking at his watch.',
      },
    ],
    back: 'He is sworn in; there is no way back. Guy sits down and searches the jury for one friendly face. A lady on the left winks at him, or has something in her eye.',
  },
  'in-your-own-words': {
    title: 'In Your Own Words',
    front:
      'He may now tell that Tuesday in his own words. Guy asks whose have been used so far. Then he begins at the beginning, which, it turns out, was in 1996.',
    back: 'Forty minutes later he has reached breakfast. One juror is drawing a horse; her neighbour is drawing the same horse, better. The judge has finished a sleeve.',
  },
  'a-familiar-face': {
    title: 'A Familiar Face',
    front: [
      'The prosecution wonders whether Guy sees anybody in this room whom he has wronged. In the gallery sits Ms Pym. Her glasses are still being mended, and she is smiling warmly at the coat stand. The ladies in hats watch where he looks.',
      {
        'Nod to Ms Pym':
          'She can’t see it. The ladies in hats can: the man was asked about his victims, and he nodded.',
        'Stare at his shoes':
          'The shoes have heard worse. The quiet juror watches his ears turn red, and thinks of her brother.',
        'Smile at the coat stand too': 'That makes two who smile at it. The crossword looks up; the sandals wave.',
      },
    ],
    back: 'Ms Pym asks to add one more poem. “Guy” rhymes with “why”, “goodbye” and, after a struggle, “pastrami”. It never says whose fault it all was, so everybody tries it on.',
  },
  'seven-across': {
    title: 'Seven Across',
    front:
      'The juror with the crossword hardly ever looks up. Seven across: “Costly breakfast”, seven letters. The pencil hovers. Guy can read it from the stand, upside down.',
    back: [
      'BURRITO. Who would know, if not Guy? But the judge has forbidden talking to the jury, twice, the second time with a needle. And the prosecution is still waiting to hear when exactly he left home; so is the ruled notebook.',
      {
        'Whisper the answer':
          'It fits! The crossword is his friend until at least nine down. But the ladies in hats heard whispering, and need no more.',
        'Give the exact time':
          '“7:52. I was running after the bus.” The ruled notebook looks up the bus. There was one.',
      },
    ],
  },
  'nine-forty-one': {
    title: 'Nine Forty-One',
    front:
      'The courtroom clock stopped years ago, at 9:41. Whenever Guy looks up, he is just walking into that bank. He looks up a lot.',
    back: [
      'The whole charge runs by the minute, and in the ruled notebook by the line as well: in at 9:41, out at 9:58, all of it by the clock over the bank’s door. And what, the prosecution inquires, is so interesting up on that wall?',
      {
        'Point at the clock':
          'It is noon by every stomach and 9:41 by the wall. The man with the ruled notebook underlines “by the clock”, twice.',
        'Say “Nothing” to his knees':
          'It was the eleventh time that he looked up. The quiet juror has been counting, too.',
      },
    ],
  },
  'the-smell-of-lunch': {
    title: 'The Smell of Lunch',
    front: [
      'In the gallery, under her cap, Officer Kowalski unwraps a Dragon’s Regret. The smell reaches the stand before the next question does. Guy’s stomach remembers everything, and even the juror with the crossword can follow it on his face. The front bench suffers with him.',
      {
        'Hold his breath':
          'He lasts for two questions and four colours. Even the crossword looks up; an honest man, it feels, has one colour.',
        'Ask for the toilet':
          'A whisper, knees together: just so, they see, he asked in the bank. “Let the man go!” shouts the front bench.',
      },
    ],
    back: 'Officer Kowalski chews more slowly. She looks sorry: at Guy, at the burrito, at a juror who is swallowing along with her. The prosecution asks the court to note that one can eat this and rob nobody.',
  },
  'the-exit-sign': {
    title: 'The Exit Sign',
    front:
      'Over the door a little green man is running. Guy thinks that he looks happy. The prosecution says nothing at all until everybody has noticed where Guy is looking.',
    back: 'With a click the sign goes dark. For a second nobody minds their face. By the time it’s lit again, Guy is half out of his chair, and so is the little man.',
  },
  'the-long-pause': {
    title: 'The Long Pause',
    front:
      'Why did the money come back only on Thursday? Guy considers it. The stenographer types “(silence)”, then “(still)”, then leans back and has a good look at the jury.',
    back: [
      'The true answer has been on his tongue the whole time, but it is a stupid one. A clever one is surely on its way. On the front bench a knee has begun to bounce.',
      {
        'Say the stupid one':
          '“There was a queue at the post office. I felt I’d done enough to queues.” The quiet juror smiles into her scarf.',
        'Wait for the clever one':
          'It comes, with dates, and the ruled notebook finds no hole in it. The front bench lost its patience at “firstly”.',
      },
    ],
  },
  'a-glass-of-water': {
    title: 'A Glass of Water',
    front:
      'The jug holds two litres. Guy’s hand shakes so hard that it pours by itself. The glass is full; nobody has told the hand.',
    back: 'Without hurry the water sets out for the prosecution’s papers. Guy throws his tie in its way, then himself. A juror lifts her feet, though hers are perfectly dry: it’s the thought.',
  },
  'the-swivel-chair': {
    title: 'The Swivel Chair',
    front:
      'The witness chair turns. Guy learns this halfway through a sentence, and ends it facing the wall, having cleared the rail with his elbow. It was a good wall. It believed him.',
    back: 'The chair isn’t done. The jury comes by like a merry-go-round: the stern one, the sleepy one, the one who waves. By the third round he can tell who is thinking what; by the fourth he feels sick.',
  },
  'the-court-artist': {
    title: 'The Court Artist',
    front:
      'An artist is drawing Guy for the evening paper. She needs him to keep still; the prosecution needs him to show how big the pillowcase was. So far he has three arms and is mostly chin.',
    back: [
      '“Just the finishing touches,” she whispers. His tie has moved in under his ear; the ladies in hats have looked at nothing else since ten. The drawing is turned away from him, but only a little.',
      {
        'Straighten his tie':
          'It takes both hands and some hope. “Well,” says the middle hat, “somebody did bring him up.”',
        'Lean over to see the drawing':
          'From up there he sees the drawing, and plenty of the jury’s notes. The tie, meanwhile, is in a hat’s tea.',
      },
    ],
  },
  'the-price-tag': {
    title: 'The Price Tag',
    front: [
      'The suit goes back to the shop on Saturday, so the tag is still up Guy’s sleeve. He gestures; it waves. The juror with the crossword, who has followed nothing so far, follows the tag. The front bench whispers: he wouldn’t dare.',
      {
        'Tear it off': 'Rrrip. Eighty-nine ninety, and no way back. The front bench breaks into applause.',
        'Tuck it back in':
          'It was the one thing in this trial that the crossword had liked, and he made it vanish up his sleeve.',
      },
    ],
    back: 'Rita, who lent him the eighty-nine ninety, does a sum on her fingers. Behind her the jury begins to do sums as well. One of them frowns, and starts again from nothing.',
  },
});
