// Elements of a drawing.

import { type Attributes, tag } from '@kuluary/stage/svg';

export function path(d: string, attributes: Attributes): string {
  return tag('path', { d, ...attributes });
}
