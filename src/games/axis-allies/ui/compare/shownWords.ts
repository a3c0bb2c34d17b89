import type { GameState } from '../../../../engine/axis-allies/index.ts';
import { chapterShown, useLab } from '../../../../store/lab/labStore.ts';
import { placeText } from '../../text/names.ts';
import { rowWords } from '../../../../ui/lab/rowWords.ts';

/** What the position shown is called when it is kept: its move or its name, and where it stands in the game. */
export function shownWords(shown: GameState): string {
  const lab = useLab.getState();
  const { tree, cursor } = chapterShown(lab);
  if (lab.study === null || tree.nodes[cursor]?.move == null) return placeText(shown);
  const { name, text } = rowWords(lab.study.positions, tree, cursor);
  return [name || text, placeText(shown)].filter((part, i, all) => all.indexOf(part) === i).join(' · ');
}
