import { describe, expect, test } from 'vitest';
import {
  fromPosition,
  isGroundAtPeace,
  play,
  reach,
  refusalOf,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { unitsOf } from '../../../../src/engine/axis-allies/pieces.ts';
import { uneasyGame } from '../editions/uneasyEdition.ts';

/** Powers that are neither friends nor at war: nobody enters the other's ground, and nobody hinders the other. */

const AT_WAR = [
  ['red', 'blue'],
  ['red', 'green'],
  ['red', 'gold'],
];
const move = (state: GameState, to: string, ...via: readonly string[]): Command => ({
  type: 'move',
  units: unitsOf(state, state.power).map(({ id }) => id),
  to,
  ...(via.length > 0 && { via }),
});
const refusedBy = (state: GameState, command: Command): string | null => {
  const refusal = refusalOf(state, command);
  return refusal && `${refusal.rule} ${refusal.reason} ${refusal.spaces?.join(' ')}`;
};
const wayOf = (state: GameState, command: Command): readonly string[] | undefined => {
  const played = play(state, command);
  if (!played.ok) throw new Error(`${played.fault.rule} ${played.fault.reason}`);
  return played.value.events.flatMap((event) => (event.type === 'units-moved' ? event.legs : []))[0]?.route;
};

describe('ground at peace', () => {
  test('POL-2: is neither friendly nor hostile, for both powers, till they are at war', () => {
    expect(isGroundAtPeace(uneasyGame({}), 'town', 'red')).toBe(true);
    expect(isGroundAtPeace(uneasyGame({}), 'hill', 'gold')).toBe(true);
    expect(isGroundAtPeace(uneasyGame({}), 'town', 'blue')).toBe(false);
    expect(isGroundAtPeace(uneasyGame({}), 'field', 'red')).toBe(false);
    expect(isGroundAtPeace(uneasyGame({ wars: AT_WAR }), 'town', 'red')).toBe(false);
  });

  test.each(['combat-move', 'noncombat-move'])('POL-2: no land unit enters it in %s', (phase) => {
    const state = uneasyGame({ phase, units: { red: { hill: { infantry: 1 } } } });
    expect(refusedBy(state, move(state, 'town'))).toBe('POL-2 at-peace town');
  });

  test('POL-2: no tank passes through it', () => {
    const tank = { red: { hill: { tank: 1 } } };
    const state = uneasyGame({ units: tank });
    expect(refusedBy(state, move(state, 'moor'))).toBe('POL-2 at-peace town');
    expect(refusedBy(state, move(state, 'moor', 'town'))).toBe('POL-2 at-peace town');
    const atWar = uneasyGame({ units: tank, wars: AT_WAR });
    expect(wayOf(atWar, move(atWar, 'town'))).toEqual(['hill', 'town']);
  });

  test('POL-2: flights go round it', () => {
    const bomber = { red: { hill: { bomber: 1 } } };
    const state = uneasyGame({ units: bomber });
    expect(refusedBy(state, move(state, 'town'))).toBe('POL-2 at-peace town');
    expect(refusedBy(state, move(state, 'moor', 'town'))).toBe('POL-2 at-peace town');
    expect(wayOf(state, move(state, 'moor'))).toEqual(['hill', 'bay', 'gulf', 'moor']);
    const atWar = uneasyGame({ units: bomber, wars: AT_WAR });
    expect(wayOf(atWar, move(atWar, 'moor'))).toEqual(['hill', 'town', 'moor']);
  });

  test('CM-11: a flight must find its way home round it, too', () => {
    const state = uneasyGame({ units: { red: { hill: { bomber: 1 } } } });
    // By the moor and back it would be 2 and 2 over the town; round it, 3 and 3 is all a bomber can fly.
    const units = unitsOf(state, 'red').map(({ id }) => id);
    expect(reach(state, units).map(({ space }) => space)).toEqual(['field', 'moor']);
  });

  test('POL-2: no transport lands troops on it', () => {
    for (const phase of ['combat-move', 'noncombat-move']) {
      const state = uneasyGame({
        phase,
        units: { red: { bay: { transport: 1 } } },
        aboard: [{ in: 'bay', ship: 'transport', owner: 'red', cargo: [{ unit: 'infantry', owner: 'red' }] }],
      });
      const units = unitsOf(state, 'red').flatMap(({ id, aboard }) => (aboard === undefined ? [] : [id]));
      expect(refusedBy(state, { type: 'offload', units, to: 'town' })).toBe('POL-2 at-peace town');
    }
  });

  test('POL-2: units do not stand in it', () => {
    const read = fromPosition({
      edition: 'uneasy',
      power: 'red',
      phase: 'combat-move',
      units: { red: { town: { infantry: 1 } }, green: { hill: { tank: 1 } } },
    });
    expect(read.ok ? [] : read.fault.map(({ path, rule }) => `${path} ${rule}`)).toEqual([
      'units.red.town.infantry POL-2',
      'units.green.hill.tank POL-2',
    ]);
  });
});

describe('ships at peace', () => {
  const ships = (zone: object) => ({
    phase: 'noncombat-move',
    units: { red: { bay: { destroyer: 1 } }, ...zone },
  });

  test('POL-2: share zones and hinder nobody', () => {
    const state = uneasyGame(ships({ green: { gulf: { destroyer: 1 } } }));
    expect(wayOf(state, move(state, 'gulf'))).toEqual(['bay', 'gulf']);
  });

  test('NCM-4: those at war bar a zone', () => {
    const state = uneasyGame(ships({ blue: { gulf: { destroyer: 1 } } }));
    expect(refusedBy(state, move(state, 'gulf'))).toBe('NCM-4 hostile-space gulf');
  });

  test('CM-1: are not attacked', () => {
    const state = uneasyGame({ ...ships({ green: { gulf: { destroyer: 1 } } }), phase: 'combat-move' });
    expect(refusedBy(state, move(state, 'gulf'))).toBe('CM-1 ends-friendly gulf');
  });

  test('COM-14: do not join in a battle of their friends', () => {
    const state = uneasyGame({
      ...ships({ green: { gulf: { destroyer: 1 } }, blue: { gulf: { destroyer: 1 } } }),
      phase: 'combat-move',
    });
    let now = state;
    for (const command of [move(state, 'gulf'), { type: 'end-phase' }, { type: 'fight', space: 'gulf' }] as Command[]) {
      const played = play(now, command);
      if (!played.ok) throw new Error(`${command.type}: ${played.fault.rule} ${played.fault.reason}`);
      now = played.value.state;
    }
    expect(now.battle?.defenders.map((id) => now.units[id]?.owner)).toEqual(['blue']);
  });
});
