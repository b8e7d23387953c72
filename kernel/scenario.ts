// Scenarios: short games in a JSON file, played with stacked chance, with the expected summaries and refusals.

import { stackedChance } from './chance.ts';
import type { AnyGame, Seat } from './game.ts';
import { isRecord, parseJson } from './json.ts';
import { resolveOptions } from './options.ts';
import { failed, ok, type Result } from './result.ts';

export interface Scenario {
  readonly title: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly deal: Readonly<Record<string, unknown>>;
  readonly steps: readonly ScenarioStep[];
}

export type ScenarioStep =
  | { readonly seat: Seat; readonly move: unknown } // a seat's legal move
  | { readonly seat: Seat; readonly move: unknown; readonly refused: string } // a move that must be refused with this code
  | { readonly all: unknown } // every seat that is asked makes this move, until the window closes
  | { readonly expect: Readonly<Record<string, unknown>> }; // must be contained in the summary

const SCENARIO_FIELDS = ['title', 'game', 'options', 'seats', 'deal', 'steps'];
export const MAX_SCENARIO_STEPS = 1000;
export const MAX_SCENARIO_LENGTH = 1_000_000; // characters in a file

/** The scenarios in this text, which is one scenario or a list of them. A failure is a sentence saying what is wrong. */
export function parseScenarios(text: string): Result<readonly Scenario[], string> {
  const read = parseJson(text, MAX_SCENARIO_LENGTH);
  if (!read.ok) return read;
  if (!Array.isArray(read.value)) {
    const scenario = parseScenario(read.value);
    return scenario.ok ? ok([scenario.value]) : scenario;
  }
  if (read.value.length === 0) return failed('the list holds no scenario');
  const scenarios: Scenario[] = [];
  for (const [i, data] of read.value.entries()) {
    const scenario = parseScenario(data);
    if (!scenario.ok) return failed(`scenario ${i + 1}: ${scenario.failure}`);
    scenarios.push(scenario.value);
  }
  return ok(scenarios);
}

function parseScenario(data: unknown): Result<Scenario, string> {
  if (!isRecord(data)) return failed('a scenario must be an object');
  const unknown = Object.keys(data).find((field) => !SCENARIO_FIELDS.includes(field));
  if (unknown !== undefined) return failed(`unknown field "${unknown}"`);
  const { title, game, seats, steps, options = {}, deal = {} } = data;
  if (typeof title !== 'string' || title === '') return failed('"title" must be a text');
  if (typeof game !== 'string') return failed('"game" must name a game');
  if (typeof seats !== 'number') return failed('"seats" must be a number');
  if (!isRecord(options)) return failed('"options" must be an object');
  if (!isRecord(deal)) return failed('"deal" must be an object');
  if (!Array.isArray(steps) || steps.length === 0) return failed('"steps" must be a list of steps');
  if (steps.length > MAX_SCENARIO_STEPS) return failed(`more than ${MAX_SCENARIO_STEPS} steps`);
  for (const [i, step] of steps.entries()) if (!isScenarioStep(step)) return failed(`step ${i + 1} is not a step`);
  return ok({ title, game, options, seats, deal, steps });
}

function isScenarioStep(step: unknown): step is ScenarioStep {
  if (!isRecord(step)) return false;
  const fields = Object.keys(step).sort().join();
  if (fields === 'all') return isRecord(step.all);
  if (fields === 'expect') return isRecord(step.expect);
  if (typeof step.seat !== 'number') return false;
  return fields === 'move,seat' || (fields === 'move,refused,seat' && typeof step.refused === 'string');
}

/** Plays a scenario. Undefined when it passed; else a sentence saying what differed. */
export function runScenario(game: AnyGame, scenario: Scenario): string | undefined {
  const options = resolveOptions(game, scenario.seats, scenario.options);
  if (!options.ok) return options.failure;
  const arranged = game.arrange(scenario.seats, options.value, scenario.deal);
  if (!arranged.ok) return arranged.failure;
  const state = arranged.value;
  for (const [i, step] of scenario.steps.entries()) {
    const failure = runStep(game, state, step);
    if (failure) return `step ${i + 1}: ${failure}`;
  }
  return undefined;
}

function runStep(game: AnyGame, state: unknown, step: ScenarioStep): string | undefined {
  if ('expect' in step) return findMismatch(step.expect, game.summary(state));
  if ('all' in step) return playMoveForAll(game, state, step.all);
  if ('refused' in step) return expectRefusal(game, state, step.seat, step.move, step.refused);
  return playMove(game, state, step.seat, step.move);
}

function playMove(game: AnyGame, state: unknown, seat: Seat, move: unknown): string | undefined {
  const refusal = game.refusal(state, seat, move);
  if (refusal) return `seat ${seat} may not ${JSON.stringify(move)}: ${refusal.code} [${refusal.rule}]`;
  game.apply(state, seat, move, stackedChance);
  return undefined;
}

function expectRefusal(game: AnyGame, state: unknown, seat: Seat, move: unknown, code: string): string | undefined {
  const refusal = game.refusal(state, seat, move);
  if (refusal?.code === code) return undefined;
  return `${JSON.stringify(move)} of seat ${seat} should be refused with ${code}, but was ${refusal?.code ?? 'legal'}`;
}

function playMoveForAll(game: AnyGame, state: unknown, move: unknown): string | undefined {
  const asked = game.decisions(state);
  if (asked.length === 0) return 'nobody is asked';
  for (const [i, { seat, kind }] of asked.entries()) {
    const now = game.decisions(state);
    const isOpen = now.length === asked.length - i && now.some((d) => d.seat === seat && d.kind === kind);
    if (!isOpen) return undefined;
    const failure = playMove(game, state, seat, move);
    if (failure) return failure;
  }
  return undefined;
}

/** The first part of `expected` that `actual` does not contain. Lists must have the same length; `asked` is compared whole. */
function findMismatch(expected: unknown, actual: unknown, path = ''): string | undefined {
  if (isRecord(expected)) {
    if (!isRecord(actual)) return mismatchText(path, expected, actual);
    const whole = path === 'asked' && Object.keys(expected).length !== Object.keys(actual).length;
    if (whole) return mismatchText(path, expected, actual);
    return firstFound(Object.keys(expected), (key) =>
      findMismatch(expected[key], actual[key], path ? `${path}.${key}` : key),
    );
  }
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return mismatchText(path, expected, actual);
    return firstFound([...expected.keys()], (i) => findMismatch(expected[i], actual[i], `${path}[${i}]`));
  }
  return expected === actual ? undefined : mismatchText(path, expected, actual);
}

function firstFound<T>(items: readonly T[], find: (item: T) => string | undefined): string | undefined {
  for (const item of items) {
    const found = find(item);
    if (found) return found;
  }
  return undefined;
}

function mismatchText(path: string, expected: unknown, actual: unknown): string {
  return `${path} should be ${JSON.stringify(expected)}, but is ${JSON.stringify(actual)}`;
}
