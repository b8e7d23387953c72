// SVG as text: a browser parses a whole sheet of symbols faster than it creates them one by one.

export type SvgAttributes = Readonly<Record<string, string | number | undefined>>;

export function svgElement(name: string, attributes: SvgAttributes, inside = ''): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== undefined);
  return `<${name}${given.map(([key, value]) => ` ${key}="${value}"`).join('')}>${inside}</${name}>`;
}

export function circlePath(x: number, y: number, r: number): string {
  return ellipsePath(x, y, r, r);
}

export function ellipsePath(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

export function rectPath(x: number, y: number, width: number, height: number, r = 0): string {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}
