// An answer, as a button says it.

import { type Reader, who } from '@kuluary/texts/reader';
import { colourOf, emotionOf } from '../rules/markers.ts';
import type { Move, Push } from '../rules/moves.ts';
import type { View } from '../rules/view.ts';
import { REGIONS } from '../rules/vocabulary.ts';
import { aim } from './aim.ts';
import { askingOf, orderOf } from './asking.ts';
import { trialCard } from './box.ts';
import { sideText } from './card-text.ts';
import { tongueOf } from './catalogues.ts';
import { abilityIn } from './question.ts';
import { capital, faces, markerName, region, regions, strategy, tell, trial } from './reader.ts';

export function answer(reader: Reader, view: View, move: Move): string {
  const { names } = tongueOf(reader.language);
  switch (move.type) {
    case 'trial':
      return tell(reader, 'answer.trial', {
        card: trial(reader, move.card),
        regions: regions(reader, trialCard(move.card).regions),
      });
    case 'push':
      return pushing(reader, view, move);
    case 'strategy':
    case 'discard':
      return tell(reader, `answer.${move.type}`, { card: strategy(reader, move.card) });
    case 'replace':
      return tell(reader, 'answer.replace', { card: trial(reader, move.card) });
    case 'pass':
      return tell(reader, view.decision === 'replace' ? 'answer.pass.replace' : 'answer.pass');
    case 'seat':
      return tell(reader, 'answer.seat', who(reader, move.seat));
    case 'option':
      return view.decision === 'hidden' ? hidden(reader, view, move.option) : either(reader, view, move.option);
    case 'yes':
    case 'no':
      return tell(reader, `answer.${move.type}`);
    case 'juror':
      return tell(reader, 'answer.juror', { type: capital(reader, names.jurors[move.juror].type) });
    case 'keep':
      return keeping(reader, view, move);
    case 'marker':
      return lying(reader, view, move.marker);
  }
}

/** The colour is told where one has two of them. */
function pushing(reader: Reader, view: View, move: Push): string {
  const colours = new Set(view.placing?.markers.map(colourOf) ?? []);
  const { acc } = markerName(reader, move.marker, colours.size !== 1);
  return tell(
    reader,
    'answer.push',
    { marker_acc: capital(reader, acc) },
    region(reader, move.region),
    aim(reader, move),
  );
}

/** Whoever resolves it sees labels only; the prosecutor knows what they hide. */
function hidden(reader: Reader, view: View, option: number): string {
  const { card, side, ability } = abilityIn(view);
  const { label, effect } = sideText(reader.language, card, side)[ability]!.hidden[option]!;
  return view.viewer === view.prosecutor ? tell(reader, 'answer.option.known', { label, effect }) : label;
}

function either(reader: Reader, view: View, option: number): string {
  const asking = askingOf(view);
  const effect = asking?.place.effect;
  if (!asking || !effect || !('either' in effect)) throw new Error('nothing is to be chosen');
  return capital(reader, orderOf(reader, asking, effect.either[option]!));
}

/** Where they go is told when that is open. */
function keeping(reader: Reader, view: View, { faces: kept, juror }: Extract<Move, { type: 'keep' }>): string {
  const { names } = tongueOf(reader.language);
  const effect = askingOf(view)?.place.effect;
  const isOpen =
    !effect || !('do' in effect) || effect.do !== 'influence' || effect.on === 'any' || Array.isArray(effect.on);
  const values = { faces: capital(reader, faces(reader, kept)), type: names.jurors[juror].type };
  return tell(reader, isOpen ? 'answer.keep.where' : 'answer.keep', values);
}

/** Of markers that are alike in one region, the how-manieth from the left. */
function lying(reader: Reader, view: View, marker: number): string {
  const place = view.places[marker]!;
  const name = { marker: capital(reader, markerName(reader, marker).nom) };
  const where = REGIONS[place];
  if (where === undefined) return name.marker;
  const alike = view.regions[place]!.lying.filter(
    ({ id }) => colourOf(id) === colourOf(marker) && emotionOf(id) === emotionOf(marker),
  ).sort((a, b) => a.x - b.x || a.y - b.y || a.id - b.id);
  const at = alike.findIndex(({ id }) => id === marker) + 1;
  return tell(reader, alike.length > 1 ? 'answer.marker.like' : 'answer.marker', name, region(reader, where), { at });
}
