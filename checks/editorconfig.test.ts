import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FIRST_SECTION = /\[\*\]\n((?:\w+ = .+\n)+)/;

it('.editorconfig agrees with biome.json', () => {
  const [, lines = ''] = FIRST_SECTION.exec(readFileSync('.editorconfig', 'utf8')) ?? [];
  const settings = Object.fromEntries(lines.split('\n').map((line) => line.split(' = ')));
  const { indentStyle, indentWidth, lineWidth } = JSON.parse(readFileSync('biome.json', 'utf8')).formatter;
  expect(settings).toMatchObject({
    indent_style: indentStyle,
    indent_size: String(indentWidth),
    max_line_length: String(lineWidth),
    end_of_line: 'lf', // Biome's default
  });
});
