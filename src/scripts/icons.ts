/** Renders public/icon.svg in the sizes that phones and tablets need: npm run icons, after changing it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';

/** Fills the corners too: systems cut icons to their own shapes. */
const BACKGROUND = '#2b2419';
const SIZES = { 'icon-192.png': 192, 'icon-512.png': 512, 'apple-touch-icon.png': 180 };

const folder = new URL('../../public/', import.meta.url);
const drawing = readFileSync(new URL('icon.svg', folder), 'utf8');
for (const [name, size] of Object.entries(SIZES)) {
  const picture = new Resvg(drawing, { background: BACKGROUND, fitTo: { mode: 'width', value: size } }).render();
  writeFileSync(new URL(name, folder), picture.asPng());
}
