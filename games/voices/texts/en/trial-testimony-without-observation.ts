// The English words of the trial cards of phase II without Observation.

import { type TrialCardFiction, trialFiction } from '../card-fiction.ts';

export const TESTIMONY_WITHOUT_OBSERVATION_TEXTS: Readonly<Record<string, TrialCardFiction>> = trialFiction({
  'the-hiccups': {
    title: 'The Hiccups',
    front:
      'At the word “pillowcase” Guy gets the hiccups. They come every nine seconds, and there is no telling whom the next one will get. The stenographer asks how it is spelt.',
    back: 'Juror four knows a cure: a good fright. The prosecution, obligingly, reads out the maximum sentence. It works. The room is dead silent, and waits for the first whole word.',
  },
  'a-joke': {
    title: 'A Joke',
    front:
      'It is so quiet that one can hear the judge purl. Guy can bear a lot, but not quiet. To his horror he hears himself begin: “A priest, a banker and a mattress…”',
    back: [
      'All but the punch line is out. Mr Brandt, a banker, has gone pale. On the jury sits a real priest; on either side of him a lady in a hat is stiffening. The front bench is giggling in advance.',
      {
        'Deliver the punch line':
          '“…at least I take it lying down!” The front bench weeps. The priest would laugh as well, but the hats are watching.',
        'Forget the punch line': '“…I’m afraid that’s all I know.” The hats breathe out together, like a sofa.',
      },
    ],
  },
  'seventeen-minutes': {
    title: 'Seventeen Minutes',
    front: [
      'In at 9:41, out at 9:58: what happened in between? Guy can tell it as it was, with his stomach in the leading part; or as it ought to have been, with a queue, a form and a ticket number.',
      {
        'Tell it as it was':
          'Nobody, thinks the quiet juror, would invent this about himself. The ladies in hats had been planning to eat today.',
        'Tell it as it ought to have been':
          'It all adds up, says the ruled notebook. The quiet juror saw him look for the ticket number on the ceiling.',
      },
    ],
    back: 'The judge calls the account “complete”; her stomach, off the record, calls it long. Something in Guy gives way: a knee, his pride, possibly a button. From here on he goes by feel.',
  },
  'yes-or-no': {
    title: 'Yes or No',
    front:
      'One word will do for the prosecution: yes or no? “With mattresses,” says Guy, “everything depends on how you lie.” He hears it too. The juror in sandals had buckled them to go home, and unbuckles them again.',
    back: [
      'One more, then: did he ever, for a moment, want that money? At 9:52, for four seconds, Guy had a boat. The juror in sandals has been looking at boats under the bench all day.',
      {
        'Say yes':
          '“A small one. With a stove.” The sandals nod for a long time. The ladies in hats wonder what there is to nod about.',
        'Say no': 'It comes out too fast, and a little salty. The quiet juror watches the boat go down.',
      },
    ],
  },
  'the-demonstration': {
    title: 'The Demonstration',
    front:
      'How persuasive can this man be? The prosecution has had a mattress brought in. Guy lies down, as one does to show it, and closes his eyes, as one does. After a while somebody on the jury asks, rather loudly, whether he is coming back.',
    back: 'He wakes up rested and, before he remembers where he is, quotes the jury a price. “That,” calls Todd, “is lumbar honesty!” The judge tries the springs with a needle. Now Guy need only find the right words.',
  },
  'a-sample-of-handwriting': {
    title: 'A Sample of Handwriting',
    front: [
      'Any ten words, please, to compare with the scrawl on the napkin. The pen is on a chain, and the chain is on the clerk. Guy can write beautifully, too, but only with the face of a forger. The ruled notebook will measure the letters; the quiet juror watches the face.',
      {
        'Write beautifully':
          'Not one letter matches, states the ruled notebook. The quiet juror saw his tongue come out at every loop.',
        'Write as he always does':
          '“I am so sorry about the pen and chain too.” A perfect match. The quiet juror reads the words.',
      },
    ],
    back: 'He gives back the pen unasked. The clerk counts the links of the chain; the prosecution has the quiet juror count too. A small thing, but men have been forgiven for less, and not forgiven for less.',
  },
  'the-handshake': {
    title: 'The Handshake',
    front:
      'A short break. On his way out Guy shakes hands with the bailiff, with the clerk and, before anyone can prevent it, with the prosecution. The prosecution counts its fingers.',
    back: 'After the break he thanks everybody for coming, some of them by name. The lady in the green hat he calls “Mum”. Somebody is touched. Somebody else isn’t.',
  },
  'the-microphone': {
    title: 'The Microphone',
    front:
      'The microphone was set for a taller man. Guy bends down, taps it and tells it that he is sorry. SORRY, say the loudspeakers, in the hall, the canteen and both toilets. Whoever was dozing is awake now, and has an opinion.',
    back: 'Somebody turns it down. Guy’s hands, with nothing to hold on to, start helping him to talk. The stenographer takes her coffee out of range. The prosecution should have, too.',
  },
  'wet-palms': {
    title: 'Wet Palms',
    front:
      'The rail of the stand is dark oak. When Guy lifts his hands, two wet prints remain, with all ten fingers. The prosecution lays the prints from the file beside them. They do look alike; they also look a bit like a rabbit.',
    back: [
      'The prints will not dry. In films, says the front bench, they always wipe the rail; that’s how you can tell. The juror in sandals has tilted his head: now he sees the rabbit as well.',
      {
        'Wipe the rail': 'He does the underside as well. “There!” says the front bench. It has seen this film.',
        'Give the rabbit its ears':
          'Two strokes with a wet finger. The juror in sandals asks in a whisper whether it has a name.',
      },
    ],
  },
  'pins-and-needles': {
    title: 'Pins and Needles',
    front:
      'Guy’s left leg has fallen asleep within minutes, as Cloud Ten promises on its posters. Would he kindly step down to the plan of the bank? The right leg would.',
    back: [
      'He goes down in stages, like a deckchair. The front bench cries out; the juror in sandals snorts; the ladies in hats have heard the prosecution say “theatre” twice today. The carpet is the kindest thing that he has met since ten.',
      {
        Laugh: '“It does that,” says a voice from below. The sandals laugh too, and would like to see him get home.',
        'Stay down a little longer':
          'The front bench can’t bear it, and takes it all back. The hats can bear it: theatre, and a matinée at that.',
      },
    ],
  },
  'the-sneeze': {
    title: 'The Sneeze',
    front: [
      'It comes from far away; Guy feels it start at the knees. In his breast pocket there’s a handkerchief that Rita folded into a swan, “for the ladies in hats”. All over the room there’s paper, and all of it lies near an edge.',
      {
        'Use the swan':
          'It dies beautifully. “Linen,” says the middle hat, and looks him in the face for the first time.',
        'Let it out': 'Something that was near an edge is no longer anywhere. The hats open their umbrellas.',
        'Hold it in':
          'It goes off inside. Both eyes cross. What the front bench and the crossword make of it, nobody can say.',
      },
    ],
    back: '“Bless you,” says the whole room, before it remembers which side it’s on. The prosecution collects these blessings one by one. Guy gathers from the floor what he finds, and puts it back, more or less.',
  },
  'the-fire-drill': {
    title: 'The Fire Drill',
    front: [
      'A bell. It’s a drill; only Guy hasn’t been told. He sits nearest to the door. The front bench stares at him, ready to shout. And on the table of exhibits, all alone, stands Kevin.',
      {
        'Run for the door':
          'He is out before the bell is. “He’s getting away!” It’s what the front bench had been waiting to shout.',
        'Run for the fern':
          'He comes out last, Kevin under his jacket. The quiet juror is crying quietly; the juror in sandals would lend her a sock, if he had one.',
      },
    ],
    back: 'In the car park they’re counted, and it never comes out right: Guy keeps holding the door for the same people. Kindness, the prosecution observes, is also a way out. Half of the papers are in the wrong hands.',
  },
});
