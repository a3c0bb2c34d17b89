import { fault, ok } from '../../common/result.ts';
import { actingUnits } from '../acting.ts';
import type { Interrupt } from '../awaiting.ts';
import { boardOf } from '../board.ts';
import type { CommandOf } from '../command.ts';
import { type CommandRules, emit, type Log, type Planned } from '../commandRule.ts';
import type { KamikazeRule } from '../edition.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { areAtWar, deedOf, domainOf, enemiesIn } from '../pieces.ts';
import { refusal } from '../refusal.ts';
import type { GameState, RollGroup } from '../state.ts';
import { askNextBeforeBattles, beforeBattlesFirst } from './beforeBattles.ts';
import { hitsLeft } from './combatants.ts';
import { diceRefusal } from './dice.ts';
import { destroy } from './endBattle.ts';

/** Kamikaze attacks at single ships before the battles of an enemy's turn (KAM). */

/** The zones of kamikaze into which the acting power moved ships in this turn's combat move. */
function zonesEntered(state: GameState, { zones }: KamikazeRule): readonly SpaceId[] {
  const entered = new Set<SpaceId>();
  for (const unit of actingUnits(state)) {
    const deed = deedOf(state, unit.id);
    if (deed?.did === 'moved' && domainOf(state, unit) === 'sea') entered.add(unit.space);
  }
  return zones.filter((zone) => entered.has(zone));
}

/**
 * The ships at which such attacks can be aimed now: enemy surface warships where the acting power moved ships, also
 * those that lay there before, and its friends'.
 * @rule KAM-2, KAM-5
 */
export function kamikazeTargets(state: GameState): readonly UnitId[] {
  const rule = boardOf(state).edition.kamikaze;
  if (!rule || !state.kamikaze?.isOpen || state.kamikaze.left === 0) return [];
  if (!areAtWar(state, rule.power, state.power)) return [];
  return zonesEntered(state, rule).flatMap((zone) =>
    enemiesIn(state, zone, rule.power).flatMap(({ id, type }) => (rule.targets.includes(type) ? [id] : [])),
  );
}

/** The dice of attacks: one for each, at the ship it was aimed at. */
const kamikazeGroups = (state: GameState, targets: readonly UnitId[]): readonly RollGroup[] => [
  { value: boardOf(state).edition.kamikaze!.hitsOn, kind: 'air', units: [], targets },
];

/** The power with such attacks says how many, and at which ships, before any die. */
export const kamikazeStrikes: Interrupt = {
  beforeBattles: {
    asks: 'kamikaze',
    powers: (state) => (kamikazeTargets(state).length > 0 ? [boardOf(state).edition.kamikaze!.power] : []),
  },
  isOpen: ({ beforeBattles }) => beforeBattles?.asks === 'kamikaze',
  asks(state) {
    const { by, targets } = state.beforeBattles!;
    return targets
      ? { kind: 'dice', by: [by], roll: 'kamikaze', groups: kamikazeGroups(state, targets) }
      : { kind: 'kamikaze', by: [by], targets: kamikazeTargets(state), left: state.kamikaze!.left };
  },
  takes: ({ beforeBattles }) => (beforeBattles!.targets ? ROLLING : AIMING),
  refusal: beforeBattlesFirst,
};

function planAim(state: GameState, { targets }: CommandOf<'kamikaze'>): Planned {
  const able = kamikazeTargets(state);
  const others = [...new Set(targets.filter((id) => !able.includes(id)))];
  if (others.length > 0) return fault(refusal('KAM-2', 'no-kamikaze-target', { units: others }));
  const { left } = state.kamikaze!;
  if (targets.length > left)
    return fault(refusal('KAM-1', 'too-many-kamikaze', { requested: targets.length, allowed: left }));
  if (targets.length === 0) return ok([]);
  const zones = [...new Set(targets.map((id) => state.units[id]!.space))];
  return ok([{ type: 'kamikaze-aimed', power: state.beforeBattles!.by, targets, zones }]);
}

function planRoll(state: GameState, { dice }: CommandOf<'roll'>): Planned {
  const { by, targets = [] } = state.beforeBattles!;
  const groups = kamikazeGroups(state, targets);
  const refused = diceRefusal(groups, dice);
  if (refused) return fault(refused);
  const hit = targets.filter((_, i) => (dice[i] ?? Infinity) <= groups[0]!.value);
  return ok([{ type: 'kamikaze-rolled', power: by, targets, dice, hit }]);
}

/**
 * Each hit falls on the ship the attack was aimed at: those sunk leave at once, one more on them is lost.
 * @rule KAM-3
 */
function sink(log: Log): void {
  const hits = log.events.flatMap((event) => (event.type === 'kamikaze-rolled' ? event.hit : []));
  const count = (id: UnitId): number => hits.filter((other) => other === id).length;
  const ships = [...new Set(hits)];
  const sunk = ships.filter((id) => count(id) >= hitsLeft(log.state, log.state.units[id]!));
  const damaged = ships.filter((id) => !sunk.includes(id));
  // Guests go to decks that are left, and are shut in there when those are hit (CAR-3).
  destroy(log, sunk, 'kamikaze');
  if (damaged.length > 0) emit(log, { type: 'ships-damaged', units: damaged });
  askNextBeforeBattles(log);
}

const AIMING: CommandRules = {
  kamikaze: {
    plan: planAim,
    after(log, { targets }) {
      if (targets.length === 0) askNextBeforeBattles(log);
    },
  },
};
const ROLLING: CommandRules = { roll: { plan: planRoll, after: sink } };
