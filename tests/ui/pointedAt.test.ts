import { expect, test } from 'vitest';
import { filesUnder, textOf } from '../architecture/sources.ts';

test('points only at elements that some screen has', () => {
  const classes = [...textOf('src/games/axis-allies/ui/guide/steps.ts').matchAll(/'\.([a-z_-]+)'/g)].map(
    (match) => match[1] ?? '',
  );
  const screens = ['src/ui', 'src/games']
    .flatMap((folder) => filesUnder(folder, ['.tsx']))
    .map(textOf)
    .join('\n');
  expect(classes.length).toBeGreaterThan(8);
  expect(classes.filter((name) => !new RegExp(`["\` ]${name}["\` ]`).test(screens))).toEqual([]);
});
