import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  axisAllies,
  loadEdition,
  SHELF,
  type Command,
  type GameState,
  loadPositions,
} from '../engine/axis-allies/index.ts';
import type { NodeNotes } from '../engine/table/index.ts';
import { figuresOf, pickedChance } from '../games/axis-allies/odds/studyFigures.ts';
import { playNodes } from '../session/branches.ts';
import { setupOfChapter, type StudyChapter, type StudyFile, type StudyNode } from '../saves/studySchema.ts';
import { figureTexts } from '../games/axis-allies/text/lab/figures.ts';
import { withFigures } from '../text/lab/labTexts.ts';
import { startState } from '../games/axis-allies/store/game.ts';

/** Writes every figure of the shipped studies anew, from the odds: `npm run studies`. */

await loadPositions();
for (const { id } of SHELF) {
  await loadEdition(id);
  const folder = new URL(`../../rules/${id}/studies/`, import.meta.url);
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.json')) continue;
    const path = new URL(file, folder);
    const study = JSON.parse(readFileSync(path, 'utf8')) as StudyFile;
    const chapters = study.chapters.map((chapter) => refreshed(study, chapter));
    writeFileSync(
      path,
      `${JSON.stringify({ ...study, chapters }, null, 2)}
`,
    );
    console.log(`${id}: ${study.title}`);
  }
}

/** A move of this family's studies. */
type OwnNode = StudyNode & { readonly move: Command };

function refreshed(study: StudyFile, chapter: StudyChapter): StudyChapter {
  const start = startState(setupOfChapter(study, chapter));
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  const states = [...playNodes(axisAllies, start.value, chapter.nodes as readonly OwnNode[])].map(
    ({ place, state, refused }) => {
      if (state !== null) return state;
      throw new Error(`${study.title}, ${chapter.title}, move ${place}: ${JSON.stringify(refused?.refusal)}`);
    },
  );
  const played = { start: start.value, moves: chapter.nodes as readonly OwnNode[], states };
  const nodes = chapter.nodes.map((node, place) => {
    const fresh = withFreshFigures(node, states[place] ?? start.value);
    return node.chance === undefined ? fresh : { ...fresh, chance: pickedChance(played, place) ?? node.chance };
  });
  const { notes } = chapter;
  return { ...chapter, ...(notes && { notes: withFreshFigures(notes, start.value) }), nodes };
}

function withFreshFigures<Notes extends NodeNotes>(notes: Notes, state: GameState): Notes {
  return notes.comment === undefined
    ? notes
    : { ...notes, comment: withFigures(notes.comment, figureTexts(figuresOf(state))) };
}
