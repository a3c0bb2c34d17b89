import { describe, expect, test } from 'vitest';
import {
  editionOf,
  refusalOf,
  warnings,
  type Command,
  type GameState,
  type UnitId,
} from '../../../../src/engine/axis-allies/index.ts';
import { refusalText } from '../../../../src/games/axis-allies/text/refusals/refusalText.ts';
import {
  after,
  commandOf,
  endPhase,
  expectAllowed,
  expectRefused,
  game,
  idsOf,
  load,
  move,
  offload,
  one,
  type Order,
  type Scene,
} from './position.ts';

/** Which carriers count as landing places, and which aircraft a refusal names. */

const US = 'united-states';
const UK = 'united-kingdom';

const japanese = Object.fromEntries(
  editionOf('1941').spaces.flatMap((space) => (space.kind === 'land' && !space.neutral ? [[space.id, 'japan']] : [])),
);

/** American units; all territories except the named ones are Japanese. */
const overseas = (units: Scene['units'], phase: Scene['phase'] = 'combat-move', more: Partial<Scene> = {}): GameState =>
  game({ power: US, phase, units, ...more, control: { ...japanese, ...more.control } });

const refusedUnits = (state: GameState, order: Order): readonly UnitId[] | undefined =>
  refusalOf(state, commandOf(state, order))?.units;

describe('decks that count', () => {
  test('CM-11: an enemy’s carrier is no landing place', () => {
    const state = overseas(
      { [US]: { 'hawaiian-islands': { fighter: 1 } }, japan: { 'sz-38': { carrier: 1 } } },
      'combat-move',
      { control: { 'hawaiian-islands': US } },
    );
    expectRefused(state, move('hawaiian-islands', { fighter: 1 }, 'sz-38'), 'CM-11', 'cannot-land');
  });

  test('CM-11: a carrier that fights where it lies is a deck there', () => {
    const state = overseas({
      [US]: { 'sz-40': { carrier: 1, fighter: 1 } },
      japan: { 'sz-40': { destroyer: 1 }, 'sz-44': { destroyer: 1 } },
    });
    expectAllowed(after(state, move('sz-40', { fighter: 1 }, 'sz-44')), endPhase);
  });

  test('CM-11: a battle opens the carrier’s route, even with a transport in it', () => {
    const state = overseas({
      [US]: { 'sz-40': { carrier: 1, fighter: 1, destroyer: 1, transport: 1 } },
      japan: { 'caroline-islands': { infantry: 1 }, 'sz-37': { destroyer: 1 }, 'sz-39': { destroyer: 1 } },
    });
    const struck = after(state, move('sz-40', { fighter: 1 }, 'caroline-islands'));
    expectAllowed(after(struck, move('sz-40', { transport: 1, destroyer: 1 }, 'sz-39')), endPhase);
  });

  test.each([
    ['sz-39', 'sz-40'],
    ['sz-40', 'sz-39'],
  ])(
    'CM-11, CM-13: guests stay on the carrier that has moved, so the other is empty where it goes (%s before %s)',
    (...zones) => {
      const fleets: Scene['units'][string] = {
        'sz-39': { carrier: 1, transport: 1 },
        'sz-40': { carrier: 1, fighter: 1 },
      };
      const state = overseas(
        {
          [US]: Object.fromEntries(zones.map((zone) => [zone, fleets[zone] ?? {}])),
          [UK]: { 'sz-39': { fighter: 2 } },
          japan: { 'wake-island': { infantry: 1 }, borneo: { infantry: 1 } },
        },
        'combat-move',
        { aboard: [{ in: 'sz-39', ship: 'transport', owner: US, cargo: [{ unit: 'infantry', owner: US }] }] },
      );
      const landed = after(
        state,
        offload('sz-39', { infantry: 1 }, 'wake-island'),
        move('sz-40', { carrier: 1 }, 'sz-39'),
      );
      // Borneo’s zone is two from zone 39, and the fighter has one space left there.
      expectAllowed(after(landed, move('sz-40', { fighter: 1 }, 'borneo')), endPhase);
    },
  );

  test('CM-11, MOB-2: two carriers bought can both be launched by one complex', () => {
    const far = (fighter: number, carrier: number) =>
      overseas({ [US]: { 'sz-31': { carrier: 2, fighter } }, japan: { 'sz-42': { destroyer: 1 } } }, 'combat-move', {
        control: { 'eastern-united-states': US, 'western-united-states': US },
        purchased: { carrier },
      });
    const attack = (fighter: number) => move('sz-31', { fighter }, 'sz-42');
    expectAllowed(after(far(4, 2), attack(4)), endPhase);
    expectRefused(far(3, 1), attack(3), 'CM-11', 'cannot-land');
  });

  test('CM-2, CM-11: each aircraft of one command has its own range left', () => {
    const state = overseas(
      {
        [US]: { 'sz-39': { fighter: 1 }, 'hawaiian-islands': { fighter: 1 } },
        [UK]: { 'sz-39': { carrier: 1 } },
        japan: { 'caroline-islands': { infantry: 1 } },
      },
      'combat-move',
      { control: { 'hawaiian-islands': US } },
    );
    const near = one(state, 'sz-39', 'fighter');
    const far = one(state, 'hawaiian-islands', 'fighter');
    const together = (...units: readonly UnitId[]): Command => ({ type: 'move', units, to: 'caroline-islands' });
    expectAllowed(state, together(near));
    expect(refusedUnits(state, together(near, far))).toEqual([far]);
    expect(refusedUnits(state, together(far, near))).toEqual([far]);
  });
});

describe('orders to several', () => {
  test('CM-11: a landing place of one aircraft does not help the other', () => {
    const state = overseas(
      { [US]: { 'hawaiian-islands': { bomber: 1, fighter: 1 } }, japan: { 'sz-38': { destroyer: 1 } } },
      'combat-move',
      { control: { 'hawaiian-islands': US } },
    );
    expectAllowed(state, move('hawaiian-islands', { bomber: 1 }, 'sz-38'));
    expect(refusedUnits(state, move('hawaiian-islands', { bomber: 1, fighter: 1 }, 'sz-38'))).toEqual([
      one(state, 'hawaiian-islands', 'fighter'),
    ]);
  });

  test('NCM-6: a carrier that leaves with one fighter may not give up another', () => {
    const state = overseas(
      { [US]: { 'sz-38': { carrier: 1, fighter: 1 }, 'sz-28': { fighter: 1 } } },
      'noncombat-move',
    );
    expect(refusedUnits(state, move('sz-38', { carrier: 1, fighter: 1 }, 'sz-44'))).toEqual([
      one(state, 'sz-28', 'fighter'),
    ]);
  });
});

describe('aircraft that nothing can save', () => {
  test.each([[{ 'sz-28': 2, 'sz-2': 1 }], [{ 'sz-28': 1, 'sz-2': 2 }]])(
    'NCM-6: a carrier between two oceans serves the side with more fighters (%j)',
    (fighters) => {
      const state = overseas(
        {
          [US]: {
            'sz-40': { carrier: 1 },
            ...Object.fromEntries(Object.entries(fighters).map(([zone, fighter]) => [zone, { fighter }])),
          },
        },
        'noncombat-move',
      );
      const few = Object.entries(fighters).flatMap(([zone, count]) =>
        count === 1 ? [one(state, zone, 'fighter')] : [],
      );
      expect(warnings(state).find(({ kind }) => kind === 'air-lost')).toEqual({ kind: 'air-lost', units: few });
    },
  );

  test('NCM-5, NCM-7: a bomber is lost where the fighters beside it have a deck', () => {
    const state = overseas({ [US]: { 'sz-38': { carrier: 1 }, 'sz-28': { bomber: 1, fighter: 2 } } }, 'noncombat-move');
    expect(warnings(state)).toEqual([
      { kind: 'air-to-land', units: idsOf(state, 'sz-28', { fighter: 2 }) },
      { kind: 'air-lost', units: [one(state, 'sz-28', 'bomber')] },
    ]);
  });

  test('CM-11: combat move ends although aircraft that take no part are lost', () => {
    const state = game({
      power: UK,
      control: { ...japanese, 'united-kingdom': UK, india: UK },
      complexesCapturedThisTurn: ['india'],
      units: { [UK]: { india: { fighter: 1 } } },
    });
    expectAllowed(state, endPhase);
  });
});

describe('aircraft that are named', () => {
  test('NCM-6: only those that this move costs their landing', () => {
    const state = overseas(
      { [US]: { 'sz-38': { carrier: 1 }, 'sz-28': { fighter: 1 }, 'sz-10': { bomber: 1 } } },
      'noncombat-move',
    );
    expect(refusalOf(state, commandOf(state, move('sz-38', { carrier: 1 }, 'sz-44')))).toEqual({
      rule: 'NCM-6',
      reason: 'must-save-air',
      units: [one(state, 'sz-28', 'fighter')],
      spaces: ['sz-44'],
    });
  });

  test('NCM-6, NCM-7: when the phase ends those that can still be saved, and the others apart', () => {
    const state = overseas(
      { [US]: { 'sz-40': { carrier: 1 }, 'sz-38': { fighter: 3 }, 'sz-10': { bomber: 1 } } },
      'noncombat-move',
    );
    const refused = refusalOf(state, endPhase);
    expect(refused).toMatchObject({ rule: 'NCM-6', reason: 'must-save-air', spaces: ['sz-38', 'sz-38'] });
    const [savable = [], past = []] = [refused?.units, refused?.pastSaving];
    expect([...savable, ...past].toSorted()).toEqual(
      [...idsOf(state, 'sz-38', { fighter: 3 }), one(state, 'sz-10', 'bomber')].toSorted(),
    );
    expect([savable.length, past.length]).toEqual([2, 2]);
    expect(refused && refusalText(state, refused)).toBe(
      '2 fighters in Sea Zone 38 would be lost, although there is still a way to land; nothing can save the bomber ' +
        'in Sea Zone 10 and a fighter in Sea Zone 38.',
    );
  });

  test('NCM-7: among those alike one that has landed is not past saving', () => {
    const state = overseas(
      { [US]: { 'sz-30': { fighter: 1 }, 'sz-38': { fighter: 2 } }, [UK]: { 'sz-38': { carrier: 1 } } },
      'noncombat-move',
    );
    expect(refusalOf(state, endPhase)).toBeNull();
    expect(warnings(state)).toEqual([{ kind: 'air-lost', units: [one(state, 'sz-30', 'fighter')] }]);
  });

  test.each([
    ['sz-30', 'sz-47'],
    ['sz-47', 'sz-30'],
  ])('NCM-6: the one that loses its deck, not the one that takes it (%s before %s)', (...zones) => {
    const state = overseas(
      {
        [US]: Object.fromEntries(zones.map((zone) => [zone, { fighter: 1 }])),
        [UK]: { 'sz-38': { carrier: 1, fighter: 1 }, 'sz-27': { carrier: 1, fighter: 1 } },
      },
      'noncombat-move',
    );
    expectAllowed(state, move('sz-30', { fighter: 1 }, 'sz-27'));
    expect(refusedUnits(state, move('sz-30', { fighter: 1 }, 'sz-38'))).toEqual([one(state, 'sz-47', 'fighter')]);
  });

  test('NCM-5: where a fighter and a ship go together and there is no deck, the fighter', () => {
    const state = overseas({ [US]: { 'sz-40': { fighter: 1, destroyer: 1 } } }, 'noncombat-move');
    const refused = refusalOf(state, commandOf(state, move('sz-40', { destroyer: 1, fighter: 1 }, 'sz-39')));
    expect(refused).toEqual({
      rule: 'NCM-5',
      reason: 'not-a-landing-place',
      units: [one(state, 'sz-40', 'fighter')],
      spaces: ['sz-39'],
    });
  });

  test('CM-11: of the attackers those that cannot land', () => {
    const state = overseas(
      {
        [US]: { 'sz-40': { carrier: 1, fighter: 1 }, 'hawaiian-islands': { bomber: 1 } },
        japan: {
          'caroline-islands': { infantry: 1 },
          'sz-36': { destroyer: 1 },
          'sz-37': { destroyer: 1 },
          'sz-39': { destroyer: 1 },
        },
      },
      'combat-move',
      { control: { 'hawaiian-islands': US } },
    );
    const flown = after(
      state,
      move('hawaiian-islands', { bomber: 1 }, 'sz-36'),
      move('sz-40', { fighter: 1 }, 'caroline-islands'),
    );
    expect(refusalOf(flown, endPhase)).toEqual({
      rule: 'CM-11',
      reason: 'cannot-land',
      units: [one(flown, 'caroline-islands', 'fighter')],
      spaces: ['caroline-islands'],
    });
  });

  test('CM-11: all attackers, where the carrier that saves them gives up another fighter', () => {
    // The carrier in zone 37 can go west for the attackers or east for the fighter ashore; the other would come for
    // them, but for destroyers that nobody attacks.
    const state = overseas(
      {
        [US]: { 'sz-37': { carrier: 1, fighter: 2 }, 'sz-28': { carrier: 1 }, 'western-united-states': { fighter: 1 } },
        japan: { 'southeast-asia': { infantry: 1 }, 'sz-29': { destroyer: 1 }, 'sz-30': { destroyer: 1 } },
      },
      'combat-move',
      { control: { 'western-united-states': US }, complexesCapturedThisTurn: ['western-united-states'] },
    );
    const flown = after(state, move('sz-37', { fighter: 2 }, 'southeast-asia'));
    const attackers = idsOf(flown, 'southeast-asia', { fighter: 2 });
    expect(refusalOf(flown, endPhase)).toEqual({
      rule: 'CM-11',
      reason: 'cannot-land',
      units: attackers,
      spaces: ['southeast-asia'],
    });
  });
});

test('NCM-10, CM-13: a carrier’s guests are none of the acting power’s aircraft', () => {
  const state = overseas(
    {
      [US]: { 'sz-40': { carrier: 1, transport: 1 }, 'hawaiian-islands': { infantry: 1 } },
      [UK]: { 'sz-40': { fighter: 2 } },
    },
    'noncombat-move',
    { control: { 'hawaiian-islands': US } },
  );
  expect(warnings(state)).toEqual([]);
  expectAllowed(after(state, load('hawaiian-islands', { infantry: 1 }, 'sz-40')), endPhase);
});
