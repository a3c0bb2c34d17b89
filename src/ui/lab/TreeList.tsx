import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { nodeIn, ROOT } from '../../engine/table/index.ts';
import { goTo, noteNode, removeNode } from '../../store/lab/editLab.ts';
import { chapterShown, useLab, type OpenStudy } from '../../store/lab/labStore.ts';
import { placeText } from '../../text/lab/placeText.ts';
import { scrolledTo } from './scrolledTo.ts';
import { nextNode } from './treeSteps.ts';
import { rowOf, treeRows } from './treeRows.ts';
import { TreeRowLine } from './TreeRowLine.tsx';

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
      goTo(next);
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
          start={row.id === ROOT && start !== null ? placeText(start) : null}
          study={study}
          tree={tree}
        />
      ))}
      <div style={{ height: (rows.length + 1 - last) * height }} />
    </div>
  );
}
