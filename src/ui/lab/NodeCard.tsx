import { ChevronsDownUp, ChevronsUpDown, ClipboardPaste, Copy, MoveUp, Pencil, Trash2 } from 'lucide-react';
import type { FormEvent } from 'react';
import {
  chanceOfLine,
  lastFork,
  nodeIn,
  NODE_MARKS,
  ROOT,
  spacesOfDraw,
  type Draw,
  type NodeId,
  type NodeNotes,
} from '../../engine/table/index.ts';
import { clearDraws, stroke } from '../../store/lab/draws.ts';
import { copyBranch, noteNode, pasteBranch, promoteNode, removeNode } from '../../store/lab/editLab.ts';
import { useLab } from '../../store/lab/labStore.ts';
import { keepNote, noteKey, useNoteDrafts, type NoteDraft } from '../../store/lab/noteDrafts.ts';
import { flyTo } from '../../store/mapCamera.ts';
import { percent } from '../../text/chances.ts';
import { MARK_TEXTS } from '../../text/lab/labTexts.ts';
import { Button } from '../components/Button.tsx';
import { focusNext } from '../components/focusNext.ts';
import { DrawList } from '../draw/DrawTools.tsx';
import { Markdown } from './Markdown.tsx';
import { MAX_COMMENT_LENGTH, MAX_LINE_NAME_LENGTH } from '../../saves/limits.ts';
import { onEscape } from '../components/NameForm.tsx';
import { useInitialFocus } from '../components/useInitialFocus.ts';
import type { CommandTree } from '../../session/moveTree.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import './node.css';

/** What can be done with the node that is shown: notes, fold, promote, copy, paste, remove. */
export function NodeCard({ tree, id }: { readonly tree: CommandTree; readonly id: NodeId }) {
  const { notes } = nodeIn(tree, id);
  const study = useLab((lab) => lab.study?.id ?? '');
  const chapter = useLab((lab) => lab.history.now.shown);
  const at = { study, chapter, node: id };
  const key = noteKey(at, tree);
  const draft = useNoteDrafts(({ drafts }) => drafts.get(key));
  const chance = chanceOfLine(tree, id);
  const isStart = id === ROOT;
  const type = (typed: NoteDraft): void => keepNote(at, tree, typed);
  const noted = (): void => {
    keepNote(at, tree, null);
    focusNext('.lab-node__edit');
  };
  if (draft !== undefined)
    return <NoteForm key={id} id={id} notes={notes} draft={draft} onDraft={type} onDone={noted} />;
  const edit = (): void => type({ name: notes.name ?? '', comment: notes.comment ?? '' });
  return (
    <section className="lab-node" aria-label="The move shown">
      {notes.name !== undefined && <h3>{notes.name}</h3>}
      {chance !== null && <p className="soft">Chance of all ends taken along this line: {percent(chance)}.</p>}
      {notes.comment !== undefined && <Markdown text={notes.comment} />}
      {notes.draws !== undefined && <NodeDraws draws={notes.draws} />}
      <div className="lab-node__actions">
        {!isStart && <MarkButtons tree={tree} id={id} />}
        <Button small className="lab-node__edit" onClick={edit}>
          <Pencil size={16} aria-hidden /> Name, comment
        </Button>
        <BranchButtons tree={tree} id={id} />
      </div>
    </section>
  );
}

/** What is drawn at the node; each arrow and mark can be brought into view. */
function NodeDraws({ draws }: { readonly draws: readonly Draw[] }) {
  const game = useDisplayedGame();
  const show = (shown: readonly Draw[]): void => flyTo(shown.flatMap(spacesOfDraw));
  return <DrawList game={game} draws={draws} onTakeAway={stroke} onClear={clearDraws} onShow={show} />;
}

interface NodeProps {
  readonly tree: CommandTree;
  readonly id: NodeId;
}

function MarkButtons({ tree, id }: NodeProps) {
  const { mark } = nodeIn(tree, id).notes;
  return (
    <span className="lab-node__marks" role="group" aria-label="Judgement on the move">
      {NODE_MARKS.map((each) => (
        <Button
          key={each}
          small
          shape="icon"
          aria-label={MARK_TEXTS[each].word}
          title={MARK_TEXTS[each].word}
          aria-pressed={mark === each}
          onClick={() => noteNode(id, 'mark', { mark: mark === each ? undefined : each })}
        >
          {MARK_TEXTS[each].sign}
        </Button>
      ))}
    </span>
  );
}

function BranchButtons({ tree, id }: NodeProps) {
  const copied = useLab((lab) => lab.copied);
  const { notes, children } = nodeIn(tree, id);
  const isFolded = notes.isFolded === true;
  const isStart = id === ROOT;
  return (
    <>
      {!isStart && children.length > 0 && (
        <Button small onClick={() => noteNode(id, 'fold', { isFolded: isFolded ? undefined : true })}>
          {isFolded ? <ChevronsUpDown size={16} aria-hidden /> : <ChevronsDownUp size={16} aria-hidden />}{' '}
          {isFolded ? 'Unfold' : 'Fold'}
        </Button>
      )}
      {lastFork(tree, id) !== null && (
        <Button small onClick={() => promoteNode(id)}>
          <MoveUp size={16} aria-hidden /> Promote
        </Button>
      )}
      {!isStart && (
        <Button small onClick={() => copyBranch(id)}>
          <Copy size={16} aria-hidden /> Copy
        </Button>
      )}
      {copied !== null && (
        <Button small onClick={() => pasteBranch(id)}>
          <ClipboardPaste size={16} aria-hidden /> Paste here
        </Button>
      )}
      {!isStart && (
        <Button small look="danger" onClick={() => removeNode(id)}>
          <Trash2 size={16} aria-hidden /> Delete
        </Button>
      )}
    </>
  );
}

interface NoteFormProps {
  readonly id: NodeId;
  readonly notes: NodeNotes;
  readonly draft: NoteDraft;
  readonly onDraft: (draft: NoteDraft) => void;
  readonly onDone: () => void;
}

/** Name and comment of a move. */
function NoteForm({ id, notes, draft, onDraft, onDone }: NoteFormProps) {
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
