import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isInstalled } from '../../src/scripts/install.mjs';
import { nodeVersionError } from '../../src/scripts/nodeVersion.mjs';
import { canOpenBrowser, requestedPort } from '../../src/scripts/serveGame.mjs';
import { sourceStamp } from '../../src/scripts/sourceStamp.mjs';

test('there is an error for a Node that is too old, and none for a newer one', () => {
  expect(['20.19.0', '20.20.1', '22.0.0', '24.1.0'].map(nodeVersionError)).toEqual([null, null, null, null]);
  expect(nodeVersionError('20.18.3')).toContain('needs Node 20.19 or newer; this is Node 20.18.3');
  expect(nodeVersionError('18.20.0')).toContain('this is Node 18.20.0');
});

test('the port is the usual one unless a valid one is given', () => {
  expect(requestedPort('8080')).toBe(8080);
  expect([undefined, '', 'http', '0', '70000', '80.5'].map(requestedPort)).toEqual(Array(6).fill(1941));
});

test('a browser is opened only where it can be seen', () => {
  expect(canOpenBrowser('darwin', {})).toBe(true);
  expect(canOpenBrowser('win32', {})).toBe(true);
  expect(canOpenBrowser('linux', {})).toBe(false);
  expect(canOpenBrowser('linux', { DISPLAY: ':0' })).toBe(true);
  expect(canOpenBrowser('linux', { WAYLAND_DISPLAY: 'wayland-0' })).toBe(true);
  expect(canOpenBrowser('darwin', { CI: 'true' })).toBe(false);
});

describe('in a project', () => {
  let root = '';
  const write = (file: string, text: string): void => writeFileSync(join(root, file), text);
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'warboard-'));
    for (const folder of ['src/map', 'public/map', 'node_modules']) mkdirSync(join(root, folder), { recursive: true });
    write('src/main.tsx', 'main');
    write('package-lock.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('the stamp changes with the content, name or folder of a source, and with nothing else', () => {
    const first = sourceStamp(root);
    utimesSync(join(root, 'src/main.tsx'), 1, 1);
    write('public/map/1941.json', 'made by the build');
    write('README.md', 'words');
    expect(sourceStamp(root)).toBe(first);
    write('src/main.tsx', 'other');
    const second = sourceStamp(root);
    write('src/map/main.tsx', '');
    const stamps = new Set([first, second, sourceStamp(root)]);
    expect(stamps.size).toBe(3);
  });

  describe('everything is installed', () => {
    const lock = (packages: object): string => JSON.stringify({ packages: { '': { version: '1.0.0' }, ...packages } });
    const vite = { version: '8.0.0', integrity: 'sha512-a' };
    const forMac = { version: '1.0.0', integrity: 'sha512-b', optional: true };
    beforeEach(() => write('package-lock.json', lock({ 'node_modules/vite': vite, 'node_modules/for-mac': forMac })));

    test('if npm recorded every package, except those for other systems', () => {
      write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/vite': vite } }));
      expect(isInstalled(root)).toBe(true);
    });

    test('unless npm did not finish, omitted a package, or installed another version', () => {
      expect(isInstalled(root)).toBe(false);
      write('node_modules/.package-lock.json', JSON.stringify({ packages: { 'node_modules/for-mac': forMac } }));
      expect(isInstalled(root)).toBe(false);
      write(
        'node_modules/.package-lock.json',
        JSON.stringify({ packages: { 'node_modules/vite': { ...vite, version: '7.0.0' } } }),
      );
      expect(isInstalled(root)).toBe(false);
    });
  });
});
