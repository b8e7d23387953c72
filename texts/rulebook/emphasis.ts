// The one mark-up there is: `*stress*`.

interface Span {
  readonly text: string;
  readonly stressed: boolean;
}

export function spansOf(text: string): readonly Span[] {
  return text
    .split('*')
    .map((part, place) => ({ text: part, stressed: place % 2 === 1 }))
    .filter((span) => span.text !== '');
}

/** For whatever can only show plain words. */
export function plain(text: string): string {
  return text.replaceAll('*', '');
}
