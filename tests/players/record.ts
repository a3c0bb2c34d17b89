/**
 * Records the games of tests/games again: npx tsx tests/players/record.ts (all of them, or those named after it).
 * Needed when a rule change makes an old recording impossible; check what changed before you keep the result.
 * Seeds are tried in order until the wanted side wins, so the same engine always records the same games.
 */
import '../loadEditions.ts';
import { writeFileSync } from 'node:fs';
import { newGame, type GameOptions, type Side } from '../../src/engine/index.ts';
import { checkpointOf } from '../games/checkpoint.ts';
import { gameFile, gameText, type Checkpoint, type RecordedGame } from '../games/recordedGame.ts';
import { livelyPlayer } from './livelyPlayer.ts';
import { phasesPlayed, StuckPhase, type Player, type Step } from './player.ts';
import { purposefulPlayer, playBySide } from './purposefulPlayer.ts';
import { randomPlayer } from './randomPlayer.ts';

interface Wish {
  readonly name: string;
  readonly title: string;
  readonly victory: 'standard' | 'short';
  readonly winner: Side;
  readonly player: Player;
  readonly players: GameOptions['players'];
  /** The allowed length: shorter games show too little, longer ones take too long. */
  readonly rounds: readonly [least: number, most: number];
}

const EDITION = '1941';
const TWO = [
  { name: 'Ada', powers: ['soviet-union', 'united-kingdom', 'united-states'] },
  { name: 'Ben', powers: ['germany', 'japan'] },
];
const FIVE = ['soviet-union', 'germany', 'united-kingdom', 'japan', 'united-states'].map((power, i) => ({
  name: ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve'][i] ?? '',
  powers: [power],
}));

const axis = playBySide({ axis: purposefulPlayer, allies: randomPlayer });
const allies = playBySide({ axis: randomPlayer, allies: purposefulPlayer });

const WISHES: readonly Wish[] = [
  {
    name: 'axis-standard',
    title: 'The Axis take two Allied capitals',
    victory: 'standard',
    winner: 'axis',
    player: axis,
    players: TWO,
    rounds: [4, 12],
  },
  {
    name: 'allies-standard',
    title: 'The Allies take Berlin and Tokyo',
    victory: 'standard',
    winner: 'allies',
    player: allies,
    players: FIVE,
    rounds: [9, 20],
  },
  {
    name: 'axis-short',
    title: 'The Axis take London or Washington',
    victory: 'short',
    winner: 'axis',
    player: axis,
    players: FIVE,
    rounds: [3, 12],
  },
  {
    name: 'allies-short',
    title: 'The Allies take Berlin or Tokyo',
    victory: 'short',
    winner: 'allies',
    player: allies,
    players: TWO,
    rounds: [4, 12],
  },
  {
    name: 'by-chance',
    title: 'Both sides play by chance alone',
    victory: 'standard',
    winner: 'axis',
    player: randomPlayer,
    players: TWO,
    rounds: [4, 12],
  },
  {
    name: 'lively-short',
    title: 'Twenty lively rounds: fleets, submarines, carriers, landings',
    victory: 'short',
    winner: 'allies',
    player: livelyPlayer,
    players: FIVE,
    rounds: [20, 24],
  },
];
const SEEDS = 200;

/** The steps of a game that ends as wanted, or null. */
function played(
  { victory, winner, player, players, rounds: [least, most] }: Wish,
  seed: string,
): readonly Step[] | null {
  const steps: Step[] = [];
  try {
    for (const phase of phasesPlayed(newGame(EDITION, { players, victory }), player, seed)) {
      steps.push(...phase);
      if ((steps.at(-1)?.after.round ?? 0) > most) return null;
    }
  } catch (error) {
    if (error instanceof StuckPhase) return null;
    throw error;
  }
  const last = steps.at(-1)?.after;
  return last?.outcome?.winner === winner && last.round >= least ? steps : null;
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
    about: 'Recorded by: npx tsx tests/players/record.ts',
    edition: EDITION,
    options: { players: wish.players, victory: wish.victory },
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
