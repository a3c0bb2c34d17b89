import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { nodeIn, type NodeId } from '../../engine/table/index.ts';
import { goTo } from '../../store/lab/editLab.ts';
import { chapterShown, useLab } from '../../store/lab/labStore.ts';
import { Button } from '../components/Button.tsx';
import { shownText } from './shownText.ts';

/** Walks through the line shown, move by move, also while the tree is closed. */
export function StepButtons() {
  const { tree, cursor } = useLab(chapterShown);
  const [said, setSaid] = useState('');
  const { parent, children } = nodeIn(tree, cursor);
  const go = (to: NodeId | null): void => {
    if (to === null) return;
    goTo(to);
    setSaid(shownText(useLab.getState()));
  };
  const [next = null] = children;
  return (
    <span className="lab-bar__steps" role="group" aria-label="Steps through the line">
      {(
        [
          ['The move before', parent, ChevronLeft],
          ['The next move', next, ChevronRight],
        ] as const
      ).map(([name, to, Icon]) => (
        <Button
          key={name}
          small
          shape="icon"
          aria-label={name}
          title={name}
          aria-disabled={to === null}
          onClick={() => go(to)}
        >
          <Icon size={18} aria-hidden />
        </Button>
      ))}
      <span className="visually-hidden" role="status" aria-label="The move shown">
        {said}
      </span>
    </span>
  );
}
