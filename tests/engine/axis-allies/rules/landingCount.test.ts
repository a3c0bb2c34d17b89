import { expect, test } from 'vitest';
import { editionOf, warnings } from '../../../../src/engine/axis-allies/index.ts';
import { game, type Scene } from './position.ts';
import { lostAtBest } from './landingCount.ts';

/** Random numbers that are the same in every run. */
function dealer(seed: number) {
  let now = seed;
  const random = (): number => {
    now = (now * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return now / 4_294_967_296;
  };
  return {
    random,
    pick: <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)],
    upTo: (most: number): number => Math.floor(random() * (most + 1)),
  };
}

const spaces = editionOf('1941').spaces;
const held = spaces.filter((space) => space.kind === 'land' && !space.neutral).map((space) => space.id);
const pacific = Array.from({ length: 13 }, (_, i) => `sz-${28 + i}`);

/** British carriers and aircraft in an ocean where nearly all territories are Japanese. */
function stormyScene(seed: number): Scene {
  const { random, pick, upTo } = dealer(seed);
  const control = Object.fromEntries(held.filter(() => random() < 0.99).map((space) => [space, 'japan']));
  const complex = pick(['australia', 'india']) ?? '';
  if (random() < 0.5) control[complex] = 'united-kingdom';
  // Without London nothing could be mobilized (TURN-3), so new carriers would not be tested.
  control['united-kingdom'] = 'united-kingdom';
  const fleet = (types: readonly string[]): Record<string, Record<string, number>> => {
    const placed: Record<string, Record<string, number>> = {};
    for (const type of types) {
      const zone = (placed[pick(pacific) ?? ''] ??= {});
      zone[type] = (zone[type] ?? 0) + 1;
    }
    return placed;
  };
  const many = (type: string, count: number): string[] => Array.from({ length: count }, () => type);
  return {
    power: 'united-kingdom',
    phase: 'noncombat-move',
    control,
    purchased: { carrier: upTo(2) },
    units: {
      'united-kingdom': fleet([...many('fighter', 1 + upTo(3)), ...many('carrier', upTo(2))]),
      'united-states': fleet(many('carrier', upTo(1))),
      japan: fleet([...many('destroyer', upTo(3)), ...many('submarine', upTo(1))]),
    },
  };
}

test('NCM-6: in 400 random positions exactly those aircraft are given up that a slow count gives up too', () => {
  let lostInAll = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const state = game(stormyScene(seed));
    const lost = warnings(state).flatMap((warning) => (warning.kind === 'air-lost' ? warning.units : [])).length;
    expect({ seed, lost }).toEqual({ seed, lost: lostAtBest(state) });
    lostInAll += lost;
  }
  // The positions are hard enough: many aircraft are lost.
  expect(lostInAll).toBeGreaterThan(50);
});
