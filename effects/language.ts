// What a card does, as data: a small language that knows no game. A game adds its own steps, things to count, kinds of
// cards and ways to name seats: its dialect.
//
// An effect belongs to a seat, its *you*. Some effects go round the table: then *them* is the seat whose turn it is.

/** What a game adds to the language. */
export interface Dialect {
  readonly step: { readonly do: string }; // its own instructions
  readonly count: object; // what can be counted
  readonly seats: string; // how seats are named: "foes"
  readonly what: object; // which cards are meant
  readonly event: string; // what can happen to a card: "play"
  readonly modifiable: string; // what can be modified: "cost"
}

export type Effect<D extends Dialect> =
  | D['step']
  | readonly Effect<D>[] // one after the other
  | Conditional<D>
  | { readonly may: Effect<D> } // you are asked first
  | { readonly either: readonly Effect<D>[] } // you choose one of them
  | { readonly each: D['seats']; readonly effect: Effect<D> } // *them* is each of these in turn
  | { readonly times: number; readonly effect: Effect<D> }
  | Attack<D>;

export interface Conditional<D extends Dialect> {
  readonly if: Test<D['count']>;
  readonly then: Effect<D>;
  readonly else?: Effect<D>;
}

/** Each of them may defend itself; whoever does not suffers the effect at once. */
export interface Attack<D extends Dialect> {
  readonly attack: D['seats'];
  readonly effect: Effect<D>;
  readonly together?: true; // they have to do with each other: first all are asked, then it happens
}

/** A number, or as many as something can be counted. */
export type Amount<Count> = number | { readonly per: Count; readonly by?: number; readonly most?: number };

/** Is there so much of something? */
export type Test<Count> =
  | { readonly atLeast: number; readonly of: Count }
  | { readonly none: Count }
  | { readonly both: readonly [Test<Count>, Test<Count>] };

/** After something has happened. */
export interface Trigger<D extends Dialect> {
  readonly on: D['event'];
  readonly what?: D['what']; // to which cards
  readonly self?: true; // to this card itself
  readonly first?: true; // the first of them in a turn
  readonly other?: true; // not to this card itself
  readonly lasting?: true; // in force only when a step has said so, until the end of the turn
  readonly effect: Effect<D>;
}

/** Instead of something, or before it is settled. */
export interface Replacement<D extends Dialect> {
  readonly instead: D['event'];
  readonly what?: D['what'];
  readonly self?: true;
  readonly first?: true;
  readonly whose?: D['seats']; // who does it; you, if nobody is named
  readonly effect: Effect<D>;
}

/** When you like, in your turn. */
export interface Use<D extends Dialect> {
  readonly use: Effect<D>;
  readonly if?: Test<D['count']>; // only then
  readonly often?: true; // not just once a turn
  readonly lasting?: true; // in force only when a step has said so, until the end of the turn
}

/** Against an attack on you. */
export interface Defence<D extends Dialect> {
  readonly defend: 'hand' | 'play' | 'always'; // from where the card does it; it is discarded from there
  readonly if?: Test<D['count']>; // only then
  readonly effect: Effect<D>;
}

/** As long as it is in force. */
export interface Modifier<D extends Dialect> {
  readonly modify: D['modifiable'];
  readonly what?: D['what'];
  readonly by: number;
}

export function amountOf<Count>(amount: Amount<Count>, count: (of: Count) => number): number {
  if (typeof amount === 'number') return amount;
  const number = count(amount.per) * (amount.by ?? 1);
  return amount.most === undefined ? number : Math.min(number, amount.most);
}

export function holds<Count>(test: Test<Count>, count: (of: Count) => number): boolean {
  if ('atLeast' in test) return count(test.of) >= test.atLeast;
  if ('none' in test) return count(test.none) === 0;
  return test.both.every((each) => holds(each, count));
}
