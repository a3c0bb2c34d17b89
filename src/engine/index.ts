/**
 * Public API of the rules engine: pure functions over plain JSON. Code outside src/engine imports only from here.
 *
 *   const edition = await loadEdition(SHELF[0].id);
 *   const start = newGame(edition, { players, victory });
 *   const answer = play(start, { type: 'purchase', units: { infantry: 2 } });
 *   if (answer.ok) show(answer.value.state, answer.value.events);
 *   else explain(answer.fault.rule, answer.fault.reason);
 *
 * The engine never rolls dice. When it needs dice or a choice, `awaiting(state)` says which and from whom, and the
 * caller sends the answer as the next command, for example { type: 'roll', dice: [3, 1] }.
 *
 * An edition is known by its id. `SHELF` tells of every edition, also of those that are not loaded; `loadEdition` loads
 * one. Of an edition that is unknown or not loaded, `loadedEdition` gives null, `fromPosition` gives a fault, and
 * everything else that needs the edition of a state or an id throws.
 *
 * Commands are listed in axis-allies/command.ts, refusals in axis-allies/refusal.ts, events in axis-allies/event.ts.
 * Rule ids are those of the rulebooks in rules/.
 */
export type * from './axis-allies/ids.ts';
export { PHASES, SIDES } from './axis-allies/ids.ts';
export type { Abilities, Cargo, UnitType } from './axis-allies/unitTypes.ts';
export type * from './axis-allies/edition.ts';
export type * from './axis-allies/state.ts';
export { BATTLE_SIDES, BATTLE_STEPS, HIT_KINDS } from './axis-allies/state.ts';
export type { AskedDice, Awaiting, NamedRoll } from './axis-allies/awaiting.ts';
export {
  COMMANDS,
  fieldsOf,
  rollerOf,
  ROLLERS,
  targetOf,
  type Command,
  type CommandType,
  type FieldKind,
  type FieldOf,
  type Roller,
} from './axis-allies/command.ts';
export {
  answerTo,
  type BattleResult,
  type Carried,
  type DiceEvent,
  type EventOf,
  type EventTable,
  type EventType,
  type GameEvent,
  type Leg,
} from './axis-allies/event.ts';
export { REASONS, type Reason, type Refusal } from './axis-allies/refusal.ts';
export type { CommandChoice, Remedy } from './axis-allies/remedies/tryCommands.ts';
export type { Refused } from './axis-allies/remedies/tryCommands.ts';
export { RULE_IDS, rulesIn, type RuleId, type RuleTitles } from './axis-allies/ruleIds.ts';
export type { Destination, Meaning, Warning } from './axis-allies/destination.ts';
export type { Draw } from './axis-allies/advantages/agreed.ts';
export type { GameOptions } from './axis-allies/newGame.ts';
export type { Position, PositionFault, PositionFile } from './axis-allies/position/schema.ts';
export type { Result } from './common/result.ts';
export { readShape, withoutOddLengths } from './zodMessages.ts';
export { nothingOf } from './common/nothingOf.ts';
export { atOnce, partOfSteps, type Steps } from './common/steps.ts';
export { unknownVersion } from './common/unknownVersion.ts';

// Editions, new games and position files
export { SHELF } from './axis-allies/editions/index.ts';
export { loadEdition, missingEdition } from './axis-allies/loadEdition.ts';
export { editionOf, loadedEdition } from './axis-allies/board.ts';
export { isActing, partnerOf, waitsToStrike } from './axis-allies/acting.ts';
export { enemiesInTurn, hasNoPart } from './axis-allies/acting.ts';
export { advantageOf } from './axis-allies/advantages/inPlay.ts';
export { usableAdvantages } from './axis-allies/advantages/useAdvantage.ts';
export { advantageFaults, advantagesOf, drawAdvantages } from './axis-allies/advantages/agreed.ts';
export { newGame, optionFaults } from './axis-allies/newGame.ts';
export { fromPosition, toPosition } from './axis-allies/position/position.ts';
export { readPosition } from './axis-allies/position/readPosition.ts';
export { drawnPosition } from './axis-allies/position/drawnPosition.ts';

// Play
export { play, refusalOf } from './axis-allies/play.ts';
export { boardChanges, type BoardChanges } from './axis-allies/events/boardChanges.ts';
export { awaiting } from './axis-allies/awaiting.ts';
export { homebound } from './axis-allies/air/homebound.ts';
export { raidLoss } from './axis-allies/air/raidAndRocketDice.ts';
export { canBeRaided, raidersIn, raidGroups, raidsToFly, shotAtRaiders } from './axis-allies/air/raidsAndRockets.ts';
export { shotsAlong, shotsOnTheWay } from './axis-allies/air/guns.ts';
export { rocketLoss } from './axis-allies/air/raidAndRocketDice.ts';
export { rocketStrikes, type RocketStrike } from './axis-allies/air/raidsAndRockets.ts';
export { diceAsked, diceIn } from './axis-allies/combat/dice.ts';
export { replay, withoutCommand } from './axis-allies/play.ts';
export { die } from './common/die.ts';

// What odds are reckoned from
export { battleBegun } from './axis-allies/outlook/battleBegun.ts';
export { battleFought, type FoughtOut } from './axis-allies/outlook/battleDecided.ts';
export { battleDecided, battlesListed } from './axis-allies/outlook/battleDecided.ts';
export { landingsOnTheWay, seaBattlesBefore } from './axis-allies/combat/battles.ts';
export { awaitsRocket } from './axis-allies/combat/uncontested.ts';
export { candidateOf } from './axis-allies/combat/casualties.ts';
export { casualtyTraits, spentInFlight } from './axis-allies/combat/casualties.ts';
export {
  hitsDue,
  NO_TARGETS,
  preferredOrder,
  takenInOrder,
  type Candidate,
  type RolledHits,
} from './axis-allies/combat/casualtyOrder.ts';
export {
  canStrike,
  cutsOf,
  NO_HITS,
  roomFor,
  roomWithin,
  TARGET_KINDS,
  type Cuts,
  type Hits,
  type Strikes,
  type TargetKind,
  type Targets,
} from './axis-allies/combat/hits.ts';
export type { HitLimit } from './axis-allies/combat/hits.ts';
export type { Clearing, StepWork } from './axis-allies/combat/round.ts';
export { verdict, type SideStanding, type Verdict } from './axis-allies/combat/verdict.ts';

// Queries
export { commandTo, reach } from './axis-allies/moves/reach.ts';
export { battlesToCome, engagements } from './axis-allies/moves/engage.ts';
export { guestsLost } from './axis-allies/combat/endBattle.ts';
export { airUnitsLost, canLoseAirUnits } from './axis-allies/outlook/battleDecided.ts';
export { fightersWithoutPlace } from './axis-allies/phases/strandedFighters.ts';
export { alikeUnits } from './axis-allies/outlook/approaches.ts';
export { approaches, type Approach } from './axis-allies/outlook/approaches.ts';
export { landingPlaces, type LandingPlace } from './axis-allies/outlook/landingPlaces.ts';
export { attackRange, shotsToward } from './axis-allies/outlook/attackRange.ts';
export { voyages, voyagesOf, type Voyage } from './axis-allies/outlook/attackRange.ts';
export { onlyCasualties } from './axis-allies/outlook/onlyCasualties.ts';
export { pointless } from './axis-allies/outlook/warnings.ts';
export { hypotheticalTurn, nextCombatMove } from './axis-allies/outlook/hypotheticalTurn.ts';
export {
  difference,
  type Difference,
  type Pair,
  type PowerDifference,
  type SpaceDifference,
} from './axis-allies/outlook/difference.ts';
export { firstRound } from './axis-allies/outlook/battleBegun.ts';
export { silentShips } from './axis-allies/outlook/silentShips.ts';
export { forcesFor } from './axis-allies/outlook/battleBegun.ts';
export { hitsOf, pointsOf, strengthOf, type Strength } from './axis-allies/outlook/battleBegun.ts';
export { canalsAt, isCanalOpen } from './axis-allies/pieces.ts';
export { remedies } from './axis-allies/remedies/index.ts';
export { warnings } from './axis-allies/outlook/warnings.ts';
export {
  incomeParts,
  incomeToCollect,
  nationalProduction,
  productionByTerritory,
  type IncomePart,
} from './axis-allies/phases/income.ts';
export { placesForComplex } from './axis-allies/phases/complexes.ts';
export { mobilizationPlaces } from './axis-allies/phases/mobilize.ts';
export { availableComplexes, COMPLEX, hasComplex, limitOf } from './axis-allies/phases/complexes.ts';
export { orderCost } from './axis-allies/phases/purchase.ts';
export { researchable } from './axis-allies/phases/research.ts';
export { wares, type Ware } from './axis-allies/phases/purchase.ts';
export {
  growthOf,
  individualWinners,
  usualVictory,
  victoryRule,
  victoryStandings,
  winner,
  type VictoryStanding,
} from './axis-allies/phases/victory.ts';
export {
  allUnits,
  areEnemies,
  cargoOf,
  enemiesIn,
  isCapitalLost,
  isFriendlyTerritory,
  isHostileTerritory,
  isHostileZone,
  sideOf,
  typeOf,
  unitsAfter,
  unitsIn,
  unitsWithout,
  unitTypesOf,
} from './axis-allies/pieces.ts';
export { canBeStruck, hitKindOf, hitsLeft, otherSide, targetKindOf } from './axis-allies/combat/combatants.ts';
export { hitAlone, valueOf, valuesIn } from './axis-allies/combat/combatants.ts';
export { strengthenedBy, type Strengthened } from './axis-allies/combat/strengthenedBy.ts';
export { railwayOf } from './axis-allies/moves/railways.ts';
export { deckRoom, fitsInHold, hasHold } from './axis-allies/shipRoom.ts';
export { shipsToLoad } from './axis-allies/moves/load.ts';
export { landsFrom, takesPartInAssault } from './axis-allies/combat/battles.ts';
export { keptAboard } from './axis-allies/moves/stayAboard.ts';
export { isMovePhase, movesLeftOf as movesLeft } from './axis-allies/moves/readiness.ts';
export { boardOf, neighboursIn, phasesOf, stepsOf, territoryOf, type Board } from './axis-allies/board.ts';
