// Some fonts draw Cyrillic letters in the Bulgarian style, unless the text is marked as Russian. Ukrainian letters have the
// Russian shapes, but such fonts do not know that; so their Russian glyphs become the default.

const DIRECTORY = 12; // offset of the font's table directory
const TABLE_RECORD = 16; // bytes
const SCRIPT_RECORD = 6;
const LANGUAGE_RECORD = 6;

/** `font` is an uncompressed OpenType font. */
export function withRussianGlyphs(font: Buffer): Buffer {
  const changed = Buffer.from(font);
  const substitutions = fontTableOffset(changed, 'GSUB');
  if (substitutions === undefined) return changed;
  const scripts = substitutions + changed.readUInt16BE(substitutions + 4);
  const cyrillic = recordOffset(changed, scripts, 0, SCRIPT_RECORD, 'cyrl');
  if (cyrillic === undefined) return changed;
  const script = scripts + cyrillic;
  const russian = recordOffset(changed, script, 2, LANGUAGE_RECORD, 'RUS ');
  if (russian !== undefined) changed.writeUInt16BE(russian, script); // a script table begins with the offset of its default
  return changed;
}

function fontTableOffset(font: Buffer, tag: string): number | undefined {
  const count = font.readUInt16BE(4);
  for (let at = DIRECTORY; at < DIRECTORY + count * TABLE_RECORD; at += TABLE_RECORD) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  return undefined;
}

/** A list of tags with offsets is at `list`, after `skip` bytes and its length. */
function recordOffset(font: Buffer, list: number, skip: number, size: number, tag: string): number | undefined {
  const count = font.readUInt16BE(list + skip);
  const first = list + skip + 2;
  for (let at = first; at < first + count * size; at += size) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt16BE(at + 4);
  }
  return undefined;
}
