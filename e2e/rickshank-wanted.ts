// What must come up in a game of Rickshank that is clicked through.

export const SEATS = 4;
export const WANTED: readonly string[] = ['auction', 'referendum', 'sanctions', 'defended attack', 'group attack'];

interface Happened {
  readonly type: string;
  readonly vote?: string;
}

export function comeUp(told: readonly unknown[]): readonly string[] {
  const events = told as readonly Happened[];
  const nemeses = events.filter(({ type }) => type === 'nemesis').length;
  return [
    ...events.flatMap(({ type, vote }) => (type === 'vote' ? [vote!] : [])),
    ...(events.some(({ type }) => type === 'avoided') ? ['defended attack'] : []),
    ...(nemeses > 1 ? ['group attack'] : []), // the first one does nothing, each other one attacks as it comes
  ];
}
