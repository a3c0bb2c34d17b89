import { ROOT } from '../../engine/table/index.ts';
import { chapterShown, type LabStore } from '../../store/lab/labStore.ts';
import { wordsOf } from '../../games/faces.ts';
import { rowWords, startWords } from './rowWords.ts';

/** The move that is shown, as its row says it. */
export function shownText(lab: LabStore): string {
  const { tree, cursor } = chapterShown(lab);
  if (lab.study === null) return '';
  const start = cursor === ROOT ? lab.study.positions.stateAt(tree, ROOT) : null;
  const words =
    start === null ? rowWords(lab.study.positions, tree, cursor) : startWords(tree, wordsOf(start).placeText(start));
  return `Shown: ${words.spoken}.`;
}
