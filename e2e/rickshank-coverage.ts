// The events that must come up in the Rickshank match of rickshank.test.ts.

export const SEATS = 4;
export const REQUIRED_EVENTS: readonly string[] = [
  'auction',
  'referendum',
  'sanctions',
  'defended attack',
  'group attack',
];

interface GameEvent {
  readonly type: string;
  readonly vote?: string;
}

export function coveredEvents(allEvents: readonly unknown[]): readonly string[] {
  const events = allEvents as readonly GameEvent[];
  const nemeses = events.filter(({ type }) => type === 'nemesis').length;
  return [
    ...events.flatMap(({ type, vote }) => (type === 'vote' ? [vote!] : [])),
    ...(events.some(({ type }) => type === 'avoided') ? ['defended attack'] : []),
    ...(nemeses > 1 ? ['group attack'] : []), // the first one does not attack
  ];
}
