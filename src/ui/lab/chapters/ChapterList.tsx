import type { KeyboardEvent } from 'react';
import { openChapter } from '../../../store/lab/editChapters.ts';
import type { ChapterId, StudyDocument } from '../../../store/lab/labStore.ts';
import { chapterTitle } from '../../../text/lab/chapterText.ts';

/** How far a key leads in the list. */
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity };

const bringIntoView = (button: HTMLElement | null): void => button?.scrollIntoView({ block: 'nearest' });

interface ChapterListProps {
  readonly document: StudyDocument;
  readonly onOpened: () => void;
}

/** All chapters in their order, to be opened; arrow keys walk through them. */
export function ChapterList({ document: { chapters, order, shown }, onOpened }: ChapterListProps) {
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
