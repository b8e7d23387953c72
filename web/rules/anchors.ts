// Anchors of a rulebook: the ids of its rules and sections.

/** Also moves the focus there, for screen readers. */
export function scrollToAnchor(id: string): void {
  const element = id === '' ? null : document.getElementById(id);
  if (!element) return;
  element.scrollIntoView({ block: 'start' });
  element.focus({ preventScroll: true });
}

/** How links within a rulebook work: as addresses, or in a sheet over another screen by `onNavigate`. */
export interface Anchors {
  readonly requested: string; // its rule is marked; '' for none
  hrefOf(id: string): string;
  readonly onNavigate?: ((id: string) => void) | undefined; // instead of following the address
}
