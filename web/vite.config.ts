import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { cutFonts } from './cut-fonts.ts';

const server = 'http://localhost:8080';

const GAMES = ['coup'];
const LANGUAGES = ['en', 'ru', 'uk'];

// What is needed together comes in one file: a dozen small ones cost more than they save. The first line that fits wins;
// what fits none is left to the bundler.
const FILES: readonly (readonly [file: string, modules: RegExp])[] = [
  ['react', /\/node_modules\/(react|react-dom|scheduler)\//],
  // every screen
  [
    'page',
    /\/web\/(app|settings|use-game)\b|\/web\/words\/[\w-]+\.ts$|\/texts\/(catalogue|message|list)\.|\/protocol\//,
  ],
  ['page', /\/stage\/(brand|buttons|chamber|icons|sheet)\.|\/web\/local\/(unfinished|drawers)\.|\/table\/use-media\./],
  ['page', /\/web\/lobby\/(editions|room)\.|\/table\/emblem\.module\./], // too little for files of their own
  ['page', /\/web\/home\/(code|code-sheet|sheets)\./],
  ['home', /\/web\/home\/(?!tables)/], // open tables show who sits at them: portraits are the table's
  // words
  ...LANGUAGES.map((language) => [language, new RegExp(`/web/words/\\w+\\.${language}\\.ts$`)] as const),
  // games
  ['rulebook', /\/texts\/rulebook\/(?!boxes|rule-ids|typography)|\/web\/rules\/(?!rules-address)/],
  ['minds', /\/games\/minds\.ts$|\/host\/think\.ts$|\/games\/\w+\/bot\//], // they think in workers; in the page only where these fail
  ['registry', /\/games\/registry\.ts$/], // names the games, which use the engine: in one file they would wait for each other
  ['engine', /\/(bots|kernel)\/[\w-]+\.ts$|\/@noble\//],
  ...GAMES.flatMap(filesOfGame),
  // tables
  ['hot-seat', /\/web\/local\/(hot-seat|seat-links|next-holder)/],
  ['table', /\/web\/local\/choices\.module\.|\/web\/lobby\/(edition-cards|at-thumb)\./],
  ['ending', /\/web\/(ending|review)\//],
  ['local', /\/web\/local\/|\/web\/link\/local-link\.|\/host\//],
  ['table', /\/web\/(table|link|sound|rules)\/|\/web\/replay\/(recording|kept-log)|\/stage\/|\/partysocket\//],
];

function filesOfGame(game: string): (readonly [file: string, modules: RegExp])[] {
  const words = LANGUAGES.map(
    (language) => [`${game}-${language}`, new RegExp(`/${game}/(texts|table/words)/${language}\\.ts$`)] as const,
  );
  return [
    ...words,
    [game, new RegExp(`/${game}/(rules|texts)/`)],
    [`${game}-drawings`, new RegExp(`/${game}/table/(drawings|emblem)`)],
    [`${game}-table`, new RegExp(`/${game}/table/`)],
  ];
}

const ONLY_GAME = GAMES.length === 1 ? [GAMES[0]!, `${GAMES[0]}-drawings`, `${GAMES[0]}-table`] : [];

// What the page asks for by itself, while main.ts finds out what else is needed. The server knows more: who comes to a table
// gets a page that asks for a table (server/site.ts chooses).
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  index: ['react', 'page'],
  table: ['react', 'page', 'table', 'engine', 'registry', ...ONLY_GAME],
  play: ['react', 'page', 'table', 'engine', 'registry', ...ONLY_GAME, 'local'],
};

/** What is seen first waits for no other file: its style is written into the page. */
const FIRST_PAGE: Plugin = {
  name: 'first-page',
  apply: 'build',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const html = String((bundle['index.html'] as Rolldown.OutputAsset).source);
    const link = /<link rel="stylesheet"[^>]*href="\/([^"]+)">/.exec(html)!;
    const { source: style } = bundle[link[1]!] as Rolldown.OutputAsset;
    for (const name of ['index.html', link[1]!]) delete bundle[name];
    for (const [page, files] of Object.entries(NEEDED)) {
      // The link is not followed any more; by it those who need that style find that it is here.
      const styled = `${link[0].replace('<link', '<link disabled')}<style>${style}</style>`;
      const source = html.replace(link[0], () => preloads(bundle, files) + styled);
      this.emitFile({ type: 'asset', fileName: `${page}.html`, source });
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
        globIgnores: ['{table,play}.html'], // offline the one page does for all
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
  server: {
    port: 5173,
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
