import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contentSecurityPolicy, POLICY } from './src/scripts/contentSecurityPolicy.ts';
import { preloadMap } from './src/scripts/preloadMap.ts';
import { serveUncompressed } from './src/scripts/serveUncompressed.ts';

const PURE = [
  'rules',
  'engine',
  'properties',
  'players',
  'generators',
  'games',
  'counts',
  'geography',
  'text',
  'reached',
  'soak',
  'revised',
  'odds',
  'table',
  'studies',
].map((folder) => `tests/${folder}/**/*.test.ts`);

/** A file of cases, and its edition. */
const CASE_FILE = /\/rules\/([^/]+)\/cases\/[^/]+\.json$/;
/** A study of an opening, and its edition. */
const STUDY_FILE = /\/rules\/([^/]+)\/studies\/[^/]+\.json$/;

export default defineConfig({
  plugins: [react(), contentSecurityPolicy(), preloadMap(), serveUncompressed()],
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
    // The cases of an edition are read together, so they are one file; its studies too.
    rolldownOptions: {
      // The engine is pure functions: whoever takes one from its index takes no other with it.
      treeshake: { moduleSideEffects: [{ test: /\/src\/engine\/(?!zodMessages)/, sideEffects: false }] },
      output: {
        codeSplitting: {
          groups: [
            { test: CASE_FILE, name: (id) => `cases-${CASE_FILE.exec(id)?.[1]}` },
            { test: STUDY_FILE, name: (id) => `studies-${STUDY_FILE.exec(id)?.[1]}` },
            // All that the page begins with is one file too, and so is what menus and windows are made of: both would
            // otherwise be cut into small pieces by the parts that are loaded later.
            { tags: ['$initial'], name: 'start' },
            { test: /node_modules\/@(base-ui|floating-ui)\//, name: 'windows' },
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
      'content-security-policy': `${POLICY}; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    },
  },
  test: {
    // Component tests ask for a DOM themselves: `// @vitest-environment happy-dom`.
    environment: 'node',
    setupFiles: ['tests/loadEditions.ts'],
    projects: [
      // Pure functions of what they are given: one after the other in one world, since loading them anew takes longer
      // than most of them.
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'apart',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: PURE,
          setupFiles: ['tests/loadExplanations.ts'],
        },
      },
    ],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
