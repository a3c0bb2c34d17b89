import { describe, expect, test } from 'vitest';
import { pacific1940 } from '../../../../src/engine/axis-allies/editions/pacific1940.ts';
import type { GameState } from '../../../../src/engine/axis-allies/index.ts';
import { askedBattle, oddsOf, TO_THE_END } from '../../../../src/games/axis-allies/odds/index.ts';
import { pacificGame } from '../../../engine/axis-allies/pacific-1940/position.ts';
import { after, endPhase, fight, offload } from '../../../engine/axis-allies/rules/position.ts';
import type { Counts } from '../../../engine/axis-allies/rules/battle.ts';
import { expectExact } from './expectExact.ts';

/** Exact odds of ordinary battles of Pacific 1940 are those of all dice. */

const US = 'united-states';

/** Japan attacks Americans in a zone; the marked ships are damaged already. */
const atSea = (attackers: Counts, defenders: Counts, damaged: readonly object[] = []): GameState =>
  after(
    pacificGame({
      power: 'japan',
      phase: 'conduct-combat',
      units: { japan: { 'sz-16': attackers }, [US]: { 'sz-16': defenders } },
      pieces: damaged,
    }),
    fight('sz-16'),
  );
const damaged = (owner: string, unit: string): object => ({ in: 'sz-16', unit, owner, damaged: true });

/** Japan attacks Burma from Siam, over Shan State. */
const overland = (attackers: Counts, defenders: Counts): GameState =>
  after(
    pacificGame({
      power: 'japan',
      phase: 'conduct-combat',
      units: { japan: { burma: attackers }, 'united-kingdom': { burma: defenders } },
    }),
    fight('burma'),
  );

/** Japanese troops land in Malaya from zone 37, beside these ships. */
const landing = (ships: Counts, cargo: readonly string[], defenders: Counts): GameState =>
  after(
    pacificGame({
      power: 'japan',
      units: { japan: { 'sz-37': { ...ships, transport: 1 } }, 'united-kingdom': { malaya: defenders } },
      aboard: [
        { in: 'sz-37', ship: 'transport', owner: 'japan', cargo: cargo.map((unit) => ({ unit, owner: 'japan' })) },
      ],
    }),
    offload('sz-37', Object.fromEntries(cargo.map((unit) => [unit, 1])), 'malaya'),
    endPhase,
    fight('malaya'),
  );

describe('battles at sea', () => {
  test('CAR-1: cruisers against a whole battleship', () => expectExact(atSea({ cruiser: 2 }, { battleship: 1 })));
  test('CAR-2: a damaged battleship against a cruiser and a destroyer', () =>
    expectExact(atSea({ battleship: 1 }, { cruiser: 1, destroyer: 1 }, [damaged('japan', 'battleship')])));
  test('CAR-3, CAR-4: a damaged carrier and a whole one, with fighters', () =>
    expectExact(atSea({ cruiser: 1 }, { carrier: 2, fighter: 1 }, [damaged(US, 'carrier')])));
  test('TAC-2: tactical bombers with a fighter from a carrier, submarines beside them', () =>
    expectExact(atSea({ carrier: 1, fighter: 1, 'tactical-bomber': 1 }, { destroyer: 1, submarine: 1 })));
});

describe('battles on land', () => {
  test('TAC-2: tactical bombers matched with tanks, while there are any', () =>
    expectExact(overland({ tank: 1, 'tactical-bomber': 2 }, { infantry: 2 })));
  test('ART-1, MECH-3: artillery raises infantry, and no mechanized infantry', () =>
    expectExact(
      overland({ artillery: 1, infantry: 1, 'mechanized-infantry': 1 }, { infantry: 1, 'mechanized-infantry': 1 }),
    ));
  test('AA-1: a gun fires at aircraft before the first round', () =>
    expectExact(overland({ fighter: 1, 'tactical-bomber': 1, tank: 1 }, { infantry: 1, 'antiaircraft-gun': 1 })));
});

describe('landings', () => {
  test('BOM-1, BOM-3: what bombardment hits still fires, aircraft among it', () =>
    expectExact(landing({ battleship: 1, cruiser: 1 }, ['tank', 'infantry'], { infantry: 1, fighter: 1 })));
  test('BOM-5: two ships, and one unit that lands', () =>
    expectExact(landing({ cruiser: 2 }, ['infantry'], { infantry: 2 })));
});

test('POL-2: a battle on no board is fought in war, though the edition begins in peace', () => {
  const asked = askedBattle(pacific1940, { attackers: { cruiser: 1 }, defenders: { destroyer: 1 } });
  if (!asked.ok) throw new Error(asked.fault.join(' '));
  expect(oddsOf(asked.value, TO_THE_END)).toMatchObject({ results: { 'attacker-won': expect.any(Number) } });
});
