/**
 * This family of games, for what shows it (src/games/axis-allies): pure functions over plain JSON. The program around
 * it knows it by the value `axisAllies`.
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
 * Commands are listed in command.ts, refusals in refusal.ts, events in event.ts.
 * Rule ids are those of the rulebooks in rules/.
 */
export type * from './ids.ts';
export { NEUTRAL, PHASES, SIDES } from './ids.ts';
export type { Abilities, Cargo, UnitType } from './unitTypes.ts';
export type * from './edition.ts';
export type * from './state.ts';
export { BATTLE_SIDES, BATTLE_STEPS, HIT_KINDS } from './state.ts';
export type { AskedDice, Awaiting, NamedRoll } from './awaiting.ts';
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
} from './command.ts';
export {
  answerTo,
  type BattleResult,
  type Carried,
  type DiceEvent,
  type EventOf,
  type EventTable,
  type EventType,
  type GameEvent,
  type MovedLeg,
} from './event.ts';
export { REASONS, type Reason, type Refusal } from './refusal.ts';
export type { CommandChoice, Remedy } from './remedies/tryCommands.ts';
export type { Refused } from './remedies/tryCommands.ts';
export { KNOWN_RULE_IDS, RULE_IDS, rulesIn, type RuleId, type RuleTitles } from './ruleIds.ts';
export type { UnitDestination, Meaning, Warning } from './destination.ts';
export type { AdvantageDraw } from './advantages/agreed.ts';
export type { GameOptions } from './newGame.ts';
export type { PositionInFile, PositionFault, PositionFile } from './position/schema.ts';

// Editions, new games and position files
export { SHELF } from './editions/index.ts';
export { loadEdition } from './loadEdition.ts';
export { editionOf, loadedEdition } from './board.ts';
export { isActing, partnerOf, waitsToStrike } from './acting.ts';
export { enemiesInTurn, hasNoPart } from './acting.ts';
export { advantageOf } from './advantages/inPlay.ts';
export { usableAdvantages } from './advantages/useAdvantage.ts';
export { advantageFaults, advantagesOf, drawAdvantages } from './advantages/agreed.ts';
export { newGame, optionFaults } from './newGame.ts';
export { fromPosition, toPosition } from './position/position.ts';
export { readPosition } from './position/readPosition.ts';
export { drawnPosition } from './position/drawnPosition.ts';

// Play
export { play, refusalOf, warBroughtBy } from './play.ts';
export { stateOfWar } from './politics/threats.ts';
export { boardChanges, type BoardChanges } from './events/boardChanges.ts';
export { awaiting } from './awaiting.ts';
export { homebound } from './air/homebound.ts';
export { raidLoss, shownBy } from './air/raidAndRocketDice.ts';
export { canEscort, interceptorsIn } from './air/interception.ts';
export { damageGroups, facilityShots, raidable } from './air/raidsOnFacilities.ts';
export { canBeRaided, escortsIn, raidersIn, raidGroups, raidsToFly, shotAtRaiders } from './air/raidsAndRockets.ts';
export { shotsAlong, shotsOnTheWay } from './air/guns.ts';
export { rocketLoss } from './air/raidAndRocketDice.ts';
export { rocketStrikes, type RocketStrike } from './air/raidsAndRockets.ts';
export { diceAsked, diceIn } from './combat/dice.ts';
export { replay, withoutCommand } from './play.ts';

// What odds are reckoned from
export { battleBegun } from './outlook/battleBegun.ts';
export { battleFought, type FoughtOut } from './outlook/battleDecided.ts';
export { battleDecided, battlesListed } from './outlook/battleDecided.ts';
export { landingsOnTheWay, seaBattlesBefore } from './combat/battles.ts';
export { awaitsRocket } from './combat/uncontested.ts';
export { candidateOf } from './combat/casualties.ts';
export { casualtyTraits, spentInFlight } from './combat/casualties.ts';
export { moveRange } from './moves/moveRange.ts';
export {
  hitsDue,
  NO_TARGETS,
  preferredOrder,
  takenInOrder,
  type CasualtyCandidate,
  type RolledHits,
} from './combat/casualtyOrder.ts';
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
} from './combat/hits.ts';
export type { HitLimit } from './combat/hits.ts';
export type { Clearing, StepWork } from './combat/round.ts';
export { verdict, type SideStanding, type Verdict } from './combat/verdict.ts';

// Queries
export { commandTo, reach } from './moves/reach.ts';
export { battlesToCome, engagements } from './moves/engage.ts';
export { guestsLost } from './combat/endBattle.ts';
export { airUnitsLost, canLoseAirUnits } from './outlook/battleDecided.ts';
export { fightersWithoutPlace } from './phases/strandedFighters.ts';
export { alikeUnits } from './outlook/approaches.ts';
export { approaches, type Approach } from './outlook/approaches.ts';
export { landingPlaces, type LandingPlace } from './outlook/landingPlaces.ts';
export { attackRange, shotsToward } from './outlook/attackRange.ts';
export { voyages, voyagesOf, type Voyage } from './outlook/attackRange.ts';
export { onlyCasualties } from './outlook/onlyCasualties.ts';
export { pointless } from './outlook/warnings.ts';
export { hypotheticalTurn, nextCombatMove } from './outlook/hypotheticalTurn.ts';
export {
  difference,
  type Difference,
  type Pair,
  type PowerDifference,
  type SpaceDifference,
} from './outlook/difference.ts';
export { firstRound } from './outlook/battleBegun.ts';
export { mayComeBefore } from './outlook/mayComeBefore.ts';
export { silentShips } from './outlook/silentShips.ts';
export { forcesFor } from './outlook/battleBegun.ts';
export { hitsOf, pointsOf, strengthOf, type ForceStrength } from './outlook/battleBegun.ts';
export { canalsAt, isCanalOpen } from './pieces.ts';
export { remedies } from './remedies/index.ts';
export { warnings } from './outlook/warnings.ts';
export {
  incomeParts,
  incomeToCollect,
  nationalProduction,
  productionByTerritory,
  type IncomePart,
} from './phases/income.ts';
export { facilityPlaces } from './phases/complexes.ts';
export { mobilizationPlaces } from './phases/mobilize.ts';
export { availableComplexes } from './phases/complexes.ts';
export {
  complexSpaces,
  facilitiesIn,
  facilityWares,
  hasComplex,
  hasFacility,
  hasOnlyComplexes,
  isComplex,
  kindsIn,
  limitOf,
  openingFacilities,
} from './facilities.ts';
export { COMPLEX, type FacilityKind, type Standing } from './facilityKinds.ts';
export { copiedStanding, isSameStanding } from './position/facilityEntries.ts';
export { repairables, type Repairable } from './phases/repair.ts';
export { homeGroundAt, homeGroundOf, roadLost } from './homeGround.ts';
export { convoysInDanger, disruptable, type Disruptable } from './phases/convoys.ts';
export { orderCost } from './phases/purchase.ts';
export { researchable } from './phases/research.ts';
export { wares, type Ware } from './phases/purchase.ts';
export {
  growthOf,
  individualWinners,
  usualVictory,
  victoryRule,
  victoryStandings,
  winner,
  type VictoryStanding,
} from './phases/victory.ts';
export { inOrder, isWar, openingWars, possibleWars, type War } from './politics/wars.ts';
export { guardOf, isUnattacked, neutralForce } from './politics/unheldGround.ts';
export {
  allUnits,
  areAtWar,
  areFriends,
  battleSideOf,
  cargoOf,
  enemiesIn,
  isCapitalLost,
  isFriendlyTerritory,
  isGroundAtPeace,
  isHostileTerritory,
  isHostileZone,
  sideOf,
  typeOf,
  unitsAfter,
  unitsIn,
  unitsWithout,
  unitTypesOf,
} from './pieces.ts';
export { canBeStruck, hitKindOf, hitsLeft, otherSide, targetKindOf } from './combat/combatants.ts';
export { hitAlone, powersOf as powersInBattle, valueOf, valuesIn } from './combat/combatants.ts';
export { strengthenedBy, type Strengthened } from './combat/strengthenedBy.ts';
export { railwayOf } from './moves/railways.ts';
export { deckRoom, fitsInHold, hasHold, isTrapped } from './shipRoom.ts';
export { shipsToLoad } from './moves/load.ts';
export { landsFrom, takesPartInAssault } from './combat/battles.ts';
export { keptAboard } from './moves/stayAboard.ts';
export { isMovePhase, movesLeftOf as movesLeft } from './moves/readiness.ts';
export { boardOf, neighboursIn, phasesOf, stepsOf, territoryOf, type Board } from './board.ts';

// What a family is to the program, and what its session asks
export { axisAllies, type AxisAllies } from './family.ts';
export { begin, loadedPositions, loadPositions } from './begin.ts';
export { unitFault } from './position/unitFault.ts';
export { advantageUses, type PossibleUse } from './advantages/advantageUses.ts';
export * from './combat/lowLuck.ts';
export { landingsToCallOff, onlyBattle, type LandingAshore } from './outlook/onlyBattle.ts';
export {
  canBuyNothing,
  canResearch,
  hasNothingToPlace,
  hasNoUnits,
  isEmptyPhase,
  isPassed,
} from './phases/emptyPhase.ts';
