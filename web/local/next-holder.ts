/** Who should hold the device: whoever holds it while nobody else is needed, then round the table. */
export function nextHolder(asked: readonly number[], holder: number | null, people: number): number {
  if (holder === null) return asked[0] ?? 0;
  if (asked.length === 0 || asked.includes(holder)) return holder;
  for (let step = 1; step < people; step++) {
    const person = (holder + step) % people;
    if (asked.includes(person)) return person;
  }
  return holder;
}
