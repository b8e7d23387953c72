// Helpers for SVG paths.

import { type SvgAttributes, svgElement } from '@kuluary/ui/svg-markup';

export function svgPath(d: string, attributes: SvgAttributes): string {
  return svgElement('path', { d, ...attributes });
}
