import { readdirSync, readFileSync } from 'node:fs';
import {
  newGame,
  type Command,
  type GameOptions,
  type GameState,
  type Outcome,
} from '../../../../src/engine/axis-allies/index.ts';
import type { ByPower, PowerId } from '../../../../src/engine/index.ts';

/** How the game stood when a turn ended. */
export interface Checkpoint {
  /** Commands given by then. */
  readonly commands: number;
  readonly round: number;
  readonly power: PowerId;
  readonly treasury: ByPower<number>;
  readonly production: ByPower<number>;
  /** Units of each power on the board. */
  readonly units: ByPower<number>;
}

/** A whole game as it was played, with what is to be true along the way. */
export interface RecordedGame {
  readonly title: string;
  /** How the file was made, for whoever opens it. */
  readonly about: string;
  readonly edition: string;
  readonly options: GameOptions;
  /** All dice are this seed's, from the first one on. */
  readonly seed: string;
  readonly outcome: Outcome;
  readonly rounds: number;
  readonly checkpoints: readonly Checkpoint[];
  readonly commands: readonly Command[];
}

const FOLDER = new URL('.//', import.meta.url);

/** The file of a recorded game. */
export const gameFile = (name: string): URL => new URL(`${name}.json`, FOLDER);

/** Every recorded game, by the name of its file. */
export const recordedGames = (): ReadonlyMap<string, RecordedGame> =>
  new Map(
    readdirSync(FOLDER)
      .filter((file) => file.endsWith('.json'))
      .toSorted()
      .map((file) => [
        file.replace(/\.json$/, ''),
        JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as RecordedGame,
      ]),
  );

/** The recorded games of an edition. */
export const gamesOf = (edition: string): readonly RecordedGame[] =>
  [...recordedGames().values()].filter((game) => game.edition === edition);

export const startOf = ({ edition, options }: RecordedGame): GameState => newGame(edition, options);

/** The file's text: one command and one checkpoint a line. */
export function gameText({ checkpoints, commands, ...head }: RecordedGame): string {
  const lines = (list: readonly unknown[]): string => list.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n');
  const facts = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`);
  return (
    `{\n${facts.join('\n')}\n  "checkpoints": [\n${lines(checkpoints)}\n  ],\n  "commands": ` +
    `[\n${lines(commands)}\n  ]\n}\n`
  );
}
