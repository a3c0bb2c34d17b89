import { stepOf, stepsOf } from '../board.ts';
import { NO_HITS } from '../combat/hits.ts';
import type { EventOf, EventTable } from '../event.ts';
import type { UnitId } from '../ids.ts';
import { cargoOf, domainOf, unitsWithout } from '../pieces.ts';
import { guestsTrapped } from '../shipRoom.ts';
import type { Battle, BattlePlan, GameState, Unit } from '../state.ts';
import { runningAfterBattle } from './advantageEvents.ts';
import { withoutScrambled } from './beforeBattleEvents.ts';
import { withLostPassing } from './passingEvents.ts';
import { type ChangedUnits, changeUnit, copyDeeds, extendDeed, withDeeds, withUnits } from './unitUpdates.ts';

/** The state after an event of battles. */
export const BATTLE_EVENTS = {
  'battles-listed': (state, { battles }) => ({ ...state, turn: { ...state.turn, battles } }),
  'battle-began': startBattle,
  'round-began': inBattle((state, battle, { round, destroyers }) => ({
    ...state,
    battle: { ...battle, round, step: stepsOf(state, battle)[0]!.id, struck: [], destroyers },
  })),
  'battle-step': inBattle((state, battle, { step }) => ({ ...state, battle: withStep(state, battle, step) })),
  'submarines-submerged': inBattle((state, battle, { units, stay }) => {
    const remaining = battleWithout(battle, new Set(units));
    return {
      ...(stay ? withMarked(state, units, { submerged: true }) : state),
      battle: { ...remaining, submerged: [...remaining.submerged, ...units] },
    };
  }),
  'submarines-strike': inBattle((state, battle, { units }) => ({
    ...state,
    battle: { ...battle, struck: [...battle.struck, ...units] },
  })),
  'dice-rolled': inBattle((state, battle, { by, groups, hits }) => ({
    ...state,
    battle: { ...battle, rolled: { by, groups }, hits },
  })),
  'casualties-chosen': inBattle((state, battle, { units, damaged, doomed }) => ({
    ...withDamage(state, damaged, units),
    battle: {
      ...battle,
      casualties: [...battle.casualties, ...units],
      ...(doomed && { doomed: [...(battle.doomed ?? []), ...units] }),
    },
  })),
  'units-doomed': inBattle((state, battle, { units }) => ({
    ...state,
    battle: { ...battle, doomed: [...(battle.doomed ?? []), ...units] },
  })),
  'units-destroyed': (state, { units, why }) => {
    const gone = new Set(units);
    return {
      ...(why === 'passing' ? withLostPassing(state, gone) : state),
      turn: withoutScrambled(state.turn, gone),
      units: unitsWithout(state.units, gone),
      stranded: state.stranded.filter((unit) => !gone.has(unit)),
      shots: state.shots.length === 0 ? state.shots : shotsWithout(state.shots, gone),
      battle: state.battle && battleWithout(state.battle, gone),
    };
  },
  'flights-under-fire': (state, { shots }) => ({ ...state, shots }),
  'antiaircraft-fired': (state, { facility }) =>
    facility === undefined || state.roll?.kind !== 'raid'
      ? { ...state, shots: state.shots.slice(1) }
      : { ...state, roll: { ...state.roll, stage: 'damage' } },
  'ships-damaged': (state, { units }) => withDamage(state, units, []),
  'units-repaired': (state, { units }) => repaired(state, units),
  'units-retreated': retreated,
  'battle-ended': (state, { kind, space, cleared }) => {
    const fought: GameState = { ...state, battle: null, running: runningAfterBattle(state.running) };
    if (kind !== 'sea') return fought;
    const { seaBattles } = state.turn;
    return {
      ...fought,
      turn: { ...state.turn, seaBattles: { ...seaBattles, [space]: cleared ? 'cleared' : 'contested' } },
    };
  },
} satisfies Partial<EventTable<GameState>>;

/** The state after an event within a battle; without one there is nothing to change. */
function inBattle<Event>(
  change: (state: GameState, battle: Battle, event: Event) => GameState,
): (state: GameState, event: Event) => GameState {
  return (state, event) => (state.battle ? change(state, state.battle, event) : state);
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
    turn: { ...state.turn, deeds, battles: othersThan(plan, state.turn.battles) },
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

/** The battles beside this one; an air battle is none of those that are listed (SBR-8). */
const othersThan = (plan: BattlePlan, battles: readonly BattlePlan[]): readonly BattlePlan[] =>
  plan.kind === 'air' ? battles : battles.filter(({ space }) => space !== plan.space);

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

/** Ships take a hit that does not sink them; guests on carriers that lose their decks are shut in (COM-12, CAR-3). */
function withDamage(state: GameState, ships: readonly UnitId[], lost: readonly UnitId[]): GameState {
  const hit = withMarked(state, ships, { damaged: true });
  if (ships.length === 0) return hit;
  const trapped = guestsTrapped(
    hit,
    ships.flatMap((id) => hit.units[id] ?? []),
    lost,
  );
  const units: ChangedUnits = new Map();
  for (const { guest, carrier } of trapped) changeUnit(hit, units, guest.id, { aboard: carrier.id });
  return trapped.length === 0 ? hit : withUnits(hit, units);
}

/** Ships are whole again, and air units shut in aboard are free (CAR-3). */
function repaired(state: GameState, ships: readonly UnitId[]): GameState {
  const units: ChangedUnits = new Map();
  for (const id of ships) {
    const ship = state.units[id];
    if (!ship) continue;
    const { damaged: _, ...whole } = ship;
    units.set(id, whole);
    for (const unit of cargoOf(state, ship))
      if (domainOf(state, unit) === 'air') {
        const { aboard: _ship, ...free } = unit;
        units.set(unit.id, free);
      }
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
