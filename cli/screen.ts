// Putting words on a terminal: wrapped at spaces, emphasised where that is possible, and harmless.

import { UNSAFE } from '@kuluary/kernel/log';

const MAX_WIDTH = 100;

/** Prints a line, or several, broken between words. */
export function print(text: string, indent = ''): void {
  for (const line of text.split('\n')) console.log(wrap(line, width(), indent));
}

/** Prints what should catch the eye. */
export function emphasise(text: string): void {
  for (const line of text.split('\n')) {
    const wrapped = wrap(line, width(), '');
    console.log(process.stdout.isTTY ? `\u001b[1m${wrapped}\u001b[0m` : wrapped);
  }
}

export function printRule(): void {
  console.log('─'.repeat(Math.min(width(), 60)));
}

function width(): number {
  return Math.min(process.stdout.columns ?? MAX_WIDTH, MAX_WIDTH);
}

export function wrap(text: string, columns: number, indent: string): string {
  const [first = '', ...words] = text.trimStart().split(' ');
  const lines: string[] = [];
  let line = text.slice(0, text.length - text.trimStart().length) + first;
  for (const word of words) {
    if (line.length + 1 + word.length <= columns) {
      line += ` ${word}`;
      continue;
    }
    lines.push(line);
    line = indent + word;
  }
  return [...lines, line].join('\n');
}

/** A text from a file or a stranger, without anything that a terminal would obey. */
export function harmless(text: string): string {
  return text.replace(UNSAFE, '�');
}
