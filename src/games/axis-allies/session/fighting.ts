import {
  awaiting,
  play,
  usableAdvantages,
  type Command,
  type GameState,
  hitsLeft,
  valueOf,
  type Battle,
  type BattleSide,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import { rollDice, type DiceSetup } from '../../../session/dice.ts';
import { playNext } from '../../../session/orders.ts';
import { answerUnasked, type StandingStrikes } from './unasked.ts';
import type { Played } from './types.ts';

/** Assume the attackers score only half their expected hits. */
const PIPS_PER_HIT = 2 * 6;

/**
 * Whether the winner of the battle under way is certain, so that its rounds can be rolled in a row. Either the
 * attackers would win even if every defending die hit and they scored only half their expected hits; or all attackers
 * came from the sea and cannot retreat, so there is nothing to decide (AMPH-4). Not while an advantage can be declared.
 */
export function isWinnerCertain(state: GameState): boolean {
  const { battle } = state;
  if (battle === null || usableAdvantages(state).length > 0) return false;
  if (battle.attackers.every((unit) => battle.seaborne.includes(unit))) return true;

  const defenders = battle.defenders.filter((unit) => !battle.casualties.includes(unit));
  let left = hitValues(state, battle, defenders, 'defender').length;
  // The weakest attackers are lost first.
  let attackers = hitValues(state, battle, battle.attackers, 'attacker').toSorted((a, b) => a - b);
  while (left > 0 && attackers.length > 0) {
    const pips = attackers.reduce((sum, value) => sum + value, 0);
    if (pips === 0) return false;
    attackers = attackers.slice(Math.ceil(left));
    left -= pips / PIPS_PER_HIT;
  }
  return attackers.length > 0;
}

/** Attack or defence values, one entry for each hit the units can take; a hit that only damages removes 0. */
function hitValues(state: GameState, battle: Battle, units: readonly UnitId[], side: BattleSide): readonly number[] {
  return units.flatMap((id) => {
    const unit = state.units[id];
    if (unit === undefined) return [];
    return [valueOf(state, battle, unit, side), ...Array.from({ length: hitsLeft(state, unit) - 1 }, () => 0)];
  });
}

/** Who rolls at a table, and what its players have said for the rest of a battle. */
export interface FightTable {
  readonly dice: DiceSetup;
  readonly standing: StandingStrikes;
}

/** Rolls, or answers what need not be asked. */
const goOn = (played: Played, { dice, standing }: FightTable): Played | null =>
  rollDice(played, dice) ?? answerUnasked(played, standing);

/**
 * Rolls all dice of the current round, for both sides, until a player has to choose; outside battles one roll, so that
 * it can be seen what came of it.
 */
export function rollRound(played: Played, table: FightTable): Played {
  const round = played.timeline.state.battle?.round;
  const isOver = ({ timeline }: Played): boolean => round === undefined || timeline.state.battle?.round !== round;
  let now = played;
  for (let next = goOn(now, table); next !== null; next = isOver(now) ? null : goOn(now, table)) now = next;
  return now;
}

/** Rolls a round after other orders of one press; but if an advantage can be declared before these dice, they wait. */
export const rollOn = (played: Played, table: FightTable): Played =>
  usableAdvantages(played.timeline.state).length > 0 ? played : rollRound(played, table);

/**
 * An order that begins a round, and with it that the attacker's submarines strike if they could submerge instead
 * (COM-5): whoever attacks with them wants that nearly always, and is asked in another way if not.
 */
export function withStrike(state: GameState, order: Command): readonly Command[] {
  const begun = play(state, order);
  if (!begun.ok) return [order];
  const asked = awaiting(begun.value.state);
  const strikes = asked.kind === 'submerge' && asked.side === 'attacker' && asked.endsRound !== true;
  return strikes ? [order, { type: 'submerge', units: [] }] : [order];
}

const PRESS: Command = { type: 'press' };

/** Rolls until the battle is over, the winner is no longer certain, or a player has to choose casualties. */
export function fightToEnd(played: Played, table: FightTable): Played {
  let now = played;
  while (isWinnerCertain(now.timeline.state)) {
    const next = goOn(now, table) ?? playNext(now, PRESS);
    if (next === null) break;
    now = next;
  }
  return now;
}
