import { Copy, Download, Play, Printer, Trash2 } from 'lucide-react';
import type { KeptLesson } from '../../../store/lessons/lessonStorage.ts';
import { counted } from '../../../text/words.ts';
import { classroomAddress } from '../../../ui/address/classroomPages.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { ShowLink } from '../ShowLink.tsx';

interface OwnLessonProps {
  readonly entry: KeptLesson;
  readonly isBusy: boolean;
  readonly onCopy: () => void;
  readonly onSave: () => void;
  readonly onDelete: () => void;
}

/** A lesson of one's own: its name leads to its editor. */
export function OwnLesson({ entry: { id, file }, isBusy, onCopy, onSave, onDelete }: OwnLessonProps) {
  const name = file === null ? 'A lesson that cannot be read' : file.title || 'A lesson without a name';
  return (
    <li className="lesson-entry">
      <a className="lesson-entry__name" href={classroomAddress('lessons', id)}>
        {name}
      </a>
      {file !== null && <span className="soft">{counted(file.stops, 'stop')}</span>}
      <div className="lesson-buttons" role="group" aria-label={name}>
        {file !== null && (
          <>
            <ShowLink lesson={id} small>
              <Play size={16} aria-hidden /> Show
            </ShowLink>
            <a
              className="button button--small button--icon"
              href={classroomAddress('lessons', id, 'handout')}
              aria-label={`Handout of ${name}`}
              title="Handout, to print"
            >
              <Printer size={16} aria-hidden />
            </a>
            <Button small shape="icon" aria-label={`Save ${name} to a file`} title="Save to a file" onClick={onSave}>
              <Download size={16} aria-hidden />
            </Button>
            <Button small shape="icon" aria-label={`Copy ${name}`} title="Copy" disabled={isBusy} onClick={onCopy}>
              <Copy size={16} aria-hidden />
            </Button>
          </>
        )}
        <Button small shape="icon" aria-label={`Delete ${name}`} title="Delete" disabled={isBusy} onClick={onDelete}>
          <Trash2 size={16} aria-hidden />
        </Button>
      </div>
    </li>
  );
}
