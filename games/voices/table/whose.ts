// Markers as the push room names them: with whoever they belong to.

import type { Reader } from '@kuluary/texts/reader';
import { colourOf } from '../rules/markers.ts';
import type { View } from '../rules/view.ts';
import { markerName } from '../texts/reader.ts';
import { word } from './words.ts';

/** "Taras, Fear 2" */
export function whoseMarker(reader: Reader, view: View, marker: number): string {
  const owner = view.seats.findIndex(({ colours }) => colours.includes(colourOf(marker)));
  const name = markerName(reader, marker, false).nom;
  if (owner === view.viewer) return word(reader, 'aim.own', { marker: name });
  if (owner < 0) return markerName(reader, marker).nom;
  return word(reader, 'aim.owned', { name: reader.names[owner]!, marker: name });
}
