import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadEdition, play, SHELF, type GameState } from '../engine/index.ts';
import { figuresOf } from '../odds/figures.ts';
import { loadPositions } from '../saves/loadPositions.ts';
import { startState } from '../saves/startState.ts';
import type { StudyFile } from '../saves/studySchema.ts';
import { withFigures } from '../text/lab/figures.ts';

/** Writes every figure in the text of the shipped studies anew, from the odds: `npm run studies`. */

await loadPositions();
for (const { id } of SHELF) {
  await loadEdition(id);
  const folder = new URL(`../../rules/${id}/studies/`, import.meta.url);
  for (const file of readdirSync(folder)) {
    if (!file.endsWith('.json')) continue;
    const path = new URL(file, folder);
    const study = JSON.parse(readFileSync(path, 'utf8')) as StudyFile;
    writeFileSync(path, `${JSON.stringify({ ...study, nodes: refreshed(study) }, null, 2)}\n`);
    console.log(`${id}: ${study.title}`);
  }
}

function refreshed({ nodes, ...setup }: StudyFile): StudyFile['nodes'] {
  const start = startState(setup);
  if (!start.ok) throw new Error(JSON.stringify(start.fault));
  const states: GameState[] = [];
  return nodes.map((node, i) => {
    const played = play(states[node.parent] ?? start.value, node.move);
    if (!played.ok) throw new Error(`${setup.title}, move ${i}: ${played.fault.rule} ${played.fault.reason}`);
    states.push(played.value.state);
    if (node.comment === undefined) return node;
    return { ...node, comment: withFigures(node.comment, figuresOf(played.value.state)) };
  });
}
