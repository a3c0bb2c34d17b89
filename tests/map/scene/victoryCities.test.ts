import { describe, expect, it } from 'vitest';
import { revised } from '../../../src/engine/axis-allies/editions/revised.ts';
import { newGame } from '../../../src/engine/axis-allies/index.ts';
import { computeLayout } from '../../../src/map/layout/mapLayout.ts';
import { boardDataOf } from '../../../src/map/scene/boardData.ts';
import { sceneOf } from '../../../src/map/scene/MapScene.ts';
import { builtShapes } from '../../geography/support.ts';
import { openingScene, boardData as otherData, paramsAt, shapes as otherShapes } from '../openingBoard.ts';

const shapes = builtShapes(revised.id);
const boardData = boardDataOf(shapes, revised);
const opening = newGame(revised, {
  players: [
    { name: 'Ada', powers: ['germany', 'japan'] },
    { name: 'Ben', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
  ],
  victory: Object.keys(revised.victories)[0] ?? '',
});
const scene = sceneOf(opening, revised.turnOrder, []);
const ofVictory = [...boardData.spaceInfo.values()].filter(({ keyCity }) => keyCity !== null);

describe('victory cities', () => {
  it.each([0.32, 0.47, 0.7, 1.1, 1.8, 3.2])('all have their dot and their sign at zoom %f', (zoom) => {
    const { labels, features } = computeLayout(scene, shapes.spaces, boardData, paramsAt(zoom));
    expect(ofVictory).toHaveLength(12);
    for (const { id, keyCity } of ofVictory) {
      expect(features.filter(({ name, dot }) => name === keyCity && dot > 0).length, id).toBe(1);
      expect(labels.filter(({ space, text }) => space === id && text.facts.keyCity).length, id).toBe(1);
    }
  });

  it('are told from capitals by their dots', () => {
    const { features } = computeLayout(scene, shapes.spaces, boardData, paramsAt(1.1));
    const dots = features.filter(({ dot, text }) => dot > 0 && text === null);
    const named = (style: string): string[] =>
      dots.flatMap((dot) => (dot.style === style ? [dot.name] : [])).toSorted();
    expect(named('capital')).toEqual(['Berlin', 'London', 'Moscow', 'Tokyo', 'Washington']);
    const others = ['Calcutta', 'Leningrad', 'Los Angeles', 'Manila', 'Paris', 'Rome', 'Shanghai'];
    expect(named('key-city')).toEqual(others);
  });

  it('have no sign in an edition without them', () => {
    const { labels, features } = computeLayout(openingScene, otherShapes.spaces, otherData, paramsAt(1.1));
    expect(labels.filter(({ text }) => text.facts.keyCity)).toEqual([]);
    expect(features.filter(({ style }) => style === 'key-city')).toEqual([]);
  });
});
