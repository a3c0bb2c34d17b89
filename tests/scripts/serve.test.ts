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

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

// Not fetch, which would tidy '..' away and unpack by itself.
const ask = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: served.port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });

test('the page is served at the address that is told, unpacked even for a browser that could unpack it', async () => {
  expect(served.address).toBe(`http://127.0.0.1:${served.port}/`);
  const { headers, body } = await ask('/', { accept: 'text/html', 'accept-encoding': 'gzip' });
  expect(headers['content-type']).toMatch('text/html');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body.toString()).toBe(page);
});

test('its files come with their types, and with the policy of the page', async () => {
  const { status, headers, body } = await ask('/assets/app.js');
  expect([status, body.toString()]).toEqual([200, 'export {};']);
  expect(headers['content-type']).toMatch('text/javascript');
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('nothing outside the folder is given', async () => {
  for (const path of ['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/assets/../../secret.txt']) {
    expect((await ask(path)).body.toString()).not.toContain('secret');
  }
});

test('a port that is taken leads to the next free one', async () => {
  const second = await serve({ port: served.port, folder: join(root, 'dist') });
  expect(second.port).toBeGreaterThan(served.port);
  await second.close();
});
