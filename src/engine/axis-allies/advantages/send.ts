import { boardOf, isSeaZone, neighboursIn } from '../board.ts';
import type { SpaceId } from '../ids.ts';
import { areEnemies, closedCanal, domainOf, isFriendlyTerritory, typeOf, unitsIn } from '../pieces.ts';
import { refusal, type Refusal } from '../refusal.ts';
import type { RuleId } from '../ruleIds.ts';
import { carriedAlong, deckRoom, fightersAmong } from '../shipRoom.ts';
import type { GameState, Unit } from '../state.ts';
import { boardingRefusal, landingRefusal } from './sendTroops.ts';

/**
 * Why these units of one power in one space cannot go together to a friendly space beside it, in another power's turn;
 * null if they can. Attackers that have just come there do not make the space hostile to them.
 */
export function sendRefusal(state: GameState, rule: RuleId, units: readonly Unit[], to: SpaceId): Refusal | null {
  const board = boardOf(state);
  const isSea = isSeaZone(board, to);
  for (const unit of units) {
    const about = { units: [unit.id], spaces: [to] };
    const domain = domainOf(state, unit);
    if (unit.aboard !== undefined) {
      const stays = isSea ? refusal(rule, 'cargo-moves-with-ship', about) : landingRefusal(state, rule, unit, to);
      if (stays) return stays;
      continue;
    }
    if (domain === 'land' && isSea) continue;
    const graph = { land: board.landNeighbours, sea: board.seaNeighbours, air: board.airNeighbours }[domain];
    const isBeside = neighboursIn(graph, unit.space).includes(to);
    if (!isBeside || closedCanal(state, unit.space, to, unit.owner)) return refusal(rule, 'not-adjacent', about);
    if (isSea ? isForeignZone(state, unit, to) : !isFriendlyTerritory(state, to, unit.owner))
      return refusal(rule, 'hostile-space', about);
    if (isSea && domain === 'air' && !typeOf(state, unit).landsOnDecks)
      return refusal(rule, 'not-a-landing-place', about);
  }
  if (!isSea) return null;
  const ashore = boardingRefusal(state, rule, units, to);
  if (ashore) return ashore;
  const moving = [...units, ...carriedAlong(state, units)];
  const arriving = fightersAmong(state, moving);
  const friends = [...unitsIn(state, to), ...moving].filter(({ owner }) => !areEnemies(state, owner, units[0]!.owner));
  return fightersAmong(state, friends).length > deckRoom(state, friends)
    ? refusal(rule, 'not-a-landing-place', { units: arriving.map(({ id }) => id), spaces: [to] })
    : null;
}

/** Whether only enemies of this unit are in a zone. */
function isForeignZone(state: GameState, { owner }: Unit, zone: SpaceId): boolean {
  const there = unitsIn(state, zone);
  return there.length > 0 && there.every((unit) => areEnemies(state, unit.owner, owner));
}
