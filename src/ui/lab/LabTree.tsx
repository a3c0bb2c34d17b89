import { Download, Link, X } from 'lucide-react';
import { useState, useEffect, useRef, type FocusEventHandler } from 'react';
import { nodeIn, ROOT } from '../../engine/table/index.ts';
import { MAX_TITLE_LENGTH } from '../../saves/limits.ts';
import { renameStudy } from '../../store/lab/editLab.ts';
import { chapterShown, useLab } from '../../store/lab/labStore.ts';
import { Button } from '../components/Button.tsx';
import { focusNext } from '../components/focusNext.ts';
import { useFront } from '../shell/overMap.ts';
import { Chapters } from './chapters/Chapters.tsx';
import { downloadStudy } from './keptStudy.tsx';
import { toggleTree, useLabView } from './labView.ts';
import { toStudyFile, packedStudy } from '../../store/lab/studyFile.ts';
import { studyAddress } from '../address/address.ts';
import { Window } from '../components/Window.tsx';
import { CopyLinkButton, LinkField, shortLink, tooLongText } from '../files/links.tsx';
import { NodeCard } from './NodeCard.tsx';
import { TreeList } from './TreeList.tsx';
import { useGame } from '../../store/gameStore.ts';
import { screensOf } from '../../games/screens.ts';
import './labTree.css';

/** A link that holds the open study, to be copied; if it would be too long, the way to a file. */
function LinkWindow({ onClose }: { readonly onClose: () => void }) {
  const [packed, setPacked] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const { title, history } = useLab.getState();
    packedStudy(toStudyFile(title, history.now, new Date())).then(setPacked, () =>
      setSaid('This browser cannot make a link. Save the study to a file.'),
    );
  }, []);
  const link = shortLink(packed, studyAddress);

  return (
    <Window
      open
      title="A link to this study"
      onClose={onClose}
      buttons={
        <>
          <Button onClick={onClose}>Close</Button>
          {link === '' ? (
            <Button look="main" onClick={downloadStudy}>
              <Download size={18} aria-hidden /> Save it to a file
            </Button>
          ) : (
            <CopyLinkButton link={link} onSaid={setSaid} />
          )}
        </>
      }
    >
      {link !== '' && (
        <>
          <p>The whole study is in the link, as it stands now: whoever opens it gets a copy of their own.</p>
          <LinkField what="study" link={link} />
        </>
      )}
      {packed !== null && link === '' && <p>{tooLongText('study', packed.length)}</p>}
      <p role="status">{said}</p>
    </Window>
  );
}

/** Closes the tree; the focus goes back to the button that opens it. */
function close(): void {
  toggleTree();
  focusNext('.lab-bar__tree');
}

/** The tree of the lab, over the edge of the map. */
export function LabTree() {
  const study = useLab((lab) => lab.study);
  const title = useLab((lab) => lab.title);
  const { tree, cursor } = useLab(chapterShown);
  const chapter = useLab((lab) => lab.history.now.shown);
  const [isLinking, setLinking] = useState(false);
  const isOpen = useLabView((view) => view.isTreeOpen);
  const isInFront = useFront('tree', study !== null && isOpen);
  const focus = useTreeFocus();
  const game = useGame((store) => store.game);
  if (study === null || !isOpen) return null;
  const Tools = game === null ? undefined : screensOf(game).lab?.Tools;
  return (
    <section className="lab-tree" hidden={!isInFront} data-over-map aria-label="Tree of the lab" {...focus}>
      <div className="lab-tree__head">
        <input
          className="field"
          aria-label="Name of the study"
          value={title}
          maxLength={MAX_TITLE_LENGTH}
          onChange={({ target }) => renameStudy(target.value)}
        />
        <Button shape="icon" look="quiet" small aria-label="Copy a link to this study" onClick={() => setLinking(true)}>
          <Link size={18} aria-hidden />
        </Button>
        <Button shape="icon" look="quiet" small aria-label="Save the study to a file" onClick={downloadStudy}>
          <Download size={18} aria-hidden />
        </Button>
        <Button shape="icon" look="quiet" small aria-label="Close the tree" onClick={close}>
          <X size={18} aria-hidden />
        </Button>
      </div>
      <Chapters key={`chapters of ${study.id}`} />
      <TreeList key={`${study.id} ${chapter}`} study={study} />
      {nodeIn(tree, ROOT).children.length === 0 && (
        <p className="lab-tree__hint">
          Each order you give becomes a move in this list. Go back to any move and play on in another way: that begins a
          line of its own.
        </p>
      )}
      <NodeCard key={chapter} tree={tree} id={cursor} />
      {Tools !== undefined && <Tools />}
      {isLinking && <LinkWindow onClose={() => setLinking(false)} />}
    </section>
  );
}

/** Handlers for the part whose focus is kept. */
interface TreeFocus {
  readonly onFocus: FocusEventHandler;
  readonly onBlur: FocusEventHandler;
}

/** If a control beside the tree goes away with its own action, such as one that deletes, the tree gets the focus. */
function useTreeFocus(): TreeFocus {
  const hadFocus = useRef(false);
  useEffect(() => {
    const active = document.activeElement;
    if (!hadFocus.current || (active !== null && active !== document.body && !active.matches(':disabled'))) return;
    document.querySelector<HTMLElement>('.lab-tree [role=tree]')?.focus({ preventScroll: true });
  });
  return {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}
