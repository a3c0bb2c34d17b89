import type { SpaceId } from '../../../engine/index.ts';
import { useEditor } from '../../../store/lab/editor/editorStore.ts';
import { spaceOfFault } from '../../../store/lab/editor/faultPaths.ts';
import type { Draft } from '../../../store/lab/editor/openDraft.ts';
import { canBeHeld, controllerOf, giveControl, hasComplexAt } from '../../../store/lab/editor/possessionEdits.ts';
import { setComplex } from '../../../store/lab/editor/possessionEdits.ts';
import { editionIn, useCurrentGame } from '../../../store/selectors.ts';
import { spaceName } from '../../../text/names.ts';
import { Cargo } from './Cargo.tsx';
import { EditorFaults } from './EditorFaults.tsx';
import { SpaceField } from './SpaceField.tsx';
import { UnitRows } from './UnitRows.tsx';

/** The space in focus: who holds it, and all that is in it. */
export function SpaceTab({ draft }: { readonly draft: Draft }) {
  const focused = useEditor((store) => store.focused);
  return (
    <>
      <SpaceField />
      {focused === null ? (
        <p className="soft">Press a space on the map, or find one by name.</p>
      ) : (
        <OneSpace draft={draft} space={focused} />
      )}
    </>
  );
}

function OneSpace({ draft, space }: { readonly draft: Draft; readonly space: SpaceId }) {
  const state = useCurrentGame();
  const faults = useEditor((store) => store.faults);
  const here = faults.filter((fault) => spaceOfFault(draft.position, fault) === space);
  return (
    <section aria-label={spaceName(state, space)}>
      <h2 className="editor__space" tabIndex={-1}>
        {spaceName(state, space)}
      </h2>
      <EditorFaults draft={draft} faults={here} isOfSpace />
      {canBeHeld(draft.position, space) && <Held draft={draft} space={space} />}
      <UnitRows draft={draft} space={space} />
      <Cargo draft={draft} space={space} />
    </section>
  );
}

function Held({ draft: { position }, space }: { readonly draft: Draft; readonly space: SpaceId }) {
  const state = useCurrentGame();
  const edit = useEditor((store) => store.edit);
  const { powers, complexCost } = editionIn(state);
  const name = spaceName(state, space);
  return (
    <div className="editor__held">
      <label>
        Held by{' '}
        <select
          className="field"
          value={controllerOf(position, space) ?? ''}
          onChange={(event) => edit(`who holds ${name}`, giveControl(space, event.target.value))}
        >
          {powers.map((power) => (
            <option key={power.id} value={power.id}>
              {power.name}
            </option>
          ))}
        </select>
      </label>
      {complexCost !== null && (
        <label className="editor__tick">
          <input
            type="checkbox"
            checked={hasComplexAt(position, space)}
            onChange={(event) => edit(`the complex in ${name}`, setComplex(space, event.target.checked))}
          />{' '}
          Industrial complex
        </label>
      )}
    </div>
  );
}
