import { raidersIn, raidsToFly, type GameState, type SpaceId, type UnitId } from '../../../engine/axis-allies/index.ts';
import { begunIn, type Chain, type PoliciesOf } from './chainOdds.ts';
import { both, either, NO_BATTLE, NO_END, type GainSum } from './gainSum.ts';
import { ipcsOf, unitsUnderFire, waysUnderFire, type FireWay } from './gunFire.ts';

/** What aircraft come to that pass guns and then neither fight nor raid: some can be shot down (AA-3). */

/** The odds of such flights that end in a space. */
export interface FlightOdds {
  readonly space: SpaceId;
  readonly units: readonly UnitId[];
  /** How likely it is that so many of them are shot down. Index: the number. */
  readonly lost: readonly number[];
  /** Expected IPCs that those are worth. */
  readonly ipcs: number;
}

/** All such flights of a plan. */
export interface Flights {
  readonly flights: readonly FlightOdds[];
  /** What they add to the worth of a plan; no battle is won or lost by them. */
  readonly account: GainSum;
}

/** The odds of flights that are to pass guns, beside those of the battles of these chains. */
export function flightOdds(listed: GameState, chains: readonly Chain[], policiesOf: PoliciesOf): Flights {
  const found = flightsPastGuns(listed, chains).map(({ space, units }) => {
    const ways = waysUnderFire(listed, units, policiesOf(space).dice);
    return { space, units, ways };
  });
  return {
    flights: found.map(({ space, units, ways }) => ({
      space,
      units,
      lost: Array.from({ length: units.length + 1 }, (_, n) =>
        chanceOf(ways.filter(({ shotDown }) => shotDown.length === n)),
      ),
      ipcs: ways.reduce((sum, { chance, shotDown }) => sum + chance * ipcsOf(listed, shotDown), 0),
    })),
    account: found.map(({ ways }) => accountOf(listed, ways)).reduce(both, NO_BATTLE),
  };
}

/** Aircraft that guns fire at and that neither fight in these battles nor raid, by the space where they end. */
export function flightsPastGuns(
  listed: GameState,
  chains: readonly Chain[],
): readonly { readonly space: SpaceId; readonly units: readonly UnitId[] }[] {
  const flying = unitsUnderFire(listed);
  if (flying.length === 0) return [];
  const counted = new Set([
    ...chains.flatMap(({ sea, land }) => [...sea, ...land].flatMap((plan) => begunIn(listed, plan).battle!.attackers)),
    ...raidsToFly(listed).flatMap((space) => raidersIn(listed, space).map(({ id }) => id)),
  ]);
  const spaces = new Map<SpaceId, UnitId[]>();
  for (const id of flying) {
    if (counted.has(id)) continue;
    const { space } = listed.units[id]!;
    spaces.set(space, [...(spaces.get(space) ?? []), id]);
  }
  return [...spaces].map(([space, units]) => ({ space, units }));
}

const chanceOf = (ways: readonly FireWay[]): number => ways.reduce((sum, { chance }) => sum + chance, 0);

const accountOf = (listed: GameState, ways: readonly FireWay[]): GainSum =>
  ways
    .map(({ chance, shotDown }): GainSum => {
      const swing = -ipcsOf(listed, shotDown);
      return { chance, swing: chance * swing, squares: chance * swing * swing, all: chance, none: chance };
    })
    .reduce(either, NO_END);
