import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { fontSubsetting } from './subset-fonts.ts';

/** The games, each with the chunks that it shares with others. */
const GAMES: Readonly<Record<string, readonly string[]>> = {
  coup: [],
  rickshank: ['card-language'],
  voices: ['card-language'],
};
const LANGUAGES = ['en', 'ru', 'uk'];
const DRAWINGS =
  '(drawings|svg-drawing|emblem|card-artwork|card-picture|card-frame|marker-picture|symbol-picture|table-theme)'; // what a page without a table uses of it

// What is needed together is one chunk: a dozen small ones cost more than they save. The first pattern that matches wins;
// modules without one are left to the bundler.
const FILES: readonly (readonly [file: string, modules: RegExp])[] = [
  ['react', /\/node_modules\/(react|react-dom|scheduler)\//],
  ['admin', /\/web\/admin\/|\/web\/words\/admin\b/], // with its words: only administrators need them
  // every screen
  [
    'page',
    /\/web\/(app|settings|use-game)\b|\/web\/words\/[\w-]+\.ts$|(?<!\/games\/\w+)\/texts\/(catalogue|catalogue-loader|list-format|icu-message|prompt-parts|reader|typography)\.|\/protocol\/|\/kernel\/result\./,
  ],
  [
    'page',
    /\/ui\/(brand-mark|buttons|backdrop|svg-sprites|icons|sheet|svg-markup|back-button)\.|\/web\/local\/(unfinished-game|saved-games)\.|\/table\/(use-media-query|recent-tables)\./,
  ],
  ['page', /\/web\/lobby\/(editions|lobby-session)\.|\/table\/emblem\.module\./], // too small for chunks of their own
  ['page', /\/web\/home\/(table-code|join-by-code-sheet|sheets)\./],
  ['home', /\/web\/home\/(?!tables)/], // tables-screen draws portraits, which are in `table`
  // words
  ...LANGUAGES.map((language) => [language, new RegExp(`/web/words/\\w+\\.${language}\\.ts$`)] as const),
  // games
  ['rulebook', /(?<!\/games\/\w+)\/texts\/rulebook\/|\/web\/rules\/(?!rules-address|\w+-(rulebook|picture)\.)/],
  ['card-language', /\/card-language\//],
  ['engine', /\/(bots|kernel)\/[\w-]+\.ts$|\/game-entries\/game-entry\.ts$|\/@noble\//],
  ...Object.keys(GAMES).flatMap(filesOfGame),
  // tables
  ['hot-seat', /\/web\/local\/(hot-seat|seat-connections|next-device-holder|pass-device-screen)/],
  ['table', /\/web\/local\/setup-form\.module\.|\/web\/lobby\/sticky-action\./],
  [
    'options',
    /\/web\/lobby\/(edition-cards|game-options|house-rules|option-|options-(form|panel\.module)|seat-select|setting-row)|\/ui\/(select|stepper|switch)\./,
  ],
  ['ending', /\/web\/(ending|review)\//],
  ['local', /\/web\/local\/|\/web\/connection\/local-connection\.|\/host\//],
  [
    'table',
    /\/web\/(table|connection|sound|rules)\/|\/web\/replay\/(recording|replay-log-storage|archived-rules)|\/ui\/|\/partysocket\//,
  ],
];

function filesOfGame(game: string): (readonly [file: string, modules: RegExp])[] {
  const words = LANGUAGES.map(
    (language) => [`${game}-${language}`, new RegExp(`/${game}/(texts|table/words)/${language}(\\.ts$|/)`)] as const,
  );
  return [
    ...words,
    [`${game}-bots`, new RegExp(`/games/game-bots/${game}\\.ts$|/${game}/bot/`)], // in the page only where there are no workers
    [`${game}-rulebook`, new RegExp(`/${game}/texts/rulebook/(?!boxes|rule-ids)|/web/rules/${game}-rulebook\\.`)],
    [
      game,
      new RegExp(
        `/games/game-entries/${game}\\.ts$|/${game}/((push|rules|cards|texts)/|archived-rules/archived-rules\\.ts|table/page-theme\\.)`,
      ),
    ],
    [`${game}-drawings`, new RegExp(`/${game}/table/${DRAWINGS}|/web/rules/${game}-picture\\.`)],
    [`${game}-table`, new RegExp(`/${game}/table/`)],
  ];
}

// What a page preloads by itself, while main.ts finds out what else is needed. The server knows more: for the address of a
// table it sends a page that preloads a table (server/site.ts chooses).
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
  readonly game?: string; // of that page
  readonly needs: readonly string[]; // chunks
}

/** Inlines the style of the splash screen into each page, so that it waits for no other file. */
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
      // The disabled link is fetched only by slightly older browsers; modules that need the style find by it that it is
      // loaded.
      const styled = `${link[0].replace('<link', '<link disabled')}<style>${style}</style>`;
      const marked = game === undefined ? html : html.replace('<html', `<html data-game="${game}"`);
      const source = marked.replace(link[0], () => preloads(bundle, needs) + styled);
      this.emitFile({ type: 'asset', fileName: `${file}.html`, source });
    }
  },
};

/** With low priority, after the splash screen. */
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
    fontSubsetting,
    FIRST_PAGE,
    VitePWA({
      registerType: 'prompt', // app/service-worker-updates.ts decides when a new version takes over
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
        globPatterns: ['**/*.{html,js,css,svg,png,woff2}'], // all of it: a match against bots needs no network
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
    assetsInlineLimit: 0, // drawings and fonts stay files, fetched when needed
    rolldownOptions: {
      checks: { bundlerTimings: false }, // noise when a server is started
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'first', tags: ['$initial'] }, // main.ts with its imports
            { name: (id) => FILES.find(([, modules]) => modules.test(id))?.[0] ?? null, debugName: 'FILES' },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
});
