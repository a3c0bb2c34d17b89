import { describe, expect, test } from 'vitest';
import {
  play,
  reach,
  refusalOf,
  withoutCommand,
  type Command,
  type GameEvent,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { unitsOf } from '../../../../src/engine/axis-allies/pieces.ts';
import { eventText } from '../../../../src/games/axis-allies/text/events/eventText.ts';
import { stormyGame, uneasyGame } from '../editions/uneasyEdition.ts';

/** Orders that bring war: an attack of Red or of Gold brings Red, Green and Gold to war. Green may begin none. */

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
function played(
  state: GameState,
  command: Command,
): { readonly state: GameState; readonly events: readonly GameEvent[] } {
  const answer = play(state, command);
  if (!answer.ok) throw new Error(`${answer.fault.rule} ${answer.fault.reason}`);
  return answer.value;
}
const refusedBy = (state: GameState, command: Command): string | null => {
  const refusal = refusalOf(state, command);
  return refusal && `${refusal.rule} ${refusal.reason}`;
};

describe('an order that brings war', () => {
  const infantry = { units: { red: { hill: { infantry: 1 } } } };

  test('POL-3: an attack on ground at peace begins with the war that it brings', () => {
    const state = stormyGame(infantry);
    const after = played(state, move(state, 'hill', 'town'));
    expect(after.events[0]).toEqual({ type: 'war-began', by: 'red', wars: [ALL[1], ALL[2]] });
    expect(after.events[1]?.type).toBe('units-moved');
    expect(after.state.wars).toEqual(ALL);
    expect(eventText(after.state, after.events[0]!)).toBe('Red is at war with Green and Gold.');
  });

  test('POL-3: an attack on a power with which one is at war brings no other', () => {
    const state = stormyGame(infantry);
    expect(played(state, move(state, 'hill', 'field')).state.wars).toEqual([['red', 'blue']]);
  });

  test('POL-3: an attack on ships at peace brings it, too', () => {
    const state = stormyGame({ units: { red: { bay: { destroyer: 1 } }, gold: { gulf: { destroyer: 1 } } } });
    expect(played(state, move(state, 'bay', 'gulf')).state.wars).toEqual(ALL);
  });

  test('POL-4: powers that go to war together do so whoever of them begins it', () => {
    const state = stormyGame({ power: 'gold', units: { gold: { reef: { bomber: 1 } }, red: { hill: { tank: 1 } } } });
    const after = played(state, move(state, 'reef', 'hill'));
    expect(after.state.wars).toEqual(ALL);
    expect(eventText(after.state, after.events[0]!)).toBe('Gold is at war with Red. Red is at war with Green.');
  });

  test('POL-5: a power that may not attack in peace is refused', () => {
    const state = stormyGame({
      power: 'green',
      units: { green: { town: { infantry: 1 } } },
    });
    expect(refusedBy(state, move(state, 'town', 'hill'))).toBe('POL-5 war-not-begun');
  });

  test('POL-3: no order of noncombat move brings war', () => {
    const state = stormyGame({ ...infantry, phase: 'noncombat-move' });
    expect(refusedBy(state, move(state, 'hill', 'town'))).toBe('POL-2 at-peace');
  });

  test('POL-8: war goes with the order that brought it if that is taken back', () => {
    const state = stormyGame(infantry);
    const order = move(state, 'hill', 'town');
    expect(withoutCommand(state, [order], 0).state).toEqual(state);
  });

  test('POL-8: what an attack could bring is said with where units can go', () => {
    const state = stormyGame(infantry);
    const found = reach(state, unitIn(state, 'hill'));
    expect(found.map(({ space, meaning, bringsWar }) => [space, meaning, bringsWar])).toEqual([
      ['field', 'capture', undefined],
      ['town', 'capture', true],
    ]);
    for (const { command } of found) expect(refusalOf(state, command)).toBeNull();
  });
});

describe('war counts for the whole phase', () => {
  const fleet = {
    units: {
      red: { hill: { infantry: 1 }, cove: { destroyer: 1 } },
      green: { bay: { destroyer: 1 } },
      blue: { gulf: { destroyer: 1 } },
    },
  };

  test('POL-8: a fleet that passed a zone which war makes hostile bars the order, till it is taken back', () => {
    const state = stormyGame(fleet);
    const attack = move(state, 'hill', 'town');
    const passed = played(state, move(state, 'cove', 'gulf')).state;
    expect(refusedBy(passed, attack)).toBe('POL-8 wrong-in-war');
    expect(reach(passed, unitIn(passed, 'hill')).map(({ space }) => space)).toEqual(['field']);
    expect(refusedBy(state, attack)).toBeNull();
  });

  test('POL-8: after the order a fleet must stop there', () => {
    const state = stormyGame(fleet);
    const atWar = played(state, move(state, 'hill', 'town')).state;
    expect(refusedBy(atWar, move(atWar, 'cove', 'gulf'))).toBe('CM-4 must-stop');
  });

  test('CM-8: ships that share a zone with the new enemies may leave it', () => {
    const state = stormyGame({
      units: { red: { hill: { infantry: 1 }, bay: { destroyer: 1 } }, green: { bay: { destroyer: 1 } } },
    });
    const atWar = played(state, move(state, 'hill', 'town')).state;
    expect(state.turn.hostileZones).toEqual([]);
    expect(atWar.turn.hostileZones).toEqual(['bay']);
    expect(refusedBy(atWar, move(atWar, 'bay', 'gulf'))).toBeNull();
  });
});

describe('a landing that brings war', () => {
  const troops = {
    units: { red: { cove: { transport: 1 } } },
    aboard: [{ in: 'cove', ship: 'transport', owner: 'red', cargo: [{ unit: 'infantry', owner: 'red' }] }],
  };
  const cargo = (state: GameState): readonly string[] =>
    unitsOf(state, 'red').flatMap(({ id, aboard }) => (aboard === undefined ? [] : [id]));

  test('POL-3: a transport sails in peace to a coast at peace, and war comes when the troops are named for it', () => {
    const state = stormyGame({ ...troops, control: { field: 'red' } });
    const ship = unitsOf(state, 'red').flatMap(({ id, aboard }) => (aboard === undefined ? [id] : []));
    const sailed = played(state, { type: 'move', units: ship, to: 'bay' }).state;
    expect(sailed.wars).toEqual([['red', 'blue']]);
    const landed = played(sailed, { type: 'offload', units: cargo(sailed), to: 'town' });
    expect(landed.events.map(({ type }) => type)).toEqual(['war-began', 'assault-declared']);
    expect(landed.state.wars).toEqual(ALL);
  });

  test('CM-1: a power that may not begin war has nothing to do at such a coast', () => {
    const state = uneasyGame({ ...troops, control: { field: 'red', moor: 'red' } });
    const ship = unitsOf(state, 'red').flatMap(({ id, aboard }) => (aboard === undefined ? [id] : []));
    expect(refusedBy(state, { type: 'move', units: ship, to: 'bay' })).toBe('CM-1 ends-friendly');
  });
});

describe('a war with some of them', () => {
  const ofGreen = [ALL[0], ALL[1]];
  const game = (position: object): GameState => uneasyGame({ edition: 'loose', wars: ofGreen, ...position });

  test('POL-3: an attack on one of them brings the others in, be it at war already', () => {
    const state = game({ units: { red: { hill: { infantry: 1 } } } });
    expect(played(state, move(state, 'hill', 'town')).state.wars).toEqual(ALL);
    expect(reach(state, unitIn(state, 'hill')).map(({ space, bringsWar }) => [space, bringsWar])).toEqual([
      ['field', undefined],
      ['town', true],
    ]);
  });

  test('POL-3: an attack on a power at war from the beginning brings nobody in', () => {
    const state = game({ units: { red: { hill: { infantry: 1 } } } });
    expect(played(state, move(state, 'hill', 'field')).state.wars).toEqual(ofGreen);
  });

  test('POL-3: so does an attack on its troops in the ground of another', () => {
    const state = game({ units: { red: { hill: { infantry: 1 } }, green: { field: { infantry: 1 } } } });
    expect(played(state, move(state, 'hill', 'field')).state.wars).toEqual(ALL);
  });

  test('POL-3: ships that stay and fight bring them in when combat move ends, and those that leave do not', () => {
    const fleet = { red: { bay: { destroyer: 1 } }, green: { bay: { destroyer: 1 } } };
    const state = game({ units: fleet });
    expect(played(state, { type: 'end-phase' }).events[0]).toMatchObject({ type: 'war-began', wars: [ALL[2]] });
    const left = played(state, move(state, 'bay', 'cove')).state;
    expect(played(left, { type: 'end-phase' }).state.wars).toEqual(ofGreen);
  });
});

describe('ground that is closed before war', () => {
  const game = (position: object): GameState => uneasyGame({ edition: 'wary', power: 'gold', ...position });
  const tank = { units: { gold: { town: { tank: 1 } } }, phase: 'noncombat-move' };

  test('POL-4: a unit that moves into it in noncombat move brings war', () => {
    const state = game(tank);
    const after = played(state, move(state, 'town', 'moor'));
    expect(after.events.map(({ type }) => type)).toEqual(['war-began', 'units-moved']);
    expect(after.state.wars).toEqual(ALL);
    expect(reach(state, unitIn(state, 'town')).map(({ space, bringsWar }) => [space, bringsWar])).toEqual([
      ['moor', true],
    ]);
  });

  test('POL-4: a flight over it does, too, if it is named; else flights go round it', () => {
    const state = game({ units: { gold: { town: { bomber: 1 } } }, phase: 'noncombat-move' });
    const round = played(state, move(state, 'town', 'reef'));
    expect(round.state.wars).toEqual([ALL[0]]);
    expect(played(state, move(state, 'town', 'reef', 'moor')).state.wars).toEqual(ALL);
  });

  test('POL-5: a power that may begin no war does not enter it', () => {
    const state = game({ power: 'green', phase: 'noncombat-move', units: { green: { town: { tank: 1 } } } });
    expect(refusedBy(state, move(state, 'town', 'moor'))).toBe('POL-5 war-not-begun');
  });

  test('POL-8: a fleet that sailed among the new enemies in noncombat move bars the order', () => {
    const state = game({
      phase: 'noncombat-move',
      units: { gold: { town: { tank: 1 }, cove: { destroyer: 1 } }, red: { bay: { destroyer: 1 } } },
    });
    const sailed = played(state, move(state, 'cove', 'bay')).state;
    expect(refusedBy(sailed, move(sailed, 'town', 'moor'))).toBe('POL-8 wrong-in-war');
  });

  test('CHN-10: in war it is entered as the ground of a friend', () => {
    const state = game({ ...tank, wars: ALL });
    expect(played(state, move(state, 'town', 'moor')).events.map(({ type }) => type)).toEqual(['units-moved']);
  });
});

describe('a war that a power declares of its own accord', () => {
  const game = (position: object): GameState =>
    uneasyGame({ edition: 'wary', power: 'green', phase: 'mobilize-new-units', ...position });

  test('POL-5: begins with its phase, in the named turn, and its friends join as they do', () => {
    const { state, events } = played(game({ round: 3 }), { type: 'end-phase' });
    expect(events.map(({ type }) => type)).toEqual(['phase-began', 'war-began']);
    expect(state.wars).toEqual(ALL);
  });

  test('POL-5: not before', () => {
    expect(played(game({ round: 2 }), { type: 'end-phase' }).state.wars).toEqual([ALL[0]]);
  });

  test('POL-5: a position within the phase has it when the phase ends', () => {
    const { events } = played(game({ round: 4, phase: 'collect-income' }), { type: 'end-phase' });
    expect(events[0]).toMatchObject({ type: 'war-began', by: 'green' });
  });
});
