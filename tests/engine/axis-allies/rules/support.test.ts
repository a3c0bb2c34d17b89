import { describe, test } from 'vitest';
import { after, endPhase, expectAllowed, expectRefused, game, load, move, offload, type Scene } from './position.ts';

/**
 * Where a warship may end a combat move because troops could yet land from there, and where a transport may go because
 * a warship could come.
 */

const UK = 'united-kingdom';
const US = 'united-states';
const GERMANY = 'germany';

type Cargo = NonNullable<Scene['aboard']>[number];
const aboard = (zone: string, owner: string, ...cargo: readonly (readonly [string, string])[]): Cargo => ({
  in: zone,
  ship: 'transport',
  owner,
  cargo: cargo.map(([unit, whose]) => ({ unit, owner: whose })),
});

/** A British battleship in zone 9, and what else there is; Norway, on zones 3 and 6, is German and empty. */
const atlantic = (british: Scene['units'][string], cargo: readonly Cargo[] = [], others: Scene['units'] = {}) =>
  game({ power: UK, aboard: [...cargo], units: { [UK]: { 'sz-9': { battleship: 1 }, ...british }, ...others } });

const toNorway = move('sz-9', { battleship: 1 }, 'sz-3');
const british = aboard('sz-10', UK, ['tank', UK]);

describe('a warship supports a landing yet to come', () => {
  test('CM-1: by a transport that can sail there with troops aboard', () => {
    expectAllowed(atlantic({ 'sz-10': { transport: 1 } }, [british]), toNorway);
    expectRefused(atlantic({ 'sz-10': { transport: 1 } }), toNorway, 'CM-1', 'ends-friendly');
  });

  test('CM-15: not by a transport that enemy warships would stop on the way', () => {
    expectRefused(
      atlantic({ 'sz-10': { transport: 1 } }, [british], { [GERMANY]: { 'sz-2': { destroyer: 1 } } }),
      toNorway,
      'CM-1',
      'ends-friendly',
    );
  });

  test('CM-8: by one that leaves the zone it shares with enemy warships', () => {
    expectAllowed(
      atlantic({ 'sz-10': { transport: 1 } }, [british], { [GERMANY]: { 'sz-10': { destroyer: 1 } } }),
      toNorway,
    );
  });

  test.each([
    ['open', UK],
    ['shut', GERMANY],
  ])('MAP-6: by one beyond a canal that is %s', (canal, holder) => {
    const state = game({
      power: UK,
      control: { 'middle-east': holder },
      aboard: [aboard('sz-28', UK, ['tank', UK])],
      units: { [UK]: { 'sz-28': { transport: 1 }, 'sz-15': { battleship: 1 } } },
    });
    const east = move('sz-15', { battleship: 1 }, 'sz-17');
    if (canal === 'open') expectAllowed(state, east);
    else expectRefused(state, east, 'CM-1', 'ends-friendly');
  });

  test('CM-16: by one that finds troops on a coast, but not aircraft', () => {
    expectAllowed(atlantic({ 'sz-10': { transport: 1 }, 'eastern-canada': { infantry: 1 } }), toNorway);
    expectRefused(
      atlantic({ 'sz-10': { transport: 1 }, 'eastern-canada': { fighter: 1 } }),
      toNorway,
      'CM-1',
      'ends-friendly',
    );
  });

  test('CM-16: troops that have moved do not go aboard', () => {
    const state = game({
      power: GERMANY,
      units: { [GERMANY]: { 'sz-3': { transport: 1 }, 'sz-2': { battleship: 1 }, 'eastern-europe': { tank: 1 } } },
    });
    const blitz = move('eastern-europe', { tank: 1 }, 'norway-finland', 'karelia');
    expectRefused(after(state, blitz), move('sz-2', { battleship: 1 }, 'sz-3'), 'CM-1', 'ends-friendly');
    const rested = game({
      power: GERMANY,
      units: { [GERMANY]: { 'sz-3': { transport: 1 }, 'sz-2': { battleship: 1 }, 'norway-finland': { tank: 1 } } },
    });
    expectAllowed(rested, move('sz-2', { battleship: 1 }, 'sz-3'));
  });

  test('NCM-9, TURN-7: a friend’s troops aboard are none of yours and take up their room', () => {
    const guests = (count: number) =>
      aboard('sz-10', UK, ...Array.from({ length: count }, () => ['infantry', US] as const));
    const fleet = (count: number, ashore: Scene['units'][string]) =>
      atlantic({ 'sz-10': { transport: 1 }, ...ashore }, [guests(count)]);
    expectRefused(fleet(1, {}), toNorway, 'CM-1', 'ends-friendly');
    expectRefused(fleet(2, { 'eastern-canada': { infantry: 1 } }), toNorway, 'CM-1', 'ends-friendly');
    expectAllowed(fleet(1, { 'eastern-canada': { infantry: 1 } }), toNorway);
  });

  test('AMPH-9: by your troops on a friend’s transport, where it lies', () => {
    const guest = (zone: string, whose: string) =>
      atlantic({}, [aboard(zone, US, ['tank', whose])], { [US]: { [zone]: { transport: 1 } } });
    expectAllowed(guest('sz-3', UK), toNorway);
    expectRefused(guest('sz-3', US), toNorway, 'CM-1', 'ends-friendly');
    expectRefused(guest('sz-2', UK), toNorway, 'CM-1', 'ends-friendly');
  });

  test('NCM-10: not by your troops ashore that only a friend’s transport could take', () => {
    const ashore = (owner: string) =>
      atlantic({ iceland: { infantry: 1 }, ...(owner === UK && { 'sz-3': { transport: 1 } }) }, [], {
        [US]: owner === US ? { 'sz-3': { transport: 1 } } : {},
      });
    expectAllowed(ashore(UK), toNorway);
    expectRefused(ashore(US), toNorway, 'CM-1', 'ends-friendly');
  });

  test('CM-18: by one whose troops have their target, only in its own zone', () => {
    const state = atlantic({ 'sz-6': { transport: 1 } }, [aboard('sz-6', UK, ['tank', UK])]);
    const declared = after(state, offload('sz-6', { tank: 1 }, 'norway-finland'));
    expectAllowed(state, toNorway);
    expectRefused(declared, toNorway, 'CM-1', 'ends-friendly');
    expectAllowed(after(declared, move('sz-9', { battleship: 1 }, 'sz-6')), endPhase);
  });
});

describe('a transport sets out for a landing', () => {
  test('CM-1: as far as it can still get before the coast', () => {
    const state = atlantic({ 'sz-10': { transport: 1 } }, [british]);
    expectAllowed(state, move('sz-10', { transport: 1 }, 'sz-2'));
    // It moves two spaces, and these zones touch no hostile coast.
    expectRefused(state, move('sz-10', { transport: 1 }, 'sz-12'), 'CM-1', 'ends-friendly');
    expectRefused(state, move('sz-10', { transport: 1 }, 'sz-2', 'sz-9'), 'CM-1', 'ends-friendly');
  });

  test('CM-21: among enemy warships only if a ship of yours can still come to fight them', () => {
    const enemies = { [GERMANY]: { 'sz-2': { destroyer: 1 } } };
    const sail = move('sz-10', { transport: 1 }, 'sz-2');
    expectAllowed(atlantic({ 'sz-10': { transport: 1 } }, [], enemies), sail);
    const far = game({
      power: UK,
      units: { [UK]: { 'sz-28': { battleship: 1 }, 'sz-10': { transport: 1 } }, ...enemies },
    });
    expectRefused(far, sail, 'CM-21', 'transports-attack-alone');
    const busy = atlantic({ 'sz-10': { transport: 1 } }, [], {
      [GERMANY]: { 'sz-2': { destroyer: 1 }, 'sz-6': { destroyer: 1 } },
    });
    expectRefused(after(busy, move('sz-9', { battleship: 1 }, 'sz-6')), sail, 'CM-21', 'transports-attack-alone');
  });

  test('CM-16: with what it took aboard, though enemy submarines lie beside it', () => {
    const state = atlantic({ 'sz-10': { transport: 1 }, 'eastern-canada': { tank: 1 } }, [], {
      [GERMANY]: { 'sz-10': { submarine: 1 } },
    });
    expectAllowed(after(state, load('eastern-canada', { tank: 1 }, 'sz-10')), move('sz-10', { transport: 1 }, 'sz-2'));
  });
});
