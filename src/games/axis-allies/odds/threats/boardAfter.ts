import {
  areFriends,
  BATTLE_SIDES,
  allUnits,
  battleDecided,
  battlesListed,
  boardOf,
  deckRoom,
  fightersWithoutPlace,
  forcesFor,
  isFriendlyTerritory,
  isHostileTerritory,
  landingsOnTheWay,
  typeOf,
  unitsAfter,
  unitsIn,
  unitsWithout,
  type BattlePlan,
  type GameState,
  type SpaceId,
  type Unit,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { unitsAway, unitsLost } from '../battleValue.ts';
import { begunIn } from '../chainOdds.ts';
import type { Policies } from '../policies.ts';
import { solveBattleOrNull, type SolvedBattle } from '../solver/solveBattle.ts';
import type { BattleEnding } from '../solver/solveRounds.ts';

/**
 * The board as it would stand when the battles that are planned or listed now have been fought, to ask what comes back.
 * Each battle ends as it is likelier to end, won or not, with the middle of what can be left then. Air units that may
 * not stay where they fought, and attackers that retreated, are back where they set out; new units and moves after
 * combat are not foreseen.
 */
export function boardAfter(state: GameState, policies: Policies): GameState {
  const listed = battlesListed(state);
  let after = state.battle ? afterBattle(listed, state.battle, policies) : listed;
  // Each battle may end others: a landing that nobody hinders any more, one whose ships were sunk.
  for (let plan = firstIn(after); plan; plan = firstIn(after)) after = afterBattle(after, plan, policies);
  return { ...after, units: backHome(after), stranded: [], offers: [], roll: null, battle: null };
}

/** The battle to be fought first: not one before which troops land on their way to it. */
const firstIn = (state: GameState): BattlePlan | undefined =>
  state.turn.battles.find(({ kind, space }) => kind === 'land' || landingsOnTheWay(state, space).length === 0);

function afterBattle(state: GameState, plan: BattlePlan, policies: Policies): GameState {
  const forces = forcesFor(state, plan);
  const begun = begunIn(state, plan);
  const battle: GameState = { ...begun, units: withTroopsAshore(begun.units, forces.attackers) };
  const found = solveBattleOrNull(battle, policies);
  if (!found) {
    const result = forces.attackers.length > 0 ? 'attacker-won' : 'defender-won';
    return battleDecided(battle, { result, lost: [], away: [] });
  }
  const ending = middleEnd(found);
  const after = withoutStranded(
    plan,
    battleDecided(battle, {
      result: ending.result,
      lost: BATTLE_SIDES.flatMap((side) => unitsLost(found.sides[side], ending[side])),
      away: BATTLE_SIDES.flatMap((side) => unitsAway(found.sides[side], ending[side])),
    }),
  );
  return ending.result === 'attacker-retreated' ? withRetreat(after, battle.battle!.attackers) : after;
}

/** Without the defending fighters that lost their carriers and have nowhere to land (NCM-2). */
function withoutStranded({ kind, space }: BattlePlan, state: GameState): GameState {
  const lost = kind === 'sea' ? fightersWithoutPlace(state, space) : [];
  if (lost.length === 0) return state;
  return { ...state, units: unitsWithout(state.units, new Set(lost)) };
}

/** The attackers that are left are where they set out; ships that had been in the zone before stay there. */
function withRetreat(state: GameState, attackers: readonly UnitId[]): GameState {
  const back = new Map<UnitId, Unit>();
  for (const id of attackers) {
    const unit = state.units[id];
    const start = state.turn.deeds[id]?.route[0];
    if (unit && start !== undefined) back.set(id, { ...unit, space: start });
  }
  return { ...state, units: unitsAfter(state.units, back) };
}

/** Troops that land fight ashore. */
const withTroopsAshore = (units: GameState['units'], attackers: readonly Unit[]): GameState['units'] =>
  unitsAfter(units, new Map(attackers.map((unit) => [unit.id, unit])));

/** Of the ends that are likelier, the attacker's victories or the others, the middle one by what is left. */
function middleEnd({ endings, sides }: SolvedBattle): BattleEnding {
  const won = endings.filter(({ result }) => result === 'attacker-won');
  const chance = (some: readonly BattleEnding[]): number => some.reduce((sum, one) => sum + one.chance, 0);
  const others = endings.filter(({ result }) => result !== 'attacker-won');
  const likelier = chance(won) >= chance(others) ? won : others;
  const worthIn = (ending: BattleEnding): number =>
    BATTLE_SIDES.reduce(
      (sum, side) =>
        sum +
        (side === 'attacker' ? 1 : -1) *
          sides[side].groups.reduce((ipcs, group, i) => ipcs + group.ipcs * ending[side].fighting[i]!, 0),
      0,
    );
  const ordered = likelier.map((ending) => ({ ending, worth: worthIn(ending) })).sort((a, b) => a.worth - b.worth);
  let left = chance(likelier) / 2;
  return (ordered.find(({ ending }) => (left -= ending.chance) <= 0) ?? ordered.at(-1)!).ending;
}

/** The units, with those air units back where they set out that cannot land where they fought (NCM-5). */
function backHome(state: GameState): GameState['units'] {
  const back = new Map<UnitId, Unit>();
  const decks = new Map<SpaceId, number>();
  for (const unit of allUnits(state.units)) {
    const start = startOf(state, unit);
    if (start === unit.space || typeOf(state, unit).domain !== 'air' || canStay(state, unit)) continue;
    const room = decks.get(unit.space) ?? deckRoomIn(state, unit);
    const lands = room > 0 && typeOf(state, unit).landsOnDecks;
    decks.set(unit.space, room - Number(lands));
    if (!lands && !isHostileTerritory(state, start, unit.owner)) back.set(unit.id, { ...unit, space: start });
  }
  return unitsAfter(state.units, back);
}

const startOf = (state: GameState, { id, space }: Unit): SpaceId => state.turn.deeds[id]?.route[0] ?? space;

/** How many fighters can land on friendly decks where this one is, beside those that were there already. */
function deckRoomIn(state: GameState, { space, owner }: Unit): number {
  const friends = unitsIn(state, space).filter((other) => areFriends(state, other.owner, owner));
  const there = friends.filter(
    (other) => typeOf(state, other).landsOnDecks && other.aboard === undefined && startOf(state, other) === space,
  );
  return deckRoom(state, friends) - there.length;
}

/** Whether it is in a territory that was friendly when the turn began: elsewhere it does not land now. */
const canStay = (state: GameState, { space, owner }: Unit): boolean =>
  boardOf(state).spaces.get(space)?.kind === 'land' &&
  isFriendlyTerritory(state, space, owner) &&
  !state.turn.captured.includes(space);
