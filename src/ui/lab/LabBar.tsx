import { FlaskConical, ListTree, Redo2, Undo2 } from 'lucide-react';
import { useDrawings } from '../../store/drawings.ts';
import { redoEdit, undoEdit } from '../../store/lab/editLab.ts';
import { guardStudy } from '../../store/lab/keepStudy.ts';
import { useLab } from '../../store/lab/labStore.ts';
import { EDIT_TEXTS, KEEPING_TEXTS, troubleText } from '../../text/lab/labTexts.ts';
import { Button } from '../components/Button.tsx';
import { RefusalReason } from '../refusals/RefusalReason.tsx';
import { bringToFront, useIsInFront } from '../shell/overMap.ts';
import { DrawButton } from './draw/DrawButton.tsx';
import { DrawTools } from './draw/DrawTools.tsx';
import { CloseLab } from './CloseLab.tsx';
import './labBar.css';
import { toggleTree, useLabView } from './labView.ts';
import { SpokenEdits } from './SpokenEdits.tsx';
import { StepButtons } from './StepButtons.tsx';
import { useLabKeys } from './useLabKeys.ts';

guardStudy(window);

/** Says that this is the lab, and holds undo, the tree and the way back, always in view. */
export function LabBar() {
  const title = useLab((lab) => lab.title);
  const keeping = useLab((lab) => lab.keeping);
  const trouble = useLab((lab) => lab.trouble);
  const why = typeof trouble === 'object' && trouble !== null ? trouble.why : null;
  const isTreeOpen = useLabView((view) => view.isTreeOpen);
  const isInFront = useIsInFront('tree');
  const isDrawing = useDrawings((store) => store.isDrawing);
  useLabKeys();
  return (
    <section className="lab-bar" aria-label="The lab">
      <FlaskConical size={20} aria-hidden />
      <h2>The lab</h2>
      {isDrawing ? (
        <DrawTools />
      ) : (
        <p className="lab-bar__title">
          {title} <span className={keeping === 'failed' ? 'lab-bar__failed' : ''}>{KEEPING_TEXTS[keeping]}</span>
        </p>
      )}
      <p role="status" className="lab-bar__trouble">
        {trouble !== null && troubleText(trouble)}
        {why !== null && (
          <>
            {' '}
            <RefusalReason {...why} />
          </>
        )}
      </p>
      <StepButtons />
      <UndoButtons />
      <DrawButton />
      <Button
        small
        className="lab-bar__tree"
        aria-label="Tree"
        aria-expanded={isTreeOpen && isInFront}
        onClick={isTreeOpen && !isInFront ? showTree : toggleTree}
      >
        <ListTree size={18} aria-hidden /> <span className="lab-bar__word">Tree</span>
      </Button>
      <CloseLab />
      <SpokenEdits />
    </section>
  );
}

const showTree = (): void => bringToFront('tree');

function UndoButtons() {
  const last = useLab((lab) => lab.history.done.at(-1));
  const next = useLab((lab) => lab.history.undone.at(-1));
  const words = (step: typeof last): string => (step === undefined ? '' : `: ${EDIT_TEXTS[step.what] ?? step.what}`);
  return (
    <span className="lab-bar__undo" role="group" aria-label="Edits of the tree">
      <Button
        small
        shape="icon"
        aria-label={`Undo${words(last)}`}
        title={`Undo${words(last)} (Ctrl+Z)`}
        aria-disabled={last === undefined}
        onClick={undoEdit}
      >
        <Undo2 size={18} aria-hidden />
      </Button>
      <Button
        small
        shape="icon"
        aria-label={`Redo${words(next)}`}
        title={`Redo${words(next)} (Ctrl+Shift+Z)`}
        aria-disabled={next === undefined}
        onClick={redoEdit}
      >
        <Redo2 size={18} aria-hidden />
      </Button>
    </span>
  );
}
