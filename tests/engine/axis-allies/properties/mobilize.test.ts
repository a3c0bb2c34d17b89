import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { play, refusalOf } from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';
import { game } from '../revised/position.ts';

/** New units share out the limits of complexes whose zones touch (MOB-2), in whatever order they are placed. */

const LIMITS: ReadonlyMap<SpaceId, number> = new Map([
  ['norway', 3],
  ['eastern-europe', 3],
  ['algeria', 1],
]);

/** The complexes from which a unit can come to stand in a space. */
const SOURCES: Readonly<Record<SpaceId, readonly SpaceId[]>> = {
  'sz-5': ['norway', 'eastern-europe'],
  'sz-6': ['norway'],
  'sz-13': ['algeria'],
  norway: ['norway'],
  'eastern-europe': ['eastern-europe'],
  algeria: ['algeria'],
};

/** Whether the limits have room for units of these sources each: every way of sharing them out is tried. */
function fit([sources, ...others]: readonly (readonly SpaceId[])[], left = LIMITS): boolean {
  if (sources === undefined) return true;
  return sources.some((by) => {
    const count = left.get(by)!;
    return count > 0 && fit(others, new Map(left).set(by, count - 1));
  });
}

test('MOB-2: a unit is refused only if the limits cannot be shared out to have room for it', () => {
  const start = game({
    power: 'germany',
    phase: 'mobilize-new-units',
    units: {},
    complexes: [...LIMITS.keys()],
    control: { algeria: 'germany' },
    purchased: { infantry: 9, transport: 9 },
  });
  const wish = fc.record({
    to: fc.constantFrom(...Object.keys(SOURCES)),
    named: fc.option(fc.constantFrom('norway', 'eastern-europe')),
  });
  fc.assert(
    fc.property(fc.array(wish, { minLength: 6, maxLength: 12 }), (wishes) => {
      let state = { ...start, purchased: { infantry: 0, transport: 0 } as Record<string, number> };
      const placed: (readonly SpaceId[])[] = [];
      for (const { to, named } of wishes) {
        const unit = to.startsWith('sz-') ? 'transport' : 'infantry';
        // Bought only now, so that no other unit needs its place (MOB-4).
        const ready = { ...state, purchased: { [unit]: 1 } };
        const sources = SOURCES[to]!;
        const complex = named !== null && sources.includes(named) ? named : undefined;
        const command = { type: 'mobilize', unit, to, ...(complex && { complex }) } as const;
        const refused = refusalOf(ready, command);
        expect(refused?.rule ?? 'allowed', JSON.stringify([placed, to])).toBe(
          fit([...placed, complex ? [complex] : sources]) ? 'allowed' : 'MOB-2',
        );
        const played = play(ready, command);
        if (!played.ok) continue;
        state = { ...played.value.state, purchased: {} };
        placed.push(sources);
      }
    }),
  );
});
