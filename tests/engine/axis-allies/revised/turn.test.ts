import { describe, expect, test } from 'vitest';
import {
  editionOf,
  growthOf,
  individualWinners,
  newGame,
  phasesOf,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { gameEndText } from '../../../../src/games/axis-allies/text/victoryText.ts';
import { after, endPhase, game, played } from './position.ts';

/** Order of play: phases, turns, and victory when a round ends. */

const PHASES = [
  'develop-weapons',
  'purchase-units',
  'combat-move',
  'conduct-combat',
  'noncombat-move',
  'mobilize-new-units',
  'collect-income',
] as const;

const turns = (state: GameState, count: number): GameState =>
  after(state, ...Array<typeof endPhase>(count * PHASES.length).fill(endPhase));

const started = newGame('revised');

describe('the turn', () => {
  test('TURN-2: has seven phases, weapons first', () => {
    expect(phasesOf(started)).toEqual(PHASES);
    expect([started.power, started.phase, started.round]).toEqual(['soviet-union', 'develop-weapons', 1]);
    const { events } = played(started, ...Array<typeof endPhase>(6).fill(endPhase));
    expect(events.flatMap((event) => (event.type === 'phase-began' ? [event.phase] : []))).toEqual(PHASES.slice(1));
  });

  test('TURN-1: goes round in the order of play', () => {
    const powers = [1, 2, 3, 4, 5].map((count) => turns(started, count)).map(({ power, round }) => `${power} ${round}`);
    expect(powers).toEqual(['germany 1', 'united-kingdom 1', 'japan 1', 'united-states 1', 'soviet-union 2']);
  });

  test('TURN-9: begins with national production in every treasury', () => {
    expect(started.treasury).toEqual({
      'soviet-union': 24,
      germany: 40,
      'united-kingdom': 30,
      japan: 30,
      'united-states': 42,
    });
  });
});

describe('victory', () => {
  const CITIES = editionOf('revised').spaces.flatMap((space) =>
    'victoryCity' in space && space.victoryCity ? [space] : [],
  );

  /** The end of a turn in which the Axis hold so many cities. */
  const atTheEnd = (victory: string, axisCities: number, power: string): GameState => {
    const axis = CITIES.filter(({ owner }) => owner === 'germany' || owner === 'japan');
    const others = CITIES.filter((city) => !axis.includes(city) && city.capitalOf === null);
    const capitals = CITIES.filter((city) => !axis.includes(city) && city.capitalOf !== null);
    const held = [...axis, ...others, ...capitals].slice(0, axisCities);
    return game({
      power,
      phase: 'collect-income',
      victory,
      control: Object.fromEntries(CITIES.map((city) => [city.id, held.includes(city) ? 'germany' : 'united-kingdom'])),
      units: {},
    });
  };
  const winnerAfter = (state: GameState): string | undefined => after(state, endPhase).outcome?.winner;

  test('VIC-1: there are twelve cities, six on each side at the start', () => {
    const axis = CITIES.filter(({ owner }) => owner === 'germany' || owner === 'japan');
    expect(CITIES).toHaveLength(12);
    expect(axis.map(({ victoryCity }) => victoryCity).sort()).toEqual([
      'Berlin',
      'Manila',
      'Paris',
      'Rome',
      'Shanghai',
      'Tokyo',
    ]);
  });

  test.each([
    ['minor', 8],
    ['major', 10],
    ['total', 12],
  ])('VIC-2: %s needs %i cities', (victory, needed) => {
    expect(winnerAfter(atTheEnd(victory, needed, 'united-states'))).toBe('axis');
    expect(winnerAfter(atTheEnd(victory, needed - 1, 'united-states'))).toBeUndefined();
    expect(winnerAfter(atTheEnd(victory, 12 - needed, 'united-states'))).toBe('allies');
    expect(winnerAfter(atTheEnd(victory, 13 - needed, 'united-states'))).toBeUndefined();
  });

  test.each(['soviet-union', 'germany', 'united-kingdom', 'japan'])(
    'VIC-3: nobody wins at the end of the turn of %s',
    (power) => expect(winnerAfter(atTheEnd('minor', 12, power))).toBeUndefined(),
  );

  test('VIC-4: the whole side wins, with the cities it holds', () => {
    const { outcome } = after(atTheEnd('minor', 9, 'united-states'), endPhase);
    expect(outcome?.held).toHaveLength(9);
    expect(outcome?.held).toContain('southern-europe');
    expect(after(atTheEnd('minor', 6, 'united-states'), endPhase).outcome).toBeNull();
  });

  test('VIC-5: the individual winner is the power of that side whose production has grown most', () => {
    const before = game({
      power: 'united-states',
      phase: 'collect-income',
      control: { 'karelia-ssr': 'germany', india: 'japan' },
      units: {},
    });
    expect(individualWinners(before)).toEqual([]);
    const won = after(before, endPhase);
    expect([growthOf(won, 'germany'), growthOf(won, 'japan')]).toEqual([2, 3]);
    expect(individualWinners(won)).toEqual(['japan']);
    expect(gameEndText(won)?.why).toContain('Among the winners the production of Japan grew most, by 3 IPCs.');
  });

  test('VIC-5: several have won if they have grown alike', () => {
    const state = after(
      game({
        power: 'united-states',
        phase: 'collect-income',
        control: { 'karelia-ssr': 'germany', india: 'japan', 'belgian-congo': 'germany' },
        units: {},
      }),
      endPhase,
    );
    expect([growthOf(state, 'germany'), growthOf(state, 'japan')]).toEqual([3, 3]);
    expect(individualWinners(state)).toEqual(['germany', 'japan']);
    expect(gameEndText(state)?.why).toContain('the production of Germany and Japan grew most, by 3 IPCs each.');
    expect(individualWinners(newGame('1941'))).toEqual([]);
  });
});
