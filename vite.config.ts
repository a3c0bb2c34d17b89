import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2022',
    // Pixi alone is past the default warning; the real limit is measured by the bench.
    chunkSizeWarningLimit: 1500,
  },
  server: { host: '127.0.0.1' },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    // Component tests ask for a DOM themselves: `// @vitest-environment happy-dom`.
    environment: 'node',
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
