import { type RoleFiction, titled } from '../card-fiction.ts';

export const ROLE_TEXTS: Readonly<Record<string, RoleFiction>> = titled({
  prosecutor: [
    'The Prosecutor',
    'Not a voice in Guy’s head, though it will be heard there for years. It has three folders, no doubts and all the time in the world.',
  ],
  'guilty-conscience': [
    'The Guilty Conscience',
    'I keep the list: the money, the pen, the grape you ate in the shop in 2009. We’ll feel so much better once it’s all on record.',
  ],
  'drama-queen': [
    'The Drama Queen',
    'A quiet acquittal, after such a build-up? Let them curse us and weep for us by turns; then we fall, in good light, hand on heart.',
  ],
  martyr: [
    'The Martyr',
    'Don’t mind me. I’ll take the blame; I have packed for it. Has anybody trodden on me yet? No hurry, I’m used to it.',
  ],
  'doubting-pessimist': [
    'The Pessimist',
    'I’m not saying that nobody believes us. I’m saying I’ve looked at them all, one by one, and it’s going to rain as well.',
  ],
  optimist: [
    'The Optimist',
    'Three of them smiled! One was yawning, but warmly. It’ll be lovely, and afterwards we’ll buy Kevin a bigger pot.',
  ],
  'escape-artist': [
    'The Escape Artist',
    'Door: opens inwards. Window: second floor, awning below. I don’t mean to use them. I only like to know whose feet these are.',
  ],
  'inner-lawyer': [
    'The Inner Lawyer',
    'I read law for one evening, in the bath. To every accusation there’s an answer, and I’ll give them one by one until somebody believes us.',
  ],
  charmer: [
    'The Charmer',
    'It isn’t what you say, it’s what the eyebrow says. Lend me the eyes, the mouth or the hands, and I’ll bring you two friends by lunch.',
  ],
  peacemaker: [
    'The Peacemaker',
    'Couldn’t everybody be a little bit right? For each hard word a soft one; then we leave it at that, and somebody puts the kettle on.',
  ],
  'control-freak': [
    'The Control Freak',
    'I’ve made a list, and a list of the lists. I don’t mind how they decide, so long as they all do, and I hold the pencil or the binoculars.',
  ],
  daredevil: [
    'The Daredevil',
    'Further! The edge is where the view is. Nobody falls as often as I do, and there’s always someone who likes us for it.',
  ],
  'creature-of-habit': [
    'The Creature of Habit',
    'Same chair, same sandwich, same opinion: none yet. Put everything back where it stood, please, and don’t let anyone rush into anything.',
  ],
});
