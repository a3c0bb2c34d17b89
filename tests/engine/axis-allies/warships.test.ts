import { describe, expect, test } from 'vitest';
import { isArmed } from '../../../src/engine/axis-allies/pieces.ts';
import { addFleetEdition } from './editions/fleetEdition.ts';
import { atSea, resultOf } from './rules/battle.ts';
import { after, endPhase, engage, game, move, one } from './rules/position.ts';

/** A carrier of attack 0 is a warship, a transport none, whatever their numbers are. */

const edition = addFleetEdition('warships');

const meeting = (ships: Readonly<Record<string, number>>) =>
  game({
    edition,
    power: 'germany',
    units: { germany: { 'sz-7': ships }, 'united-kingdom': { 'sz-8': { transport: 1 } } },
  });

describe('warships that cannot hit', () => {
  test('COM-16: a carrier of attack 0 is armed, a transport is not', () => {
    const state = meeting({ carrier: 1, transport: 1 });
    expect(isArmed(state, state.units[one(state, 'sz-7', 'carrier')]!)).toBe(true);
    expect(isArmed(state, state.units[one(state, 'sz-7', 'transport')]!)).toBe(false);
  });

  test('CM-21: a ship attacks alone unless its type needs an escort', () => {
    const carrier = after(meeting({ carrier: 1 }), move('sz-7', { carrier: 1 }, 'sz-8'));
    expect(after(carrier, engage('sz-8'), endPhase).phase).toBe('conduct-combat');
    const transport = after(meeting({ transport: 1 }), move('sz-7', { transport: 1 }, 'sz-8'));
    expect(after(transport, engage('sz-8'), endPhase).phase).toBe('conduct-combat');
  });

  test('COM-16: a carrier alone sinks transports that nobody defends', () => {
    const moved = after(meeting({ carrier: 1 }), move('sz-7', { carrier: 1 }, 'sz-8'), engage('sz-8'), endPhase);
    expect(resultOf(moved, { type: 'fight', space: 'sz-8' })).toBe('attacker-won');
  });

  test('COM-17: a carrier that cannot hit is fired at by one that can', () => {
    expect(atSea({ carrier: 1 }, { carrier: 1 }, { edition }).battle?.step).toBe('defender-fire');
  });
});
