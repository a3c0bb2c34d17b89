import type { FormEvent } from 'react';
import type { NodeId, NodeNotes } from '../../engine/table/index.ts';
import { MAX_COMMENT_LENGTH, MAX_LINE_NAME_LENGTH } from '../../saves/limits.ts';
import { noteNode } from '../../store/lab/editLab.ts';
import type { NoteDraft } from '../../store/lab/noteDrafts.ts';
import { Button } from '../components/Button.tsx';
import { onEscape } from '../components/onEscape.ts';
import { useInitialFocus } from '../components/useInitialFocus.ts';

interface NoteFormProps {
  readonly id: NodeId;
  readonly notes: NodeNotes;
  readonly draft: NoteDraft;
  readonly onDraft: (draft: NoteDraft) => void;
  readonly onDone: () => void;
}

/** Name and comment of a move. */
export function NoteForm({ id, notes, draft, onDraft, onDone }: NoteFormProps) {
  const { name, comment } = draft;
  const first = useInitialFocus<HTMLInputElement>();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    if (name.trim() !== (notes.name ?? '')) noteNode(id, 'name', { name: name.trim() });
    if (comment.trim() !== (notes.comment ?? '')) noteNode(id, 'comment', { comment: comment.trim() });
    onDone();
  };
  return (
    <form className="lab-node" aria-label="Name and comment of the move" onSubmit={save} {...onEscape(onDone)}>
      <label>
        Name of the line
        <input
          ref={first}
          className="field"
          value={name}
          maxLength={MAX_LINE_NAME_LENGTH}
          onChange={({ target }) => onDraft({ name: target.value, comment })}
        />
      </label>
      <label>
        Comment (Markdown)
        <textarea
          className="field"
          rows={4}
          value={comment}
          maxLength={MAX_COMMENT_LENGTH}
          onChange={({ target }) => onDraft({ name, comment: target.value })}
        />
      </label>
      <div className="lab-node__actions">
        <Button small look="main" type="submit">
          Save
        </Button>
        <Button small onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
