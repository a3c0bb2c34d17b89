import { BookPlus, ChevronDown, ChevronUp, ClipboardCopy, Download, FlaskConical, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { loadPositions } from '../../../../engine/axis-allies/index.ts';
import { fileName } from '../../../../saves/saveFile.ts';
import { beginAtPosition } from '../../../../store/lab/editChapters.ts';
import { useEditor } from '../../store/editor/editorStore.ts';
import { fileOf, type PositionDraft } from '../../store/editor/openDraft.ts';
import { closeLab } from '../../../../store/lab/openLab.ts';
import { useStartPosition } from '../../../../store/nextGame.ts';
import { faultCount } from '../../text/editorText.ts';
import { GAME_ADDRESS } from '../../../../ui/address/address.ts';
import { goToAddress } from '../../../../ui/address/useAddress.ts';
import { useLabEntry } from '../../../../ui/lab/useLabEntry.tsx';
import { nextSize, type SheetSize } from '../../../../ui/shell/sheet.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { download } from '../../../../ui/files/download.ts';
import { useGame, useDisplayedGame } from '../../store/game.ts';

interface EditorFootProps {
  readonly draft: PositionDraft;
  readonly onFaults: () => void;
  /** The height of the sheet, where the panel is one. */
  readonly sheet: { readonly size: SheetSize; readonly onSize: (size: SheetSize) => void } | null;
}

/** How a study or a chapter of it is called. */
const SET_UP = 'A position set up';

/** What can be done with the position: save it, copy it, play it. */
export function EditorFoot({ draft: { position }, onFaults, sheet }: EditorFootProps) {
  const state = useDisplayedGame();
  const isLab = useGame((store) => store.isLab);
  const faults = useEditor((store) => store.faults.length);
  const [said, setSaid] = useState('');
  const { enter, isEntering, message } = useLabEntry();
  const text = (): string => JSON.stringify(fileOf(position), null, 2);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text());
      setSaid('Copied.');
    } catch {
      setSaid('The browser does not let it be copied; save it to a file.');
    }
  }

  function analyse(): void {
    enter(async ({ testPosition }) => {
      await loadPositions();
      const opened = testPosition(state.edition, fileOf(position), SET_UP);
      if (opened.ok) goToAddress(GAME_ADDRESS);
    });
  }

  async function addChapter(): Promise<void> {
    await loadPositions();
    const added = beginAtPosition(SET_UP, fileOf(position));
    if (added.ok) goToAddress(GAME_ADDRESS);
    else setSaid(`It cannot be added: ${added.fault[0]?.message ?? ''}.`);
  }

  async function play(): Promise<void> {
    // The opening screen does not load what begins a game from a position.
    await loadPositions();
    if (useGame.getState().isLab) closeLab();
    useStartPosition.setState({ position: fileOf(position) });
    useGame.getState().leaveGame();
    goToAddress(GAME_ADDRESS);
  }

  return (
    <div className="panel__foot editor__foot">
      <div className="editor__outcome">
        <Button small look={faults > 0 ? 'danger' : 'quiet'} onClick={onFaults}>
          {faultCount(faults)}
        </Button>
        <span role="status" className="visually-hidden">
          {faultCount(faults)} {said}
        </span>
        {said !== '' && (
          <span className="soft" aria-hidden>
            {said}
          </span>
        )}
        {sheet !== null && (
          <span>
            <SizeButton name="Raise the panel" icon={ChevronUp} from={sheet.size} by={1} onSize={sheet.onSize} />
            <SizeButton name="Lower the panel" icon={ChevronDown} from={sheet.size} by={-1} onSize={sheet.onSize} />
          </span>
        )}
      </div>
      <div className="editor__results">
        <Button
          shape="icon"
          aria-label="Save it to a file"
          title="Save it to a file"
          onClick={() => download(fileName(state, 'position'), text())}
        >
          <Download size={18} aria-hidden />
        </Button>
        <Button shape="icon" aria-label="Copy it as text" title="Copy it as text" onClick={() => void copy()}>
          <ClipboardCopy size={18} aria-hidden />
        </Button>
        <Button
          shape="icon"
          aria-label="Open it in the lab"
          title="Open it in the lab, to try lines from it"
          disabled={faults > 0 || isEntering}
          onClick={analyse}
        >
          <FlaskConical size={18} aria-hidden />
        </Button>
        {isLab && (
          <Button
            shape="icon"
            aria-label="Add it to the study as a chapter"
            title="Add it to the study as a chapter"
            disabled={faults > 0}
            onClick={() => void addChapter()}
          >
            <BookPlus size={18} aria-hidden />
          </Button>
        )}
        <Button look="main" disabled={faults > 0} onClick={() => void play()}>
          Play it as a new game
        </Button>
      </div>
      {message}
    </div>
  );
}

interface SizeButtonProps {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly from: SheetSize;
  readonly by: 1 | -1;
  readonly onSize: (size: SheetSize) => void;
}

function SizeButton({ name, icon: Icon, from, by, onSize }: SizeButtonProps) {
  const to = nextSize(from, by);
  return (
    <Button small shape="icon" look="quiet" aria-label={name} aria-disabled={to === from} onClick={() => onSize(to)}>
      <Icon size={18} aria-hidden />
    </Button>
  );
}
