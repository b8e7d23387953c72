import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { cutFonts } from './cut-fonts.ts';

/** The games, each with what it shares with others. */
const GAMES: Readonly<Record<string, readonly string[]>> = { coup: [], rickshank: ['effects'], voices: ['effects'] };
const LANGUAGES = ['en', 'ru', 'uk'];
const DRAWINGS = '(drawings|drawn|emblem|cutting|card-window|frame-of|marker|picture|tokens)'; // what a page without a table draws with

// What is needed together comes in one file: a dozen small ones cost more than they save. The first line that fits wins;
// what fits none is left to the bundler.
const FILES: readonly (readonly [file: string, modules: RegExp])[] = [
  ['react', /\/node_modules\/(react|react-dom|scheduler)\//],
  ['admin', /\/web\/admin\/|\/web\/words\/admin\b/], // with its words: only operators fetch them
  // every screen
  [
    'page',
    /\/web\/(app|settings|use-game)\b|\/web\/words\/[\w-]+\.ts$|(?<!\/games\/\w+)\/texts\/(catalogue|learnt|list|message|parted|reader|typography)\.|\/protocol\/|\/kernel\/result\./,
  ],
  [
    'page',
    /\/stage\/(brand|buttons|chamber|drawn|icons|sheet|svg|way-back)\.|\/web\/local\/(unfinished|drawers)\.|\/table\/(use-media|last-table)\./,
  ],
  ['page', /\/web\/lobby\/(editions|room)\.|\/table\/emblem\.module\./], // too little for files of their own
  ['page', /\/web\/home\/(code|code-sheet|sheets)\./],
  ['home', /\/web\/home\/(?!tables)/], // open tables show who sits at them: portraits are the table's
  // words
  ...LANGUAGES.map((language) => [language, new RegExp(`/web/words/\\w+\\.${language}\\.ts$`)] as const),
  // games
  ['rulebook', /(?<!\/games\/\w+)\/texts\/rulebook\/|\/web\/rules\/(?!rules-address|\w+-(rulebook|picture)\.)/],
  ['effects', /\/effects\//],
  ['engine', /\/(bots|kernel)\/[\w-]+\.ts$|\/entries\/entry\.ts$|\/@noble\//],
  ...Object.keys(GAMES).flatMap(filesOfGame),
  // tables
  ['hot-seat', /\/web\/local\/(hot-seat|seat-links|next-holder)/],
  ['table', /\/web\/local\/choices\.module\.|\/web\/lobby\/(edition-cards|at-thumb)\./],
  ['ending', /\/web\/(ending|review)\//],
  ['local', /\/web\/local\/|\/web\/link\/local-link\.|\/host\//],
  [
    'table',
    /\/web\/(table|link|sound|rules)\/|\/web\/replay\/(recording|kept-log|rules-then)|\/stage\/|\/partysocket\//,
  ],
];

function filesOfGame(game: string): (readonly [file: string, modules: RegExp])[] {
  const words = LANGUAGES.map(
    (language) => [`${game}-${language}`, new RegExp(`/${game}/(texts|table/words)/${language}(\\.ts$|/)`)] as const,
  );
  return [
    ...words,
    [`${game}-minds`, new RegExp(`/games/minds/${game}\\.ts$|/${game}/bot/`)], // in the page only where workers fail
    [`${game}-rulebook`, new RegExp(`/${game}/texts/rulebook/(?!boxes|rule-ids)|/web/rules/${game}-rulebook\\.`)],
    [
      game,
      new RegExp(
        `/games/entries/${game}\\.ts$|/${game}/((push|rules|cards|texts)/|earlier/earlier\\.ts|table/skin\\.)`,
      ),
    ],
    [`${game}-drawings`, new RegExp(`/${game}/table/${DRAWINGS}|/web/rules/${game}-picture\\.`)],
    [`${game}-table`, new RegExp(`/${game}/table/`)],
  ];
}

// What the page asks for by itself, while main.ts finds out what else is needed. The server knows more: who comes to a table
// gets a page that asks for a table (server/site.ts chooses).
const PAGES: readonly Page[] = [
  { file: 'index', needs: ['react', 'page'] },
  { file: 'table', needs: ['react', 'page', 'table', 'engine'] },
  ...Object.entries(GAMES).flatMap(([game, shared]): Page[] => {
    const needs = ['react', 'page', 'table', 'engine', ...shared, game, `${game}-drawings`, `${game}-table`];
    return [
      { file: `table-${game}`, game, needs },
      { file: `play-${game}`, game, needs: [...needs, 'local'] },
    ];
  }),
];

interface Page {
  readonly file: string;
  readonly game?: string; // that is played there
  readonly needs: readonly string[]; // files
}

/** What is seen first waits for no other file: its style is written into the page. */
const FIRST_PAGE: Plugin = {
  name: 'first-page',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const html = String((bundle['index.html'] as Rolldown.OutputAsset).source);
    const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(html)!;
    const { source: style } = bundle[link[1]!] as Rolldown.OutputAsset;
    delete bundle['index.html'];
    for (const { file, game, needs } of PAGES) {
      // The link is not followed any more, but by browsers that are a little older; by it those who need that style find
      // that it is here.
      const styled = `${link[0].replace('<link', '<link disabled')}<style>${style}</style>`;
      const told = game === undefined ? html : html.replace('<html', `<html data-game="${game}"`);
      const source = told.replace(link[0], () => preloads(bundle, needs) + styled);
      this.emitFile({ type: 'asset', fileName: `${file}.html`, source });
    }
  },
};

/** They may wait until what is seen first has come: it is little. */
function preloads(bundle: Rolldown.OutputBundle, files: readonly string[]): string {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  const addresses = files.map((file) => chunks.find(({ name }) => name === file)!.fileName);
  return addresses
    .map((address) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${address}">`)
    .join('');
}

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    cutFonts,
    FIRST_PAGE,
    VitePWA({
      registerType: 'prompt', // app/renewal.ts decides when a new version takes over
      injectRegister: false,
      manifest: {
        name: 'Kuluary · Кулуары · Кулуари',
        short_name: 'Kuluary',
        description: 'Board games of hidden influence, with friends and bots.',
        start_url: '/',
        display: 'standalone',
        background_color: '#090f1d',
        theme_color: '#090f1d',
        categories: ['games'],
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,woff2}'], // all of it: a game with bots needs no network
        globIgnores: ['{table,play}*.html'], // offline the one page does for all
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\b/, /^\/ws\b/, /^\/healthz\b/, /^\/metrics\b/],
        cleanupOutdatedCaches: true,
      },
    }),
  ],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: ['safari17', 'firefox128', 'chrome120'],
    modulePreload: { polyfill: false }, // every browser of `target` knows it
    assetsInlineLimit: 0, // drawings and fonts stay files: they are fetched when they are seen
    rolldownOptions: {
      checks: { bundlerTimings: false }, // who starts a server need not know how long its build took
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'first', tags: ['$initial'] }, // what main.ts imports: it decides which other files are needed
            { name: (id) => FILES.find(([, modules]) => modules.test(id))?.[0] ?? null, debugName: 'FILES' },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
