// Places of a book: its rules and its sections, by their ids.

/** Brings a place into view, and the reading there for ears too. */
export function goToPlace(id: string): void {
  const element = id === '' ? null : document.getElementById(id);
  if (!element) return;
  element.scrollIntoView({ block: 'start' });
  element.focus({ preventScroll: true });
}

/** How links within a book work: as addresses, and where the book lies on a sheet over something else, by hand. */
export interface Places {
  readonly at: string; // the place that was asked for: it is marked; '' for none
  address(id: string): string;
  readonly onGo?: ((id: string) => void) | undefined; // instead of following the address
}
