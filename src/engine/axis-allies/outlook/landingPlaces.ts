import { flightDistances } from '../air/flights.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { decksOf } from '../landing/decks.ts';
import { flyersOf } from '../landing/flyers.ts';
import { isLandingTerritory } from '../moves/stopsAndEnds.ts';
import type { GameState } from '../state.ts';

/** A place to land: a territory, or a deck with the zones in reach where it can be. */
export interface LandingPlace {
  readonly kind: 'territory' | 'deck';
  readonly spaces: readonly SpaceId[];
}

/**
 * Every place where an air unit of the acting power could land after the battles of its combat move, whoever else wants
 * to land there (CM-11, NCM-5). Empty for a unit that need not land.
 */
export function landingPlaces(state: GameState, id: UnitId): readonly LandingPlace[] {
  const flyer = flyersOf(state).find(({ unit }) => unit === id);
  if (!flyer) return [];
  const distance = flightDistances(state, flyer.owner);
  const isInRange = (space: SpaceId): boolean => distance(flyer.at, space) <= flyer.range;
  const territories = Object.keys(state.control).filter(
    (space) => isLandingTerritory(state, space, flyer.owner) && isInRange(space),
  );
  return [
    ...territories.map((space): LandingPlace => ({ kind: 'territory', spaces: [space] })),
    ...(flyer.landsOnDecks ? zonesWithDecks(state) : []).flatMap((zones): readonly LandingPlace[] => {
      const spaces = zones.filter(isInRange);
      return spaces.length > 0 ? [{ kind: 'deck', spaces }] : [];
    }),
  ];
}

/** The zones where each deck with room can be, those of bought carriers too. */
function zonesWithDecks(state: GameState): readonly (readonly SpaceId[])[] {
  const { fixed, movable, bought, launchSites } = decksOf(state, 'after-combat');
  const launched = launchSites.filter(({ left }) => left > 0).flatMap(({ zones }) => zones);
  return [
    ...[...fixed].filter(([, room]) => room > 0).map(([zone]) => [zone]),
    ...movable.filter(({ room }) => room > 0).map(({ zones }) => zones),
    ...bought.map(() => launched),
  ];
}
