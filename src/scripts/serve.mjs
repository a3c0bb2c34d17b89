import { DIST } from './build.mjs';
import { ROOT } from './run.mjs';

/** @typedef {{ address: string, port: number, close: () => Promise<void> }} Served */

/**
 * Serve the built app on this computer, on the first free port from the given one.
 * @param {{ port: number, folder?: string, open?: boolean }} options `open` shows it in the user's browser
 * @returns {Promise<Served>}
 */
export async function serve({ port: firstPort, folder = DIST, open = false }) {
  // Not at the top: this file is loaded before anything is installed.
  const { preview } = await import('vite');
  const server = await preview({
    root: ROOT,
    logLevel: 'warn',
    build: { outDir: folder },
    preview: { port: firstPort, open },
  });
  const address = server.resolvedUrls?.local[0];
  if (address === undefined) throw new Error('The app is served at no address.');
  return { address, port: Number(new URL(address).port), close: () => server.close() };
}
