import { play, type Command, type GameState } from '../../engine/axis-allies/index.ts';
import { ROOT, treeOf, type Branch } from '../../engine/table/index.ts';
import type { Setup } from '../../saves/schema.ts';
import type { StudyFile } from '../../saves/studySchema.ts';
import { studyOf } from '../../store/lab/chapters.ts';
import { toStudyFile } from '../../store/lab/studyFile.ts';
import { startOf, type RecordedGame } from '../../../tests/engine/axis-allies/games/recordedGame.ts';

/** So many nodes has a large tree. */
const NODES = 5_000;
/** A variation begins after every so many moves of the game. */
const BETWEEN = 3;

/**
 * A legal study of so many nodes, shown at the end of its main line: the longest of these games, with a variation after
 * every few of its moves that leaves one move out and goes on with those after it as far as they are allowed.
 */
export function largeStudy(games: readonly RecordedGame[]): StudyFile {
  const [game] = games.toSorted((a, b) => b.commands.length - a.commands.length);
  if (game === undefined) throw new Error('There is no recorded game.');
  const { tree, ids } = treeOf(branchesOf(game));
  const cursor = ids[game.commands.length - 1] ?? ROOT;
  return toStudyFile(game.title, studyOf([{ title: game.title, setup: setupOf(game), tree, cursor }]), new Date(0));
}

function branchesOf(game: RecordedGame): Branch<Command> {
  const { commands } = game;
  const nodes = commands.map((move, i) => ({ parent: i - 1, move, notes: {} }));
  const longest = Math.ceil((2 * BETWEEN * NODES) / commands.length);
  let before = startOf(game);
  for (const [i, command] of commands.entries()) {
    if (i % BETWEEN === 0) {
      let state = before;
      let parent = i - 1;
      for (const move of commands.slice(i + 1, i + 1 + longest)) {
        const next = after(state, move);
        if (next === null || nodes.length === NODES - 1) continue;
        state = next;
        parent = nodes.push({ parent, move, notes: {} }) - 1;
      }
    }
    before = after(before, command) ?? before;
  }
  return nodes;
}

function after(state: GameState, move: Command): GameState | null {
  const played = play(state, move);
  return played.ok ? played.value.state : null;
}

/** What was agreed before a recorded game. */
export const setupOf = ({ edition, options, seed }: RecordedGame): Setup => ({
  edition,
  start: {
    kind: 'setup',
    victory: options.victory,
    advantages: Object.fromEntries(
      Object.entries(options.advantages ?? {}).map(([power, advantages]) => [power, [...advantages]]),
    ),
  },
  seed,
  diceMode: 'program',
  players: options.players.map(({ name, powers }) => ({ name, powers: [...powers] })),
});
