import { expect, test } from 'vitest';
import { loadCases } from '../../../../../src/games/axis-allies/cases/loadCases.ts';
import { playCase } from '../../../../../src/games/axis-allies/cases/playCase.ts';
import { editionOf } from '../../../../../src/engine/axis-allies/index.ts';
import { exampleAt } from '../../../../../src/games/axis-allies/ui/example/exampleAt.ts';
import { filesUnder, textOf } from '../../../../architecture/sources.ts';

const { all } = await loadCases('1941');
const spaces = new Set(editionOf('1941').spaces.map(({ id }) => id));

test('the app has every case', () => {
  const titles = filesUnder('rules/1941/cases', ['.json']).flatMap((file) =>
    (JSON.parse(textOf(file)) as { title: string }[]).map(({ title }) => title),
  );
  expect(all.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
});

test('every case can be shown step by step, and its first step has spaces on the map', () => {
  for (const each of all) {
    const played = playCase(each, '1941');
    expect(exampleAt(played, 0).spaces.length, each.title).toBeGreaterThan(0);
    for (let at = 0; at <= played.steps.length; at += 1) {
      const example = exampleAt(played, at);
      expect(
        example.spaces.filter((space) => !spaces.has(space)),
        each.title,
      ).toEqual([]);
      expect(
        example.chosen.filter((unit) => example.game.units[unit] === undefined),
        each.title,
      ).toEqual([]);
    }
  }
});
