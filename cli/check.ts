// kuluary check PATH…: runs scenarios.

import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import { parseScenarios, runScenario, type Scenario } from '@kuluary/kernel/scenario';
import { type Command, UsageError } from './arguments.ts';
import { withoutUnsafeCharacters } from './terminal-output.ts';

export const checkCommand: Command = {
  usage: 'PATH…',
  about: 'Runs scenarios from files or folders.',
  details: 'A file holds a list of scenarios, or one. Exit code 1 when a scenario fails, 2 when a path holds none.',
  flags: { quiet: { about: 'print only failures and the count' } },
  run({ positionals, flags }) {
    if (positionals.length === 0) throw new UsageError('name at least one file or folder');
    let passed = 0;
    let failed = 0;
    for (const { file, title, failure } of positionals.flatMap(scenarioFiles).flatMap(checkFile)) {
      if (failure) failed++;
      else passed++;
      if (failure)
        console.log(`✗ ${withoutUnsafeCharacters(`${file}: ${title}`)}\n    ${withoutUnsafeCharacters(failure)}`);
      else if (!flags.quiet) console.log(withoutUnsafeCharacters(`✓ ${title}`));
    }
    console.log(`${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  },
};

/** The scenarios at a path. Links are not followed: they can form cycles. */
function scenarioFiles(path: string): string[] {
  const info = statSync(path, { throwIfNoEntry: false });
  if (!info) throw new UsageError(`there is no "${path}"`);
  if (info.isFile()) return [path];
  if (!info.isDirectory()) throw new UsageError(`"${path}" is neither a file nor a folder`);
  const files = filesBelow(path);
  if (files.length === 0) throw new UsageError(`no scenario (*.json) in "${path}"`);
  return files;
}

function filesBelow(folder: string): string[] {
  const items = readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return items.flatMap((item) => {
    const path = join(folder, item.name);
    if (item.isDirectory()) return filesBelow(path);
    return item.isFile() && item.name.endsWith('.json') ? [path] : [];
  });
}

interface CheckedScenario {
  readonly file: string;
  readonly title: string;
  readonly failure: string | undefined;
}

function checkFile(file: string): readonly CheckedScenario[] {
  const parsed = parseScenarios(readFileSync(file, 'utf8'));
  if (!parsed.ok) return [{ file, title: 'not a scenario', failure: parsed.failure }];
  return parsed.value.map((scenario) => ({ file, title: scenario.title, failure: failureOf(scenario) }));
}

function failureOf(scenario: Scenario): string | undefined {
  if (!Object.hasOwn(GAME_REGISTRY, scenario.game)) return `there is no game "${scenario.game}"`;
  return runScenario(GAME_REGISTRY[scenario.game]!.game, scenario);
}
