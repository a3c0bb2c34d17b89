import { describe, expect, test } from 'vitest';
import { engagements } from '../../../../src/engine/axis-allies/index.ts';
import {
  after,
  countsIn,
  endPhase,
  engage,
  expectAllowed,
  expectRefused,
  fightOut,
  game,
  move,
  offload,
  one,
} from './position.ts';

/** A Japanese fleet south of Japan and American ships near it. */
const fleet = (
  american: Readonly<Record<string, Readonly<Record<string, number>>>>,
  japanese: Readonly<Record<string, number>> = { destroyer: 1, submarine: 1 },
) => game({ power: 'japan', units: { japan: { 'sz-38': japanese }, 'united-states': american } });

describe('enemy submarines and transports', () => {
  test('CM-5: they block no ship', () => {
    const state = fleet(
      { 'sz-37': { submarine: 2, transport: 1 }, 'sz-36': { destroyer: 1 } },
      { destroyer: 1, carrier: 1, battleship: 1, submarine: 1 },
    );
    for (const type of ['destroyer', 'carrier', 'battleship', 'submarine'])
      expectAllowed(state, move('sz-38', { [type]: 1 }, 'sz-36', 'sz-37'));
  });

  test('CM-5: who shares their zone may attack or let them be', () => {
    const state = fleet({ 'sz-38': { submarine: 1, transport: 1 } });
    expect(engagements(state)).toEqual([{ zone: 'sz-38', attack: false }]);
    expect(after(state, endPhase).turn.battles).toEqual([]);
    expect(after(state, engage('sz-38', false), endPhase).turn.battles).toEqual([]);
    expect(after(state, engage('sz-38'), endPhase).turn.battles).toEqual([
      { space: 'sz-38', kind: 'sea', landingFrom: [] },
    ]);
  });

  test('CM-5: all of them are attacked, or none', () => {
    const battle = after(fleet({ 'sz-38': { submarine: 2, transport: 1 } }), engage('sz-38'), endPhase, {
      type: 'fight',
      space: 'sz-38',
    });
    expect(battle.battle?.defenders).toHaveLength(3);
    expect(battle.battle?.attackers).toHaveLength(2);
  });

  test('CM-5: who attacks them ends the move there, while others sail on', () => {
    const state = fleet({ 'sz-37': { submarine: 1 }, 'sz-36': { destroyer: 1 } }, { destroyer: 1, battleship: 1 });
    const split = after(
      state,
      move('sz-38', { destroyer: 1 }, 'sz-37'),
      move('sz-38', { battleship: 1 }, 'sz-36', 'sz-37'),
      endPhase,
    );
    expect(split.turn.battles.map((plan) => plan.space)).toEqual(['sz-36', 'sz-37']);
    // In combat move, one that stopped there can still move on.
    const on = after(state, move('sz-38', { destroyer: 1 }, 'sz-37'), move('sz-37', { destroyer: 1 }, 'sz-36'));
    expect(after(on, endPhase).turn.battles.map((plan) => plan.space)).toEqual(['sz-36']);
  });

  test('CM-5: units that came for the attack cannot let them be', () => {
    const state = after(fleet({ 'sz-37': { submarine: 1 } }), move('sz-38', { destroyer: 1 }, 'sz-37'));
    expect(engagements(state)).toContainEqual({ zone: 'sz-37', attack: true });
    expectRefused(state, engage('sz-37', false), 'CM-1', 'engagement-needed');
  });

  test('CM-5: there is nothing to say where no such enemies are, or no unit of yours, or warships decide', () => {
    expectRefused(fleet({}), engage('sz-38'), 'CM-5', 'nothing-to-engage');
    expectRefused(fleet({ 'sz-44': { transport: 1 } }), engage('sz-44'), 'CM-5', 'nothing-to-engage');
    expectRefused(
      fleet({ 'sz-38': { destroyer: 1, transport: 1 } }),
      engage('sz-38', false),
      'CM-5',
      'nothing-to-engage',
    );
  });

  test('CM-5: those who let them be still move in noncombat', () => {
    const noncombat = after(fleet({ 'sz-38': { submarine: 1 } }), engage('sz-38', false), endPhase, endPhase);
    expectAllowed(noncombat, move('sz-38', { destroyer: 1 }, 'sz-37'));
  });

  test('CM-5: those who attacked them do not', () => {
    const fought = fightOut(after(fleet({ 'sz-38': { transport: 1 } }), engage('sz-38'), endPhase), 'sz-38', {
      attacker: 1,
      defender: 6,
    });
    expect(countsIn(fought, 'sz-38')).toEqual({ destroyer: 1, submarine: 1 });
    expectRefused(after(fought, endPhase), move('sz-38', { destroyer: 1 }, 'sz-37'), 'NCM-1', 'already-fought');
  });

  test('CM-5: what was said can be said again otherwise before combat', () => {
    const state = after(fleet({ 'sz-38': { submarine: 1 } }), engage('sz-38'), engage('sz-38', false), endPhase);
    expect(state.turn.battles).toEqual([]);
  });
});

describe('submarines on the move', () => {
  test('CM-14: a submarine passes through a hostile zone without an enemy destroyer', () => {
    for (const guard of [{ battleship: 1 }, { carrier: 2 }, { battleship: 1, carrier: 1, submarine: 1 }]) {
      const state = fleet({ 'sz-37': guard, 'sz-36': { transport: 1 } });
      expectAllowed(state, move('sz-38', { submarine: 1 }, 'sz-36', 'sz-37'));
      expectRefused(state, move('sz-38', { destroyer: 1 }, 'sz-36', 'sz-37'), 'CM-4', 'must-stop');
    }
  });

  test('CM-14: an enemy destroyer ends its move, and there is battle', () => {
    const state = fleet({ 'sz-37': { destroyer: 1 }, 'sz-36': { transport: 1 } });
    expectRefused(state, move('sz-38', { submarine: 1 }, 'sz-36', 'sz-37'), 'CM-14', 'must-stop');
    expect(
      after(state, move('sz-38', { submarine: 1 }, 'sz-37'), endPhase).turn.battles.map((plan) => plan.space),
    ).toEqual(['sz-37']);
  });

  test('CM-14: its default route avoids the destroyer', () => {
    const state = fleet({ 'sz-37': { destroyer: 1 }, 'sz-40': { battleship: 1 } });
    expect(
      after(state, move('sz-38', { submarine: 1 }, 'sz-40')).turn.deeds[one(state, 'sz-38', 'submarine')]?.route,
    ).toEqual(['sz-38', 'sz-39', 'sz-40']);
  });

  test('CM-14: a submarine that ends in a hostile zone fights, with a destroyer there or without', () => {
    const state = after(fleet({ 'sz-37': { battleship: 1 } }), move('sz-38', { submarine: 1 }, 'sz-37'), endPhase);
    expect(state.turn.battles).toEqual([{ space: 'sz-37', kind: 'sea', landingFrom: [] }]);
  });

  test('CM-14: a friend’s destroyer does not stop it', () => {
    const state = game({
      power: 'japan',
      units: {
        japan: { 'sz-38': { submarine: 1 } },
        germany: { 'sz-37': { destroyer: 1 } },
        'united-states': { 'sz-36': { transport: 1 } },
      },
    });
    expectAllowed(state, move('sz-38', { submarine: 1 }, 'sz-36', 'sz-37'));
  });
});

describe('transports and warships', () => {
  test('CM-15: a transport must stop in a zone with an enemy surface warship', () => {
    const state = game({
      power: 'japan',
      units: { japan: { 'sz-38': { transport: 1, battleship: 1 } }, 'united-states': { 'sz-39': { destroyer: 1 } } },
      aboard: [{ in: 'sz-38', ship: 'transport', owner: 'japan', cargo: [{ unit: 'tank', owner: 'japan' }] }],
    });
    expectRefused(state, move('sz-38', { transport: 1 }, 'sz-40', 'sz-39'), 'CM-15', 'must-stop');
    const stopped = after(state, move('sz-38', { transport: 1, battleship: 1 }, 'sz-39'));
    expectRefused(stopped, move('sz-39', { transport: 1 }, 'sz-40'), 'CM-15', 'must-stop');
    expect(after(stopped, endPhase).turn.battles.map((plan) => plan.space)).toEqual(['sz-39']);
  });

  test('CM-15: submarines and transports of the enemy do not stop it', () => {
    const state = game({
      power: 'japan',
      units: {
        japan: { 'sz-38': { transport: 1 } },
        'united-states': { 'sz-39': { submarine: 1, transport: 1 }, 'hawaiian-islands': { infantry: 1 } },
      },
      aboard: [{ in: 'sz-38', ship: 'transport', owner: 'japan', cargo: [{ unit: 'tank', owner: 'japan' }] }],
    });
    const landing = after(
      state,
      move('sz-38', { transport: 1 }, 'sz-40', 'sz-39'),
      offload('sz-40', { tank: 1 }, 'hawaiian-islands'),
      endPhase,
    );
    expect(landing.turn.battles).toEqual([{ space: 'hawaiian-islands', kind: 'land', landingFrom: ['sz-40'] }]);
  });

  test('CM-21: transports do not attack alone, neither warships nor submarines nor transports', () => {
    const lone = (enemy: string) =>
      game({
        power: 'japan',
        units: { japan: { 'sz-38': { transport: 1 } }, 'united-states': { 'sz-39': { [enemy]: 1 } } },
        aboard: [{ in: 'sz-38', ship: 'transport', owner: 'japan', cargo: [{ unit: 'tank', owner: 'japan' }] }],
      });
    expectRefused(lone('destroyer'), move('sz-38', { transport: 1 }, 'sz-39'), 'CM-21', 'transports-attack-alone');
    // It passes submarines as if to land troops; that it does not is checked at the end of combat move.
    for (const enemy of ['submarine', 'transport'])
      expectRefused(
        after(lone(enemy), move('sz-38', { transport: 1 }, 'sz-39')),
        endPhase,
        'CM-21',
        'transports-attack-alone',
      );
  });

  test('CM-21: a transport that counted on company which then went elsewhere cannot stay', () => {
    const state = game({
      power: 'japan',
      units: {
        japan: { 'sz-38': { transport: 1, submarine: 1 } },
        'united-states': { 'sz-39': { destroyer: 1 }, 'sz-37': { destroyer: 1 } },
      },
    });
    const parted = after(state, move('sz-38', { transport: 1 }, 'sz-39'), move('sz-38', { submarine: 1 }, 'sz-37'));
    expectRefused(parted, endPhase, 'CM-21', 'transports-attack-alone');
  });

  test('CM-21: in company of a ship or an aircraft that can attack they may', () => {
    const state = game({
      power: 'japan',
      units: {
        japan: { 'sz-38': { transport: 1, submarine: 1 }, japan: { bomber: 1 } },
        'united-states': { 'sz-39': { destroyer: 1 } },
      },
    });
    const alone = after(state, move('sz-38', { transport: 1 }, 'sz-39'));
    expectAllowed(after(alone, move('sz-38', { submarine: 1 }, 'sz-39')), endPhase);
    expectAllowed(after(alone, move('japan', { bomber: 1 }, 'sz-39')), endPhase);
  });

  test('CM-21: transports lying beside enemy submarines cannot say that they attack', () => {
    const state = game({
      power: 'japan',
      units: { japan: { 'sz-38': { transport: 2 } }, 'united-states': { 'sz-38': { submarine: 1 } } },
    });
    expectRefused(state, engage('sz-38'), 'CM-21', 'transports-attack-alone');
    expectAllowed(state, endPhase);
  });
});
