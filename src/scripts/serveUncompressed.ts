import type { Plugin } from 'vite';

/**
 * Serves the built app uncompressed. Vite compresses each file at each request, which on the same computer takes 100 ms
 * longer than sending it uncompressed.
 */
export function serveUncompressed(): Plugin {
  return {
    name: 'serve-uncompressed',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => {
        delete request.headers['accept-encoding'];
        next();
      });
    },
  };
}
