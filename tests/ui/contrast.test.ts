import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { powerLook } from '../../src/games/looks.ts';

const theme = readFileSync(new URL('../../src/ui/theme.css', import.meta.url), 'utf8');
const TOKENS: Readonly<Record<string, string>> = Object.fromEntries(
  [...theme.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
);

/** WCAG's relative luminance of '#rrggbb'. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** Text colours and their backgrounds. */
const PAIRS: readonly (readonly [string, readonly string[]])[] = [
  ['ink', ['paper', 'paper-raised', 'paper-sunk', 'accent-wash', 'caution-wash', 'danger-wash', 'good-wash', 'sea']],
  ['ink-soft', ['paper', 'paper-raised', 'paper-sunk', 'accent-wash', 'caution-wash']],
  ['ink-inverse', ['accent', 'accent-strong', 'danger', 'table', 'table-raised']],
  ['table-soft', ['table', 'table-raised']],
  ['accent', ['paper', 'paper-raised', 'paper-sunk', 'caution-wash', 'danger-wash']],
  ['danger', ['paper', 'paper-raised', 'danger-wash']],
  ['caution', ['paper', 'paper-raised', 'caution-wash']],
  ['good', ['paper', 'paper-raised', 'good-wash']],
];

test.each(PAIRS.flatMap(([text, grounds]) => grounds.map((ground) => [text, ground] as const)))(
  '%s on %s has enough contrast for a projector in daylight',
  (text, ground) => {
    expect(contrast(TOKENS[text] ?? '', TOKENS[ground] ?? '')).toBeGreaterThanOrEqual(7);
  },
);

test.each(['paper', 'paper-raised', 'paper-sunk', 'accent-wash'])('the focus ring is visible on %s', (ground) => {
  expect(contrast(TOKENS['focus'] ?? '', TOKENS[ground] ?? '')).toBeGreaterThanOrEqual(3);
});

test.each(['soviet-union', 'germany', 'united-kingdom', 'japan', 'united-states'])(
  'the name and silhouettes of %s have enough contrast on its colour',
  (power) => {
    const { colour, ink } = powerLook(power);
    expect(contrast(colour, ink)).toBeGreaterThanOrEqual(4.5);
  },
);
