import { ChevronDown, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { renameChapter } from '../../../store/lab/editChapters.ts';
import { useLab } from '../../../store/lab/labStore.ts';
import { chapterPlace, chapterTitle } from '../../../text/lab/chapterText.ts';
import { Button } from '../../components/Button.tsx';
import { NameForm } from '../../components/NameForm.tsx';
import { useLayout } from '../../shell/layout.ts';
import { AddChapter } from './AddChapter.tsx';
import { ChapterList } from './ChapterList.tsx';
import { ChapterMenu } from './ChapterMenu.tsx';
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
