// Helpers to count by key in a map.

export function getOrCreate<Value>(map: Map<string, Value>, key: string, make: () => Value): Value {
  const there = map.get(key) ?? make();
  map.set(key, there);
  return there;
}

export function sortedRecord<From, To>(
  map: ReadonlyMap<string, From>,
  convert: (from: From) => To,
): Record<string, To> {
  return Object.fromEntries([...map].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, value]) => [key, convert(value)]));
}

export function roundToThousandth(n: number): number {
  return Number(n.toFixed(3));
}
