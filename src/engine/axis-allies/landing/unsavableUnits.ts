import { flightDistances } from '../air/flights.ts';
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
 * every zone that serves different fighters, so the answer is exact, and no promise of a carrier is recorded; a place
 * for a new one is kept by `unsavedAfter`. The decks are asked for only for fighters.
 * @rule CM-12
 */
export function unsavableUnits(state: GameState, atSea: readonly Flyer[], decks: () => Decks): readonly UnitId[] {
  const fighters = atSea.filter((flyer) => flyer.landsOnDecks);
  const lost = atSea.filter((flyer) => !flyer.landsOnDecks).map((flyer) => flyer.unit);
  return fighters.length === 0 ? lost : [...lost, ...fightersWithoutDeck(state, fighters, decks())];
}

function fightersWithoutDeck(state: GameState, fighters: readonly Flyer[], decks: Decks): readonly UnitId[] {
  const distances = fighters.map(({ owner }) => flightDistances(state, owner));
  const slots = [...decks.fixed].map(([zone, room]): Slot => ({
    fighters: fightersInReach(fighters, distances, zone),
    room,
  }));
  const atOnce = assign(fighters.length, slots);
  if (atOnce.length === 0) return [];
  const tries: Tries = {
    fighters: fighters.length,
    carriers: decks.movable.map(({ zones, room }) => ({ room, masks: setsInReach(fighters, distances, zones) })),
    bought: decks.bought,
    sites: decks.launchSites.map(({ zones }) => setsInReach(fighters, distances, zones)),
    best: atOnce,
  };
  const left = decks.launchSites.map((site) => site.left);
  tryCarriers(tries, 0, 0, 0, left, slots);
  return tries.best.map((i) => fighters[i]!.unit);
}

/** The fighters that can reach this zone. */
function fightersInReach(fighters: readonly Flyer[], distances: readonly Distance[], zone: SpaceId): bigint {
  let mask = 0n;
  for (let i = 0; i < fighters.length; i++)
    if (distances[i]!(fighters[i]!.at, zone) <= fighters[i]!.range) mask |= 1n << BigInt(i);
  return mask;
}

/** The sets of fighters that a carrier which can be in these zones can serve. */
const setsInReach = (
  fighters: readonly Flyer[],
  distances: readonly Distance[],
  zones: readonly SpaceId[],
): readonly bigint[] => maximalSets(zones.map((zone) => fightersInReach(fighters, distances, zone)));

type Distance = ReturnType<typeof flightDistances>;

/** All places where carriers can be tried, and the fewest fighters that were left over so far. */
interface Tries {
  readonly fighters: number;
  /** Own carriers: their room, and the sets of fighters that they can serve. */
  readonly carriers: readonly { readonly room: number; readonly masks: readonly bigint[] }[];
  readonly bought: readonly number[];
  /** The sets of fighters that a carrier launched at each site can serve. */
  readonly sites: readonly (readonly bigint[])[];
  best: readonly number[];
}

/** Tries all places for the own carriers from `carrier` on and for the bought ones from `launched` on. */
function tryCarriers(
  tries: Tries,
  carrier: number,
  launched: number,
  firstSite: number,
  left: readonly number[],
  taken: readonly Slot[],
): void {
  if (tries.best.length === 0) return;
  const choice = tries.carriers[carrier];
  if (choice) {
    for (const mask of choice.masks)
      tryCarriers(tries, carrier + 1, launched, firstSite, left, [...taken, { fighters: mask, room: choice.room }]);
    return;
  }
  const without = assign(tries.fighters, taken);
  if (without.length < tries.best.length) tries.best = without;
  const deck = tries.bought[launched];
  if (deck === undefined) return;
  // Launch sites of equal carriers are tried in order, so that no combination is tried twice.
  const from = deck === tries.bought[launched - 1] ? firstSite : 0;
  tries.sites.forEach((masks, s) => {
    if (s < from || left[s] === 0) return;
    const rest = left.map((count, i) => (i === s ? count - 1 : count));
    for (const mask of masks)
      tryCarriers(tries, carrier, launched + 1, s, rest, [...taken, { fighters: mask, room: deck }]);
  });
}

/** The sets of fighters that are not contained in another one. */
function maximalSets(masks: readonly bigint[]): readonly bigint[] {
  const unique = [...new Set(masks)];
  return unique.filter((mask) => !unique.some((other) => other !== mask && (mask & other) === mask));
}

/** Assigns as many fighters as possible to slots (augmenting paths). Answers the indices of the rest. */
function assign(count: number, slots: readonly Slot[]): readonly number[] {
  const assigned: number[][] = slots.map(() => []);
  const left: number[] = [];
  for (let fighter = 0; fighter < count; fighter++)
    if (!findSlot(slots, assigned, fighter, new Set())) left.push(fighter);
  return left;
}

/** Gives a fighter a place in one of the slots not tried yet, if others can make way. Answers whether it could. */
function findSlot(slots: readonly Slot[], assigned: readonly number[][], fighter: number, tried: Set<number>): boolean {
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
      if (findSlot(slots, assigned, row[i]!, tried)) {
        row[i] = fighter;
        return true;
      }
  }
  return false;
}
