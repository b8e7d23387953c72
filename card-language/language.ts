// The language in which cards say what they do, as data. It knows no game: a game adds its own steps, things to count,
// kinds of cards and names of seats, its card terms.
//
// An effect belongs to a seat, its *you*. In a loop over seats *them* is the seat whose turn it is.

export interface CardTerms {
  readonly step: { readonly do: string }; // its own instructions
  readonly count: object; // what can be counted
  readonly seats: string; // groups of seats: "foes"
  readonly what: object; // a filter of cards
  readonly event: string; // what can happen to a card: "play"
  readonly modifiable: string; // what can be modified: "cost"
}

export type Effect<Terms extends CardTerms> =
  | Terms['step']
  | readonly Effect<Terms>[] // one after the other
  | ConditionalEffect<Terms>
  | { readonly may: Effect<Terms> } // you are asked first
  | { readonly either: readonly Effect<Terms>[] } // you choose one of them
  | { readonly each: Terms['seats']; readonly effect: Effect<Terms> } // *them* is each of these in turn
  | { readonly times: number; readonly effect: Effect<Terms> }
  | AttackEffect<Terms>;

export interface ConditionalEffect<Terms extends CardTerms> {
  readonly if: Condition<Terms['count']>;
  readonly then: Effect<Terms>;
  readonly else?: Effect<Terms>;
}

/** Each of them may defend itself; whoever does not suffers the effect at once. */
export interface AttackEffect<Terms extends CardTerms> {
  readonly attack: Terms['seats'];
  readonly effect: Effect<Terms>;
  readonly together?: true; // its effects depend on each other: first all are asked, then all are hit
}

/** A number, or as many as something can be counted. */
export type Amount<Count> = number | { readonly per: Count; readonly by?: number; readonly most?: number };

export type Condition<Count> =
  | { readonly atLeast: number; readonly of: Count }
  | { readonly none: Count }
  | { readonly both: readonly [Condition<Count>, Condition<Count>] };

/** After something has happened. */
export interface Trigger<Terms extends CardTerms> {
  readonly on: Terms['event'];
  readonly what?: Terms['what']; // to which cards
  readonly self?: true; // to this card itself
  readonly first?: true; // the first of them in a turn
  readonly other?: true; // not to this card itself
  readonly lasting?: true; // in force only when a step has said so, until the end of the turn
  readonly effect: Effect<Terms>;
}

/** Instead of something, or before it is settled. */
export interface Replacement<Terms extends CardTerms> {
  readonly instead: Terms['event'];
  readonly what?: Terms['what'];
  readonly self?: true;
  readonly first?: true;
  readonly whose?: Terms['seats']; // who does it; else you
  readonly effect: Effect<Terms>;
}

/** To be used in your turn, when you like. */
export interface UsableAbility<Terms extends CardTerms> {
  readonly use: Effect<Terms>;
  readonly if?: Condition<Terms['count']>; // only then
  readonly often?: true; // not just once a turn
  readonly lasting?: true; // in force only when a step has said so, until the end of the turn
}

/** Against an attack on you. */
export interface Defence<Terms extends CardTerms> {
  readonly defend: 'hand' | 'play' | 'always'; // from where the card does it; it is discarded from there
  readonly if?: Condition<Terms['count']>; // only then
  readonly effect: Effect<Terms>;
}

/** Changes a number as long as the card is in force. */
export interface Modifier<Terms extends CardTerms> {
  readonly modify: Terms['modifiable'];
  readonly what?: Terms['what'];
  readonly by: number;
}

export function amountOf<Count>(amount: Amount<Count>, count: (of: Count) => number): number {
  if (typeof amount === 'number') return amount;
  const number = count(amount.per) * (amount.by ?? 1);
  return amount.most === undefined ? number : Math.min(number, amount.most);
}

export function isConditionMet<Count>(condition: Condition<Count>, count: (of: Count) => number): boolean {
  if ('atLeast' in condition) return count(condition.of) >= condition.atLeast;
  if ('none' in condition) return count(condition.none) === 0;
  return condition.both.every((each) => isConditionMet(each, count));
}
