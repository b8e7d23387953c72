import type { PlotFiction } from '../card-fiction.ts';

export const PLOT_TEXTS: Readonly<Record<string, PlotFiction>> = {
  'an-ordinary-tuesday': {
    title: 'An Ordinary Tuesday',
    start:
      'The City of Novaland against Guy Johnson: one bank, one burrito, one pillowcase. It is a Tuesday again; only Guy finds that ominous. Judge Smith has brought a new ball of wool. Mr Finch has closed his eyes, in order to think. The prosecution asks for everybody’s attention, and gets it from nearly everybody; in Guy’s head they are all talking at once.',
    convicted:
      'Guilty. Guy thanks the jury, the court and the chair. In prison he is put in charge of the mattresses, and soon nobody there complains about their back any more. Kevin moves in with Mrs Halloran, who can now see even more.',
    released:
      'Not guilty. Guy apologises for the trouble and shakes forty-one hands, two of them twice. In the evening he tells Kevin everything, from the beginning, and Kevin unrolls a new leaf. On Friday a parcel comes from the bank: a pen, without a chain.',
    undecided:
      'After nine hours the jury has agreed on the pizza and on nothing else. Then he can go, says the judge, since nobody can tell her why not. For years people in the street will begin to greet Guy and stop halfway. He always greets them back, all the way.',
  },
  'front-page': {
    title: 'On the Front Page',
    start:
      'Overnight the papers have found the story. “PILLOWCASE OF TERROR”, says one; “HE ONLY WANTED THE LOO”, says the other. A van with an aerial is parked outside, and Benny is selling T-shirts from his. Mr Brandt hides his face behind a leaflet on savings. The jury was told to read nothing, and several of them aren’t reading it at this very moment, under the bench.',
    convicted:
      '“PILLOW CASE CLOSED”, say all the papers, in agreement for once. There is to be a film; the bank gets the leading part. The prison library orders the book, and asks Guy to sign it. He signs: “Sorry. G.”',
    released:
      'In the blaze of the cameras Guy thanks a lamp post for its support. For six days he is the darling of the nation; then a goat gets stuck on the roof of the cathedral. He has never been so grateful to anybody as he is to that goat.',
    undecided:
      '“NO IDEA!”, says the front page, in the largest letters they have. A talk show invites the jury, half of it to each sofa. Guy watches at home, with Kevin and the sound turned low. He finds that both sofas have a point.',
  },
  'before-lunch': {
    title: 'Before Lunch',
    start:
      'Judge Smith has booked a table for one o’clock, and says so for the record. The prosecution promises to be brief, and explains at length how. From the canteen comes a smell of leeks. Several jurors have brought sandwiches, and have already formed a view of one another’s. Guy had no breakfast. He has learnt something, after all.',
    convicted:
      'Guilty, at 12:56. The judge is sorry, and she means it, but she means it with her coat on. In prison, lunch is at half past eleven and never, on principle, a burrito. Guy puts on eight pounds, and makes a friend called Bruno.',
    released:
      'Free, at 12:58. He hasn’t even found the door when Officer Kowalski asks whether he has eaten. They go for soup. It is the best soup of his life, and he keeps his hands where she can see them.',
    undecided:
      'At one o’clock sharp the jury is divided, like the last of the sandwiches. The judge looks at the clock, at Guy, and at the clock. “Go,” she says, “before I think about it.” He goes; she runs; they meet again at the restaurant, where her table has been given away.',
  },
  heatwave: {
    title: 'Heatwave',
    start:
      'It is thirty-six degrees, and the only fan points at the prosecution. The windows were painted shut in 1974. Guy has sweated through his suit; for the first time in his life, so has everybody else. The jurors fan themselves with the indictment. They came early, to stand in the cool of the corridor, and in corridors one hears things.',
    convicted:
      'Guilty. The word stays in the air, as nothing in here moves. The cells are in the cellar: sixteen degrees, thick walls, a bench of cool stone. Guy writes to Rita that he is ashamed to say how well he sleeps.',
    released:
      'Not guilty; and at that moment the storm breaks. Guy stands on the steps with his arms spread out, in a suit that no shop will ever take back. At home, at the open window, Kevin is having exactly the same sort of day.',
    undecided:
      'The jury has melted into puddles, and none of them is a majority. They let Guy go, mostly because an open door makes a draught. He is nearly home when it strikes him that nobody said it wasn’t him. He buys an ice cream, and doesn’t ask.',
  },
};
