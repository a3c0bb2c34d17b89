import { ArrowDown, ArrowUp, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { moveChapter, removeChapter } from '../../../store/lab/editChapters.ts';
import type { StudyDocument } from '../../../store/lab/labStore.ts';
import { IconMenu } from '../../components/IconMenu.tsx';

interface ChapterMenuProps {
  readonly document: StudyDocument;
  readonly onRename: () => void;
}

/** What can be done with the chapter shown. */
export function ChapterMenu({ document: { order, shown }, onRename }: ChapterMenuProps) {
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
