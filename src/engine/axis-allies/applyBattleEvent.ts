import { changeUnit, copyDeeds, extendDeed, withDeeds, withUnits, type ChangedUnits } from './unitUpdates.ts';
import { runningAfterBattle } from './applyAdvantageEvent.ts';
import type { GameEvent } from './event.ts';
import { NO_HITS } from './combat/hits.ts';
import type { UnitId } from './ids.ts';
import { stepOf, stepsOf } from './map/board.ts';
import { unitsWithout } from './pieces.ts';
import type { Battle, GameState, Unit } from './state.ts';

type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** The state after a battle event; any other event leaves it unchanged. */
export function applyBattleEvent(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'battles-listed':
      return { ...state, turn: { ...state.turn, battles: event.battles } };
    case 'battle-began':
      return startBattle(state, event);
    case 'battle-ended': {
      const { seaBattles } = state.turn;
      const fought: GameState = { ...state, battle: null, running: runningAfterBattle(state.running) };
      return event.kind === 'sea'
        ? {
            ...fought,
            turn: {
              ...state.turn,
              seaBattles: { ...seaBattles, [event.space]: event.cleared ? 'cleared' : 'contested' },
            },
          }
        : fought;
    }
    case 'units-destroyed': {
      const gone = new Set(event.units);
      return {
        ...state,
        units: unitsWithout(state.units, gone),
        stranded: state.stranded.filter((unit) => !gone.has(unit)),
        shots: state.shots.length === 0 ? state.shots : shotsWithout(state.shots, gone),
        battle: state.battle && battleWithout(state.battle, gone),
      };
    }
    case 'flights-under-fire':
      return { ...state, shots: event.shots };
    case 'antiaircraft-fired':
      return { ...state, shots: state.shots.slice(1) };
    case 'units-repaired':
      return repaired(state, event.units);
    case 'units-retreated':
      return retreated(state, event);
    default:
      return state.battle ? inBattle(state, state.battle, event) : state;
  }
}

/** Events within a battle round: they change the battle's record and damage ships. */
function inBattle(state: GameState, battle: Battle, event: GameEvent): GameState {
  switch (event.type) {
    case 'round-began':
      return {
        ...state,
        battle: {
          ...battle,
          round: event.round,
          step: stepsOf(state, battle)[0]!.id,
          struck: [],
          destroyers: event.destroyers,
        },
      };
    case 'battle-step':
      return { ...state, battle: withStep(state, battle, event.step) };
    case 'units-doomed':
      return { ...state, battle: { ...battle, doomed: [...(battle.doomed ?? []), ...event.units] } };
    case 'submarines-strike':
      return { ...state, battle: { ...battle, struck: [...battle.struck, ...event.units] } };
    case 'dice-rolled':
      return { ...state, battle: { ...battle, rolled: { by: event.by, groups: event.groups }, hits: event.hits } };
    case 'submarines-submerged': {
      const remaining = battleWithout(battle, new Set(event.units));
      return {
        ...(event.stay ? withMarked(state, event.units, { submerged: true }) : state),
        battle: { ...remaining, submerged: [...remaining.submerged, ...event.units] },
      };
    }
    case 'casualties-chosen':
      return {
        ...withMarked(state, event.damaged, { damaged: true }),
        battle: {
          ...battle,
          casualties: [...battle.casualties, ...event.units],
          ...(event.doomed && { doomed: [...(battle.doomed ?? []), ...event.units] }),
        },
      };
    default:
      return state;
  }
}

/** Moves the battle from the list of planned ones to `battle`. Attackers that went nowhere get the deed 'fought'. */
function startBattle(
  state: GameState,
  { plan, attackers, defenders, seaborne, origins, bombarding = [] }: EventOf<'battle-began'>,
): GameState {
  const deeds = copyDeeds(state);
  for (const unit of attackers)
    if (deeds[unit] === undefined || deeds[unit].did === 'launched')
      deeds[unit] = extendDeed(undefined, plan.space, state.phase, { did: 'fought' });
  for (const ship of bombarding)
    deeds[ship] = extendDeed(deeds[ship], state.units[ship]!.space, state.phase, {
      did: deeds[ship]?.did ?? 'fought',
      bombarded: true,
    });
  return {
    ...state,
    turn: { ...state.turn, deeds, battles: state.turn.battles.filter(({ space }) => space !== plan.space) },
    battle: {
      ...plan,
      round: 0,
      step: stepsOf(state, plan)[0]!.id,
      attackers,
      defenders,
      seaborne,
      origins,
      ...(bombarding.length > 0 && { bombarding }),
      casualties: [],
      struck: [],
      submerged: [],
      destroyers: { attacker: false, defender: false },
      rolled: null,
      hits: NO_HITS,
    },
  };
}

/** The battle at another step. Hits are kept for a choice of casualties; those that are left then are lost (COM-11). */
function withStep(state: GameState, battle: Battle, step: Battle['step']): Battle {
  const next = { ...battle, step };
  return stepOf(state, next).takes.casualties ? next : { ...next, hits: NO_HITS };
}

function withMarked(
  state: GameState,
  ships: readonly UnitId[],
  mark: Pick<Unit, 'damaged'> | Pick<Unit, 'submerged'>,
): GameState {
  if (ships.length === 0) return state;
  const units: ChangedUnits = new Map();
  for (const ship of ships) changeUnit(state, units, ship, mark);
  return withUnits(state, units);
}

function repaired(state: GameState, ships: readonly UnitId[]): GameState {
  const units: ChangedUnits = new Map();
  for (const id of ships) {
    const ship = state.units[id];
    if (!ship) continue;
    const { damaged: _, ...whole } = ship;
    units.set(id, whole);
  }
  return withUnits(state, units);
}

/** Land and sea units move to `to` with their cargo; air units (`to` null) only leave the battle. */
function retreated(state: GameState, { units: ids, cargo, to }: EventOf<'units-retreated'>): GameState {
  const after: GameState = { ...state, battle: state.battle && battleWithout(state.battle, new Set(ids)) };
  if (to === null) return after;
  const units: ChangedUnits = new Map();
  const deeds = copyDeeds(state);
  for (const unit of [...ids, ...cargo]) {
    changeUnit(state, units, unit, { space: to });
    deeds[unit] = extendDeed(deeds[unit], to, state.phase, { retreated: true });
  }
  return withDeeds(withUnits(after, units), deeds);
}

/** The fire that remains when these units are gone. */
const shotsWithout = (shots: GameState['shots'], gone: ReadonlySet<UnitId>): GameState['shots'] =>
  shots.flatMap((shot) => {
    const targets = shot.targets.filter((unit) => !gone.has(unit));
    return targets.length > 0 ? [{ ...shot, targets }] : [];
  });

function battleWithout(battle: Battle, gone: ReadonlySet<UnitId>): Battle {
  const stay = (ids: readonly UnitId[]): readonly UnitId[] => ids.filter((unit) => !gone.has(unit));
  return {
    ...(battle.doomed ? withDoomed(battle, stay(battle.doomed)) : battle),
    attackers: stay(battle.attackers),
    defenders: stay(battle.defenders),
    seaborne: stay(battle.seaborne),
    casualties: stay(battle.casualties),
    struck: stay(battle.struck),
    submerged: stay(battle.submerged),
  };
}

function withDoomed(battle: Battle, doomed: readonly UnitId[]): Battle {
  const { doomed: _, ...others } = battle;
  return doomed.length > 0 ? { ...others, doomed } : others;
}
