import type { AdvantageRule } from '../../advantages/advantageRule.ts';
import { onHomeGround, runningOf } from '../../advantages/inPlay.ts';
import { raise } from '../../combat/valueRules.ts';
import { emit } from '../../commandRule.ts';
import type { PowerId, UnitId } from '../../ids.ts';
import { deedOf, unitOf, unitsOf } from '../../pieces.ts';
import type { GameState } from '../../state.ts';

/** The national advantages of Germany (NA-GE). */

const VICTIMS: readonly string[] = ['united-kingdom', 'united-states'];

/**
 * Two enemies collect 1 IPC less for each submarine of its power.
 * @rule NA-GE-1
 */
const uBoatInterdiction: AdvantageRule = {
  id: 'u-boat-interdiction',
  income(state, power, owner) {
    if (!VICTIMS.includes(power)) return null;
    const submarines = unitsOf(state, owner).filter(({ type }) => type === 'submarine');
    if (submarines.length === 0) return null;
    return { ipcs: -submarines.length, spaces: [...new Set(submarines.map(({ space }) => space))] };
  },
};

/**
 * In the first cycle of a landing in a gray territory its power's infantry defend on 3.
 * @rule NA-GE-2
 */
const atlanticWall: AdvantageRule = {
  id: 'atlantic-wall',
  values(state, { space, round, seaborne }, side, values, owner) {
    if (side === 'defender' && round === 1 && seaborne.length > 0 && onHomeGround(state, owner, space))
      raise(state, values, { owner, type: 'infantry', to: 3 });
  },
};

const PANZERBLITZ = 'panzerblitz';

/**
 * If all defenders of a territory are destroyed in one cycle, the tanks left move 1 in noncombat move.
 * @rule NA-GE-3
 */
const panzerblitz: AdvantageRule = {
  id: PANZERBLITZ,
  reacts(log, event, owner, { battle, units }) {
    if (event.type !== 'battle-ended' || event.result !== 'attacker-won' || !battle || battle.round > 1) return;
    const tanks = battle.attackers.filter((id) => units[id]?.type === 'tank' && units[id]?.owner === owner);
    if (tanks.length > 0)
      emit(log, { type: 'moves-granted', power: owner, advantage: PANZERBLITZ, units: tanks, points: 1 });
  },
};

const WOLF_PACKS = 'wolf-packs';

/** How many submarines make a pack. */
const PACK = 3;

/**
 * Three or more submarines that move into a zone in combat move attack there on 1 more, all battle long.
 * @rule NA-GE-4
 */
const wolfPacks: AdvantageRule = {
  id: WOLF_PACKS,
  holdsForATime: true,
  reacts(log, event, owner) {
    if (event.type !== 'battle-began') return;
    const pack = event.attackers.filter((id) => hunts(log.state, id, owner));
    if (pack.length >= PACK)
      emit(log, { type: 'advantage-began', power: owner, advantage: WOLF_PACKS, until: 'battle' });
  },
  values(state, _battle, side, values, owner) {
    if (side === 'attacker' && runningOf(state, WOLF_PACKS))
      for (const [id, value] of values) if (hunts(state, id, owner)) values.set(id, value + 1);
  },
};

/** Whether this is a submarine of the owner that moved in combat move. */
function hunts(state: GameState, id: UnitId, owner: PowerId): boolean {
  const unit = unitOf(state, id);
  const deed = deedOf(state, id);
  return unit?.type === 'submarine' && unit.owner === owner && deed?.did === 'moved' && deed.phase === 'combat-move';
}

/**
 * Fighters raid as bombers do, each die halved and rounded up.
 * @rule NA-GE-5
 */
const diveBombers: AdvantageRule = {
  id: 'luftwaffe-dive-bombers',
  changes: { fighter: { raids: true, halvesRaidDice: true } },
};

/**
 * Its power's artillery in gray territories defends on 3.
 * @rule NA-GE-6
 */
const fortressEurope: AdvantageRule = {
  id: 'fortress-europe',
  values(state, { space }, side, values, owner) {
    if (side === 'defender' && onHomeGround(state, owner, space))
      raise(state, values, { owner, type: 'artillery', to: 3 });
  },
};

/** The advantages of Germany, by number. */
export const GERMANY: readonly AdvantageRule[] = [
  uBoatInterdiction,
  atlanticWall,
  panzerblitz,
  wolfPacks,
  diveBombers,
  fortressEurope,
];
