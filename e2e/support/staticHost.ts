import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export interface StaticHost {
  /** Where the page is. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves a folder below a path as the simplest host would: files as they are, nothing else. In place of those that it
 * lacks it sends the page, as some hosts do.
 */
export async function staticHost(folder: string, path: string, lacks?: RegExp): Promise<StaticHost> {
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    const file = normalize(asked.slice(path.length)) || 'index.html';
    const isPage = asked.endsWith('/') || lacks?.test(asked) === true;
    const name = isPage ? 'index.html' : file;
    readFile(join(folder, name)).then(
      (content) => response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream').end(content),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${path}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
