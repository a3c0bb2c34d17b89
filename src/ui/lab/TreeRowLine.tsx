import { CornerDownRight } from 'lucide-react';
import { goTo } from '../../store/lab/editLab.ts';
import type { OpenStudy } from '../../store/lab/labStore.ts';
import type { CommandTree } from '../../session/moveTree.ts';
import { counted } from '../../text/words.ts';
import { rowWords, startWords } from './rowWords.ts';
import type { TreeRow } from './treeRows.ts';

interface TreeRowLineProps {
  readonly row: TreeRow;
  /** Its place among all rows, from 1, and how many there are. */
  readonly place: number;
  readonly count: number;
  readonly isCurrent: boolean;
  /** The place of the start in words; null for any other row. */
  readonly start: string | null;
  readonly study: OpenStudy;
  readonly tree: CommandTree;
}

/** Variations deeper than this are not indented further. */
const DEEPEST = 7;

/** One move in the list. */
export function TreeRowLine({ row, place, count, isCurrent, start, study, tree }: TreeRowLineProps) {
  const { id, level, isVariation, folded } = row;
  const words = start === null ? rowWords(study.positions, tree, id) : startWords(tree, start);
  const looks = [
    'lab-row',
    `lab-row--${words.kind}`,
    isVariation ? 'lab-row--variation' : '',
    isCurrent ? 'lab-row--now' : '',
  ];
  const hidden = folded === null ? '' : `${counted(folded, 'move')} folded away`;
  return (
    // The keys are those of the list, which has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      role="treeitem"
      id={`lab-node-${id}`}
      className={looks.filter((name) => name !== '').join(' ')}
      style={{ paddingLeft: `${0.5 + 0.9 * (Math.min(level, DEEPEST) - 1)}rem` }}
      aria-level={level}
      aria-posinset={place}
      aria-setsize={count}
      aria-selected={isCurrent}
      aria-expanded={folded === null ? undefined : false}
      title={words.text}
      aria-label={[words.spoken, hidden].filter((part) => part !== '').join(', ')}
      onClick={() => goTo(id)}
    >
      <span className="lab-row__words">
        {isVariation && <CornerDownRight className="lab-row__branch" size={16} aria-hidden />}
        {words.chance !== '' && <span className="lab-row__chance number">{words.chance} </span>}
        {words.name !== '' && <strong>{words.name} </strong>}
        {words.ahead !== '' && <span className="lab-row__ahead">{words.ahead} </span>}
        <span>{withoutEnd(words.text, words.where)} </span>
        {words.where !== '' && <span className="lab-row__where">{words.where.trimStart()} </span>}
        {words.sign !== '' && <span className="lab-row__mark">{words.sign} </span>}
        {words.comment !== '' && <em>{words.comment} </em>}
        {folded !== null && <span className="lab-row__folded">+{folded}</span>}
      </span>
    </div>
  );
}

const withoutEnd = (text: string, end: string): string => text.slice(0, text.length - end.length);
