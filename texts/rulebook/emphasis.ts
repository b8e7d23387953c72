// The only mark-up in texts: `*emphasis*`.

interface Span {
  readonly text: string;
  readonly stressed: boolean;
}

export function emphasisSpans(text: string): readonly Span[] {
  return text
    .split('*')
    .map((part, i) => ({ text: part, stressed: i % 2 === 1 }))
    .filter((span) => span.text !== '');
}

/** For output that can show only plain text. */
export function withoutEmphasis(text: string): string {
  return text.replaceAll('*', '');
}
