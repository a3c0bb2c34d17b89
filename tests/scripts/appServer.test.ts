import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appServer, requestedFile } from '../../src/scripts/appServer.mjs';
import { encodingFor } from '../../src/scripts/compressed.mjs';
import { contentType, isCompressible } from '../../src/scripts/contentType.mjs';
import { listenOnFreePort } from '../../src/scripts/freePort.mjs';

describe('the file asked for', () => {
  test.each([
    ['/', 'index.html'],
    ['/?game=1#map', 'index.html'],
    ['/assets/app.js', 'assets/app.js'],
    ['/map/1941.json?v=2', 'map/1941.json'],
    ['/a%20b.png', 'a b.png'],
  ])('of %s is %s', (address, file) => {
    expect(requestedFile(address)).toBe(file);
  });

  test.each([
    '/../secret',
    '/%2e%2e/secret',
    '/..%2f..%2fsecret',
    '/..\\secret',
    '/.stamp',
    '/a/.git/config',
    '/a%00.js',
    '/%zz',
    '/c:/x',
  ])('is none for %s', (address) => {
    expect(requestedFile(address)).toBeNull();
  });
});

test.each([
  ['index.html', 'text/html; charset=utf-8'],
  ['a.js', 'text/javascript; charset=utf-8'],
  ['map.json', 'application/json; charset=utf-8'],
  ['font.woff2', 'font/woff2'],
  ['FLAG.SVG', 'image/svg+xml'],
  ['a.wasm', 'application/wasm'],
  ['a.unknown', 'application/octet-stream'],
])('%s is served as %s', (file, type) => {
  expect(contentType(file)).toBe(type);
});

test('pictures and fonts are not packed again', () => {
  expect(
    ['a.js', 'a.json', 'a.svg', 'a.html', 'a.wasm'].map((file) => isCompressible(contentType(file))),
  ).not.toContain(false);
  expect(['a.png', 'a.woff2', 'a.webp'].map((file) => isCompressible(contentType(file)))).not.toContain(true);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', null],
  [undefined, null],
])('for a browser accepting %s the packing is %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

describe('the server', () => {
  const page = `<!doctype html>${'<p>map</p>'.repeat(100)}`;
  let folder = '';
  let port = 0;
  let server: ReturnType<typeof appServer>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'warboard-'));
    mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    writeFileSync(join(folder, 'dist', '.stamp'), 'stamp');
    writeFileSync(join(folder, 'dist', 'index.html'), page);
    writeFileSync(join(folder, 'dist', 'assets', 'app.js'), 'export {};');
    server = appServer(join(folder, 'dist'));
    port = await listenOnFreePort(server, 34_941);
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true });
  });

  // Not fetch, which would tidy '..' away and unpack by itself.
  function ask(
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<{ answer: IncomingMessage; body: Buffer }> {
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => resolve({ answer, body: Buffer.concat(parts) }));
      })
        .on('error', reject)
        .end();
    });
  }

  test('serves the page at its root and for an unknown path of the app', async () => {
    for (const path of ['/', '/game/now']) {
      const { answer, body } = await ask(path);
      expect([answer.statusCode, answer.headers['content-type'], body.toString()]).toEqual([
        200,
        'text/html; charset=utf-8',
        page,
      ]);
    }
  });

  test('packs for a browser that can unpack', async () => {
    const { answer, body } = await ask('/', { 'accept-encoding': 'gzip' });
    expect(answer.headers['content-encoding']).toBe('gzip');
    expect(body.length).toBeLessThan(page.length);
    expect(gunzipSync(body).toString()).toBe(page);
  });

  test('lets a browser keep what never changes and ask about the rest', async () => {
    expect((await ask('/assets/app.js')).answer.headers['cache-control']).toContain('immutable');
    const { answer } = await ask('/');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect((await ask('/', { 'if-none-match': String(answer.headers.etag) })).answer.statusCode).toBe(304);
  });

  test('gives nothing that is missing, hidden or outside', async () => {
    for (const path of [
      '/missing.js',
      '/assets/app.css',
      '/.stamp',
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
    ]) {
      expect([path, (await ask(path)).answer.statusCode]).toEqual([path, 404]);
    }
  });

  test('answers HEAD without a body and takes nothing', async () => {
    const { answer, body } = await ask('/', {}, 'HEAD');
    expect([answer.statusCode, answer.headers['content-length'], body.length]).toEqual([200, String(page.length), 0]);
    expect((await ask('/', {}, 'POST')).answer.statusCode).toBe(405);
  });
});
