import { FlaskConical, ListTree, Redo2, Undo2, ChevronLeft, ChevronRight, LogOut } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useDrawings } from '../../store/drawings.ts';
import { redoEdit, undoEdit, goToNode } from '../../store/lab/editLab.ts';
import { guardStudy, keepStudyNow } from '../../store/lab/keepStudy.ts';
import { useLab, type LabStore, chapterShown } from '../../store/lab/labStore.ts';
import {
  EDIT_TEXTS,
  KEEPING_TEXTS,
  troubleText,
  copiedText,
  doneText,
  openedText,
  redoneText,
  undoneText,
} from '../../text/lab/labTexts.ts';
import { Button } from '../components/Button.tsx';
import { screensOf } from '../../games/screens.ts';
import { bringToFront, useIsInFront } from '../shell/overMap.ts';
import { DrawButton, DrawTools } from '../draw/DrawTools.tsx';
import { closeLab } from '../../store/lab/openLab.ts';
import { focusNext } from '../components/focusNext.ts';
import { Window } from '../components/Window.tsx';
import { downloadStudy } from './keptStudy.tsx';
import { useGame } from '../../store/gameStore.ts';
import { toggleTree, useLabView } from './labView.ts';
import { shownText } from './rowWords.ts';
import { nodeIn, type NodeId } from '../../engine/table/index.ts';
import { isUndoIgnored, undoKey } from '../undo/useUndoKeys.ts';
import './labBar.css';

/** The way out of the lab. It asks first if the study came from elsewhere, or cannot be kept, and would be gone. */
export function CloseLab() {
  const keeping = useLab((lab) => lab.keeping);
  const title = useLab((lab) => lab.title);
  const comesFromGame = useGame((store) => store.aside?.inGame === true);
  const [isAsking, setAsking] = useState(false);
  const isFailing = keeping === 'failed';
  const leave = (): void => {
    closeLab();
    // Back on the opening page the focus is where one came from.
    if (!comesFromGame) focusNext('.lab-entry', 60);
  };
  const keep = async (): Promise<void> => {
    await keepStudyNow();
    if (useLab.getState().keeping === 'kept') leave();
  };
  return (
    <>
      <Button small look="main" onClick={() => (isFailing || keeping === 'elsewhere' ? setAsking(true) : leave())}>
        <LogOut size={18} aria-hidden /> {comesFromGame ? 'Back to the game' : 'Close the lab'}
      </Button>
      <Window
        open={isAsking}
        title={isFailing ? 'This study cannot be kept' : 'Keep this study?'}
        onClose={() => setAsking(false)}
        buttons={
          <>
            <Button onClick={() => setAsking(false)}>Go back</Button>
            {isFailing && <Button onClick={downloadStudy}>Save it to a file</Button>}
            <Button look={isFailing ? 'danger' : 'plain'} onClick={leave}>
              Close without keeping it
            </Button>
            {!isFailing && (
              <Button look="main" onClick={() => void keep()}>
                Keep it and close
              </Button>
            )}
          </>
        }
      >
        <p>
          {isFailing
            ? `This browser cannot keep “${title}” at the moment. Save it to a file, or it may be lost.`
            : `“${title}” came from a file or a link, and is not among your studies yet.`}
        </p>
      </Window>
    </>
  );
}

guardStudy(window);

/** Says that this is the lab, and holds undo, the tree and the way back, always in view. */
export function LabBar() {
  const title = useLab((lab) => lab.title);
  const keeping = useLab((lab) => lab.keeping);
  const trouble = useLab((lab) => lab.trouble);
  const why = typeof trouble === 'object' && trouble !== null ? trouble.why : null;
  const RefusalReason = why === null ? undefined : screensOf(why.state).RefusalReason;
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
        {why !== null && RefusalReason !== undefined && (
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

/** Walks through the line shown, move by move, also while the tree is closed. */
function StepButtons() {
  const { tree, cursor } = useLab(chapterShown);
  const [said, setSaid] = useState('');
  const { parent, children } = nodeIn(tree, cursor);
  const go = (to: NodeId | null): void => {
    if (to === null) return;
    goToNode(to);
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

/** In the lab Ctrl+Z undoes the latest edit of the tree, and Ctrl+Shift+Z and Ctrl+Y redo it. */
function useLabKeys(): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const key = undoKey(event);
      if (key === null || isUndoIgnored(event)) return;
      event.preventDefault();
      if (key === 'redo') redoEdit();
      else undoEdit();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

/** Tells screen readers what was done with the tree, undone and redone: on the screen the tree is seen to change. */
function SpokenEdits() {
  const [said, setSaid] = useState({ text: '', times: 0 });
  useEffect(() => {
    const say = (text: string): void => setSaid(({ times }) => ({ text, times: times + 1 }));
    // Only what comes into a region that is there already is spoken.
    const frame = requestAnimationFrame(() => say(openedText(useLab.getState().title)));
    const stop = useLab.subscribe((now, before) => {
      const text = textOf(now, before);
      if (text !== '') say(text);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, []);
  return (
    <div className="visually-hidden" role="status" aria-label="Edits">
      {/* The same words again are new words. */}
      <p key={said.times}>{said.text}</p>
    </div>
  );
}

/** What changed in the lab, in words; '' if there is nothing to say. */
function textOf(now: LabStore, before: LabStore): string {
  if (now.study === null) return '';
  if (now.copied !== before.copied && now.copied !== null) return copiedText(now.copied.length);
  const [step, last] = [now.history.done.at(-1), before.history.done.at(-1)];
  if (step === last) return '';
  if (last !== undefined && now.history.undone.at(-1) === last) return `${undoneText(last.what)} ${shownText(now)}`;
  if (step === undefined) return '';
  const isAgain = before.history.undone.at(-1) === step;
  return isAgain ? `${redoneText(step.what)} ${shownText(now)}` : doneText(step.what);
}
