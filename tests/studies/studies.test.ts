import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { play, SHELF, type GameState } from '../../src/engine/index.ts';
import { figuresOf } from '../../src/odds/figures.ts';
import { parseStudy } from '../../src/saves/parseStudy.ts';
import { startState } from '../../src/saves/startState.ts';
import type { StudyFile } from '../../src/saves/studySchema.ts';
import { figuresIn, withFigures, withoutFigures } from '../../src/text/lab/figures.ts';

/** The studies of known openings: their lines are legal, and every number in their text is what the odds say. */

const folderOf = (edition: string): URL => new URL(`../../rules/${edition}/studies/`, import.meta.url);
const studies = SHELF.flatMap(({ id }) =>
  readdirSync(folderOf(id)).map((file): [string, unknown] => [
    `${id}/${file}`,
    JSON.parse(readFileSync(new URL(file, folderOf(id)), 'utf8')),
  ]),
);

function read(json: unknown): StudyFile {
  const study = parseStudy(json);
  if (!study.ok) throw new Error(JSON.stringify(study.fault));
  return study.value;
}

/** The states after each node's move; throws if a move is not allowed. */
function statesOf({ nodes, ...setup }: StudyFile): readonly GameState[] {
  const start = startState(setup);
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  const states: GameState[] = [];
  for (const { parent, move } of nodes) {
    const played = play(states[parent] ?? start.value, move);
    if (!played.ok) throw new Error(`${JSON.stringify(move)}: ${played.fault.rule} ${played.fault.reason}`);
    states.push(played.value.state);
  }
  return states;
}

test('twelve openings of the first edition on the shelf and six of the next have a study', () => {
  expect(SHELF.map(({ id }) => studies.filter(([name]) => name.startsWith(`${id}/`)).length)).toEqual([12, 6]);
});

describe.each(studies)('%s', (_, json) => {
  const study = read(json);
  const comments = study.nodes.flatMap(({ comment }, node) => (comment === undefined ? [] : [{ node, comment }]));

  test('has legal lines, and every number in its text is what the odds say', () => {
    const states = statesOf(study);
    for (const { node, comment } of comments) expect(comment).toBe(withFigures(comment, figuresOf(states[node]!)));
  });

  test('names figures that there are, and gives no chance and no IPCs without one', () => {
    const states = statesOf(study);
    for (const { node, comment } of comments) {
      const figures = figuresOf(states[node]!);
      for (const name of figuresIn(comment)) expect(figures(name), name).not.toBeNull();
      expect(withoutFigures(comment)).not.toMatch(/\d\s*(%|IPC)|odds:/);
    }
  });

  test('has a judgement on every line', () => {
    const leaves = study.nodes.flatMap((node, i) => (study.nodes.some(({ parent }) => parent === i) ? [] : [node]));
    for (const { comment } of leaves) expect(comment).toContain('**Judgement:**');
  });
});

test('a figure is only what can be asked', () => {
  const [, json] = studies.find(([name]) => name.endsWith('german-fleets.json'))!;
  const figures = figuresOf(statesOf(read(json)).at(-1)!);
  expect(figures('won/sz-8')?.kind).toBe('chance');
  for (const name of ['', 'luck', 'won/karelia', 'luck/sz-8', 'toString', 'taken/sz-8'])
    expect(figures(name)).toBeNull();
  expect(figures('back/sz-8/atlantis')?.value).toBe(0);
});
