import { mustLand, partnerOf } from '../acting.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { boardOf, isSeaZone } from '../map/board.ts';
import { areEnemies, unitsIn, unitsOf } from '../pieces.ts';
import { deckRoom, fightersAmong } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';

/**
 * A partner's fighters that rest over the sea, for which the friendly carriers there have no deck. They do not move in
 * noncombat move, so nothing would ever bring them down (NA-UK-2).
 */
export function restingWithoutDeck(state: GameState): readonly UnitId[] {
  const partner = partnerOf(state);
  if (partner === null) return [];
  const board = boardOf(state);
  const resting = fightersAmong(state, unitsOf(state, partner)).filter(
    (unit) => isSeaZone(board, unit.space) && isGuest(state, unit),
  );
  return [...new Set(resting.map(({ space }) => space))].flatMap((zone) =>
    resting
      .filter(({ space }) => space === zone)
      .slice(Math.max(0, placesIn(state, zone, partner)))
      .map(({ id }) => id),
  );
}

const isGuest = (state: GameState, unit: Unit): boolean => unit.aboard === undefined && !mustLand(state, unit);

/** The places on decks in a zone that guests of other powers leave. */
function placesIn(state: GameState, zone: SpaceId, partner: string): number {
  const friends = unitsIn(state, zone).filter(({ owner }) => !areEnemies(state, owner, state.power));
  const others = fightersAmong(state, friends).filter((unit) => unit.owner !== partner && isGuest(state, unit));
  return deckRoom(state, friends) - others.length;
}
