import { Copy, Eraser, Eye, Flag, Redo2, Stamp, Trash2, Undo2 } from 'lucide-react';
import type { Ref } from 'react';
import { useEditor } from '../../store/editor/editorStore.ts';
import { TOOLS, type EditorTool } from '../../store/editor/tools.ts';
import { editionIn } from '../../store/selectors.ts';
import { editText, handSentence, TOOL_NAMES } from '../../text/editorText.ts';
import { unitTypeName } from '../../text/unitNames.ts';
import { capitalized } from '../../../../text/words.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { useInitialFocus } from '../../../../ui/components/useInitialFocus.ts';
import { PowerChoice } from './fields.tsx';
import { useDisplayedGame } from '../../store/game.ts';

const ICONS = { look: Eye, stamp: Stamp, eraser: Eraser, clear: Trash2, copy: Copy, control: Flag } as const;

/** The tools over the map: what a press on a space does, and with which power and unit. The first has the focus. */
export function EditorTools() {
  const state = useDisplayedGame();
  const { tool, power, type, source, take } = useEditor();
  const first = useInitialFocus<HTMLButtonElement>();
  const usesPower = tool === 'stamp' || tool === 'eraser' || tool === 'control';
  return (
    <section className="editor-tools" aria-label="Tools">
      <div className="editor-tools__bar" data-over-map>
        <div className="editor-tools__row" role="group" aria-label="What a press on a space does">
          {TOOLS.map((each, i) => (
            <ToolButton
              key={each}
              ref={i === 0 ? first : undefined}
              tool={each}
              isTaken={each === tool}
              onTake={() => take({ tool: each })}
            />
          ))}
          <UndoButtons />
        </div>
        {usesPower && (
          <div className="editor-tools__row">
            <PowerChoice />
            {tool !== 'control' && (
              <select
                className="field editor-tools__unit"
                aria-label="Unit"
                value={type}
                onChange={(event) => take({ type: event.target.value })}
              >
                {editionIn(state).units.map(({ id }) => (
                  <option key={id} value={id}>
                    {capitalized(unitTypeName(id))}
                  </option>
                ))}
              </select>
            )}
          </div>
        )}
        <p className="editor-tools__hint" role="status">
          {handSentence(state, { tool, power, type, source })}
        </p>
      </div>
    </section>
  );
}

interface ToolButtonProps {
  readonly ref: Ref<HTMLButtonElement> | undefined;
  readonly tool: EditorTool;
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

function ToolButton({ ref, tool, isTaken, onTake }: ToolButtonProps) {
  const Icon = ICONS[tool];
  return (
    <Button ref={ref} className="editor-tool" aria-label={TOOL_NAMES[tool]} aria-pressed={isTaken} onClick={onTake}>
      <Icon size={18} aria-hidden />
      <span className="editor-tool__name">{TOOL_NAMES[tool]}</span>
    </Button>
  );
}

/** Undo and redo, which name their edit. */
function UndoButtons() {
  const { history, undo, redo } = useEditor();
  const last = history.done.at(-1);
  const next = history.undone.at(-1);
  const undoText = last === undefined ? 'Nothing to undo' : `Undo: ${editText(last.what)}`;
  const redoText = next === undefined ? 'Nothing to redo' : `Redo: ${editText(next.what)}`;
  return (
    <>
      <Button
        shape="icon"
        aria-label={undoText}
        title={`${undoText} (Ctrl+Z)`}
        aria-disabled={last === undefined}
        onClick={undo}
      >
        <Undo2 size={18} aria-hidden />
      </Button>
      <Button
        shape="icon"
        aria-label={redoText}
        title={`${redoText} (Ctrl+Shift+Z)`}
        aria-disabled={next === undefined}
        onClick={redo}
      >
        <Redo2 size={18} aria-hidden />
      </Button>
    </>
  );
}
