import {
  ChevronDown,
  ChevronRight,
  ArrowDown,
  ArrowUp,
  EllipsisVertical,
  Pencil,
  Trash2,
  FolderOpen,
  MapPin,
  Plus,
  RotateCcw,
  Stamp,
} from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import {
  renameChapter,
  openChapter,
  moveChapter,
  removeChapter,
  beginAtBoard,
  beginAtSetup,
  beginFromFile,
} from '../../../store/lab/editChapters.ts';
import { useLab, type ChapterId, type StudyDocument } from '../../../store/lab/labStore.ts';
import { chapterPlace, chapterTitle } from '../../../text/lab/labTexts.ts';
import { Button } from '../../components/Button.tsx';
import { NameForm } from '../../components/NameForm.tsx';
import { useLayout } from '../../shell/layout.ts';
import type { Result } from '../../../engine/index.ts';
import { MAX_STUDY_BYTES, MAX_TITLE_LENGTH } from '../../../saves/limits.ts';
import { tooLarge } from '../../../saves/parseJson.ts';
import { NO_NAME } from '../../../store/lab/openLab.ts';
import type { FileFault } from '../../../store/openSave.ts';
import { wordsOf } from '../../../games/faces.ts';
import { EDITOR_ADDRESS } from '../../address/address.ts';
import { goToAddress } from '../../address/useAddress.ts';
import { Window } from '../../components/Window.tsx';
import { ReadSoFar, useReading } from '../../files/FileButton.tsx';
import { FaultList } from '../../files/FaultList.tsx';
import { IconMenu } from '../../components/IconMenu.tsx';
import { useDisplayedGame } from '../../../store/displayedGame.ts';
import './chapters.css';

type Added = Result<null, readonly FileFault[]>;

const STOPPED: Added = { ok: true, value: null };
const FAILED: Added = { ok: false, fault: [{ path: '', message: 'it cannot be read; try again in a moment' }] };

/** Adds a chapter: from the set-up, the position shown, the position editor or a file. */
function AddChapter() {
  const game = useDisplayedGame();
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly FileFault[]>([]);

  const add = async (adding: () => Added | Promise<Added>): Promise<void> => {
    const added = await Promise.resolve()
      .then(adding)
      .catch(() => FAILED);
    setFaults(added.ok ? [] : added.fault);
  };
  const { percent, read, stop } = useReading();
  const addFile = (file: File): Promise<void> =>
    read((reading) =>
      add(async () =>
        file.size > MAX_STUDY_BYTES
          ? { ok: false, fault: [tooLarge(MAX_STUDY_BYTES)] }
          : beginFromFile(titleOf(file), await file.text(), reading).catch((error: unknown) => {
              if (reading.signal.aborted) return STOPPED;
              throw error;
            }),
      ),
    );

  return (
    <>
      <IconMenu
        name="Add a chapter"
        icon={Plus}
        items={[
          {
            text: 'From the set-up',
            icon: RotateCcw,
            onClick: () => void add(() => beginAtSetup(NO_NAME)),
          },
          {
            text: 'From the position shown',
            icon: MapPin,
            onClick: () => void add(() => beginAtBoard(wordsOf(game).placeText(game), game)),
          },
          { text: 'From the position editor', icon: Stamp, onClick: () => goToAddress(EDITOR_ADDRESS) },
          { text: 'From a file', icon: FolderOpen, onClick: () => input.current?.click() },
        ]}
      />
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="File for a chapter"
        className="visually-hidden"
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file !== undefined) void addFile(file);
        }}
      />
      <Window
        open={percent !== null}
        title="Reading a file"
        onClose={stop}
        buttons={
          <Button look="main" onClick={stop}>
            Stop
          </Button>
        }
      >
        <p>{percent !== null && <ReadSoFar percent={percent} />}</p>
      </Window>
      <Window open={faults.length > 0} title="No chapter was added" onClose={() => setFaults([])}>
        <p>This cannot be made a chapter. Nothing was changed.</p>
        <FaultList faults={faults} />
      </Window>
    </>
  );
}

const titleOf = ({ name }: File): string => name.replace(/\.json$/i, '').slice(0, MAX_TITLE_LENGTH);

/** The chapters of the study: which one is shown, all of them as a list, and what can be done with them. */
export function Chapters() {
  const document = useLab((lab) => lab.history.now);
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [isRenaming, setRenaming] = useState(false);
  const head = useRef<HTMLButtonElement>(null);
  const hasRoom = useLayout() === 'side';
  const { chapters, order, shown } = document;
  const title = chapters[shown]?.title ?? '';
  // With room for it, a list of several chapters is open until it is closed.
  const isOpen = wanted ?? (hasRoom && order.length > 1);
  // Without room for both, the tree is what one wants to see next.
  const opened = (): void => {
    if (hasRoom) return;
    setWanted(false);
    head.current?.focus();
  };
  const renamed = (): void => {
    setRenaming(false);
    head.current?.focus();
  };
  return (
    <section className="lab-chapters" aria-label="Chapters">
      <div className="lab-chapters__head">
        <Button ref={head} small look="quiet" aria-expanded={isOpen} onClick={() => setWanted(!isOpen)}>
          {isOpen ? <ChevronDown size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />}
          <span>{chapterPlace(order.indexOf(shown) + 1, order.length, title)}</span>
        </Button>
        <AddChapter />
        <ChapterMenu document={document} onRename={() => setRenaming(true)} />
      </div>
      {isRenaming && (
        <NameForm
          key={shown}
          label="Name of the chapter"
          className="lab-chapters__form"
          name={title}
          usual={chapterTitle(order.indexOf(shown) + 1)}
          onSave={(next) => {
            renameChapter(shown, next);
            renamed();
          }}
          onCancel={renamed}
        />
      )}
      {isOpen && !isRenaming && <ChapterList document={document} onOpened={opened} />}
    </section>
  );
}

/** How far a key leads in the list. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

const bringIntoView = (button: HTMLElement | null): void => button?.scrollIntoView({ block: 'nearest' });

interface ChapterListProps {
  readonly document: StudyDocument;
  readonly onOpened: () => void;
}

/** All chapters in their order, to be opened; arrow keys walk through them. */
function ChapterList({ document: { chapters, order, shown }, onOpened }: ChapterListProps) {
  const open = (id: ChapterId): void => {
    openChapter(id);
    onOpened();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const from = buttons.findIndex((button) => button === document.activeElement);
    buttons[Math.min(Math.max(from + step, 0), buttons.length - 1)]?.focus();
    event.preventDefault();
  };
  return (
    // The keys are those of the buttons in it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol className="lab-chapters__list" onKeyDown={onKeyDown}>
      {order.map((id, i) => (
        <li key={id}>
          <button
            ref={id === shown ? bringIntoView : null}
            type="button"
            aria-current={id === shown}
            onClick={() => open(id)}
          >
            <span className="number">{i + 1}</span> {chapters[id]?.title || chapterTitle(i + 1)}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface ChapterMenuProps {
  readonly document: StudyDocument;
  readonly onRename: () => void;
}

/** What can be done with the chapter shown. */
function ChapterMenu({ document: { order, shown }, onRename }: ChapterMenuProps) {
  const place = order.indexOf(shown);
  return (
    <IconMenu
      name="This chapter"
      icon={EllipsisVertical}
      items={[
        { text: 'Rename it', icon: Pencil, onClick: onRename },
        { text: 'Move it up', icon: ArrowUp, isDisabled: place === 0, onClick: () => moveChapter(shown, -1) },
        {
          text: 'Move it down',
          icon: ArrowDown,
          isDisabled: place === order.length - 1,
          onClick: () => moveChapter(shown, 1),
        },
        { text: 'Delete it', icon: Trash2, isDisabled: order.length === 1, onClick: () => removeChapter(shown) },
      ]}
    />
  );
}
