/** Who should hold the device: the same person while they have to move or nobody has, then the next around the table. */
export function nextDeviceHolder(peopleToMove: readonly number[], holder: number | null, people: number): number {
  if (holder === null) return peopleToMove[0] ?? 0;
  if (peopleToMove.length === 0 || peopleToMove.includes(holder)) return holder;
  for (let step = 1; step < people; step++) {
    const person = (holder + step) % people;
    if (peopleToMove.includes(person)) return person;
  }
  return holder;
}
