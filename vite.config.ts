import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { normalizePath } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { filesOffShelf, partName } from './src/scripts/offShelf.ts';
import {
  contentSecurityPolicy,
  POLICY,
  firstPageParts,
  importAgain,
  preloadFonts,
  preloadMap,
  serveUncompressed,
  sharedParts,
} from './src/scripts/vitePlugins.ts';
import { testsByNeed } from './src/scripts/testsByNeed.ts';

const PURE = [
  'engine',
  'session',
  'geography',
  'atlas',
  'text',
  'scripts',
  ...['cases', 'history', 'odds', 'session', 'shortGames', 'text'].map((room) => `games/axis-allies/${room}`),
].map((folder) => `tests/${folder}/**/*.test.ts`);

const TESTS = ['tests/**/*.test.{ts,tsx}'];
const NEED = testsByNeed('tests');

/** A file of cases, and its edition. */
const CASE_FILE = /\/rules\/([^/]+)\/cases\/[^/]+\.json$/;
/** A study of an opening, and its edition. */
const STUDY_FILE = /\/rules\/([^/]+)\/studies\/[^/]+\.json$/;

/** Once the first map is drawn, the whole program is kept on the device. A newer version waits until it is taken. */
const OFFLINE: Partial<VitePWAOptions> = {
  registerType: 'prompt',
  injectRegister: false,
  // It is in public/.
  manifest: false,
  strategies: 'injectManifest',
  srcDir: 'src/ui/offline',
  filename: 'sw.js',
  injectManifest: {
    globPatterns: ['**/*.{html,js,css,json,png,svg,woff2,webmanifest}'],
    globIgnores: filesOffShelf(),
    maximumFileSizeToCacheInBytes: 4_000_000,
  },
};

const fileOf = (path: string): string => normalizePath(fileURLToPath(new URL(path, import.meta.url)));

/** What the first map waits for. */
const EARLY = {
  start: fileOf('src/main.tsx'),
  map: fileOf('src/map/WorldMap.tsx'),
  shelf: fileOf('src/engine/axis-allies/editions/index.ts'),
};

/** What somebody may come to first, by its address. Its imports are loaded beside it, not after it. */
const FIRST_PAGES = /\/(OpeningScreen|Classroom|[A-Za-z]+Page|GameOfLink|OpeningLink)-/;

export default defineConfig({
  // Everything is named relative to the page, so that the built folder can be served from any path.
  base: './',
  // Every address is behind the page's #: what is no file is missing, and is not answered by the page.
  appType: 'mpa',
  plugins: [
    react(),
    contentSecurityPolicy(),
    preloadFonts(),
    preloadMap(),
    serveUncompressed(),
    importAgain(),
    VitePWA(OFFLINE),
  ],
  resolve: {
    alias: [
      { find: /^pixi\.js$/, replacement: fileURLToPath(new URL('src/map/pixi/pixi.mjs', import.meta.url)) },
      { find: /^pixi\.js\/lib\//, replacement: fileURLToPath(new URL('node_modules/pixi.js/lib/', import.meta.url)) },
    ],
  },
  build: {
    target: 'es2022',
    // One sheet: a part of the program that is asked for again need not ask for its looks.
    cssCodeSplit: false,
    // All else is mostly there before it is asked for, and the list of its imports would weigh on every first visit.
    modulePreload: { resolveDependencies: (file, imports) => (FIRST_PAGES.test(file) ? imports : []) },
    // The cases of an edition are read together, so they are one file; its studies too.
    rolldownOptions: {
      // The engine is pure functions: whoever takes one from its index takes no other with it.
      treeshake: { moduleSideEffects: [{ test: /\/src\/engine\/(?!zodMessages)/, sideEffects: false }] },
      output: {
        chunkFileNames: partName,
        codeSplitting: {
          groups: [
            { test: CASE_FILE, name: (id) => `cases-${CASE_FILE.exec(id)?.[1]}`, debugName: 'cases' },
            { test: STUDY_FILE, name: (id) => `studies-${STUDY_FILE.exec(id)?.[1]}`, debugName: 'studies' },
            // All that the page begins with is one file too, and so is what menus and windows are made of: both would
            // otherwise be cut into small pieces by the parts that are loaded later.
            { tags: ['$initial'], name: 'start', priority: 1 },
            sharedParts('early', EARLY),
            { test: /node_modules\/@(base-ui|floating-ui)\//, name: 'windows' },
            firstPageParts('OpeningScreen', { start: EARLY.start, page: fileOf('src/ui/newgame/OpeningScreen.tsx') }),
          ],
        },
      },
    },
    // Pixi alone is past the default warning; the real limit is measured by the bench.
    chunkSizeWarningLimit: 1500,
  },
  // Workers load editions when they are first asked for.
  worker: { format: 'es' },
  server: { host: '127.0.0.1' },
  preview: {
    host: '127.0.0.1',
    headers: {
      // What only a header can say besides what the page itself says.
      'content-security-policy': `${POLICY}; frame-ancestors 'self'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  },
  test: {
    // Component tests ask for a DOM themselves: `// @vitest-environment happy-dom`.
    environment: 'node',
    // Tests make many short-lived objects: with more room for them, collecting them takes less time.
    execArgv: ['--max-semi-space-size=64'],
    // One after the other in one world, since loading all anew takes longer than most of them.
    isolate: false,
    projects: [
      // Pure functions of what they are given need nothing else. By their name they begin: among them are the longest,
      // after which a core would have nothing left to do.
      { extends: true, test: { name: 'all together', include: PURE, setupFiles: ['tests/loadEditions.ts'] } },
      // Stores and the page keep things, so they are loaded anew for each file.
      {
        extends: true,
        test: {
          name: 'fresh',
          include: TESTS,
          exclude: [...PURE, ...NEED.alone, ...NEED.onPage],
          setupFiles: ['tests/freshModules.ts'],
        },
      },
      { extends: true, test: { name: 'page', include: [...NEED.onPage], setupFiles: ['tests/freshModules.ts'] } },
      {
        extends: true,
        test: {
          name: 'alone',
          include: [...NEED.alone],
          isolate: true,
          setupFiles: ['tests/loadEditions.ts', 'tests/loadExplanations.ts'],
        },
      },
    ],
    maxWorkers: 2,
    // They only end what hangs: on a busy machine the longest tests take minutes.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
