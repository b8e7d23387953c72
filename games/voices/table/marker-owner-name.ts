// Names a marker with its owner, for the push dialog.

import type { Reader } from '@kuluary/texts/reader';
import { colourOf } from '../rules/markers.ts';
import type { View } from '../rules/view.ts';
import { markerName } from '../texts/message-values.ts';
import { tableText } from './words.ts';

/** "Taras, Fear 2" */
export function markerOwnerName(reader: Reader, view: View, marker: number): string {
  const owner = view.seats.findIndex(({ colours }) => colours.includes(colourOf(marker)));
  const name = markerName(reader, marker, false).nom;
  if (owner === view.viewer) return tableText(reader, 'aim.own', { marker: name });
  if (owner < 0) return markerName(reader, marker).nom;
  return tableText(reader, 'aim.owned', { name: reader.names[owner]!, marker: name });
}
