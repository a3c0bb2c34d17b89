import { describe, expect, test } from 'vitest';
import { pacific1940 } from '../../../../src/engine/axis-allies/editions/pacific1940.ts';
import {
  awaiting,
  refusalOf,
  toPosition,
  type Command,
  type GameState,
} from '../../../../src/engine/axis-allies/index.ts';
import { livelyPlayer } from '../players/livelyPlayer.ts';
import { roundsPlayed, StuckPhase, type Player, type Step } from '../players/player.ts';
import { pacificGame } from './position.ts';

/** What always holds in lively play of what is asked of others in mid-move and before the battles. */

/** A game from the set-up with all at war, in which kamikaze attacks can be made. */
const start = (): GameState =>
  pacificGame({
    power: 'japan',
    phase: 'purchase-units',
    units: pacific1940.setup,
    kamikaze: { left: 6, isOpen: true },
  });

/** The lively player; what it wants against rules of this edition that it does not know, it leaves. */
const player: Player = (state, moment) => {
  const command = livelyPlayer(state, moment);
  const end: Command = { type: 'end-phase' };
  if (command === null || refusalOf(state, command) === null) return command;
  return refusalOf(state, end) === null ? end : null;
};

/** The steps of some rounds; a game ends early where the player finds no way on. */
function stepsOf(seed: string): readonly Step[] {
  const steps: Step[] = [];
  try {
    for (const step of roundsPlayed(start(), player, seed, 4)) steps.push(step);
  } catch (error) {
    if (!(error instanceof StuckPhase)) throw error;
  }
  return steps;
}

const steps = Array.from({ length: 12 }, (_, i) => stepsOf(`moment ${i}`)).flat();
const happened = new Set(steps.flatMap(({ events }) => events.map(({ type }) => type)));

describe('in lively play', () => {
  test.each(['passing-rolled', 'kamikaze-rolled', 'aircraft-scrambled'] as const)('%s comes about', (type) => {
    expect(happened.has(type)).toBe(true);
  });

  test('HUNT-2, KAM-2, SCR-1: every question is written into a position and read as the same', () => {
    for (const { before } of steps) {
      const { passing, beforeBattles, turn } = before;
      if (!passing && !beforeBattles && !turn.scrambled) continue;
      const written = toPosition(before);
      const read = pacificGame(written);
      expect(toPosition(read)).toEqual(written);
      expect(awaiting(read).kind).toBe(awaiting(before).kind);
    }
  });

  test('SCR-4: no aircraft is away any more once moves can be made after the battles', () => {
    for (const { after } of steps)
      if (after.phase === 'noncombat-move' && awaiting(after).kind === 'command')
        for (const id of Object.keys(after.turn.scrambled ?? {})) expect(after.stranded).toContain(id);
  });

  test('KAM-1: never are more than six made', () => {
    for (const { after } of steps) expect(after.kamikaze!.left).toBeGreaterThanOrEqual(0);
  });

  test('AMPH-8: no battle begins while anybody is asked', () => {
    for (const { before, after } of steps) if (before.beforeBattles) expect(after.battle).toBeNull();
  });
});
