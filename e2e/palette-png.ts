// Reduces a screenshot to few colours, for small pictures in the README. Reads only PNGs as Chromium writes them.

import { crc32, deflateSync, inflateSync } from 'node:zlib';

interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly channels: number; // 3, or 4 with transparency, which is dropped
  readonly data: Buffer;
}

/** Similar colours, with their mean and count. */
interface Bin {
  readonly id: number;
  readonly colour: readonly [number, number, number];
  readonly count: number;
}

const BITS = 5; // of each channel by which colours are distinguished
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

export function quantizePng(png: Buffer, colours: number): Buffer {
  const pixels = decode(png);
  const boxes = medianCut(histogram(pixels), colours);
  const indexOf = new Uint8Array(1 << (3 * BITS));
  for (const [index, box] of boxes.entries()) for (const { id } of box) indexOf[id] = index;
  return encode(pixels, boxes.map(average), indexOf);
}

function binOf({ data, channels }: Pixels, pixel: number): number {
  const at = pixel * channels;
  const shift = 8 - BITS;
  return ((data[at]! >> shift) << (2 * BITS)) | ((data[at + 1]! >> shift) << BITS) | (data[at + 2]! >> shift);
}

function histogram(pixels: Pixels): readonly Bin[] {
  const { width, height, channels, data } = pixels;
  const sums = new Map<number, [number, number, number, number]>();
  for (let pixel = 0; pixel < width * height; pixel++) {
    const id = binOf(pixels, pixel);
    const sum = sums.get(id) ?? [0, 0, 0, 0];
    for (let channel = 0; channel < 3; channel++) sum[channel]! += data[pixel * channels + channel]!;
    sum[3]++;
    sums.set(id, sum);
  }
  return [...sums].map(([id, [r, g, b, count]]) => ({ id, colour: [r / count, g / count, b / count], count }));
}

/** Repeatedly splits the box whose colours differ most. */
function medianCut(bins: readonly Bin[], colours: number): readonly (readonly Bin[])[] {
  const boxes: (readonly Bin[])[] = [bins];
  while (boxes.length < colours) {
    const spreads = boxes.map((box) => (box.length > 1 ? Math.max(...[0, 1, 2].map((c) => spread(box, c))) : 0));
    const widest = spreads.indexOf(Math.max(...spreads));
    if (spreads[widest] === 0) break;
    const box = boxes[widest]!;
    const channel = [0, 1, 2].sort((a, b) => spread(box, b) - spread(box, a))[0]!;
    boxes.splice(widest, 1, ...halves(box, channel));
  }
  return boxes;
}

function spread(box: readonly Bin[], channel: number): number {
  const total = box.reduce((sum, { count }) => sum + count, 0);
  const mean = box.reduce((sum, { colour, count }) => sum + colour[channel]! * count, 0) / total;
  return box.reduce((sum, { colour, count }) => sum + (colour[channel]! - mean) ** 2 * Math.sqrt(count), 0);
}

function halves(box: readonly Bin[], channel: number): readonly (readonly Bin[])[] {
  const sorted = [...box].sort((a, b) => a.colour[channel]! - b.colour[channel]!);
  const half = sorted.reduce((sum, { count }) => sum + Math.sqrt(count), 0) / 2;
  let seen = 0;
  const middle = sorted.findIndex(({ count }) => {
    seen += Math.sqrt(count);
    return seen >= half;
  });
  const cut = Math.min(Math.max(middle, 1), sorted.length - 1);
  return [sorted.slice(0, cut), sorted.slice(cut)];
}

function average(box: readonly Bin[]): readonly number[] {
  const total = box.reduce((sum, { count }) => sum + count, 0);
  return [0, 1, 2].map((c) => Math.round(box.reduce((sum, { colour, count }) => sum + colour[c]! * count, 0) / total));
}

function encode(pixels: Pixels, palette: readonly (readonly number[])[], indexOf: Uint8Array): Buffer {
  const { width, height } = pixels;
  const rows = Buffer.alloc((width + 1) * height); // each begins with 0: no filter
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf[binOf(pixels, y * width + x)]!;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // eight bits, with a palette
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function decode(png: Buffer): Pixels {
  const width = png.readUInt32BE(16);
  const height = png.readUInt32BE(20);
  const channels = png[25] === 6 ? 4 : 3;
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(parts));
  return { width, height, channels, data: removeFilters(raw, width * channels, height, channels) };
}

/** Each row names the filter by which it was predicted from the pixels left, above, and above left. */
function removeFilters(raw: Buffer, stride: number, height: number, step: number): Buffer {
  const data = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)]!;
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x;
      const left = x >= step ? data[at - step]! : 0;
      const above = y > 0 ? data[at - stride]! : 0;
      const corner = x >= step && y > 0 ? data[at - stride - step]! : 0;
      data[at] = raw[y * (stride + 1) + 1 + x]! + predictByte(filter, left, above, corner);
    }
  }
  return data;
}

function predictByte(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const guess = left + above - corner;
      const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
      return a <= b && a <= c ? left : b <= c ? above : corner;
    }
    default:
      return 0;
  }
}
