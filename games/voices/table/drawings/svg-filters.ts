// SVG filters that make lines waver and charcoal grainy. Applied to borders and drawings, never to text or anything moving.

import { svgElement } from '@kuluary/ui/svg-markup';

export const FILTER_NAMES = ['f-line', 'f-char', 'f-edge', 'f-mark'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export function filterId(name: FilterName): string {
  return `voices-${name}`;
}

export function filtersMarkup(): string {
  return [
    filter('f-line', [6, 6], wavering('.03', 4, 3.2)),
    filter('f-char', [6, 6], wavering('.04', 9, 3, 'd') + GRAIN),
    filter('f-edge', [3, 8], wavering('.022', 12, 4)),
    filter('f-mark', [4, 12], wavering('.012 .09', 5, 7)),
  ].join('');
}

function filter(name: FilterName, [across, down]: readonly [number, number], inside: string): string {
  const area = {
    x: `${-across}%`,
    y: `${-down}%`,
    width: `${100 + 2 * across}%`,
    height: `${100 + 2 * down}%`,
  };
  return svgElement('filter', { id: filterId(name), ...area }, inside);
}

function noise(baseFrequency: string, seed: number, result: string): string {
  return svgElement('feTurbulence', { type: 'fractalNoise', baseFrequency, numOctaves: 2, seed, result });
}

function wavering(frequency: string, seed: number, scale: number, result?: string): string {
  const moved = { in: 'SourceGraphic', in2: 'n', scale, xChannelSelector: 'R', yChannelSelector: 'G', result };
  return noise(frequency, seed, 'n') + svgElement('feDisplacementMap', moved);
}

const GRAIN = [
  noise('.7', 2, 'g'),
  svgElement('feColorMatrix', {
    in: 'g',
    type: 'matrix',
    values: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -2.4 2.25',
    result: 'm',
  }),
  svgElement('feComposite', { in: 'd', in2: 'm', operator: 'in' }),
].join('');
