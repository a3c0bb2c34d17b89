import { flightDistances } from '../air/islandFlights.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import type { GameState } from '../state.ts';
import type { Decks } from './decks.ts';
import type { Flyer } from './flyers.ts';

/** The room of one carrier, or of the carriers in one zone, and the fighters that can reach it (one bit each). */
interface Slot {
  readonly fighters: bigint;
  readonly room: number;
}

/**
 * Of these air units, none of which can reach a territory, those that are lost even in the best case (CM-11, NCM-6).
 * The fighters among them share the carriers. Carriers that can move to, or be launched in, several zones are tried in
 * every zone that serves different fighters, so the answer is exact. The decks are asked for only for fighters.
 */
export function unsavableUnits(state: GameState, atSea: readonly Flyer[], decks: () => Decks): readonly UnitId[] {
  const fighters = atSea.filter((flyer) => flyer.landsOnDecks);
  const lost = atSea.filter((flyer) => !flyer.landsOnDecks).map((flyer) => flyer.unit);
  return fighters.length === 0 ? lost : [...lost, ...fightersWithoutDeck(state, fighters, decks())];
}

function fightersWithoutDeck(state: GameState, fighters: readonly Flyer[], decks: Decks): readonly UnitId[] {
  const distances = fighters.map(({ owner }) => flightDistances(state, owner));
  /** The fighters that can reach this zone. */
  const fightersInReach = (zone: SpaceId): bigint =>
    fighters.reduce(
      (mask, fighter, i) => (distances[i]!(fighter.at, zone) <= fighter.range ? mask | (1n << BigInt(i)) : mask),
      0n,
    );
  const slots = [...decks.fixed].map(([zone, room]): Slot => ({ fighters: fightersInReach(zone), room }));
  const choices = decks.movable.map(({ zones, room }) => ({ room, masks: maximalSets(zones.map(fightersInReach)) }));
  const siteMasks = decks.launchSites.map(({ zones }) => maximalSets(zones.map(fightersInReach)));

  let best = assign(fighters.length, slots);
  const search = (
    carrier: number,
    launched: number,
    firstSite: number,
    left: readonly number[],
    taken: readonly Slot[],
  ): void => {
    if (best.length === 0) return;
    const choice = choices[carrier];
    if (choice) {
      for (const mask of choice.masks)
        search(carrier + 1, launched, firstSite, left, [...taken, { fighters: mask, room: choice.room }]);
      return;
    }
    const without = assign(fighters.length, taken);
    if (without.length < best.length) best = without;
    const deck = decks.bought[launched];
    if (deck === undefined) return;
    // Launch sites of equal carriers are tried in order, so that no combination is tried twice.
    const from = deck === decks.bought[launched - 1] ? firstSite : 0;
    siteMasks.forEach((masks, s) => {
      if (s < from || left[s] === 0) return;
      const rest = left.map((count, i) => (i === s ? count - 1 : count));
      for (const mask of masks) search(carrier, launched + 1, s, rest, [...taken, { fighters: mask, room: deck }]);
    });
  };
  search(
    0,
    0,
    0,
    decks.launchSites.map(({ left }) => left),
    slots,
  );
  return best.map((i) => fighters[i]!.unit);
}

/** The sets of fighters that are not contained in another one. */
function maximalSets(masks: readonly bigint[]): readonly bigint[] {
  const unique = [...new Set(masks)];
  return unique.filter((mask) => !unique.some((other) => other !== mask && (mask & other) === mask));
}

/** Assigns as many fighters as possible to slots (augmenting paths). Answers the indices of the rest. */
function assign(count: number, slots: readonly Slot[]): readonly number[] {
  const assigned: number[][] = slots.map(() => []);
  const tryAssign = (fighter: number, tried: Set<number>): boolean => {
    for (let s = 0; s < slots.length; s++) {
      const slot = slots[s]!;
      if (tried.has(s) || !((slot.fighters >> BigInt(fighter)) & 1n)) continue;
      tried.add(s);
      const row = assigned[s]!;
      if (row.length < slot.room) {
        row.push(fighter);
        return true;
      }
      for (let i = 0; i < row.length; i++)
        if (tryAssign(row[i]!, tried)) {
          row[i] = fighter;
          return true;
        }
    }
    return false;
  };
  const left: number[] = [];
  for (let fighter = 0; fighter < count; fighter++) if (!tryAssign(fighter, new Set())) left.push(fighter);
  return left;
}
