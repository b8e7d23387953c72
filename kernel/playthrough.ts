// Golden playthroughs: a whole game as text, with the summary and every view at every step. A command regenerates them,
// and their diff shows what a change of the rules changes. Of a long game there is an excerpt: some moves, with what has
// changed in the summary, for spectators and for the seats that are asked.

import { FastChance } from './chance.ts';
import type { ExcerptSpec, GameUnderTest, OmniscientPlayer, PlaythroughSpec } from './contract-tests.ts';
import { EventLog } from './event-log.ts';
import type { Game, Viewer } from './game.ts';
import { isRecord } from './json.ts';
import { MOVE_LIMIT } from './self-play.ts';

const SEEDS_TRIED = 100;
const MAX_COMPARED_ITEMS = 6; // in lists compared item by item

type Fields = Readonly<Record<string, unknown>>;

interface PlayedExcerpt<State, Move> extends ExcerptSpec {
  readonly player: OmniscientPlayer<State, Move> | undefined; // random moves without one
}

/** Empty where the game never reaches the decision at which the excerpt begins. */
export function playthroughText<State, Move, View, Options, Event>(
  game: Game<State, Move, View, Options, Event>,
  seats: number,
  options: Options,
  seed: number,
  excerpt?: PlayedExcerpt<State, Move>,
): string {
  const chance = new FastChance(seed);
  const lines = [
    `# ${game.id}, rules ${game.version}, ${seats} seats, seed ${seed}`,
    `options ${JSON.stringify(options)}`,
  ];
  const viewers: Viewer[] = [...Array(seats).keys(), 'spectator'];
  const shown = new Map<Viewer | 'referee', Fields>();
  const changesSinceShown = (who: Viewer | 'referee', fields: Fields): string[] => {
    const before = shown.get(who) ?? {};
    shown.set(who, fields);
    return excerpt ? changedPaths(before, fields) : changedFields(before, fields);
  };
  let firstStep = excerpt?.fromDecisionKind === undefined ? 0 : undefined; // the first step that is written
  let eventLog = new EventLog<Event>();
  const state = game.setup(seats, options, chance, eventLog);
  for (let step = 0; step < MOVE_LIMIT; step++) {
    if (firstStep === undefined && game.decisions(state).some(({ kind }) => kind === excerpt?.fromDecisionKind)) {
      firstStep = step;
      lines.splice(2);
      shown.clear();
    }
    if (excerpt && firstStep !== undefined && step === firstStep + excerpt.moves) return `${lines.join('\n')}\n`;
    for (const { to, event } of eventLog.addressedEvents)
      lines.push(`  ${to === 'all' ? '' : `(to ${to}) `}${JSON.stringify(event)}`);
    const summary = game.summary(state);
    lines.push(`summary ${excerpt ? changesSinceShown('referee', summary).join(' ') : JSON.stringify(summary)}`);
    const decisions = game.decisions(state);
    const isShown = (viewer: Viewer) => viewer === 'spectator' || decisions.some(({ seat }) => seat === viewer);
    for (const viewer of excerpt ? viewers.filter(isShown) : viewers) {
      const changed = changesSinceShown(viewer, game.view(state, viewer) as Fields);
      if (changed.length > 0) lines.push(`view of ${viewer}: ${changed.join(' ')}`);
    }
    if (decisions.length === 0) return firstStep === undefined ? '' : `${lines.join('\n')}\n`;
    for (const { seat, kind } of decisions) {
      lines.push(
        `seat ${seat} is asked ${kind}: ${game
          .moves(state, seat)
          .map((m) => JSON.stringify(m))
          .join(' ')}`,
      );
    }
    const { seat } = decisions[chance.below(decisions.length)]!;
    const moves = game.moves(state, seat);
    const move = excerpt?.player?.chooseMove(state, seat, chance) ?? moves[chance.below(moves.length)]!;
    lines.push('', `${step + 1}. seat ${seat}: ${JSON.stringify(move)}`);
    eventLog = new EventLog();
    game.apply(state, seat, move, chance, eventLog);
  }
  throw new Error(`${game.id}: no end after ${MOVE_LIMIT} moves`);
}

/** The text of a listed playthrough. An excerpt is of the first game, from its seed on, that reaches its decision. */
export function goldenPlaythroughText<State, Move, View, Options, Event>(
  { game, omniscientPlayers = {} }: GameUnderTest<State, Move, View, Options, Event>,
  { seats, seed, options, excerpt: excerptSpec }: PlaythroughSpec,
): string {
  const [player] = excerptSpec?.isRandomPlay ? [] : Object.values(omniscientPlayers);
  const excerpt = excerptSpec && { ...excerptSpec, player };
  for (let at = seed; at < seed + SEEDS_TRIED; at++) {
    const text = playthroughText(game, seats, game.completeOptions(seats, options), at, excerpt);
    if (text !== '') return text;
  }
  throw new Error(`${game.id}: no seat is ever asked ${excerptSpec?.fromDecisionKind}`);
}

/** The fields that changed; of a list that only grew, the new items. */
function changedFields(before: Fields, after: Fields): string[] {
  return Object.keys(after)
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]))
    .map((key) => {
      const appended = appendedItems(before[key], after[key]);
      return appended ? `${key}+=${JSON.stringify(appended)}` : `${key}=${JSON.stringify(after[key])}`;
    });
}

/** The innermost parts that changed, by their paths; of a list that only grew, the new items. */
function changedPaths(before: unknown, after: unknown, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const appended = appendedItems(before, after);
  if (appended) return [`${path}+=${JSON.stringify(appended)}`];
  const isBoth = (is: (value: unknown) => boolean) => is(before) && is(after);
  const isNested =
    isBoth(isRecord) || (isBoth(Array.isArray) && (before as unknown[]).length === (after as unknown[]).length);
  if (!isNested || (after as unknown[]).length > MAX_COMPARED_ITEMS) return [`${path}=${JSON.stringify(after)}`];
  const [a, b] = [before as Fields, after as Fields];
  return Object.keys(b).flatMap((key) => changedPaths(a[key], b[key], path === '' ? key : `${path}.${key}`));
}

function appendedItems(before: unknown, after: unknown): unknown[] | undefined {
  if (!Array.isArray(before) || !Array.isArray(after) || before.length === 0 || before.length >= after.length)
    return undefined;
  const isPrefix = JSON.stringify(after.slice(0, before.length)) === JSON.stringify(before);
  return isPrefix ? after.slice(before.length) : undefined;
}
