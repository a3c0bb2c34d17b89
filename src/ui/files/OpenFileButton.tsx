import { FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Setup } from '../../saves/schema.ts';
import { useGame } from '../../store/gameStore.ts';
import { openFile } from '../../store/openFile.ts';
import type { FileFault, OpenedGame } from '../../store/openSave.ts';
import { Button } from '../pieces/Button.tsx';
import { Window } from '../pieces/Window.tsx';
import { FaultList } from './FaultList.tsx';
import { useReplacing } from './useReplacing.tsx';

/** Opens a save or a position file; a bad one is explained and changes nothing. */
export function OpenFileButton({ table }: { readonly table: () => Omit<Setup, 'start'> }) {
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<{ file: string; list: readonly FileFault[] } | null>(null);
  const { replace, question } = useReplacing();
  const readOnly = useGame((store) => store.readOnly);

  async function open(file: File): Promise<void> {
    const opened = openFile(await file.text(), table());
    if (opened.ok) replace(() => takeUp(opened.value));
    else setFaults({ file: file.name, list: opened.fault });
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Saved game or position file"
        className="visually-hidden"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) void open(file);
        }}
      />
      <Button disabled={readOnly} onClick={() => input.current?.click()}>
        <FolderOpen size={18} aria-hidden /> Open a saved game or position
      </Button>
      {question}
      <Window
        open={faults !== null}
        title="This file cannot be opened"
        onClose={() => setFaults(null)}
        buttons={
          <Button look="main" onClick={() => setFaults(null)}>
            Close
          </Button>
        }
      >
        <p>
          {faults?.file}: {faults?.list.length === 1 ? 'one thing is wrong' : `${faults?.list.length} things are wrong`}
          . The game on the table is untouched.
        </p>
        <FaultList faults={faults?.list ?? []} />
      </Window>
    </>
  );
}

const takeUp = ({ setup, timeline }: OpenedGame): void => useGame.getState().takeUp(setup, timeline);
