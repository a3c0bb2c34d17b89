import { ChevronDown, ChevronRight, ArrowDown, ArrowUp, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { renameChapter, openChapter, moveChapter, removeChapter } from '../../../store/lab/editChapters.ts';
import { useLab, type ChapterId, type StudyDocument } from '../../../store/lab/labStore.ts';
import { chapterPlace, chapterTitle } from '../../../text/lab/chapterText.ts';
import { Button } from '../../components/Button.tsx';
import { NameForm } from '../../components/NameForm.tsx';
import { useLayout } from '../../shell/layout.ts';
import { AddChapter } from './AddChapter.tsx';
import { IconMenu } from '../../components/IconMenu.tsx';
import './chapters.css';

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
