// The first thing that a game lets its host choose leads its options, and is shown large. Where it is the edition, every
// other option starts from it.

import type { OptionSpec } from '@kuluary/kernel/options';
import type { Language } from '@kuluary/texts/languages';
import { GAMES } from '../games.ts';
import type { Say } from '../words/area.ts';
import type { LobbyKey } from '../words/lobby.ts';
import { type LobbyRoom, playing } from './room.ts';

type Choice = Extract<OptionSpec, { kind: 'choice' }>;
type Chosen = Readonly<Record<string, unknown>>;

const EDITION = 'edition'; // the id of the option, in every game that has editions

type Playable = Pick<LobbyRoom['game'], 'game'>;

export function leadSpec({ game }: { readonly game: Playable }): Choice | undefined {
  const first = game.game.options[0];
  return first?.kind === 'choice' ? first : undefined;
}

/** undefined for a game that comes in one edition. */
function editionSpec(room: { readonly game: Playable }): Choice | undefined {
  const lead = leadSpec(room);
  return lead?.id === EDITION ? lead : undefined;
}

type OfEdition = 'rules.house.none' | 'rules.own' | 'rules.reset';

/** Words about the edition; a game that has none is held against its rules. */
export function sold(room: { readonly game: Playable }, key: OfEdition): LobbyKey {
  return editionSpec(room) ? key : `${key}.rules`;
}

/** Another edition begins afresh: its own rules, none of the house; what no edition decides stays, as who won the last
 * game. Any other choice leaves all else as it was. */
export function chosenLead(game: Playable, chosen: Chosen, value: string): Chosen {
  const spec = leadSpec({ game });
  if (!spec) return chosen;
  const isKept = new Set(
    game.game.options.filter(({ kind }) => spec.id !== EDITION || kind === 'seat').map(({ id }) => id),
  );
  return { ...Object.fromEntries(Object.entries(chosen).filter(([id]) => isKept.has(id))), [spec.id]: value };
}

/** None of the house: what leads stays, and what no edition decides. */
export function asSold(room: Pick<LobbyRoom, 'game' | 'table'>): Chosen {
  const { options } = room.table;
  const seats = room.game.game.options.filter(({ id, kind }) => kind === 'seat' && id in options);
  const lead = leadSpec(room);
  return {
    ...(lead && { [lead.id]: complete(room)[lead.id] }),
    ...Object.fromEntries(seats.map(({ id }) => [id, options[id]])),
  };
}

/** The edition that is sold where this language is spoken, where it is not the game's own first one. */
export function homeEdition(game: string, language: Language): string | undefined {
  return GAMES[game]?.editionAtHome?.[language];
}

/** All of them, that of the reader's language first. */
export function homeFirst(values: readonly string[], game: string, language: Language): readonly string[] {
  const home = homeEdition(game, language);
  return values.toSorted((a, b) => Number(b === home) - Number(a === home));
}

/** What a new game begins with. */
export function homeOptions(game: Pick<LobbyRoom['game'], 'id' | 'game'>, language: Language): Chosen {
  const spec = editionSpec({ game });
  const edition = homeEdition(game.id, language);
  return spec && edition !== undefined ? { [spec.id]: edition } : {};
}

/** Every option with its value, from the few that the host chose. */
export function complete(room: Pick<LobbyRoom, 'game' | 'table'>, chosen: Chosen = room.table.options): Chosen {
  return room.game.game.completeOptions(playing(room), chosen) as Chosen;
}

/** What the edition alone would say. */
function asInEdition(room: Pick<LobbyRoom, 'game' | 'table'>): Chosen {
  const spec = leadSpec(room);
  return complete(room, spec ? { [spec.id]: complete(room)[spec.id] } : {});
}

export function editionName(room: Pick<LobbyRoom, 'game' | 'table'>, language: Language): string {
  const spec = editionSpec(room);
  if (!spec) return room.game.texts.title(language);
  return room.game.texts.optionValue(language, spec.id, complete(room)[spec.id]);
}

/** A line about an edition, where we have one. */
export function editionLine(say: Say<LobbyKey>, game: string, edition: string): string | undefined {
  const key = `${game}.${edition}.about`;
  return say.has(key) ? say(key) : undefined;
}

/** Options that are not as in the edition: rules of the house. */
export function ownRules(room: Pick<LobbyRoom, 'game' | 'table'>): readonly string[] {
  const edition = asInEdition(room);
  const now = complete(room);
  const rules = room.game.game.options.filter(({ kind }) => kind !== 'seat');
  return rules.map(({ id }) => id).filter((id) => !isSame(now[id], edition[id]) && !room.game.table.isOffered(now, id));
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
