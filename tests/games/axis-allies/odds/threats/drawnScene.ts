import type { SpaceId } from '../../../../../src/engine/index.ts';
import type { Scene } from '../../../../engine/axis-allies/rules/position.ts';
import { drawingFrom } from '../drawing.ts';

const UK = 'united-kingdom';

/** Where a few German units can stand around each target, and the enemies there. */
const AROUND: readonly {
  readonly space: SpaceId;
  readonly lands: readonly SpaceId[];
  readonly zones: readonly SpaceId[];
}[] = [
  { space: UK, lands: ['norway-finland', 'western-europe', 'germany'], zones: ['sz-5', 'sz-6', 'sz-7'] },
  { space: 'karelia', lands: ['norway-finland', 'eastern-europe', 'west-russia'], zones: ['sz-3', 'sz-5'] },
  { space: 'anglo-egypt-sudan', lands: ['north-africa', 'southern-europe'], zones: ['sz-14', 'sz-15', 'sz-16'] },
  { space: 'sz-6', lands: ['norway-finland', 'western-europe'], zones: ['sz-5', 'sz-7', 'sz-8'] },
];

/** A position with four German units about a target, drawn from a seed. */
export function drawnScene(seed: number): { readonly scene: Scene; readonly space: SpaceId } {
  const draw = drawingFrom(seed);
  const { space, lands, zones } = draw.one(AROUND);
  const own: Record<SpaceId, Record<string, number>> = {};
  const put = (place: SpaceId, type: string): void => {
    const there = (own[place] ??= {});
    there[type] = (there[type] ?? 0) + 1;
  };
  put(draw.one(zones), draw.one(['transport', 'transport', 'carrier', 'battleship', 'submarine']));
  put(draw.one(zones), draw.one(['transport', 'destroyer', 'battleship', 'carrier']));
  for (let i = 0; i < 3; i++) put(draw.one(lands), draw.one(['infantry', 'infantry', 'tank', 'fighter', 'bomber']));
  const isSea = space.startsWith('sz-');
  const enemies = isSea
    ? { destroyer: 1, [draw.one(['carrier', 'submarine', 'transport'])]: 1 }
    : draw.one([{ infantry: 1 }, { infantry: 2 }, {}]);
  return {
    scene: {
      power: 'germany',
      units: { germany: own, [UK]: { [space]: enemies } },
      control: isSea ? {} : { [space]: UK },
    },
    space,
  };
}
