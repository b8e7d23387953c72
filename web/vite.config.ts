import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

const server = 'http://localhost:8080';

const ON_EVERY_SCREEN = [
  /node_modules\/(react|react-dom|scheduler|intl-messageformat|@formatjs)\//,
  /\/stage\/(brand|buttons|chamber|icons|sheet)\./,
  /\/web\/(app|settings)\/.*(?<!-screen)\.tsx?$/,
  /\/web\/words\/(app|area|faults|typeset|use-words)\.ts$/,
];

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
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
    assetsInlineLimit: 0, // drawings and fonts stay files: they are fetched when they are seen
    rolldownOptions: {
      output: {
        // What every screen needs comes in one file: a dozen small ones cost more than they save.
        codeSplitting: {
          groups: [{ name: 'page', test: (id) => ON_EVERY_SCREEN.some((part) => part.test(id)) }],
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
