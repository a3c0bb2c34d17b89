import { expect, test } from 'vitest';
import { boardOf, territoryOf } from '../../../../src/engine/axis-allies/index.ts';
import { TO_THE_END } from '../../../../src/games/axis-allies/odds/policies.ts';
import { expectedLoss } from '../../../../src/games/axis-allies/odds/threats/threat.ts';
import { comesBack, counterAttack, threatMap } from '../../../../src/games/axis-allies/odds/threats/index.ts';
import { approachAs } from '../../../../src/games/axis-allies/text/spaces/signs.ts';
import {
  attackText,
  fateText,
  sentLines,
  endangeredSpaces,
  spaceThreats,
  threatSummary,
} from '../../../../src/games/axis-allies/text/threats.ts';
import { game } from '../../../engine/axis-allies/revised/position.ts';

/** What comes back and what is threatened, in words. */

const UK = 'united-kingdom';
const SCENE = {
  power: UK,
  units: {
    germany: { 'sz-5': { transport: 1, battleship: 1 }, norway: { infantry: 2, fighter: 1 } },
    [UK]: { [UK]: { infantry: 1 }, 'sz-2': { transport: 1 } },
  },
} as const;

const lines = (scene: Parameters<typeof game>[0]): readonly string[] => {
  const state = game(scene);
  const attack = counterAttack(state, UK, 'germany', TO_THE_END);
  return attack === null ? [] : sentLines(state, attack).map(({ units, from, task }) => `${units} from ${from}${task}`);
};

test('an attack says who comes from where, by ship, to bombard and to clear the way', () => {
  expect(lines(SCENE)).toEqual([
    'A fighter from norway',
    '2 infantry from norway, by ship, from Sea Zone 3',
    'A battleship from sz-5, to bombard the coast',
  ]);
  const barred = { ...SCENE.units[UK], 'sz-3': { submarine: 1 }, 'sz-6': { submarine: 1 } };
  expect(lines({ ...SCENE, units: { ...SCENE.units, [UK]: barred } })).toContain(
    'A battleship from sz-5, to clear the way for the landing',
  );
});

test('a space is held, and what stands nowhere is not attacked', () => {
  const state = game(SCENE);
  expect(fateText(state, comesBack(state, UK, TO_THE_END))).toBe('Held by 1 infantry.');
  const [attack] = comesBack(state, 'sz-2', TO_THE_END).attacks;
  expect(attack && attackText(state, attack)).toMatch(/^Germany wins: \d+\s%$/);
  expect(fateText(state, comesBack(state, 'norway', TO_THE_END))).toBe('Your side will not hold it then.');
});

test('who takes no part in the strongest attack is in reach too', () => {
  const germany = { ...SCENE.units.germany, norway: { infantry: 3, fighter: 1 } };
  const state = game({ ...SCENE, units: { ...SCENE.units, germany } });
  const { attacks, others } = comesBack(state, UK, TO_THE_END);
  expect(attacks.flatMap(({ sent }) => sent.map(({ type, units }) => [type, units.length]))).toContainEqual([
    'infantry',
    2,
  ]);
  expect(others['germany']?.map((one) => [one.units.length, one.from, approachAs(one)])).toContainEqual([
    1,
    'norway',
    'assault by sea',
  ]);
  expect(others['japan']).toEqual([]);
});

test('a threat tells what comes by each way, and what is in danger', () => {
  const state = game(SCENE);
  const map = threatMap(state, ['germany'], 'this', TO_THE_END)!;
  expect(spaceThreats(state, map, UK)[0]).toContain(
    'Germany can bring 2 units ashore from ships (2 points) and 1 unit by air (3 points). Chance that it falls: ',
  );
  expect(spaceThreats(state, map, 'sz-6')[0]).toMatch(/Nobody stands here yet\.$/);
  expect(spaceThreats(state, map, 'brazil')).toEqual(['Dead ground: none of them can come here.']);
  expect(threatSummary(state, map)).toEqual(['Capitals in danger: United Kingdom.', 'Fleets in danger: Sea Zone 2.']);
  expect(endangeredSpaces(state, map).find(({ space }) => space === UK)?.text).toMatch(
    /% to Germany; a capital, \d+ IPCs at stake$/,
  );
});

test('what could fall is told by what may be lost there, not by the chance alone', () => {
  const germany = {
    ...SCENE.units.germany,
    'western-europe': { fighter: 3, infantry: 1 },
    libya: { tank: 2, infantry: 2 },
  };
  const state = game({ ...SCENE, units: { ...SCENE.units, germany } });
  const map = threatMap(state, ['germany'], 'this', TO_THE_END)!;
  const loss = (space: string): number =>
    Math.max(...map.threats.filter((one) => one.space === space).map(expectedLoss));
  const losses = endangeredSpaces(state, map).map(({ space }) => loss(space));
  expect(losses.length).toBeGreaterThan(2);
  expect(losses).toEqual(losses.toSorted((a, b) => b - a));
  const { ipc = 0 } = territoryOf(boardOf(state), UK) ?? {};
  const capital = map.threats.find(({ space }) => space === UK);
  // An infantry, the production and the whole treasury (COM-22).
  expect(capital?.stake).toBe(3 + ipc + (state.treasury[UK] ?? 0));
});
