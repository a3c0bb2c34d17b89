import {
  boardOf,
  isHostileTerritory,
  territoryOf,
  type Battle,
  type BattleSide,
  type GameState,
} from '../engine/index.ts';
import type { Formation, Line } from './formation.ts';

/** What is at stake in a battle. */
export interface Stake {
  /** The production of the territory. */
  readonly production: number;
  /** Whether the attacker takes the territory when the battle is over and this is left of it (COM-19). */
  isTaken(attacker: Formation): boolean;
  /** IPCs that each side has lost when this is left of it. */
  readonly lostOf: Readonly<Record<BattleSide, (left: Formation) => number>>;
}

export function stakeOf(state: GameState, { space }: Battle, lines: Readonly<Record<BattleSide, Line>>): Stake {
  const territory = territoryOf(boardOf(state), space);
  const isAtStake = territory !== null && isHostileTerritory(state, territory.id, state.power);
  const { ranks } = lines.attacker;
  return {
    production: territory?.ipc ?? 0,
    isTaken: ({ fighting }) => isAtStake && ranks.some(({ type }, i) => type.captures && fighting[i]! > 0),
    lostOf: { attacker: lossesOf(lines.attacker), defender: lossesOf(lines.defender) },
  };
}

function lossesOf({ ranks, whole }: Line): (left: Formation) => number {
  const ipcs = ({ fighting, away }: Formation): number =>
    ranks.reduce((sum, rank, i) => sum + rank.ipcs * (fighting[i]! + away[i]!), 0);
  const before = ipcs(whole);
  return (left) => before - ipcs(left);
}
