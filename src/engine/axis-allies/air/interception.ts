import { fault, ok } from '../../common/result.ts';
import type { Interrupt } from '../awaiting.ts';
import { boardOf } from '../board.ts';
import { ownersOf } from '../combat/combatants.ts';
import { clear, endBattle } from '../combat/endBattle.ts';
import { advance, beginRound, goOn, type StepRule } from '../combat/round.ts';
import type { ValueRule } from '../combat/combatants.ts';
import type { CommandOf } from '../command.ts';
import { type CommandRule, type CommandRules, emit, type Log, type Planned } from '../commandRule.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { isRefusal, ownUnits } from '../moves/readiness.ts';
import { deedOf, defendersIn, typeOf } from '../pieces.ts';
import { refusal } from '../refusal.ts';
import type { RuleId } from '../ruleIds.ts';
import type { GameState, Unit } from '../state.ts';
import { raidedSpace } from './raidAndRocketDice.ts';
import { escortsIn, raidersIn } from './raidsAndRockets.ts';

/** Escorts and interceptors of a raid, and the air battle in which they meet (SBR-6). */

/** The rule that is named when a unit has no part in air battles. */
const ruleAgainst = (state: GameState, unit: Unit): RuleId => typeOf(state, unit).barredFromRaids ?? 'SBR-6';

/** Whether a unit of this type can escort a raid. */
export const canEscort = (state: GameState, { type }: Pick<Unit, 'type'>): boolean =>
  boardOf(state).edition.airBattle?.escorts[type] !== undefined;

/**
 * The given air units escort the raid in the territory where they are, or fight there after all.
 * @rule TAC-1
 */
export const declareEscort: CommandRule<CommandOf<'escort'>> = {
  plan(state, { units: ids, escort }) {
    const units = ownUnits(state, ids);
    if (isRefusal(units)) return fault(units);
    for (const unit of units) {
      const about = { units: [unit.id], spaces: [unit.space] };
      if (!canEscort(state, unit)) return fault(refusal(ruleAgainst(state, unit), 'cannot-escort', about));
      if (deedOf(state, unit.id)?.did !== 'moved' || raidersIn(state, unit.space).length === 0)
        return fault(refusal('SBR-6', 'nothing-to-escort', about));
    }
    return ok([{ type: 'escort-declared', units: ids, escort }]);
  },
};

/** The defenders of a territory that can meet a raid on it, whosever they are. */
export const interceptorsIn = (state: GameState, space: SpaceId): readonly Unit[] => {
  const { airBattle } = boardOf(state).edition;
  return airBattle
    ? defendersIn(state, space, state.power).filter(({ type }) => airBattle.interceptors[type] !== undefined)
    : [];
};

/**
 * The owners of air units in the territory say which of them meet the raid.
 * @rule SBR-6
 */
export const interception: Interrupt = {
  isOpen: ({ roll }) => roll?.kind === 'raid' && roll.stage === 'interception',
  pass(log) {
    const space = raidedSpace(log.state);
    if (interceptorsIn(log.state, space).length > 0) return false;
    emit(log, { type: 'interceptors-chosen', space, by: [], units: [] });
    return true;
  },
  asks(state) {
    const space = raidedSpace(state);
    const units = interceptorsIn(state, space).map(({ id }) => id);
    return { kind: 'intercept', by: ownersOf(state, units), space, units };
  },
  takes: () => INTERCEPTION,
  refusal: (state) => refusal('SBR-6', 'interception-first', { spaces: [raidedSpace(state)] }),
};

const INTERCEPTION: CommandRules = { intercept: { plan: planInterception, after: beginAirBattle } };

function planInterception(state: GameState, { units }: CommandOf<'intercept'>): Planned {
  const space = raidedSpace(state);
  const able = interceptorsIn(state, space);
  const unable = units.find((id) => !able.some((unit) => unit.id === id));
  if (unable !== undefined) {
    const unit = Object.hasOwn(state.units, unable) ? state.units[unable] : undefined;
    const rule = unit ? ruleAgainst(state, unit) : 'SBR-6';
    return fault(refusal(rule, 'cannot-intercept', { units: [unable], spaces: [space] }));
  }
  const by = ownersOf(
    state,
    able.map(({ id }) => id),
  );
  return ok([{ type: 'interceptors-chosen', space, by, units }]);
}

/** Raiders and escorts meet those that were sent up; without any there is no air battle. */
function beginAirBattle(log: Log, { units }: CommandOf<'intercept'>): void {
  if (units.length === 0) return;
  const space = raidedSpace(log.state);
  const attackers = [...raidersIn(log.state, space), ...escortsIn(log.state, space)].map(({ id }): UnitId => id);
  emit(log, {
    type: 'battle-began',
    plan: { space, kind: 'air', landingFrom: [] },
    attackers,
    defenders: units,
    seaborne: [],
    origins: [],
  });
  beginRound(log);
  advance(log);
}

/** In an air battle each unit hits on its value there; one that has none does not fire, as the raiders (SBR-6). */
export const airBattleValues: ValueRule = {
  applies: (_state, { kind }) => kind === 'air',
  change(state, { kind }, side, values) {
    const { airBattle } = boardOf(state).edition;
    if (kind !== 'air' || airBattle === null) return;
    const own = side === 'attacker' ? airBattle.escorts : airBattle.interceptors;
    for (const id of values.keys()) values.set(id, own[state.units[id]!.type] ?? 0);
  },
};

/** After its rounds an air battle is over, whoever is left: the raiders among them go on (SBR-6). */
export const airBattleOver: StepRule = {
  id: 'air-battle-over',
  pass(log, { round }) {
    if (clear(log, 'casualties')) return true;
    if (round < (boardOf(log.state).edition.airBattle?.rounds ?? 0)) goOn(log);
    else endBattle(log, 'stalemate');
    return true;
  },
  asks: ({ power }) => ({ kind: 'command', by: [power] }),
  takes: {},
};
