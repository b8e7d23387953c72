// Some fonts draw Cyrillic letters as Bulgarians write them, unless the text says that it is Russian. Ukrainian letters
// have the Russian shapes, but such fonts do not know that; so what they do for Russian becomes what they do for all
// who are not named.

const DIRECTORY = 12; // where the list of a font's tables begins
const TABLE_RECORD = 16; // bytes
const SCRIPT_RECORD = 6;
const LANGUAGE_RECORD = 6;

/** `font` is an OpenType font as it is, not a squeezed one. */
export function withRussianForms(font: Buffer): Buffer {
  const changed = Buffer.from(font);
  const substitutions = tableIn(changed, 'GSUB');
  if (substitutions === undefined) return changed;
  const scripts = substitutions + changed.readUInt16BE(substitutions + 4);
  const cyrillic = recordIn(changed, scripts, 0, SCRIPT_RECORD, 'cyrl');
  if (cyrillic === undefined) return changed;
  const script = scripts + cyrillic;
  const russian = recordIn(changed, script, 2, LANGUAGE_RECORD, 'RUS ');
  if (russian !== undefined) changed.writeUInt16BE(russian, script); // a script begins with what it does by default
  return changed;
}

function tableIn(font: Buffer, tag: string): number | undefined {
  const count = font.readUInt16BE(4);
  for (let at = DIRECTORY; at < DIRECTORY + count * TABLE_RECORD; at += TABLE_RECORD) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  return undefined;
}

/** A list of tags with offsets stands at `list`, after `skip` bytes and its length. */
function recordIn(font: Buffer, list: number, skip: number, size: number, tag: string): number | undefined {
  const count = font.readUInt16BE(list + skip);
  const first = list + skip + 2;
  for (let at = first; at < first + count * size; at += size) {
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt16BE(at + 4);
  }
  return undefined;
}
