// The text of a move, as on a button.

import { type Reader, subjectArguments } from '@kuluary/texts/reader';
import { colourOf, emotionOf } from '../rules/markers.ts';
import type { Move, PushMove } from '../rules/moves.ts';
import type { DecisionKind } from '../rules/state.ts';
import type { View } from '../rules/view.ts';
import { REGIONS } from '../rules/vocabulary.ts';
import { aimText } from './aim-text.ts';
import { trialCard } from './card-lookup.ts';
import { sideText } from './card-text.ts';
import { languagePackOf } from './catalogues.ts';
import {
  capitalized,
  colourList,
  faceList,
  markerName,
  messageFor,
  regionList,
  regionValues,
  strategyTitle,
  trialCardTitle,
} from './message-values.ts';
import { currentAbilityIn } from './prompt.ts';
import { instructionText, promptSourceOf } from './prompt-source.ts';

/** What passing is called, where it is not about strategies. */
const PASS_KEYS: Readonly<Partial<Record<DecisionKind, 'answer.pass.replace' | 'answer.pass.colours'>>> = {
  replace: 'answer.pass.replace',
  colours: 'answer.pass.colours',
};

export function moveText(reader: Reader, view: View, move: Move): string {
  const { names } = languagePackOf(reader.language);
  switch (move.type) {
    case 'trial':
      return messageFor(reader, 'answer.trial', {
        card: trialCardTitle(reader, move.card),
        regions: regionList(reader, trialCard(move.card).regions),
      });
    case 'push':
      return pushMoveText(reader, view, move);
    case 'strategy':
    case 'discard':
      return messageFor(reader, `answer.${move.type}`, { card: strategyTitle(reader, move.card) });
    case 'replace':
      return messageFor(reader, 'answer.replace', { card: trialCardTitle(reader, move.card) });
    case 'colours':
      return capitalized(reader, colourList(reader, move.colours));
    case 'pass':
      return messageFor(reader, PASS_KEYS[view.decision ?? 'strategy'] ?? 'answer.pass');
    case 'seat':
      return messageFor(reader, 'answer.seat', subjectArguments(reader, move.seat));
    case 'option':
      return view.decision === 'hidden'
        ? hiddenOptionText(reader, view, move.option)
        : eitherOptionText(reader, view, move.option);
    case 'yes':
    case 'no':
      return messageFor(reader, `answer.${move.type}`);
    case 'juror':
      return messageFor(reader, 'answer.juror', { type: capitalized(reader, names.jurors[move.juror].type) });
    case 'keep':
      return keepMoveText(reader, view, move);
    case 'marker':
      return markerMoveText(reader, view, move.marker);
  }
}

/** The colour is named where the seat has two. */
function pushMoveText(reader: Reader, view: View, move: PushMove): string {
  const colours = new Set(view.placing?.markers.map(colourOf) ?? []);
  const { acc } = markerName(reader, move.marker, colours.size !== 1);
  return messageFor(
    reader,
    'answer.push',
    { marker_acc: capitalized(reader, acc) },
    regionValues(reader, move.region),
    aimText(reader, move),
  );
}

/** The label only; for the prosecutor with the hidden effect. */
function hiddenOptionText(reader: Reader, view: View, option: number): string {
  const { card, side, ability } = currentAbilityIn(view);
  const { label, effect } = sideText(reader.language, card, side)[ability]!.hidden[option]!;
  return view.viewer === view.prosecutor ? messageFor(reader, 'answer.option.known', { label, effect }) : label;
}

function eitherOptionText(reader: Reader, view: View, option: number): string {
  const promptSource = promptSourceOf(view);
  const effect = promptSource?.effectSource.effect;
  if (!promptSource || !effect || !('either' in effect)) throw new Error('the effect is no choice');
  return capitalized(reader, instructionText(reader, promptSource, effect.either[option]!));
}

/** The type of jurors is named only where it is a choice. */
function keepMoveText(reader: Reader, view: View, { faces: kept, juror }: Extract<Move, { type: 'keep' }>): string {
  const { names } = languagePackOf(reader.language);
  const effect = promptSourceOf(view)?.effectSource.effect;
  const isOpen =
    !effect || !('do' in effect) || effect.do !== 'influence' || effect.on === 'any' || Array.isArray(effect.on);
  const [top = ''] = kept.slice(-1);
  const isOrdered = kept.some((face) => face !== top);
  const list = isOrdered
    ? messageFor(reader, 'answer.keep.order', {
        below: faceList(reader, kept.slice(0, -1)),
        top: faceList(reader, kept.slice(-1)),
      })
    : faceList(reader, kept);
  const values = { faces: capitalized(reader, list), type: names.jurors[juror].type };
  return messageFor(reader, isOpen ? 'answer.keep.where' : 'answer.keep', values);
}

/** Equal markers in one region are numbered from the left. */
function markerMoveText(reader: Reader, view: View, marker: number): string {
  const place = view.places[marker]!;
  const name = { marker: capitalized(reader, markerName(reader, marker).nom) };
  const where = REGIONS[place];
  if (where === undefined) return name.marker;
  const alike = view.regions[place]!.lying.filter(
    ({ id }) => colourOf(id) === colourOf(marker) && emotionOf(id) === emotionOf(marker),
  ).sort((a, b) => a.x - b.x || a.y - b.y || a.id - b.id);
  const at = alike.findIndex(({ id }) => id === marker) + 1;
  return messageFor(
    reader,
    alike.length > 1 ? 'answer.marker.like' : 'answer.marker',
    name,
    regionValues(reader, where),
    { at },
  );
}
