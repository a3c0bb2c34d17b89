import { describe, test } from 'vitest';
import { addFleetEdition } from '../../../engine/axis-allies/editions/fleetEdition.ts';
import { atSea, type Counts } from '../../../engine/axis-allies/rules/battle.ts';
import { after, fight, game } from '../../../engine/axis-allies/rules/position.ts';
import { expectExact } from './expectExact.ts';

/** Exact odds where damage outlives the battle: which aircraft find no deck depends on which carriers were hit. */

const edition = addFleetEdition('lasting-damage-odds', {}, { repairs: () => [] });

const UK = 'united-kingdom';

/** A battle in the middle of the Atlantic, far from any land. */
const farOut = (attackers: Counts, defenders: Counts, more: object = {}) =>
  after(
    game({
      edition,
      power: 'germany',
      phase: 'conduct-combat',
      units: { germany: { 'sz-12': attackers }, [UK]: { 'sz-12': defenders } },
      ...more,
    }),
    fight('sz-12'),
  );

const SIDES: readonly (readonly [Counts, Counts])[] = [
  [{ cruiser: 1 }, { carrier: 1, fighter: 1 }],
  [{ cruiser: 1 }, { carrier: 2, fighter: 2 }],
  [{ carrier: 1, fighter: 1 }, { cruiser: 1 }],
  [
    { carrier: 2, fighter: 1 },
    { cruiser: 1, destroyer: 1 },
  ],
];

describe('CAR-1, CAR-5: with damage that lasts, odds are those of all dice', () => {
  test.each(SIDES)('near land: %o against %o', (attackers, defenders) =>
    expectExact(atSea(attackers, defenders, { edition })),
  );
  test.each(SIDES)('far out: %o against %o', (attackers, defenders) => expectExact(farOut(attackers, defenders)));

  test('COM-12: a ship that is damaged already', () =>
    expectExact(
      farOut(
        { battleship: 1 },
        { carrier: 2, fighter: 1 },
        { pieces: [{ in: 'sz-12', unit: 'carrier', owner: UK, damaged: true }] },
      ),
    ));

  test('CAR-3: a guest of the attacker is shut in', () =>
    expectExact(
      after(
        game({
          edition,
          power: UK,
          phase: 'conduct-combat',
          units: {
            [UK]: { 'sz-8': { carrier: 1, destroyer: 1 } },
            'united-states': { 'sz-8': { fighter: 1 } },
            germany: { 'sz-8': { cruiser: 1 } },
          },
        }),
        fight('sz-8'),
      ),
    ));
});
