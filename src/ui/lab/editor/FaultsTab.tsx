import { useEditor } from '../../../store/lab/editor/editorStore.ts';
import type { Draft } from '../../../store/lab/editor/openDraft.ts';
import { faultCount } from '../../../text/editorText.ts';
import { EditorFaults } from './EditorFaults.tsx';

/** All that the rules have against the position. */
export function FaultsTab({ draft }: { readonly draft: Draft }) {
  const faults = useEditor((store) => store.faults);
  return (
    <>
      <p>
        {faultCount(faults.length)}{' '}
        {faults.length === 0
          ? 'A game can begin from this position.'
          : 'No game can begin from this position yet; it can be saved as it is and mended later.'}
      </p>
      <EditorFaults draft={draft} faults={faults} />
    </>
  );
}
