import { describe, expect, it } from 'vitest';
import type { UnitId } from '../../src/engine/index.ts';
import { layoutAfter, type MadeLayout } from '../../src/map/layout/layoutAfter.ts';
import { mapLayout } from '../../src/map/layout/mapLayout.ts';
import { sceneOf, type MapScene } from '../../src/map/scene/MapScene.ts';
import { edition, ground, opening, openingScene, settingAt, shapes } from './openingBoard.ts';

const setting = settingAt(0.9, 0.3);
const opened: MadeLayout = {
  layout: mapLayout(openingScene, shapes.spaces, ground, setting),
  scene: openingScene,
  setting,
};

const own = (space: string, type: string): readonly UnitId[] =>
  Object.values(opening.units).flatMap((unit) => (unit.space === space && unit.type === type ? [unit.id] : []));
const withChosen = (chosen: readonly UnitId[]): MapScene => sceneOf(opening, edition.turnOrder, chosen);
const next = (scene: MapScene) => layoutAfter(opened, scene, shapes.spaces, ground).layout;
const fresh = (scene: MapScene) => mapLayout(scene, shapes.spaces, ground, setting);

describe('the layout after another', () => {
  it('keeps every place when whole stacks are taken in hand', () => {
    const scene = withChosen(own('germany', 'infantry'));
    expect(next(scene).labels).toBe(opened.layout.labels);
    expect(next(scene)).toEqual(fresh(scene));
  });

  it('is made anew when a counter grows, units have gone, a battle is to come or a territory has changed hands', () => {
    const partly = withChosen(own('germany', 'infantry').slice(0, 1));
    expect(next(partly).labels).not.toBe(opened.layout.labels);
    expect(next(partly)).toEqual(fresh(partly));
    const [gone = ''] = own('germany', 'bomber');
    const without = sceneOf(
      { ...opening, units: Object.fromEntries(Object.entries(opening.units).filter(([id]) => id !== gone)) },
      edition.turnOrder,
      [],
    );
    expect(next(without)).toEqual(fresh(without));
    const embattled: MapScene = { ...openingScene, battles: ['united-kingdom'] };
    expect(next(embattled)).toEqual(fresh(embattled));
    expect(next(embattled).battles).toHaveLength(1);
    const taken = sceneOf({ ...opening, control: { ...opening.control, karelia: 'germany' } }, edition.turnOrder, []);
    expect(next(taken)).toEqual(fresh(taken));
  });
});
