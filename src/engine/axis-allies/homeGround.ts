import { memoizePerObject } from '../common/memoize.ts';
import { boardOf } from './board.ts';
import type { Edition, HomeGround } from './edition.ts';
import type { PowerId, SpaceId } from './ids.ts';
import { areFriends, domainOf } from './pieces.ts';
import { refusal, type Refusal } from './refusal.ts';
import type { GameState, Unit } from './state.ts';

/**
 * Powers that keep to their own ground (CHN): where their units may go, what they may buy, where they place new units,
 * and whose the ground is that they take elsewhere.
 */

type OfEdition = Pick<GameState, 'edition'>;

/** The own ground of a power, if it keeps to it; undefined for all others. */
export const homeGroundOf = (state: OfEdition, power: PowerId): HomeGround | undefined =>
  boardOf(state).edition.homeGrounds.find((home) => home.power === power);

/** Whose own ground a territory is, though perhaps not in its hands; undefined if it is that of no such power. */
export const homeGroundAt = (state: OfEdition, space: SpaceId): HomeGround | undefined =>
  boardOf(state).edition.homeGrounds.find(({ territories }) => territories.includes(space));

const entered = memoizePerObject(
  ({ homeGrounds }: Edition): ReadonlyMap<PowerId, ReadonlySet<SpaceId>> =>
    new Map(homeGrounds.map(({ power, territories, alsoEnters }) => [power, new Set([...territories, ...alsoEnters])])),
);

/**
 * Whether the units of a power may be in a space at all, whoever holds it: true of all spaces for most powers.
 * @rule CHN-5
 */
export function mayEnter(state: OfEdition, power: PowerId, space: SpaceId): boolean {
  const { edition } = boardOf(state);
  return edition.homeGrounds.length === 0 || (entered(edition).get(power)?.has(space) ?? true);
}

/**
 * Why a unit may not be in a space, nor fly over it, or null (CHN-5).
 * @rule CHN-6
 */
export const groundRefusal = (state: GameState, unit: Unit, space: SpaceId): Refusal | null =>
  mayEnter(state, unit.owner, space)
    ? null
    : refusal(domainOf(state, unit) === 'air' ? 'CHN-6' : 'CHN-5', 'off-its-ground', {
        units: [unit.id],
        spaces: [space],
        power: unit.owner,
      });

/** The territories of a power's road that are not in its or its friends' hands. */
export const roadLost = (state: Pick<GameState, 'edition' | 'control'>, { power, road }: HomeGround) =>
  road.filter((space) => {
    const holder = state.control[space];
    return holder === undefined || !areFriends(state, holder, power);
  });

/**
 * Whether all of a power's road is in its or its friends' hands; false if it has none.
 * @rule CHN-9
 */
export const isRoadOpen = (state: Pick<GameState, 'edition' | 'control'>, home: HomeGround): boolean =>
  home.road.length > 0 && roadLost(state, home).length === 0;
