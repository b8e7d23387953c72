// npm run keep-rules -- GAME [COMMIT]: archives the rules of a commit (default: the last one) for matches that were begun
// with them: bundled with their bots into one file without imports, and with golden logs that they have played.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { GAME_REGISTRY } from '@kuluary/games/game-registry';
import type { ArchivedRules } from '@kuluary/kernel/archived-rules';
import { type Plugin, rolldown } from 'rolldown';
import { formatGoldenLogs, playGoldenLogs } from './golden-logs.ts';

const [id, commit = 'HEAD'] = process.argv.slice(2);
if (id === undefined || !Object.hasOwn(GAME_REGISTRY, id))
  throw new Error(`name a game: ${Object.keys(GAME_REGISTRY).join(', ')}`);
const MODULE_DECLARATION = `import type { ArchivedRules } from '@kuluary/kernel/archived-rules';

declare const rules: ArchivedRules;
export default rules;
`;
const checkoutFolder = mkdtempSync(join(tmpdir(), 'kuluary-rules-'));
try {
  await archiveRules(id, commit);
} finally {
  rmSync(checkoutFolder, { recursive: true });
}

async function archiveRules(game: string, commit: string): Promise<void> {
  const commitText = checkOut(commit);
  const code = await bundleRules(game);
  const module = join(checkoutFolder, 'rules.mjs');
  writeFileSync(module, code);
  const rules = ((await import(pathToFileURL(module).href)) as { default: ArchivedRules }).default;
  const { version } = rules.game;
  const current = GAME_REGISTRY[game]!.game.version;
  if (version >= current)
    throw new Error(`${commit} has version ${version} of the rules, which is the current one: raise it first`);
  const file = `games/${game}/archived-rules/rules-${version}`;
  if (existsSync(`${file}.mjs`)) throw new Error(`${file}.mjs is there already`);
  mkdirSync(`games/${game}/archived-rules`, { recursive: true });
  writeFileSync(`${file}.mjs`, `${fileHeader(game, version, commitText)}${code}`);
  writeFileSync(`${file}.d.mts`, MODULE_DECLARATION);
  writeFileSync(`${file}.logs.json`, formatGoldenLogs({ rules: version, box: null, logs: playGoldenLogs(rules) }));
  console.log(`${file}.mjs, with golden logs. Add it to games/${game}/archived-rules/archived-rules.ts.`);
}

/** Extracts the sources of a commit, with the packages installed now. Returns the commit in words. */
function checkOut(commit: string): string {
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', checkoutFolder], { input: archive });
  symlinkSync(join(process.cwd(), 'node_modules'), join(checkoutFolder, 'node_modules'));
  return execFileSync('git', ['show', '-s', '--format=commit %h of %cs', commit], { encoding: 'utf8' }).trim();
}

async function bundleRules(game: string): Promise<string> {
  const input = join(checkoutFolder, 'rules-to-keep.ts');
  const importBots = `import { ${game}Bots } from '@kuluary/games/game-bots/${game}';`;
  writeFileSync(
    input,
    `${importBots} const { game, bots, critic } = ${game}Bots; export default { game, bots, critic, standIn: '${standInOf(game)}' };`,
  );
  const bundle = await rolldown({
    input,
    platform: 'neutral',
    cwd: checkoutFolder,
    plugins: [resolveInCheckout()],
    logLevel: 'silent',
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, minify: true });
  return output[0].code;
}

/** Read from the source of the game's entry, because running it would load all texts of the game. */
function standInOf(game: string): string {
  const [, standIn] =
    /standIn: '([\w-]+)'/.exec(readFileSync(join(checkoutFolder, `games/game-entries/${game}.ts`), 'utf8')) ?? [];
  if (standIn === undefined) throw new Error(`games/game-entries/${game}.ts names no stand-in`);
  return standIn;
}

/** Resolves workspaces to the sources of the commit, and rules archived before it to none: they are archived already. */
function resolveInCheckout(): Plugin {
  const none = join(checkoutFolder, 'no-archived-rules.ts');
  writeFileSync(none, 'export const ARCHIVED_RULES = {};');
  return {
    name: 'resolve-in-checkout',
    resolveId: (specifier) => {
      const [, workspace, path] = /^@kuluary\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
      if (workspace === undefined) return null;
      const folder = [join(checkoutFolder, workspace), join(checkoutFolder, 'games', workspace)].find(existsSync)!;
      return path === 'archived-rules/archived-rules' ? none : join(folder, `${path}.ts`);
    },
  };
}

function fileHeader(game: string, version: number, commitText: string): string {
  return [
    `// Version ${version} of the rules of ${game}, as they were in ${commitText}, and the bots that played by them.`,
    '// Matches that were begun with them go on with them, and their logs replay with them. Made by',
    `// \`npm run keep-rules -- ${game}\`; never changed by hand. docs/adding-a-game.md says more.`,
    '',
  ].join('\n');
}
