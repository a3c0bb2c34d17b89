import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type Served } from '../../src/scripts/serve.mjs';

const page = `<!doctype html>${'<p>map</p>'.repeat(200)}`;
let root = '';
let served: Served;

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'warboard-'));
  mkdirSync(join(root, 'dist', 'assets'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(root, 'dist', 'index.html'), page);
  writeFileSync(join(root, 'dist', 'assets', 'app.js'), 'export {};');
  served = await serve({ port: 34_941, folder: join(root, 'dist') });
});
afterAll(async () => {
  await served.close();
  rmSync(root, { recursive: true });
});

interface Response {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

// Not fetch, which would resolve '..' and decompress the body.
const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: served.port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

test('the page is served at the returned address, uncompressed even if the browser accepts compression', async () => {
  expect(served.address).toBe(`http://127.0.0.1:${served.port}/`);
  const { headers, body } = await get('/', { accept: 'text/html', 'accept-encoding': 'gzip' });
  expect(headers['content-type']).toMatch('text/html');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(page);
});

test('files are served with their types and security headers', async () => {
  const { status, headers, body } = await get('/assets/app.js');
  expect([status, body.toString()]).toEqual([200, 'export {};']);
  expect(headers['content-type']).toMatch('text/javascript');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('a file that is not there is missing, and not answered by the page', async () => {
  for (const path of ['/assets/old.js', '/map/atlantis.json', '/watch.js', '/nothing'])
    expect((await get(path, { accept: '*/*' })).status, path).toBe(404);
  expect((await get('/nothing', { accept: 'text/html' })).status).toBe(404);
  expect((await get('/?e2e', { accept: 'text/html' })).status).toBe(200);
});

test('nothing outside the folder is served', async () => {
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt']) {
    expect((await get(path)).body.toString()).not.toContain('secret');
  }
});

test('if the port is taken, the next free one is used', async () => {
  const second = await serve({ port: served.port, folder: join(root, 'dist') });
  expect(second.port).toBeGreaterThan(served.port);
  await second.close();
});
