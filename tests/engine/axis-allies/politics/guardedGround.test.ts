import { describe, expect, test } from 'vitest';
import {
  isFriendlyTerritory,
  isGroundAtPeace,
  isHostileTerritory,
  nationalProduction,
  play,
  refusalOf,
  type Command,
  type GameEvent,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { unitsOf } from '../../../../src/engine/axis-allies/pieces.ts';
import { entryText } from '../../../../src/games/axis-allies/text/history/entryText.ts';
import { eventText } from '../../../../src/games/axis-allies/text/events/eventText.ts';
import { groundText } from '../../../../src/games/axis-allies/text/spaceText.ts';
import { spaceOf } from '../../../../src/games/axis-allies/text/spaces/ground.ts';
import { guardedGame } from '../editions/guardedEdition.ts';

/** Ground of nations that no power plays: the isle, the marsh, and the crag, which is closed. */

const ALL = [
  ['red', 'blue'],
  ['red', 'green'],
  ['red', 'gold'],
];
const unitIn = (state: GameState, space: string): readonly string[] =>
  unitsOf(state, state.power).flatMap(({ id, space: at }) => (at === space ? [id] : []));
const move = (state: GameState, from: string, to: string, ...via: readonly string[]): Command => ({
  type: 'move',
  units: unitIn(state, from),
  to,
  ...(via.length > 0 && { via }),
});
const land = (state: GameState, to: string): Command => ({
  type: 'offload',
  units: unitsOf(state, state.power).flatMap(({ id, aboard }) => (aboard === undefined ? [] : [id])),
  to,
});
function played(
  state: GameState,
  ...commands: readonly Command[]
): { readonly state: GameState; readonly events: readonly GameEvent[] } {
  let now = state;
  const events: GameEvent[] = [];
  for (const command of commands) {
    const answer = play(now, command);
    if (!answer.ok) throw new Error(`${command.type}: ${answer.fault.rule} ${answer.fault.reason}`);
    now = answer.value.state;
    events.push(...answer.value.events);
  }
  return { state: now, events };
}
const refusedBy = (state: GameState, command: Command): string | null => {
  const refusal = refusalOf(state, command);
  return refusal && `${refusal.rule} ${refusal.reason}`;
};
const afloat = (owner: string) => ({
  phase: 'noncombat-move',
  units: { [owner]: { gulf: { transport: 1 } } },
  aboard: [{ in: 'gulf', ship: 'transport', owner, cargo: [{ unit: 'infantry', owner }] }],
});

describe('what it is to each power', () => {
  const standing = (state: GameState, space: string, power: string): string =>
    [
      isFriendlyTerritory(state, space, power) ? 'friendly' : '',
      isHostileTerritory(state, space, power) ? 'hostile' : '',
      isGroundAtPeace(state, space, power) ? 'at peace' : '',
    ].join('');

  test('MAP-2, POL-9: neither friendly nor hostile to its guards and their friends', () => {
    const state = guardedGame({});
    for (const power of ['green', 'gold', 'blue'])
      for (const space of ['isle', 'marsh', 'crag']) expect(standing(state, space, power)).toBe('');
    expect(groundText(state, spaceOf(state, 'isle')!)).toBe('Swan · 2 IPCs');
    expect(groundText(state, spaceOf(state, 'crag')!)).toBe('Eagle, closed to all');
  });

  test('POL-3: to their enemies at peace, or hostile where no attack on it brings war', () => {
    const peace = guardedGame({});
    expect(standing(peace, 'isle', 'red')).toBe('at peace');
    expect(standing(peace, 'marsh', 'red')).toBe('hostile');
    expect(standing(guardedGame({ wars: ALL }), 'isle', 'red')).toBe('hostile');
  });

  test('once taken it is ground like any other', () => {
    const state = guardedGame({ control: { isle: 'green', marsh: 'gold' } });
    expect(standing(state, 'isle', 'blue')).toBe('friendly');
    expect(standing(state, 'marsh', 'red')).toBe('at peace');
  });
});

describe('its guards', () => {
  test('POL-10: walk in in noncombat move, and it is theirs at once, with its income', () => {
    const state = guardedGame({ power: 'green', phase: 'noncombat-move', units: { green: { town: { infantry: 1 } } } });
    const after = played(state, move(state, 'town', 'marsh'));
    expect(after.state.control['marsh']).toBe('green');
    expect(after.state.wars).toEqual([ALL[0]]);
    const captured = after.events.find(({ type }) => type === 'territory-captured')!;
    expect(captured).toMatchObject({ by: 'green', from: null, to: 'green' });
    expect(eventText(after.state, captured)).toBe('Green takes Marsh, which was Heron.');
    const entry = { kind: 'captured', from: null, to: 'green', power: 'green', round: 1, spaces: ['marsh'] } as const;
    expect(entryText(after.state, { ...entry, index: 0 } as never)).toBe('Green takes Marsh, which was Heron.');
  });

  test('POL-10: go ashore there from a transport', () => {
    const state = guardedGame({ power: 'gold', ...afloat('gold') });
    const after = played(state, land(state, 'isle')).state;
    expect(after.control['isle']).toBe('gold');
    expect(nationalProduction(after, 'gold')).toBe(3);
  });

  test('POL-10: a tank takes what it passes', () => {
    const state = guardedGame({
      power: 'green',
      phase: 'noncombat-move',
      wars: ALL,
      units: { green: { town: { tank: 1 } } },
    });
    expect(played(state, move(state, 'town', 'field', 'marsh')).state.control['marsh']).toBe('green');
  });

  test('POL-10: not in combat move', () => {
    const state = guardedGame({ power: 'green', units: { green: { town: { infantry: 1 } } } });
    expect(refusedBy(state, move(state, 'town', 'marsh'))).toBe('POL-10 guarded-ground');
  });

  test('POL-10: have no place to land there, in the turn in which they take it neither', () => {
    const state = guardedGame({
      power: 'green',
      phase: 'noncombat-move',
      units: { green: { town: { infantry: 1, bomber: 1 } } },
    });
    const [infantry, bomber] = unitsOf(state, 'green').map(({ id }) => id);
    const fly: Command = { type: 'move', units: [bomber!], to: 'marsh' };
    expect(refusedBy(state, fly)).toBe('NCM-5 not-a-landing-place');
    const taken = played(state, { type: 'move', units: [infantry!], to: 'marsh' }).state;
    expect(refusedBy(taken, fly)).toBe('NCM-5 not-a-landing-place');
  });

  test('POL-10: and their friends fly over it', () => {
    const state = guardedGame({ power: 'blue', phase: 'noncombat-move', units: { blue: { field: { bomber: 1 } } } });
    expect(refusedBy(state, move(state, 'field', 'town', 'marsh'))).toBeNull();
  });
});

describe('their friends', () => {
  test('POL-10: do not walk in, on foot or from the sea', () => {
    const state = guardedGame({ power: 'blue', phase: 'noncombat-move', units: { blue: { field: { infantry: 1 } } } });
    expect(refusedBy(state, move(state, 'field', 'marsh'))).toBe('POL-10 guarded-ground');
    const ship = guardedGame({ power: 'blue', ...afloat('blue') });
    expect(refusedBy(ship, land(ship, 'isle'))).toBe('POL-10 guarded-ground');
  });

  test('COM-21: keep it if they take it from the enemy: it is never freed', () => {
    const state = guardedGame({
      power: 'blue',
      wars: ALL,
      control: { marsh: 'red' },
      units: { blue: { field: { infantry: 1 } } },
    });
    const after = played(state, move(state, 'field', 'marsh'), { type: 'end-phase' }).state;
    expect(after.control['marsh']).toBe('blue');
  });
});

describe('their enemies', () => {
  const troops = { ...afloat('red'), phase: 'combat-move' };

  test('POL-3: attack it in combat move, with war or without', () => {
    const foot = guardedGame({ units: { red: { hill: { infantry: 1 } } } });
    const taken = played(foot, move(foot, 'hill', 'marsh'), { type: 'end-phase' }).state;
    expect([taken.control['marsh'], taken.wars]).toEqual(['red', [ALL[0]]]);
    const sea = guardedGame(troops);
    const landed = played(sea, land(sea, 'isle'), { type: 'end-phase' }).state;
    expect([landed.control['isle'], landed.wars]).toEqual(['red', ALL]);
  });

  test('POL-3: an attack on it is one on its guards, though they are at war already', () => {
    const sea = guardedGame({ ...troops, wars: ALL });
    expect(played(sea, land(sea, 'isle')).state.wars).toEqual(ALL);
  });

  test('NCM-3: do not enter it in noncombat move', () => {
    const foot = guardedGame({ phase: 'noncombat-move', units: { red: { hill: { infantry: 1 } } } });
    expect(refusedBy(foot, move(foot, 'hill', 'marsh'))).toBe('NCM-3 hostile-space');
    const sea = guardedGame(afloat('red'));
    expect(refusedBy(sea, land(sea, 'isle'))).toBe('POL-2 at-peace');
  });

  test('POL-3: bring war by a flight to it, but fly freely over what is open to attack', () => {
    const state = guardedGame({ units: { red: { hill: { bomber: 1 } } } });
    expect(played(state, move(state, 'hill', 'isle')).events[0]?.type).toBe('war-began');
    expect(played(state, move(state, 'hill', 'field', 'marsh')).events[0]?.type).toBe('units-moved');
  });
});

describe('closed ground', () => {
  test('MAP-3: nobody enters it, and nobody flies over it', () => {
    const state = guardedGame({ units: { red: { hill: { infantry: 1 } } } });
    expect(refusedBy(state, move(state, 'hill', 'crag'))).toBe('MAP-3 neutral-space');
    const flight = guardedGame({ units: { red: { hill: { bomber: 1 } } } });
    expect(refusedBy(flight, move(flight, 'hill', 'field', 'crag'))).toBe('MAP-3 neutral-space');
  });
});
