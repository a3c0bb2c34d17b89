import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { CornerDownRight } from 'lucide-react';
import { nodeIn, ROOT, endOfLine, type NodeId, nodesFrom } from '../../engine/table/index.ts';
import { goToNode, noteNode, removeNode } from '../../store/lab/editLab.ts';
import { chapterShown, useLab, type OpenStudy } from '../../store/lab/labStore.ts';
import { wordsOf } from '../../games/faces.ts';
import type { CommandTree } from '../../session/moveTree.ts';
import { counted } from '../../text/words.ts';
import { rowWords, startWords } from './rowWords.ts';

/** A line of the list: a node, how deep its variation is, and what is folded away after it. */
interface TreeRow {
  readonly id: NodeId;
  /** 1 for the main line. */
  readonly level: number;
  /** Whether it begins a variation. */
  readonly isVariation: boolean;
  /** How many moves are folded away after it; null if it is not folded. */
  readonly folded: number | null;
}

/**
 * The visible nodes as a list, without the root: each move of a line, then the variations of that move, then the rest
 * of the line.
 */
function treeRows(tree: CommandTree): readonly TreeRow[] {
  const rows: TreeRow[] = [];
  type Task = { readonly after: NodeId; readonly level: number } | { readonly begin: NodeId; readonly level: number };
  const open: Task[] = [{ after: ROOT, level: 1 }];
  const show = (id: NodeId, level: number, isVariation: boolean): Task[] => {
    const isFolded = nodeIn(tree, id).notes.isFolded === true;
    rows.push({ id, level, isVariation, folded: isFolded ? nodesFrom(tree, id).length - 1 : null });
    return isFolded ? [] : [{ after: id, level }];
  };
  for (let task = open.pop(); task !== undefined; task = open.pop()) {
    if ('begin' in task) {
      open.push(...show(task.begin, task.level, true));
      continue;
    }
    const { level } = task;
    const [first, ...others] = nodeIn(tree, task.after).children;
    if (first === undefined) continue;
    open.push(...show(first, level, false), ...others.toReversed().map((begin) => ({ begin, level: level + 1 })));
  }
  return rows;
}

/** The row of a node; if it is folded away, the row it is folded into. The root is before all rows: -1. */
function rowOf(tree: CommandTree, rows: readonly TreeRow[], id: NodeId): number {
  const places = new Map(rows.map((row, i) => [row.id, i]));
  for (let at: NodeId | null = id; at !== null; at = nodeIn(tree, at).parent) {
    const place = places.get(at);
    if (place !== undefined) return place;
  }
  return -1;
}

/** Rows drawn above and below those in view. */
const MARGIN = 8;
/** Pixels, until a row has been measured. */
const USUAL_HEIGHT = 30;
const USUAL_VIEW = 900;

/** The moves as a list that the arrow keys walk through; only the rows in view are drawn. */
export function TreeList({ study }: { readonly study: OpenStudy }) {
  const { tree, cursor } = useLab(chapterShown);
  const rows = useMemo(() => treeRows(tree), [tree]);
  // The start is the first row.
  const current = rowOf(tree, rows, cursor) + 1;
  const list = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(USUAL_HEIGHT);
  const [view, setView] = useState({ top: 0, height: USUAL_VIEW });
  const start = study.positions.stateAt(tree, ROOT);

  const keepInView = (): void => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[role=treeitem]');
    if (!box || !row) return;
    if (row.offsetHeight > 0) setHeight(row.offsetHeight);
    box.scrollTop = scrolledTo(current * height, height, box);
    const now = { top: box.scrollTop, height: box.clientHeight || USUAL_VIEW };
    setView((known) => (known.top === now.top && known.height === now.height ? known : now));
  };
  const latest = useRef(keepInView);
  useLayoutEffect(() => {
    latest.current = keepInView;
    keepInView();
    // It looks at what is drawn; only another move, or rows of another height, make it scroll.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current, height]);

  // Lines that came in after the move shown, or were unfolded, are brought into view below it.
  const known = useRef({ current, count: rows.length });
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { current, count: rows.length };
    const box = list.current;
    if (box && current === before.current && rows.length > before.count + 1) box.scrollTop = current * height;
    // Rows of another height are nothing new.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [current, rows.length]);

  // A comment that is added, or a window that shrinks, leaves the list less room.
  useLayoutEffect(() => {
    if (!list.current) return;
    const resizes = new ResizeObserver(() => latest.current());
    resizes.observe(list.current);
    return () => resizes.disconnect();
  }, []);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const folded = nodeIn(tree, cursor).notes.isFolded === true;
    if (event.key === 'Delete') removeNode(cursor);
    else if (event.key === 'ArrowRight' && folded) noteNode(cursor, 'fold', { isFolded: undefined });
    else {
      const next = nextNode(tree, rows, cursor, event.key);
      if (next === null) return;
      goToNode(next);
    }
    event.preventDefault();
  };

  const first = Math.max(0, Math.floor(view.top / height) - MARGIN);
  const last = Math.min(rows.length + 1, Math.ceil((view.top + view.height) / height) + MARGIN);
  const drawn = [{ id: ROOT, level: 1, isVariation: false, folded: null }, ...rows].slice(first, last);
  return (
    <div
      ref={list}
      role="tree"
      tabIndex={0}
      aria-label="Moves"
      aria-activedescendant={`lab-node-${rows[current - 1]?.id ?? ROOT}`}
      className="lab-tree__list"
      onKeyDown={onKeyDown}
      onScroll={({ currentTarget: { scrollTop, clientHeight } }) => setView({ top: scrollTop, height: clientHeight })}
    >
      <div style={{ height: first * height }} />
      {drawn.map((row, i) => (
        <TreeRowLine
          key={row.id}
          row={row}
          place={first + i + 1}
          count={rows.length + 1}
          isCurrent={first + i === current}
          start={row.id === ROOT && start !== null ? wordsOf(start).placeText(start) : null}
          study={study}
          tree={tree}
        />
      ))}
      <div style={{ height: (rows.length + 1 - last) * height }} />
    </div>
  );
}

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
function TreeRowLine({ row, place, count, isCurrent, start, study, tree }: TreeRowLineProps) {
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
      onClick={() => goToNode(id)}
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

/**
 * The node to which a key leads: up and down through the rows, left to the move before, right along the line, Home and
 * End to the start and to the end of the line. Null if the key leads nowhere.
 */
function nextNode(tree: CommandTree, rows: readonly TreeRow[], cursor: NodeId, key: string): NodeId | null {
  const row = rowOf(tree, rows, cursor);
  switch (key) {
    case 'ArrowDown':
      return rows[row + 1]?.id ?? null;
    case 'ArrowUp':
      return row < 0 ? null : (rows[row - 1]?.id ?? ROOT);
    case 'ArrowLeft':
      return nodeIn(tree, cursor).parent;
    case 'ArrowRight':
      return nodeIn(tree, cursor).children[0] ?? null;
    case 'Home':
      return ROOT;
    case 'End':
      return endOfLine(tree, cursor);
    // Any other key.
    default:
      return null;
  }
}

/** How far a list is scrolled, and how much of it is seen. */
interface ScrolledView {
  readonly scrollTop: number;
  readonly clientHeight: number;
}

/**
 * Where a list stands once a row is in sight, with a neighbour where there is room for one. A list that is too low for
 * that has the row in its middle: otherwise it would go to and fro between both neighbours.
 */
export function scrolledTo(top: number, height: number, { scrollTop, clientHeight }: ScrolledView): number {
  const margin = Math.min(height, (clientHeight - height) / 2);
  if (top < scrollTop) return top - margin;
  return Math.max(scrollTop, top + height + margin - clientHeight);
}
