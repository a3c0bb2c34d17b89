import {
  boardOf,
  enemiesIn,
  hasHold,
  isHostileTerritory,
  neighboursIn,
  typeOf,
  voyagesOf,
  type GameState,
  type PowerId,
  type SpaceId,
} from '../../engine/index.ts';
import { arrivals, type Arrival } from './arrivals.ts';
import type { FallChance } from './fallChance.ts';
import { groupsOf, isFreeToLandFrom, type Group } from './groups.ts';
import { withNextStands } from './nextStands.ts';
import { byEnd, shiploads, type Shipload, type VoyagesByEnd } from './shiploads.ts';
import { turnOf } from './turnOf.ts';
import { NO_LANDINGS, threatTo, type Landings, type Threat } from './threat.ts';

/** The power's next combat move, or the one after it: its units may move in between. */
export type Horizon = 'this' | 'next';

/**
 * What a power threatens, space by space; null while battles are to be fought. Of each unit alone it is exact: it can
 * go there by `play` and land afterwards, and troops have a place on a ship that gets there. All of them together are
 * an upper bound: aircraft may share decks, ships may be needed in two places. The chance of landings from a barred
 * zone is that of the battle ashore times that of beating the fleet with all that can come there. Of the move after the
 * next it is an upper bound for each unit, too: nobody stops it on its way, and it may stand wherever it could go.
 * `counterAttack` proves the details of one space.
 */
export function threats(
  state: GameState,
  power: PowerId,
  horizon: Horizon,
  fallChance: FallChance,
): readonly Threat[] | null {
  const turn = turnOf(state, power);
  if (!turn) return null;
  const groups = horizon === 'this' ? groupsOf(turn) : withNextStands(turn, groupsOf(turn));
  const coming = arrivals(turn, groups);
  const sailing = voyagesFrom(turn, groups);
  const { edition } = boardOf(turn);
  const atSea = new Map<SpaceId, Threat>();
  for (const { id, kind } of edition.spaces) {
    const found = kind === 'sea' ? threatTo(turn, id, coming.get(id) ?? [], NO_LANDINGS, fallChance) : null;
    if (found) atSea.set(id, found);
  }
  return edition.spaces.flatMap(({ id, kind }) => {
    if (kind === 'sea') return atSea.get(id) ?? [];
    if (!isHostileTerritory(turn, id, power)) return [];
    return threatAshore(turn, id, { groups, coming, sailing, atSea }, fallChance) ?? [];
  });
}

/** What a power has for its landings. */
interface Outlook {
  readonly groups: readonly Group[];
  readonly coming: ReadonlyMap<SpaceId, readonly Arrival[]>;
  readonly sailing: VoyagesByEnd;
  readonly atSea: ReadonlyMap<SpaceId, Threat>;
}

/** The threat to a territory: with landings from zones that are free, or also from those that it can clear. */
function threatAshore(
  turn: GameState,
  space: SpaceId,
  { groups, coming, sailing, atSea }: Outlook,
  fallChance: FallChance,
): Threat | null {
  const here = coming.get(space) ?? [];
  const walking = new Set(here.map(({ group }) => group));
  const others = groups.filter((group) => !walking.has(group));
  const isFree = (zone: SpaceId): boolean => isFreeToLandFrom(turn, zone);
  const canClear = (zone: SpaceId): boolean => (atSea.get(zone)?.chance ?? 0) > 0;
  const zones = neighboursIn(boardOf(turn).coasts, space).filter((zone) => sailing.has(zone));
  const free = shiploads(turn, space, sailing, others, isFree);
  const found = threatTo(turn, space, here, landings(turn, free, coming), fallChance);
  if (!zones.some((zone) => !isFree(zone) && canClear(zone))) return found;
  const all = shiploads(turn, space, sailing, others, (zone) => isFree(zone) || canClear(zone));
  const cleared = all.map(({ voyage }) => voyage.zones.at(-1)!).filter((zone) => !isFree(zone));
  const more = cleared.length === 0 ? null : threatTo(turn, space, here, landings(turn, all, coming), fallChance);
  if (!more) return found;
  const chance = cleared.reduce((least, zone) => Math.min(least, atSea.get(zone)?.chance ?? 1), 1) * (more.chance ?? 0);
  return chance > (found?.chance ?? 0)
    ? { ...more, chance, isExact: false }
    : (found ?? { ...more, chance, isExact: false });
}

function landings(turn: GameState, loads: readonly Shipload[], coming: Outlook['coming']): Landings {
  const free = new Set(
    loads.map(({ voyage }) => voyage.zones.at(-1)!).filter((zone) => enemiesIn(turn, zone, turn.power).length === 0),
  );
  const ships = [...free]
    .flatMap((zone) => coming.get(zone) ?? [])
    .filter(({ group }) => typeOf(turn, group.unit).bombards > 0)
    .flatMap(({ group }) => group.units);
  return { troops: loads.flatMap(({ troops }) => troops), bombarding: [...new Set(ships)] };
}

const voyagesFrom = (turn: GameState, groups: readonly Group[]): VoyagesByEnd =>
  byEnd(
    groups
      .filter(({ unit }) => hasHold(turn, unit))
      .flatMap(({ units, stands }) =>
        units.flatMap((unit) =>
          stands.flatMap((space) => voyagesOf(turn, unit.space === space ? unit : { ...unit, space })),
        ),
      ),
  );
