import { describe, expect, test } from 'vitest';
import { awaiting, reach, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { eventsOf } from './battle.ts';
import {
  after,
  countsIn,
  endPhase,
  fight,
  game,
  idsOf,
  move,
  offload,
  one,
  placesOf,
  played,
  roll,
  transport,
  type Scene,
} from './position.ts';

/** Which gun fires at flights, and what the fire leaves of the attack (AA-1, AA-2, AA-3, AA-8, AA-9, COM-25). */

const SU = 'soviet-union';
const UK = 'united-kingdom';
const GUN = { 'antiaircraft-gun': 1 };

/** A Soviet bomber flies over West Russia to attack the Ukraine. */
const overWestRussia = (units: NonNullable<Scene['units']>, more: Partial<Scene> = {}): GameState =>
  after(
    game({
      power: SU,
      ...more,
      units: { [SU]: { archangel: { bomber: 1 } }, ...units },
    }),
    move('archangel', { bomber: 1 }, 'ukraine-ssr', 'west-russia'),
    endPhase,
  );

/** Who fires now: the guns' ids and their owners. */
function firing(state: GameState) {
  const waits = awaiting(state);
  if (waits.kind !== 'dice') throw new Error(waits.kind);
  return {
    by: waits.by,
    guns: waits.groups.flatMap(({ units }) => units),
    kinds: waits.groups.map(({ kind }) => kind),
  };
}

describe('the gun that fires', () => {
  test('AA-2: is a gun, not what stands beside it, and its owner rolls', () => {
    const state = overWestRussia({
      germany: { 'west-russia': { infantry: 2 }, 'ukraine-ssr': { infantry: 1 } },
      japan: { 'west-russia': { infantry: 1, 'antiaircraft-gun': 1 } },
    });
    const gun = one(state, 'west-russia', 'antiaircraft-gun', 'japan');
    expect(firing(state)).toEqual({ by: ['japan'], guns: [gun], kinds: ['surface'] });
  });

  test('AA-2: of guns of two powers the better one fires', () => {
    const state = after(
      game({
        power: 'germany',
        advantages: { [UK]: ['radar'] },
        units: {
          germany: { 'western-europe': { bomber: 1 } },
          'united-states': { 'united-kingdom': GUN },
          [UK]: { 'united-kingdom': { tank: 1, 'antiaircraft-gun': 1 }, 'sz-2': { transport: 1 } },
        },
      }),
      move('western-europe', { bomber: 1 }, 'sz-2', 'sz-7', 'united-kingdom'),
      endPhase,
    );
    const gun = one(state, 'united-kingdom', 'antiaircraft-gun', UK);
    expect(firing(state)).toMatchObject({ by: [UK], guns: [gun] });
    expect(state.shots).toMatchObject([{ value: 2 }]);
  });

  test('AA-9: a gun aboard a ship is none', () => {
    const state = game({
      power: SU,
      units: {
        [SU]: { 'karelia-ssr': { bomber: 1 } },
        germany: { 'sz-5': { transport: 1 }, germany: { infantry: 1 } },
      },
      aboard: [transport('sz-5', ['antiaircraft-gun'], 'germany')],
    });
    const begun = after(state, move('karelia-ssr', { bomber: 1 }, 'germany', 'sz-5'), endPhase);
    expect(begun.shots).toEqual([]);
  });
});

describe('what the fire leaves', () => {
  test('AA-3: an air attack at sea that was shot down on its way is no battle any more', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'western-europe': { bomber: 1 } },
        [UK]: { 'united-kingdom': GUN, 'sz-2': { transport: 1 } },
      },
    });
    const flown = after(state, move('western-europe', { bomber: 1 }, 'sz-2', 'sz-7', 'united-kingdom'), endPhase);
    const { state: down, events } = played(flown, roll(1));
    expect(down.turn.battles).toEqual([]);
    expect(eventsOf({ state: down, events }, 'battles-listed')).toHaveLength(1);
    expect(eventsOf({ state: down, events }, 'units-destroyed')).toMatchObject([{ why: 'antiaircraft' }]);
    const through = played(flown, roll(2));
    expect(through.state.turn.battles.map(({ space }) => space)).toEqual(['sz-2']);
    expect(eventsOf(through, 'battles-listed')).toEqual([]);
  });

  test('AA-3: others that came to the same zone fight on', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'western-europe': { bomber: 1 }, 'sz-7': { submarine: 1 } },
        [UK]: { 'united-kingdom': GUN, 'sz-8': { transport: 1 } },
      },
    });
    const flown = after(
      state,
      move('western-europe', { bomber: 1 }, 'sz-8', 'sz-7', 'united-kingdom'),
      move('sz-7', { submarine: 1 }, 'sz-8'),
      endPhase,
      roll(1),
    );
    expect(flown.turn.battles.map(({ space }) => space)).toEqual(['sz-8']);
  });

  test('AA-3: a landing stays when the aircraft that should help it are shot down', () => {
    const state = game({
      power: UK,
      units: {
        [UK]: { 'sz-6': { transport: 1 }, 'united-kingdom': { bomber: 1 } },
        germany: { norway: { infantry: 1 }, 'western-europe': GUN },
      },
      aboard: [transport('sz-6', ['tank'], UK)],
    });
    const flown = after(
      state,
      offload('sz-6', { tank: 1 }, 'norway'),
      move('united-kingdom', { bomber: 1 }, 'norway', 'sz-7', 'western-europe', 'sz-6'),
      endPhase,
      roll(1),
    );
    expect(flown.turn.battles).toMatchObject([{ space: 'norway', landingFrom: ['sz-6'] }]);
  });

  test('AA-3: open ground is taken only after the last gun has fired', () => {
    const state = after(
      game({
        power: SU,
        units: {
          [SU]: { archangel: { bomber: 1 }, caucasus: { tank: 1 } },
          germany: { 'west-russia': GUN, belorussia: GUN, 'eastern-europe': { infantry: 1 } },
        },
      }),
      move('archangel', { bomber: 1 }, 'eastern-europe', 'west-russia', 'belorussia'),
      move('caucasus', { tank: 1 }, 'ukraine-ssr'),
      endPhase,
    );
    expect(state.shots.map(({ space }) => space)).toEqual(['west-russia', 'belorussia']);
    const first = after(state, roll(6));
    expect(first.control['ukraine-ssr']).toBe('germany');
    expect(after(first, roll(6)).control['ukraine-ssr']).toBe(SU);
  });

  test('AA-9: aircraft are not fired at by the gun of the territory they leave', () => {
    const state = after(
      game({
        power: SU,
        units: { [SU]: { archangel: { bomber: 1 } }, germany: { 'west-russia': { infantry: 1, ...GUN } } },
      }),
      move('archangel', { bomber: 1 }, 'west-russia'),
      endPhase,
      fight('west-russia'),
      roll(6),
      roll(1),
      roll(6),
    );
    const home = played(state, move('west-russia', { bomber: 1 }, 'archangel'));
    expect(home.state.shots).toEqual([]);
    expect(eventsOf(home, 'flights-under-fire')).toEqual([]);
  });
});

describe('flights home', () => {
  /** German aircraft have won in the Caucasus. */
  const won = after(
    game({
      power: 'germany',
      units: {
        germany: { 'ukraine-ssr': { fighter: 1, bomber: 1, tank: 1 } },
        [SU]: { caucasus: { infantry: 1 } },
      },
    }),
    move('ukraine-ssr', { fighter: 1, tank: 1 }, 'caucasus'),
    endPhase,
    fight('caucasus'),
    roll(1, 6),
    roll(6),
  );

  test('COM-25: their ways are shown', () => {
    const fighter = one(won, 'caucasus', 'fighter');
    expect(reach(won, [fighter]).find(({ space }) => space === 'balkans')).toEqual({
      space: 'balkans',
      meaning: 'land',
      command: { type: 'move', units: [fighter], to: 'balkans' },
      routes: { [fighter]: ['caucasus', 'sz-16', 'balkans'] },
    });
  });

  test('COM-25: nobody else has a way now', () => {
    expect(placesOf(won, idsOf(won, 'ukraine-ssr', { bomber: 1 }))).toEqual([]);
    const both = [...idsOf(won, 'ukraine-ssr', { bomber: 1 }), ...idsOf(won, 'caucasus', { fighter: 1 })];
    expect(placesOf(won, both)).toEqual([]);
    expect(placesOf(won, idsOf(won, 'caucasus', { fighter: 1, tank: 1 }))).toEqual([]);
    expect(placesOf(won, ['u99'])).toEqual([]);
  });

  test('NCM-7: of what can land nowhere it is told that it found no place', () => {
    const state = game({
      power: 'united-states',
      control: { 'buryatia-ssr': 'japan' },
      units: {
        'united-states': { 'hawaiian-islands': { fighter: 1 }, 'sz-57': { carrier: 1 } },
        japan: { 'sz-60': { transport: 1 }, 'sz-62': { destroyer: 1 } },
      },
    });
    const begun = after(
      state,
      move('hawaiian-islands', { fighter: 1 }, 'sz-60', 'sz-52', 'sz-57'),
      move('sz-57', { carrier: 1 }, 'sz-62'),
      endPhase,
      fight('sz-62'),
      roll(6),
      roll(3),
      fight('sz-60'),
      roll(3),
    );
    const over = played(begun, roll(6));
    expect(eventsOf(over, 'units-destroyed').at(-1)).toMatchObject({ why: 'no-landing' });
    expect(countsIn(over.state, 'sz-60')).toEqual({});
  });

  test('CM-7: a fighter that waits over a zone does not fight in the battle there', () => {
    const state = game({
      power: 'united-states',
      units: {
        'united-states': { 'sz-52': { carrier: 1, fighter: 1, battleship: 1 } },
        japan: { 'sz-56': { transport: 1 }, 'sz-57': { transport: 1 } },
      },
    });
    const waiting = after(
      state,
      move('sz-52', { fighter: 1 }, 'sz-56'),
      move('sz-52', { battleship: 1, carrier: 1 }, 'sz-57'),
      endPhase,
      fight('sz-56'),
      roll(1),
      roll(6),
      move('sz-56', { fighter: 1 }, 'sz-57'),
    );
    const begun = after(waiting, fight('sz-57'));
    expect(begun.battle?.attackers.map((id) => begun.units[id]?.type).toSorted()).toEqual(['battleship', 'carrier']);
  });
});
