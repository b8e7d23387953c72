// Types of the written words on cards: titles, story, labels of choices.

/** One option of an ability with hidden effects. */
export interface ChoiceLabel {
  readonly label: string; // what Guy does
  readonly after: string; // a sentence shown with the effect, once chosen
}

interface SideFiction {
  readonly fiction: string; // two to four sentences
  readonly hidden?: readonly (readonly ChoiceLabel[])[]; // for each ability with hidden effects, from top to bottom
}

export interface TrialCardFiction {
  readonly title: string;
  readonly front: SideFiction;
  readonly back: SideFiction;
}

/** A side as written in the catalogues: its fiction, then for each ability with hidden effects `after` by label. */
type WrittenSide = string | readonly [fiction: string, ...hidden: readonly Readonly<Record<string, string>>[]];

export function trialFiction(
  written: Readonly<
    Record<string, { readonly title: string; readonly front: WrittenSide; readonly back: WrittenSide }>
  >,
): Readonly<Record<string, TrialCardFiction>> {
  const cards = Object.entries(written).map(([id, { title, front, back }]) => {
    return [id, { title, front: sideWords(front), back: sideWords(back) }];
  });
  return Object.fromEntries(cards);
}

function sideWords(side: WrittenSide): SideFiction {
  if (typeof side === 'string') return { fiction: side };
  const [fiction, ...hidden] = side;
  return { fiction, hidden: hidden.map((each) => Object.entries(each).map(([label, after]) => ({ label, after }))) };
}

export interface StrategyFiction {
  readonly title: string;
  readonly fiction: string; // one sentence
}

export interface RoleFiction {
  readonly title: string;
  readonly fiction: string; // who this voice is, in one or two sentences
}

/** Cards written as [title, fiction]. */
export function titled(
  written: Readonly<Record<string, readonly [title: string, fiction: string]>>,
): Readonly<Record<string, StrategyFiction & RoleFiction>> {
  return Object.fromEntries(Object.entries(written).map(([id, [title, fiction]]) => [id, { title, fiction }]));
}

export interface PlotFiction {
  readonly title: string;
  readonly start: string; // read before the trial
  readonly convicted: string;
  readonly released: string;
  readonly undecided: string; // released by a jury that could not decide
}
