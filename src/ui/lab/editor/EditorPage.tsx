import { useEffect, useMemo, type ComponentType } from 'react';
import type { GameState } from '../../../engine/index.ts';
import { useEditor } from '../../../store/lab/editor/editorStore.ts';
import { beginEditing } from '../../../store/lab/editor/keeping.ts';
import type { Draft } from '../../../store/lab/editor/openDraft.ts';
import { GameOverride } from '../../../store/selectors.ts';
import { addressOf } from '../../address/address.ts';
import { useShownExample } from '../../example/useShownExample.ts';
import { AwayBar } from '../../shell/AwayBar.tsx';
import { EditorPanel } from './EditorPanel.tsx';
import { EditorTools } from './EditorTools.tsx';
import { shownDraft } from './shownDraft.ts';
import { useEditorKeys } from './useEditorKeys.ts';
import './editor.css';

/** Opens the draft that was kept, or a first one of the edition in the address, and gives the page that shows it. */
export async function editorPage(): Promise<ComponentType> {
  await beginEditing(editionAsked());
  return EditorPage;
}

function editionAsked(): string | null {
  const address = addressOf(location.hash);
  return address.place === 'editor' ? address.edition : null;
}

/** A position on the map that can be changed in everything. The game on the table does not change. */
export function EditorPage() {
  const draft = useEditor((store) => store.draft);
  const drawn = useEditor((store) => store.drawn);
  // The page is loaded once, and opened again with another edition in the address.
  useEffect(() => {
    // If that cannot be fetched, the draft stays.
    beginEditing(editionAsked()).catch(() => {});
  }, []);
  return draft === null || drawn === null ? null : <OpenDraft draft={draft} drawn={drawn} />;
}

function OpenDraft({ draft, drawn }: { readonly draft: Draft; readonly drawn: GameState }) {
  const { faults, focused, focus, press } = useEditor();
  const example = useMemo(
    () => shownDraft({ draft, drawn, faults, focused, focus, press }),
    [draft, drawn, faults, focused, focus, press],
  );
  useShownExample(example);
  useEditorKeys();
  return (
    <GameOverride value={drawn}>
      <AwayBar title="Position editor" close="Close the editor" />
      <EditorTools />
      <EditorPanel draft={draft} />
    </GameOverride>
  );
}
