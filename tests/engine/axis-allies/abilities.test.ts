import { describe, expect, test } from 'vitest';
import boardFile from '../../../rules/1941/board.json' with { type: 'json' };
import type { Strikes } from '../../../src/engine/axis-allies/combat/hits.ts';
import { editionFrom, type EditionRules } from '../../../src/engine/axis-allies/editions/schema.ts';
import { addEdition } from '../../../src/engine/axis-allies/board.ts';
import {
  awaiting,
  editionOf,
  fromPosition,
  isHostileZone,
  warnings,
  type GameState,
} from '../../../src/engine/axis-allies/index.ts';
import { lose, waitsFor } from './rules/battle.ts';
import { after, endPhase, expectRefused, fight, idsOf, load, move, roll, type Scene } from './rules/position.ts';

/** The rules follow what an edition says of its units: here 1941's board with other abilities. */

const KNOWN = editionOf('1941');
let editions = 0;

/** An edition like 1941 with these abilities changed. Answers its id. */
function editionWith(abilities: EditionRules['abilities'], strikes: Partial<Strikes> = {}): string {
  const edition = `abilities-${++editions}`;
  const changed = Object.fromEntries(KNOWN.units.map((unit) => [unit.id, { ...unit, ...abilities[unit.id] }]));
  addEdition(
    editionFrom({ ...boardFile, edition }, { ...KNOWN, abilities: changed, strikes: { ...KNOWN.strikes, ...strikes } }),
  );
  return edition;
}

const read = (edition: string, scene: Scene) => fromPosition({ edition, phase: 'combat-move', ...scene });

function game(edition: string, scene: Scene): GameState {
  const state = read(edition, scene);
  if (!state.ok) throw new Error(JSON.stringify(state.fault));
  return state.value;
}

/** A flight as far as a fighter can go, out of this zone and back. */
const flown = (zone: string, next: string) => ({
  route: [zone, next, zone, next, zone],
  phase: 'combat-move' as const,
  did: 'moved' as const,
});

const fightersIn = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts).map(([zone, fighter]) => [zone, { fighter }] as const);

describe('ships', () => {
  test('NCM-9: a destroyer with one light place carries one infantry and no tank', () => {
    const state = game(editionWith({ destroyer: { hold: ['light'] } }), {
      power: 'united-kingdom',
      phase: 'noncombat-move',
      units: { 'united-kingdom': { 'united-kingdom': { infantry: 2, tank: 1 }, 'sz-7': { destroyer: 1 } } },
    });
    const aboard = after(state, load('united-kingdom', { infantry: 1 }, 'sz-7'));
    expect(Object.values(aboard.units).filter((unit) => unit.aboard !== undefined)).toHaveLength(1);
    expectRefused(state, load('united-kingdom', { tank: 1 }, 'sz-7'), 'NCM-9', 'no-room');
    expectRefused(aboard, load('united-kingdom', { infantry: 1 }, 'sz-7'), 'NCM-9', 'no-room');
  });

  test('NCM-5: a battleship with a deck takes as many fighters as the deck has room for', () => {
    const edition = editionWith({ battleship: { deck: 1 } });
    const fleet = (fighter: number): Scene => ({
      power: 'japan',
      units: { 'united-kingdom': { 'sz-7': { battleship: 1, fighter } } },
    });
    expect(read(edition, fleet(1)).ok).toBe(true);
    expect(read(edition, fleet(2)).ok).toBe(false);
    expect(read(KNOWN.id, fleet(1)).ok).toBe(false);
  });

  test('NCM-6: new carriers of any kind save as many fighters as their decks have room for', () => {
    const edition = editionWith({ destroyer: { deck: 1 } });
    const lost = (fighters: number): number => {
      const state = game(edition, {
        power: 'united-kingdom',
        phase: 'noncombat-move',
        purchased: { destroyer: 1, carrier: 1 },
        units: { 'united-kingdom': { 'sz-7': { fighter: fighters } } },
        pieces: [
          { owner: 'united-kingdom', in: 'sz-7', unit: 'fighter', count: fighters, deed: flown('sz-7', 'sz-6') },
        ],
      });
      return warnings(state).flatMap((warning) => (warning.kind === 'air-lost' ? warning.units : [])).length;
    };
    expect([3, 4, 5].map(lost)).toEqual([0, 1, 2]);
  });

  test('NCM-6: new carriers of two kinds are launched wherever they save most', () => {
    const stranded = { 'sz-7': 2, 'sz-29': 1, 'sz-33': 1 };
    const state = game(editionWith({ destroyer: { deck: 1 } }), {
      power: 'united-kingdom',
      phase: 'noncombat-move',
      purchased: { destroyer: 2, carrier: 1 },
      units: { 'united-kingdom': Object.fromEntries(fightersIn(stranded)) },
      pieces: fightersIn(stranded).map(([zone, { fighter }]) => ({
        owner: 'united-kingdom',
        in: zone,
        unit: 'fighter',
        count: fighter,
        deed: flown(zone, zone === 'sz-7' ? 'sz-6' : 'sz-30'),
      })),
    });
    expect(warnings(state)).not.toContainEqual(expect.objectContaining({ kind: 'air-lost' }));
  });

  test('MAP-4: submarines that bar zones make them hostile', () => {
    const scene: Scene = { power: 'united-kingdom', units: { germany: { 'sz-7': { submarine: 1 } } } };
    expect(isHostileZone(game(KNOWN.id, scene), 'sz-7', 'united-kingdom')).toBe(false);
    const barring = game(editionWith({ submarine: { barsZones: true } }), scene);
    expect(isHostileZone(barring, 'sz-7', 'united-kingdom')).toBe(true);
  });
});

describe('land units', () => {
  const east: Scene = {
    power: 'germany',
    control: { karelia: 'soviet-union', archangel: 'soviet-union', 'west-russia': 'germany' },
    units: { germany: { 'west-russia': { tank: 1 } } },
  };

  test('CM-3: those that do not blitz stop in the first hostile territory', () => {
    const blitz = move('west-russia', { tank: 1 }, 'archangel', 'karelia');
    after(game(KNOWN.id, east), blitz);
    expectRefused(game(editionWith({ tank: { blitzes: false } }), east), blitz, 'CM-3', 'must-stop');
  });

  test('COM-19: those that do not capture take nothing', () => {
    const entered = (edition: string): GameState =>
      after(game(edition, east), move('west-russia', { tank: 1 }, 'karelia'), endPhase);
    expect(entered(KNOWN.id).control['karelia']).toBe('germany');
    expect(entered(editionWith({ tank: { captures: false } })).control['karelia']).toBe('soviet-union');
  });
});

describe('battles', () => {
  const begun = (edition: string, attackers: Record<string, number>, defenders: Record<string, number>): GameState =>
    after(
      game(edition, {
        power: 'united-kingdom',
        phase: 'conduct-combat',
        units: { 'united-kingdom': { 'sz-7': attackers }, germany: { 'sz-7': defenders } },
        turn: { engage: { 'sz-7': true }, battles: [{ space: 'sz-7', kind: 'sea' }] },
      }),
      fight('sz-7'),
    );
  const freely = { air: { submarine: 'freely', air: 'freely', surface: 'freely', defenceless: 'freely' } } as const;

  test('COM-9: hits of aircraft strike submarines where the edition lets them', () => {
    expect(begun(KNOWN.id, { fighter: 1 }, { submarine: 1 }).battle).toBeNull();
    const state = begun(editionWith({ submarine: { submerges: true } }, freely), { fighter: 1 }, { submarine: 1 });
    expect(waitsFor(state)).toBe('submerge defender');
    const fired = after(state, { type: 'submerge', units: [] }, roll(1));
    expect(idsOf(fired, 'sz-7', {}, 'germany')).toEqual([]);
    expect(fired.battle).toBeNull();
  });

  test('COM-10: ships with a defence are not chosen last', () => {
    const transports = (edition: string): GameState =>
      after(begun(edition, { battleship: 1 }, { transport: 1, destroyer: 1, carrier: 1 }), roll(1));
    expectRefused(transports(KNOWN.id), lose({ transport: 1 }), 'COM-10', 'transports-last');
    expect(
      awaiting(after(transports(editionWith({ transport: { defenceless: false } })), lose({ transport: 1 }))).kind,
    ).toBe('dice');
  });
});
