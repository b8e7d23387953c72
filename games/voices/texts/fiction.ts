// The words on cards that no data can generate: titles, the story, labels of choices.

/** One of the choices whose effects are hidden. */
export interface Label {
  readonly label: string; // what Guy does
  readonly after: string; // a sentence that is read with the effect, once it was chosen
}

interface SideWords {
  readonly fiction: string; // two to four sentences
  readonly hidden?: readonly (readonly Label[])[]; // for each ability with hidden effects, from top to bottom
}

export interface TrialWords {
  readonly title: string;
  readonly front: SideWords;
  readonly back: SideWords;
}

export interface StrategyWords {
  readonly title: string;
  readonly fiction: string; // one sentence
}

export interface RoleWords {
  readonly title: string;
  readonly fiction: string; // who this voice is, in one or two sentences
}

export interface PlotWords {
  readonly title: string;
  readonly start: string; // read before the trial
  readonly convicted: string;
  readonly released: string;
  readonly undecided: string; // released by a jury that could not decide
}
