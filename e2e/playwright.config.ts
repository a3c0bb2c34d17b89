import { defineConfig } from '@playwright/test';

// Software rendering, so that a machine without a graphics card draws the same map.
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The map is drawn by the software graphics card; the page around it would take as long again there.
  '--disable-gpu-compositing',
];
const address = process.env['WARBOARD_ADDRESS'];
const browser = process.env['WARBOARD_BROWSER'];

/** Run by `npm run e2e`, which serves the built app and finds the browser. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  // Three for two processors, since tests also wait much of the time.
  workers: 3,
  fullyParallel: false,
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    ...(address ? { baseURL: address } : {}),
    viewport: { width: 1280, height: 720 },
    // Camera flights are slow with software rendering; tests of animations turn them on.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    trace: 'off',
    video: 'off',
    // A new window takes the browser longer than the page in it: one is emptied for the next test instead.
    reuseContext: true,
    // Tests that cut the network must not be served from what an earlier page kept.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: { args: BROWSER_FLAGS, ...(browser ? { executablePath: browser } : {}) },
  },
});
