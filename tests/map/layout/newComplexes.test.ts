import { describe, expect, it } from 'vitest';
import type { GameState } from '../../../src/engine/axis-allies/index.ts';
import { computeLayout, type MapLayout } from '../../../src/map/layout/mapLayout.ts';
import { nextLayout } from '../../../src/map/layout/nextLayout.ts';
import { boardData, edition, opening, openingScene, paramsAt, shapes, sceneOf } from '../openingBoard.ts';

const params = paramsAt(1.8);
const withComplexes = (complexes: GameState['complexes']) => sceneOf({ ...opening, complexes }, edition.turnOrder, []);
const signed = ({ labels }: MapLayout): readonly string[] =>
  labels
    .flatMap(({ space, text }) => (text.facts.marks.some(({ mark }) => mark === 'industrial-complex') ? [space] : []))
    .toSorted();

describe('industrial complexes', () => {
  const opened = { layout: computeLayout(openingScene, shapes.spaces, boardData, params), scene: openingScene, params };

  it('have their sign where they stand when the game begins', () =>
    expect(signed(opened.layout)).toEqual(opening.complexes.toSorted()));

  it('get their sign when they are placed, and all other labels stay', () => {
    const scene = withComplexes([...opening.complexes, 'ukraine']);
    const { layout } = nextLayout(opened, scene, shapes.spaces, boardData);
    expect(signed(layout)).toEqual([...opening.complexes, 'ukraine'].toSorted());
    const others = ({ labels }: MapLayout) => labels.filter(({ space }) => space !== 'ukraine');
    for (const label of others(opened.layout)) expect(layout.labels).toContain(label);
  });

  it('lose their sign where they are moved away', () => {
    const scene = withComplexes(opening.complexes.filter((space) => space !== 'germany'));
    expect(signed(nextLayout(opened, scene, shapes.spaces, boardData).layout)).not.toContain('germany');
  });
});
