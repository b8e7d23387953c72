// npm run keep-rules -- GAME [COMMIT]: keeps the rules of a commit (the last one, if none is named) for matches that were
// begun with them: with their bots in one file that needs no other, and with golden logs that they have played.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { REGISTRY } from '@kuluary/games/registry';
import type { EarlierRules } from '@kuluary/kernel/earlier';
import { type Plugin, rolldown } from 'rolldown';
import { goldenLogs, writeGolden } from './golden-logs.ts';

const [id, commit = 'HEAD'] = process.argv.slice(2);
if (id === undefined || !Object.hasOwn(REGISTRY, id))
  throw new Error(`name a game: ${Object.keys(REGISTRY).join(', ')}`);
const DECLARATION = `import type { EarlierRules } from '@kuluary/kernel/earlier';

declare const rules: EarlierRules;
export default rules;
`;
const tree = mkdtempSync(join(tmpdir(), 'kuluary-rules-'));
try {
  await keep(id, commit);
} finally {
  rmSync(tree, { recursive: true });
}

async function keep(game: string, commit: string): Promise<void> {
  const when = checkOut(commit);
  const code = await bundled(game);
  const module = join(tree, 'rules.mjs');
  writeFileSync(module, code);
  const rules = ((await import(pathToFileURL(module).href)) as { default: EarlierRules }).default;
  const { version } = rules.game;
  const today = REGISTRY[game]!.game.version;
  if (version >= today)
    throw new Error(`${commit} has version ${version} of the rules, and so has today: raise it first`);
  const file = `games/${game}/earlier/rules-${version}`;
  if (existsSync(`${file}.mjs`)) throw new Error(`${file}.mjs is kept already`);
  mkdirSync(`games/${game}/earlier`, { recursive: true });
  writeFileSync(`${file}.mjs`, `${headOf(game, version, when)}${code}`);
  writeFileSync(`${file}.d.mts`, DECLARATION);
  writeFileSync(`${file}.logs.json`, writeGolden({ rules: version, box: null, logs: goldenLogs(rules) }));
  console.log(`${file}.mjs, with golden logs. Add it to games/${game}/earlier/earlier.ts.`);
}

/** The sources as they were, beside today's packages. Returns which commit that was. */
function checkOut(commit: string): string {
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x', '-C', tree], { input: archive });
  symlinkSync(join(process.cwd(), 'node_modules'), join(tree, 'node_modules'));
  return execFileSync('git', ['show', '-s', '--format=commit %h of %cs', commit], { encoding: 'utf8' }).trim();
}

/** The game's minds as they were: they know its rules and its bots. */
async function bundled(game: string): Promise<string> {
  const input = join(tree, 'rules-to-keep.ts');
  const minds = `import { ${game}Minds } from '@kuluary/games/minds/${game}';`;
  writeFileSync(
    input,
    `${minds} const { game, bots, critic } = ${game}Minds; export default { game, bots, critic, standIn: '${standInOf(game)}' };`,
  );
  const bundle = await rolldown({ input, platform: 'neutral', cwd: tree, plugins: [asItWas()], logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false, minify: true });
  return output[0].code;
}

/** Only the game's entry names it, and an entry comes with all words of the game: it is read, not run. */
function standInOf(game: string): string {
  const [, standIn] = /standIn: '([\w-]+)'/.exec(readFileSync(join(tree, `games/entries/${game}.ts`), 'utf8')) ?? [];
  if (standIn === undefined) throw new Error(`games/entries/${game}.ts names nobody who stands in`);
  return standIn;
}

/** Workspaces lead to the sources of the commit, not to today's; what was earlier even then is kept already. */
function asItWas(): Plugin {
  const none = join(tree, 'nothing-earlier.ts');
  writeFileSync(none, 'export const EARLIER = {};');
  return {
    name: 'as-it-was',
    resolveId: (specifier) => {
      const [, workspace, path] = /^@kuluary\/([^/]+)\/(.+)$/.exec(specifier) ?? [];
      if (workspace === undefined) return null;
      const folder = [join(tree, workspace), join(tree, 'games', workspace)].find(existsSync)!;
      return path === 'earlier/earlier' ? none : join(folder, `${path}.ts`);
    },
  };
}

function headOf(game: string, version: number, when: string): string {
  return [
    `// Version ${version} of the rules of ${game}, as they were in ${when}, and the bots that played by them.`,
    '// Matches that were begun with them go on with them, and their logs replay with them. Made by',
    `// \`npm run keep-rules -- ${game}\`; never changed by hand. docs/adding-a-game.md says more.`,
    '',
  ].join('\n');
}
