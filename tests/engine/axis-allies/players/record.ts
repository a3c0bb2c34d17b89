/**
 * Records the games of tests/engine/axis-allies/games again, all of them or those that are named:
 * npx tsx tests/engine/axis-allies/players/record.ts
 * Needed when a rule change makes an old recording impossible; check what changed before you keep the result.
 * Seeds are tried in order until the wanted side wins, so the same engine always records the same games.
 */
import '../../../loadEditions.ts';
import { writeFileSync } from 'node:fs';
import { newGame, type GameOptions } from '../../../../src/engine/axis-allies/index.ts';
import { checkpointOf } from '../games/checkpoint.ts';
import { gameFile, gameText, type Checkpoint, type RecordedGame } from '../games/recordedGame.ts';
import { phasesPlayed, StuckPhase, type Step } from './player.ts';
import { WISHES, type Wish } from './wishes.ts';

const SEEDS = 200;

const optionsOf = ({ players, victory, advantages }: Wish): GameOptions => ({
  players,
  victory,
  ...(advantages && { advantages: advantages() }),
});

/** The steps of a game that ends as wanted, or null. */
function played(wish: Wish, seed: string): readonly Step[] | null {
  const {
    winner,
    player,
    rounds: [least, most],
    isDeveloped,
  } = wish;
  const steps: Step[] = [];
  try {
    for (const phase of phasesPlayed(newGame(wish.edition, optionsOf(wish)), player, seed)) {
      steps.push(...phase);
      if ((steps.at(-1)?.after.round ?? 0) > most) return null;
    }
  } catch (error) {
    if (error instanceof StuckPhase) return null;
    throw error;
  }
  const last = steps.at(-1)?.after;
  if (last?.outcome?.winner !== winner || last.round < least) return null;
  const hasDeveloped = Object.keys(last.developments).length > 0;
  return isDeveloped === undefined || isDeveloped === hasDeveloped ? steps : null;
}

function recording(wish: Wish, seed: string, steps: readonly Step[]): RecordedGame {
  const last = steps.at(-1)?.after;
  if (!last?.outcome) throw new Error(`${wish.name} is not over`);
  const checkpoints = steps.flatMap(({ before, after, events }, i): Checkpoint[] =>
    events.some((event) => event.type === 'turn-ended')
      ? [checkpointOf(after, { commands: i + 1, round: before.round, power: before.power })]
      : [],
  );
  return {
    title: wish.title,
    about: 'Recorded by: npx tsx tests/engine/axis-allies/players/record.ts',
    edition: wish.edition,
    options: optionsOf(wish),
    seed,
    outcome: last.outcome,
    rounds: last.round,
    checkpoints,
    commands: steps.map(({ command }) => command),
  };
}

const named = process.argv.slice(2);
for (const wish of WISHES) {
  if (named.length > 0 && !named.includes(wish.name)) continue;
  for (let n = 0; n < SEEDS; n++) {
    const seed = `${wish.name}-${n}`;
    const steps = played(wish, seed);
    if (!steps) continue;
    const game = recording(wish, seed, steps);
    writeFileSync(gameFile(wish.name), gameText(game));
    process.stdout.write(`${wish.name}: seed ${seed}, ${game.commands.length} commands, ${game.rounds} rounds\n`);
    break;
  }
}
