import { change, deedsOf, extended, piecesOf, withDeeds, type Pieces } from './unitUpdates.ts';
import type { GameEvent } from './event.ts';
import { NO_HITS } from './combat/hits.ts';
import type { UnitId } from './ids.ts';
import type { Battle, GameState } from './state.ts';

type Of<Type extends GameEvent['type']> = Extract<GameEvent, { type: Type }>;

/** The state after an event of battle. */
export function applyBattleEvent(state: GameState, event: GameEvent): GameState {
  switch (event.type) {
    case 'battles-listed':
      return { ...state, turn: { ...state.turn, battles: event.battles } };
    case 'battle-began':
      return begun(state, event);
    case 'battle-ended': {
      const { seaBattles } = state.turn;
      const fought: GameState = { ...state, battle: null };
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
        units: without(state.units, gone),
        stranded: state.stranded.filter((unit) => !gone.has(unit)),
        battle: state.battle && left(state.battle, gone),
      };
    }
    case 'units-repaired':
      return { ...state, units: repaired(state, event.units) };
    case 'units-retreated':
      return retreated(state, event);
    default:
      return state.battle ? inBattle(state, state.battle, event) : state;
  }
}

/** Events within a battle round: they write on the battle's own record, and damage ships. */
function inBattle(state: GameState, battle: Battle, event: GameEvent): GameState {
  switch (event.type) {
    case 'round-began':
      return {
        ...state,
        battle: {
          ...battle,
          round: event.round,
          step: 'attacker-submarines',
          struck: [],
          destroyers: event.destroyers,
        },
      };
    case 'battle-step':
      // Hits wait in a casualties step only; those nobody could take are gone with it (COM-11).
      return { ...state, battle: { ...battle, step: event.step, hits: hitsAt(event.step, battle) } };
    case 'submarines-strike':
      return { ...state, battle: { ...battle, struck: [...battle.struck, ...event.units] } };
    case 'dice-rolled':
      return { ...state, battle: { ...battle, rolled: { by: event.by, groups: event.groups }, hits: event.hits } };
    case 'submarines-submerged': {
      const above = left(battle, new Set(event.units));
      return { ...state, battle: { ...above, submerged: [...above.submerged, ...event.units] } };
    }
    case 'casualties-chosen':
      return {
        ...damaged(state, event.damaged),
        battle: { ...battle, casualties: [...battle.casualties, ...event.units] },
      };
    default:
      return state;
  }
}

/** The battle leaves the list and is set up; whoever attacks where it stands has fought. */
function begun(state: GameState, { plan, attackers, defenders, seaborne, origins }: Of<'battle-began'>): GameState {
  const deeds = deedsOf(state);
  for (const unit of attackers) deeds[unit] ??= extended(undefined, plan.space, state.phase, { did: 'fought' });
  return {
    ...state,
    turn: { ...state.turn, deeds, battles: state.turn.battles.filter(({ space }) => space !== plan.space) },
    battle: {
      ...plan,
      round: 0,
      step: 'attacker-submarines',
      attackers,
      defenders,
      seaborne,
      origins,
      casualties: [],
      struck: [],
      submerged: [],
      destroyers: { attacker: false, defender: false },
      rolled: null,
      hits: NO_HITS,
    },
  };
}

const hitsAt = (step: Battle['step'], { hits }: Battle): Battle['hits'] =>
  step.endsWith('-casualties') ? hits : NO_HITS;

function damaged(state: GameState, ships: readonly UnitId[]): GameState {
  if (ships.length === 0) return state;
  const units = piecesOf(state);
  for (const ship of ships) change(units, ship, { damaged: true });
  return { ...state, units };
}

function repaired(state: GameState, ships: readonly UnitId[]): Pieces {
  const units = piecesOf(state);
  for (const id of ships) {
    const ship = units[id];
    if (!ship) continue;
    const { damaged: _, ...whole } = ship;
    units[id] = whole;
  }
  return units;
}

/** Ground and ships go with their cargo; air units stay in the space (`to` null). */
function retreated(state: GameState, { units: ids, cargo, to }: Of<'units-retreated'>): GameState {
  const after: GameState = { ...state, battle: state.battle && left(state.battle, new Set(ids)) };
  if (to === null) return after;
  const units = piecesOf(state);
  const deeds = deedsOf(state);
  for (const unit of [...ids, ...cargo]) {
    change(units, unit, { space: to });
    deeds[unit] = extended(deeds[unit], to, state.phase, { retreated: true });
  }
  return withDeeds({ ...after, units }, deeds);
}

/** The pieces that are left. */
function without(units: GameState['units'], gone: ReadonlySet<UnitId>): Pieces {
  const kept: Pieces = {};
  for (const id in units) if (!gone.has(id)) kept[id] = units[id]!;
  return kept;
}

/** The battle's record once these units are no longer in it. */
function left(battle: Battle, gone: ReadonlySet<UnitId>): Battle {
  const stay = (ids: readonly UnitId[]): readonly UnitId[] => ids.filter((unit) => !gone.has(unit));
  return {
    ...battle,
    attackers: stay(battle.attackers),
    defenders: stay(battle.defenders),
    seaborne: stay(battle.seaborne),
    casualties: stay(battle.casualties),
    struck: stay(battle.struck),
    submerged: stay(battle.submerged),
  };
}
