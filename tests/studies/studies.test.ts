import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHELF, type GameState } from '../../src/engine/index.ts';
import { figuresOf } from '../../src/odds/figures.ts';
import { parseStudy } from '../../src/saves/parseStudy.ts';
import { playNodes } from '../../src/saves/playNodes.ts';
import { startState } from '../../src/saves/startState.ts';
import { setupOfChapter, type StudyFile } from '../../src/saves/studySchema.ts';
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

/** The states after each move of each chapter; throws if a move is not allowed. */
const statesOf = (study: StudyFile): readonly (readonly GameState[])[] =>
  study.chapters.map((chapter) => {
    const start = startState(setupOfChapter(study, chapter));
    if (!start.ok) throw new Error(JSON.stringify(start.fault));
    return [...playNodes(start.value, chapter.nodes)].map(({ state, refused }, place) => {
      if (state === null) throw new Error(`${JSON.stringify(chapter.nodes[place])}: ${refused?.refusal?.rule}`);
      return state;
    });
  });

interface Comment {
  readonly state: GameState;
  readonly comment: string;
}

const commentsOf = (study: StudyFile): readonly Comment[] =>
  statesOf(study).flatMap((states, i) =>
    states.flatMap((state, place) => {
      const { comment } = study.chapters[i]!.nodes[place]!;
      return comment === undefined ? [] : [{ state, comment }];
    }),
  );

test('twelve openings of the first edition on the shelf and six of the next have a study', () => {
  expect(SHELF.map(({ id }) => studies.filter(([name]) => name.startsWith(`${id}/`)).length)).toEqual([12, 6]);
});

describe.each(studies)('%s', (_, json) => {
  const study = read(json);

  test('has legal lines, and every number in its text is what the odds say', () => {
    for (const { state, comment } of commentsOf(study)) expect(comment).toBe(withFigures(comment, figuresOf(state)));
  });

  test('names figures that there are, and gives no chance and no IPCs without one', () => {
    for (const { state, comment } of commentsOf(study)) {
      const figures = figuresOf(state);
      for (const name of figuresIn(comment)) expect(figures(name), name).not.toBeNull();
      expect(withoutFigures(comment)).not.toMatch(/\d\s*(%|IPC)|odds:/);
    }
  });

  test('has a judgement on every line', () => {
    const leaves = study.chapters.flatMap(({ nodes }) =>
      nodes.filter((_node, i) => !nodes.some(({ parent }) => parent === i)),
    );
    for (const { comment } of leaves) expect(comment).toContain('**Judgement:**');
  });
});

test('a figure is only what can be asked', () => {
  const [, json] = studies.find(([name]) => name.endsWith('german-fleets.json'))!;
  const figures = figuresOf(statesOf(read(json))[0]!.at(-1)!);
  expect(figures('won/sz-8')?.kind).toBe('chance');
  for (const name of ['', 'luck', 'won/karelia', 'luck/sz-8', 'toString', 'taken/sz-8'])
    expect(figures(name)).toBeNull();
  expect(figures('back/sz-8/atlantis')?.value).toBe(0);
});
