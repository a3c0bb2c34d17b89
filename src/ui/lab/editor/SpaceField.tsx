import { useState } from 'react';
import type { SpaceId } from '../../../engine/index.ts';
import { findSpaces } from '../../../store/findSpaces.ts';
import { useEditor } from '../../../store/lab/editor/editorStore.ts';
import { flyTo } from '../../../store/mapCamera.ts';
import { editionIn, useCurrentGame } from '../../../store/selectors.ts';
import { focusNext } from '../../components/focusNext.ts';

const MAX_RESULTS = 6;

/** Finds a space by any of its names or its number. Enter goes to the first that is listed. */
export function SpaceField() {
  const state = useCurrentGame();
  const focus = useEditor((store) => store.focus);
  const [typed, setTyped] = useState('');
  const found = findSpaces(editionIn(state), typed).slice(0, MAX_RESULTS);

  function goTo(space: SpaceId): void {
    setTyped('');
    focus(space);
    flyTo([space]);
    focusNext('.editor__space');
  }

  return (
    <form
      className="space-field"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (found[0] !== undefined) goTo(found[0].space.id);
      }}
    >
      <input
        type="search"
        className="field"
        placeholder="Go to …"
        aria-label="Go to a space"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed.trim() !== '' && (
        <ul className="space-field__found" aria-label="Spaces found">
          {found.map(({ space, matchedName }) => (
            <li key={space.id}>
              <button type="button" className="button button--small button--wide" onClick={() => goTo(space.id)}>
                {space.name}
                {matchedName !== null && <span className="soft">{matchedName}</span>}
              </button>
            </li>
          ))}
          {found.length === 0 && <li className="soft">No such space.</li>}
        </ul>
      )}
    </form>
  );
}
