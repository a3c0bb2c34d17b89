import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHELF, type Command, type GameState } from '../../src/engine/axis-allies/index.ts';
import { atOnce } from '../../src/engine/index.ts';
import type { NodeNotes } from '../../src/engine/table/index.ts';
import { figuresOf, pickedChance, type PlayedMoves } from '../../src/games/axis-allies/odds/studyFigures.ts';
import { parseStudy, setupOfChapter, type StudyFile } from '../../src/saves/studySchema.ts';
import { playNodes } from '../../src/session/branches.ts';
import { drawFaults } from '../../src/store/lab/draws.ts';
import { figuresIn, withFigures, withoutFigures, withPlainFigures } from '../../src/text/lab/labTexts.ts';
import { figureTexts } from '../../src/games/axis-allies/text/lab/figures.ts';
import { axisAllies } from '../../src/engine/axis-allies/family.ts';
import { startState } from '../../src/games/axis-allies/store/game.ts';

/** The studies of known openings: their lines are legal, and every number in their text is what the odds say. */

const folderOf = (edition: string): URL => new URL(`../../rules/${edition}/studies/`, import.meta.url);
const studies = SHELF.flatMap(({ id }) =>
  readdirSync(folderOf(id)).map((file): [string, unknown] => [
    `${id}/${file}`,
    JSON.parse(readFileSync(new URL(file, folderOf(id)), 'utf8')),
  ]),
);

function read(json: unknown): StudyFile {
  const study = atOnce(parseStudy(json));
  if (!study.ok) throw new Error(JSON.stringify(study.fault));
  return study.value;
}

interface Place {
  readonly state: GameState;
  readonly notes: NodeNotes;
}

/** The chapters with the states after each move; throws if one is not allowed. */
const playedOf = (study: StudyFile): readonly PlayedMoves[] =>
  study.chapters.map((chapter) => {
    const start = startState(setupOfChapter(study, chapter));
    if (!start.ok) throw new Error(JSON.stringify(start.fault));
    const moves = chapter.nodes as PlayedMoves['moves'];
    const states = [...playNodes(axisAllies, start.value, moves)].map(({ place, state, refused }) => {
      if (state === null) throw new Error(`${JSON.stringify(chapter.nodes[place]!.move)}: ${refused?.refusal?.rule}`);
      return state;
    });
    return { start: start.value, moves, states };
  });

/** The starts of the chapters and what comes of each move. */
const placesOf = (study: StudyFile): readonly Place[] =>
  playedOf(study).flatMap(({ start, states }, i) => {
    const { notes = {}, nodes } = study.chapters[i]!;
    return [{ state: start, notes }, ...states.map((state, place): Place => ({ state, notes: nodes[place]! }))];
  });

const commentsOf = (study: StudyFile) =>
  placesOf(study).flatMap(({ state, notes: { comment } }) => (comment === undefined ? [] : [{ state, comment }]));

test('no two lines of a chapter have one name, and no comment has a word of the trade', () => {
  for (const [file, json] of studies)
    for (const { nodes } of read(json).chapters) {
      const names = nodes.flatMap(({ name }) => name ?? []);
      expect(names, file).toEqual([...new Set(names)]);
      for (const { comment = '' } of nodes) expect(withPlainFigures(comment), file).not.toMatch(/\bswing|\bEV\b/);
    }
});

test('twelve openings of the first edition on the shelf and six of the next have a study', () => {
  expect(SHELF.map(({ id }) => studies.filter(([name]) => name.startsWith(`${id}/`)).length)).toEqual([12, 6]);
});

describe.each(studies)('%s', (_, json) => {
  const study = read(json);

  test('has legal lines, and every number in its text is what the odds say', () => {
    for (const { state, comment } of commentsOf(study))
      expect(comment).toBe(withFigures(comment, figureTexts(figuresOf(state))));
  });

  test('has dice that were set, as those of an end that is picked: the same end is the same line', () => {
    const moves = study.chapters.flatMap(({ nodes }) => nodes.map(({ move }) => move));
    for (const move of moves)
      if (move.type === 'roll') expect((move as Extract<Command, { type: 'roll' }>).by).toBe('hand');
  });

  test('names figures that there are, and gives no chance and no IPCs without one', () => {
    for (const { state, comment } of commentsOf(study)) {
      const figures = figuresOf(state);
      for (const name of figuresIn(comment)) expect(figures(name), name).not.toBeNull();
      expect(withoutFigures(comment)).not.toMatch(/\d\s*(%|IPC)|odds:/);
    }
  });

  test('shows its attacks as arrows and the spaces that matter as marks, all on its board', () => {
    expect(atOnce(drawFaults(study))).toEqual([]);
    for (const { notes, nodes } of study.chapters) {
      const kinds = new Set([notes, ...nodes].flatMap((at) => at?.draws ?? []).map(({ kind }) => kind));
      expect([...kinds].toSorted()).toEqual(['arrow', 'space']);
    }
  });

  test('plays battles on to an end, at the chance that the odds give it, and shows an answer to the plan', () => {
    const picked = playedOf(study).flatMap((played, i) =>
      study.chapters[i]!.nodes.flatMap(({ chance }, place) =>
        chance === undefined ? [] : [{ chance, now: pickedChance(played, place) }],
      ),
    );
    expect(picked.length).toBeGreaterThan(0);
    for (const { chance, now } of picked) expect(now).toBeCloseTo(chance, 12);
    const [first] = playedOf(study);
    expect(first!.states.some(({ power, phase }) => power !== first!.start.power && phase === 'combat-move')).toBe(
      true,
    );
  });

  test('has a judgement on every line', () => {
    const leaves = study.chapters.flatMap(({ nodes }) =>
      nodes.filter((_node, i) => !nodes.some(({ parent }) => parent === i)),
    );
    for (const { comment } of leaves) expect(comment).toContain('**Judgement:**');
  });
});

test('a figure in plain text is its number', () => {
  expect(withPlainFigures('Won with [71 %](odds:won/sz-8), [see](https://a.b).')).toBe(
    'Won with 71 %, [see](https://a.b).',
  );
});

test('a figure is only what can be asked', () => {
  const [, json] = studies.find(([name]) => name.endsWith('german-fleets.json'))!;
  const figures = figuresOf(placesOf(read(json)).find(({ notes }) => notes.name === 'Both fleets')!.state);
  expect(figures('won/sz-8')?.kind).toBe('chance');
  for (const name of ['', 'luck', 'won/karelia', 'luck/sz-8', 'toString', 'taken/sz-8'])
    expect(figures(name)).toBeNull();
  expect(figures('back/sz-8/atlantis')?.value).toBe(0);
});
