import { describe, expect, test } from 'vitest';
import { awaiting, editionOf, reach, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  countsIn,
  endPhase,
  expectAllowed,
  expectRefused,
  fightOut,
  game,
  idsOf,
  load,
  move,
  offload,
  one,
  type Scene,
} from './position.ts';

const US = 'united-states';
const UK = 'united-kingdom';
const held = editionOf('1941')
  .spaces.filter((space) => space.kind === 'land' && !space.neutral)
  .map((space) => space.id);

/** Every territory except these is Japanese. */
const allJapaneseBut = (...mine: readonly string[]): Record<string, string> =>
  Object.fromEntries(held.filter((space) => !mine.includes(space)).map((space) => [space, 'japan']));

describe('decks that others need', () => {
  /** Off Africa a carrier with its own fighters; a fighter from Washington can just reach its waters. */
  const atlantic = (aboard: number): GameState =>
    game({
      power: US,
      control: allJapaneseBut('eastern-united-states'),
      units: {
        [US]: { 'eastern-united-states': { fighter: 1 }, 'sz-26': { carrier: 1, fighter: aboard } },
        japan: { 'sz-22': { destroyer: 1 } },
      },
    });
  const attack = move('eastern-united-states', { fighter: 1 }, 'sz-22');

  test('CM-11: a free place on a carrier at sea proves the landing', () => {
    expectAllowed(after(atlantic(1), attack), endPhase);
  });

  test('CM-11: a place that a fighter staying behind needs is not free', () => {
    expectRefused(atlantic(2), attack, 'CM-11', 'cannot-land');
  });

  test('CM-12: if the battle that should open the carrier’s route is lost, the fighter is lost', () => {
    const state = game({
      power: US,
      control: { 'philippine-islands': 'japan' },
      units: {
        [US]: { 'sz-40': { carrier: 1, fighter: 1, submarine: 1 } },
        japan: { 'caroline-islands': { infantry: 1 }, 'sz-37': { destroyer: 1 }, 'sz-39': { destroyer: 1 } },
      },
    });
    const planned = after(
      state,
      move('sz-40', { fighter: 1 }, 'caroline-islands'),
      move('sz-40', { submarine: 1 }, 'sz-39'),
      endPhase,
    );
    const lost = fightOut(fightOut(planned, 'sz-39', { attacker: 6, defender: 1 }), 'caroline-islands', {
      attacker: 1,
      defender: 6,
    });
    const noncombat = after(lost, endPhase);
    expectAllowed(noncombat, move('sz-40', { carrier: 1 }, 'sz-42'));
    expect(countsIn(after(noncombat, endPhase), 'caroline-islands', US)).toEqual({});
    const won = after(
      fightOut(fightOut(planned, 'sz-39', { attacker: 1, defender: 6 }), 'caroline-islands', {
        attacker: 1,
        defender: 6,
      }),
      endPhase,
    );
    expectRefused(won, move('sz-40', { carrier: 1 }, 'sz-42'), 'NCM-6', 'must-save-air');
    expectAllowed(
      after(won, move('caroline-islands', { fighter: 1 }, 'sz-38'), move('sz-40', { carrier: 1 }, 'sz-38', 'sz-39')),
      endPhase,
    );
  });

  test('CM-13: a fighter on a friend’s carrier beside enemy warships fights or leaves', () => {
    const state = game({
      power: US,
      units: {
        [US]: { 'sz-6': { fighter: 1 } },
        [UK]: { 'sz-6': { carrier: 1 } },
        germany: { 'sz-6': { destroyer: 1 } },
      },
    });
    expect(after(state, endPhase).turn.battles.map((plan) => plan.space)).toEqual(['sz-6']);
    expect(after(state, move('sz-6', { fighter: 1 }, UK), endPhase).turn.battles).toEqual([]);
  });

  test('CM-13: guests on an own carrier leave no room for own fighters', () => {
    const pacific = (guests: number): GameState =>
      game({
        power: US,
        control: { 'philippine-islands': 'japan' },
        units: {
          [US]: { 'sz-40': { carrier: 1 }, 'wake-island': { fighter: 1 } },
          [UK]: { 'sz-40': { fighter: guests } },
          japan: { 'caroline-islands': { infantry: 1 } },
        },
      });
    expectAllowed(after(pacific(1), move('wake-island', { fighter: 1 }, 'caroline-islands')), endPhase);
    expectRefused(pacific(2), move('wake-island', { fighter: 1 }, 'caroline-islands'), 'CM-11', 'cannot-land');
  });
});

describe('one move among several', () => {
  test('CM-7: units of different spaces see only the places they share', () => {
    const state = game({
      power: 'germany',
      units: { germany: { 'eastern-europe': { infantry: 1 }, 'norway-finland': { tank: 1 } } },
    });
    const both = [...idsOf(state, 'eastern-europe', { infantry: 1 }), ...idsOf(state, 'norway-finland', { tank: 1 })];
    expect(reach(state, both).map(({ space }) => space)).toEqual(['karelia']);
  });

  test('CM-9: infantry that entered an empty territory first does not hinder the tank behind it', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'eastern-europe': { infantry: 1, tank: 1 } },
        'soviet-union': { archangel: { infantry: 1 } },
      },
    });
    const both = after(
      state,
      move('eastern-europe', { infantry: 1 }, 'karelia'),
      move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'),
      endPhase,
    );
    expect([both.control['karelia'], countsIn(both, 'karelia'), both.turn.battles.map((plan) => plan.space)]).toEqual([
      'germany',
      { infantry: 1 },
      ['archangel'],
    ]);
  });

  test('CM-16: what one transport cannot take the next one does, each to its own coast', () => {
    const state = game({
      power: 'germany',
      units: {
        germany: { 'sz-5': { transport: 2 }, germany: { infantry: 2, tank: 2 } },
        'soviet-union': { karelia: { infantry: 1 } },
      },
    });
    const landing = after(
      state,
      load('germany', { tank: 2, infantry: 2 }, 'sz-5'),
      offload('sz-5', { tank: 2, infantry: 2 }, 'karelia'),
      endPhase,
      { type: 'fight', space: 'karelia' },
    );
    expect(landing.battle?.attackers).toHaveLength(4);
  });

  test('CM-1: a ship that left a hostile zone may end beside submarines without attacking them', () => {
    const state = game({
      power: UK,
      units: { [UK]: { 'sz-6': { destroyer: 1 } }, germany: { 'sz-6': { battleship: 1 }, 'sz-9': { submarine: 1 } } },
    });
    const fled = after(state, move('sz-6', { destroyer: 1 }, 'sz-9'));
    expect(after(fled, endPhase).turn.battles).toEqual([]);
    expect(
      after(fled, { type: 'engage', zone: 'sz-9', attack: true }, endPhase).turn.battles.map((plan) => plan.space),
    ).toEqual(['sz-9']);
  });

  test('CM-8: a ship that left the hostile zone of its start stops in the next one and fights there', () => {
    const state = game({
      power: UK,
      units: { [UK]: { 'sz-6': { destroyer: 1 } }, germany: { 'sz-6': { battleship: 1 }, 'sz-9': { destroyer: 1 } } },
    });
    expectRefused(state, move('sz-6', { destroyer: 1 }, 'sz-13', 'sz-9'), 'CM-4', 'must-stop');
    expect(
      after(state, move('sz-6', { destroyer: 1 }, 'sz-9'), endPhase).turn.battles.map((plan) => plan.space),
    ).toEqual(['sz-9']);
  });
});

describe('canals and captures in the same turn', () => {
  test('MAP-6: a canal whose land is lost to a friend’s capture opens on the friend’s and one’s own next turn', () => {
    const scene: Scene = {
      power: UK,
      control: { 'anglo-egypt-sudan': 'germany' },
      units: { [UK]: { 'middle-east': { tank: 1 } }, [US]: { 'sz-17': { destroyer: 1 } } },
    };
    const taken = after(game(scene), move('middle-east', { tank: 1 }, 'anglo-egypt-sudan'), endPhase, endPhase);
    expect(taken.control['anglo-egypt-sudan']).toBe(UK);
    // Through Britain's last phases and Japan's turn to the American noncombat move.
    const american = after(taken, ...Array.from({ length: 3 + 6 + 3 }, () => endPhase));
    expect([american.power, american.phase]).toEqual([US, 'noncombat-move']);
    expectAllowed(american, move('sz-17', { destroyer: 1 }, 'sz-28'));
  });

  test('TURN-3: a capital freed by a friend gives its power whole turns again', () => {
    const start = game({
      power: 'soviet-union',
      control: { germany: UK, 'western-europe': 'japan' },
      phase: 'collect-income',
      units: {},
    });
    expect(after(start, endPhase).phase).toBe('combat-move');
    const japan = game({
      power: 'japan',
      control: { germany: UK },
      treasury: { germany: 0 },
      units: { japan: { 'western-europe': { tank: 1 } } },
    });
    const freed = after(japan, move('western-europe', { tank: 1 }, 'germany'), endPhase);
    expect(freed.control['germany']).toBe('germany');
    const german = after(freed, ...Array.from({ length: 4 + 6 + 6 }, () => endPhase));
    expect([german.power, german.phase]).toEqual(['germany', 'purchase-units']);
  });

  test('MOB-1: a complex that came back to its power this round is usable on its next turn', () => {
    const japan = game({
      power: 'japan',
      control: { germany: UK },
      treasury: { germany: 3 },
      units: { japan: { 'western-europe': { tank: 1 } } },
    });
    const german = after(
      japan,
      move('western-europe', { tank: 1 }, 'germany'),
      ...Array.from({ length: 5 + 6 + 6 }, () => endPhase),
    );
    expect(german.power).toBe('germany');
    const placing = after(german, { type: 'purchase', units: { infantry: 1 } }, endPhase, endPhase, endPhase, endPhase);
    expect(
      countsIn(after(placing, { type: 'mobilize', unit: 'infantry', to: 'germany' }), 'germany', 'germany'),
    ).toEqual({ infantry: 1 });
  });

  test('NCM-2: fighters with room on a carrier are not stranded', () => {
    const state = game({
      power: US,
      units: {
        [US]: { 'sz-40': { battleship: 1 } },
        japan: { 'sz-40': { submarine: 1 }, 'sz-44': { carrier: 1, fighter: 2 } },
      },
    });
    const fought = fightOut(after(state, { type: 'engage', zone: 'sz-40', attack: true }, endPhase), 'sz-40', {
      attacker: 1,
      defender: 6,
    });
    expect(awaiting(after(fought, endPhase))).toEqual({ kind: 'command', by: [US] });
    expect(one(fought, 'sz-40', 'battleship')).not.toBe('');
  });
});
