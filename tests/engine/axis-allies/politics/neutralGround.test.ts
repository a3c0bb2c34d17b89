import { describe, expect, test } from 'vitest';
import {
  awaiting,
  battlesToCome,
  fromPosition,
  isFriendlyTerritory,
  isHostileTerritory,
  play,
  pointless,
  reach,
  refusalOf,
  toPosition,
  withoutCommand,
  type Command,
  type GameEvent,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { defendersIn, unitsOf } from '../../../../src/engine/axis-allies/pieces.ts';
import { eventText } from '../../../../src/games/axis-allies/text/events/eventText.ts';
import { garrisonText, groundText } from '../../../../src/games/axis-allies/text/spaceText.ts';
import { groundSentences, spaceOf } from '../../../../src/games/axis-allies/text/spaces/ground.ts';
import { neutralGame } from '../editions/neutralEdition.ts';

/** Neutral ground that fights: two infantry rise in the steppe, none in the waste. */

const unitIn = (state: GameState, space: string): readonly string[] =>
  unitsOf(state, state.power).flatMap(({ id, space: at }) => (at === space ? [id] : []));
const move = (state: GameState, from: string, to: string, ...via: readonly string[]): Command => ({
  type: 'move',
  units: unitIn(state, from),
  to,
  ...(via.length > 0 && { via }),
});
const END: Command = { type: 'end-phase' };
const roll = (...dice: readonly number[]): Command => ({ type: 'roll', dice });
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
const faultsOf = (position: object): readonly string[] => {
  const read = fromPosition({
    edition: 'neutral-ground',
    power: 'red',
    phase: 'combat-move',
    units: {},
    ...position,
  });
  return read.ok ? [] : read.fault.map(({ path, rule }) => `${path} ${rule}`);
};
const foot = { units: { red: { hill: { infantry: 3 } } } };
const failed = { alignedNeutrals: { steppe: 'allies' } };

describe('the first attack', () => {
  test('NEU-1: brings up the infantry with the order, on the other side', () => {
    const state = neutralGame(foot);
    expect(reach(state, unitIn(state, 'hill')).map(({ space, meaning }) => `${space} ${meaning}`)).toContain(
      'steppe attack',
    );
    const order = move(state, 'hill', 'steppe');
    const after = played(state, order);
    expect(after.events.map(({ type }) => type)).toEqual(['neutral-attacked', 'units-moved']);
    expect(eventText(after.state, after.events[0]!)).toBe('Steppe joins the Allies, with 2 infantry to defend it.');
    expect(after.state.alignedNeutrals).toEqual({ steppe: 'allies' });
    expect(defendersIn(after.state, 'steppe', 'red')).toHaveLength(2);
    expect(battlesToCome(after.state)).toMatchObject([{ space: 'steppe', kind: 'land' }]);
    expect(garrisonText(after.state, spaceOf(state, 'steppe')!)).toBe('Red: 3 infantry. Neutral forces: 2 infantry.');
    expect(withoutCommand(state, [order], 0).state).toEqual(state);
  });

  test('NEU-1: more units that come do not bring up more', () => {
    const state = neutralGame({ units: { red: { hill: { infantry: 1, bomber: 1 } } } });
    const [infantry, bomber] = unitsOf(state, 'red').map(({ id }) => id);
    const after = played(
      state,
      { type: 'move', units: [infantry!], to: 'steppe' },
      { type: 'move', units: [bomber!], to: 'steppe' },
    ).state;
    expect(defendersIn(after, 'steppe', 'red')).toHaveLength(2);
    expect(pointless(state, { type: 'move', units: [bomber!], to: 'steppe' })).toBeNull();
  });

  test('NEU-1: the next power of the side against the attacker rolls for them and chooses their losses', () => {
    const red = neutralGame(foot);
    let now = played(red, move(red, 'hill', 'steppe'), END, { type: 'fight', space: 'steppe' }, roll(1, 6, 6)).state;
    expect(awaiting(now)).toMatchObject({ kind: 'dice', side: 'defender', by: ['blue'] });
    now = played(now, roll(1, 6)).state;
    expect(now.battle?.defenders).toHaveLength(1);
  });

  test('NEU-1, COM-19: who wins takes the territory', () => {
    const state = neutralGame(foot);
    const after = played(state, move(state, 'hill', 'steppe'), END, { type: 'fight', space: 'steppe' }, roll(1, 1, 6));
    const won = played(after.state, roll(6, 6));
    expect(won.state.control['steppe']).toBe('red');
    const captured = won.events.find(({ type }) => type === 'territory-captured')!;
    expect(eventText(won.state, captured)).toBe('Red takes Steppe, which was neutral.');
    expect(won.state.alignedNeutrals).toEqual({ steppe: 'allies' });
  });

  test('NEU-4: ground without infantry falls without a battle', () => {
    const state = neutralGame(foot);
    const after = played(state, move(state, 'hill', 'waste'), END).state;
    expect(after.control['waste']).toBe('red');
    expect(after.turn.battles).toEqual([]);
  });

  test('NEU-4: no blitz passes it, though infantry attacked it before', () => {
    const state = neutralGame({ units: { red: { hill: { infantry: 1, tank: 1 } } } });
    const [infantry, tank] = unitsOf(state, 'red').map(({ id }) => id);
    const blitz: Command = { type: 'move', units: [tank!], to: 'moor', via: ['waste'] };
    expect(refusedBy(state, blitz)).toBe('CM-9 must-stop');
    const attacked = played(state, { type: 'move', units: [infantry!], to: 'waste' }).state;
    expect(refusedBy(attacked, blitz)).toBe('CM-9 must-stop');
  });

  test('NCM-3: nobody enters it in noncombat move', () => {
    const state = neutralGame({ ...foot, phase: 'noncombat-move' });
    expect(refusedBy(state, move(state, 'hill', 'steppe'))).toBe('NCM-3 hostile-space');
  });

  test('POL-13: changes nothing in who is at war', () => {
    const state = neutralGame(foot);
    expect(played(state, move(state, 'hill', 'steppe')).state.wars).toEqual(state.wars);
  });
});

describe('flights', () => {
  const bomber = { units: { red: { hill: { bomber: 1 } } } };

  test('NEU-3: do not pass it, but come to attack it', () => {
    const state = neutralGame(bomber);
    expect(refusedBy(state, move(state, 'hill', 'field', 'steppe'))).toBe('NEU-3 neutral-ground');
    expect(refusedBy(state, move(state, 'hill', 'steppe'))).toBeNull();
  });

  test('NEU-3: that have come to attack it do not fly on in this phase', () => {
    const state = neutralGame(bomber);
    const there = played(state, move(state, 'hill', 'steppe')).state;
    expect(refusedBy(there, move(there, 'steppe', 'field'))).toBe('NEU-3 neutral-ground');
    expect(reach(there, unitIn(there, 'steppe'))).toEqual([]);
  });

  test('NEU-3: fly home from it, and over it once it has joined a side', () => {
    const state = neutralGame(bomber);
    const home = played(state, move(state, 'hill', 'steppe'), END, { type: 'fight', space: 'steppe' }, roll(6)).state;
    const back = played(home, roll(6, 6), { type: 'retreat' }, END).state;
    expect(refusedBy(back, move(back, 'steppe', 'hill'))).toBeNull();
    const later = neutralGame({ ...bomber, ...failed });
    expect(refusedBy(later, move(later, 'hill', 'field', 'steppe'))).toBeNull();
  });
});

describe('ground that joined a side', () => {
  const left = { ...failed, units: { neutral: { steppe: { infantry: 1 } } } };

  test('NEU-2: is friendly to that side and hostile to the other, and nobody’s', () => {
    const state = neutralGame(left);
    expect([isFriendlyTerritory(state, 'steppe', 'blue'), isHostileTerritory(state, 'steppe', 'blue')]).toEqual([
      true,
      false,
    ]);
    expect([isFriendlyTerritory(state, 'steppe', 'red'), isHostileTerritory(state, 'steppe', 'red')]).toEqual([
      false,
      true,
    ]);
    expect(groundText(state, spaceOf(state, 'steppe')!)).toBe('Neutral · 0 IPCs');
    expect(groundSentences(state, spaceOf(state, 'steppe')!)).toContain('It was attacked and has joined the Allies.');
  });

  test('NEU-2: its side walks in and lands there in noncombat move, which gives no control', () => {
    const state = neutralGame({
      ...failed,
      power: 'blue',
      phase: 'noncombat-move',
      units: { neutral: { steppe: { infantry: 1 } }, blue: { field: { infantry: 1, bomber: 1 } } },
    });
    const after = played(state, move(state, 'field', 'steppe')).state;
    expect(after.control['steppe']).toBeUndefined();
    expect(unitsOf(after, 'blue').map(({ space }) => space)).toEqual(['steppe', 'steppe']);
  });

  test('NEU-2: nobody brings up more infantry, and all of the side there defend together', () => {
    const state = neutralGame({
      ...failed,
      units: {
        red: { hill: { infantry: 1 } },
        neutral: { steppe: { infantry: 1 } },
        gold: { steppe: { infantry: 1 } },
      },
    });
    const after = played(state, move(state, 'hill', 'steppe'), END, { type: 'fight', space: 'steppe' }, roll(6)).state;
    expect(after.battle?.defenders).toHaveLength(2);
    expect(awaiting(after)).toMatchObject({ kind: 'dice', by: ['blue', 'gold'] });
  });

  test('COM-21: taken from the enemy it is the captor’s', () => {
    const state = neutralGame({
      ...failed,
      power: 'gold',
      control: { steppe: 'red' },
      units: { gold: { field: { infantry: 1 } } },
    });
    expect(played(state, move(state, 'field', 'steppe'), END).state.control['steppe']).toBe('gold');
  });

  test('NEU-2: a position says so, and is read as it is', () => {
    const state = neutralGame(foot);
    const attacked = played(state, move(state, 'hill', 'steppe')).state;
    for (const now of [attacked, played(attacked, END).state, neutralGame(left)]) {
      const file = toPosition(now);
      expect(file.version).toBe(3);
      const read = fromPosition(file);
      expect(read.ok && toPosition(read.value)).toEqual(file);
      expect(read.ok && read.value.alignedNeutrals).toEqual(now.alignedNeutrals);
    }
  });

  test('NEU-2: a position that cannot be is refused', () => {
    expect(faultsOf({ alignedNeutrals: { hill: 'allies' } })).toEqual(['alignedNeutrals.hill NEU-2']);
    expect(faultsOf({ control: { steppe: 'red' } })).toEqual(['control.steppe NEU-2']);
    expect(faultsOf({ units: { neutral: { steppe: { infantry: 1 } } } })).toEqual([
      'units.neutral.steppe.infantry NEU-2',
    ]);
    expect(faultsOf({ units: { red: { steppe: { infantry: 1 } } } })).toEqual(['units.red.steppe.infantry NEU-2']);
    expect(faultsOf({ units: { neutral: { hill: { infantry: 1 } } } })).toEqual(['units.neutral.hill.infantry NEU-2']);
  });
});
