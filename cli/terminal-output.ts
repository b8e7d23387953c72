// Prints texts on a terminal: wrapped at spaces, emphasised where possible, without unsafe characters.

import { UNSAFE_CHARACTERS } from '@kuluary/kernel/match-log';

const MAX_WIDTH = 100;

/** Prints a line, or several, broken between words. */
export function printWrapped(text: string, indent = ''): void {
  for (const line of text.split('\n')) console.log(wrapText(line, terminalWidth(), indent));
}

export function printEmphasised(text: string): void {
  for (const line of text.split('\n')) {
    const wrapped = wrapText(line, terminalWidth(), '');
    console.log(process.stdout.isTTY ? `\u001b[1m${wrapped}\u001b[0m` : wrapped);
  }
}

export function printHorizontalRule(): void {
  console.log('─'.repeat(Math.min(terminalWidth(), 60)));
}

function terminalWidth(): number {
  return Math.min(process.stdout.columns ?? MAX_WIDTH, MAX_WIDTH);
}

export function wrapText(text: string, columns: number, indent: string): string {
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

/** Replaces control characters of an untrusted text. */
export function withoutUnsafeCharacters(text: string): string {
  return text.replace(UNSAFE_CHARACTERS, '�');
}
