import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { POLICY } from '../../src/scripts/vitePlugins.ts';

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly type: string; readonly sizes: string }[];
}

const read = (file: string): Buffer => readFileSync(new URL(`../../${file}`, import.meta.url));
const manifest = JSON.parse(read('public/manifest.webmanifest').toString()) as Manifest;

test.each(manifest.icons.filter(({ type }) => type === 'image/png'))('$src has its declared size', (icon) => {
  const png = read(`public/${icon.src}`);
  // The first chunk of a PNG has its width and height.
  expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(icon.sizes);
});

test('every file that the page links to exists', () => {
  const links = [
    ...read('index.html')
      .toString()
      .matchAll(/<link [^>]*href="\/([^"]+)"/g),
  ].map(([, file]) => file);
  expect(links).toContain('manifest.webmanifest');
  for (const file of links) expect(read(`public/${file}`).length).toBeGreaterThan(0);
});

test('the policy allows only code from files of the app, and no other host', () => {
  expect(POLICY).toContain("script-src 'self';");
  expect(POLICY).not.toMatch(/unsafe|https?:|\*/);
});
