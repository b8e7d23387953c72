// Drawings as text: a browser reads a sheet of symbols faster than it builds them one by one.

export type Attributes = Readonly<Record<string, string | number | undefined>>;

export function tag(name: string, attributes: Attributes, inside = ''): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<${name}${given.map(([key, value]) => ` ${key}="${value}"`).join('')}>${inside}</${name}>`;
}

// Paths that are easier to say than to write down.

export function disc(x: number, y: number, r: number): string {
  return oval(x, y, r, r);
}

export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

export function box(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}
