import { useState } from 'react';
import { useAutosave } from '../../store/autosaveStore.ts';
import type { BrokenStoredGame as Broken } from '../../store/openStoredGame.ts';
import { Button } from '../components/Button.tsx';
import { Window } from '../components/Window.tsx';
import { CheckpointButton, damageText, restText } from './CheckpointButton.tsx';
import { download } from './download.ts';
import { FaultList } from './FaultList.tsx';

/** Shown if nothing of the stored game can be played: what is wrong, and what can be done. */
export function BrokenGame() {
  const broken = useAutosave((store) => store.broken);
  if (broken === null || broken.playable > 0) return null;
  return (
    <section className="broken" aria-label="The stored game cannot be opened">
      <h2>The stored game cannot be opened</h2>
      <LossDetails broken={broken} />
      {broken.checkpoint !== null && <CheckpointButton checkpoint={broken.checkpoint} beside={broken.beside} />}
      <DownloadRecordsButton broken={broken} />
    </section>
  );
}

/** Shown once if only a part of the stored game could be opened. */
export function LossWindow() {
  const broken = useAutosave((store) => store.broken);
  const [read, setRead] = useState<Broken | null>(null);
  if (broken === null || broken.playable === 0) return null;
  const close = (): void => setRead(broken);
  // Nothing is damaged, but the rules of today lead elsewhere.
  const isWhole = broken.damage === null && broken.playable === broken.total;
  return (
    <Window
      open={read !== broken}
      title={isWhole ? 'The game stands otherwise than it did' : 'A part of the game is lost'}
      onClose={close}
      buttons={
        <>
          <DownloadRecordsButton broken={broken} />
          {broken.checkpoint !== null && (isWhole || broken.checkpoint.after > broken.playable) && (
            <CheckpointButton checkpoint={broken.checkpoint} beside={broken.beside} onDone={close} />
          )}
          <Button look="main" onClick={close}>
            Play on
          </Button>
        </>
      }
    >
      <LossDetails broken={broken} />
    </Window>
  );
}

function LossDetails({ broken }: { readonly broken: Broken }) {
  return (
    <>
      <p>{damageText(broken)}</p>
      {broken.faults.length > 0 && <FaultList faults={broken.faults} />}
      <p>{restText(broken)}</p>
    </>
  );
}

function DownloadRecordsButton({ broken }: { readonly broken: Broken }) {
  return (
    <Button onClick={() => download('warboard-broken-game.json', JSON.stringify(broken.records, null, 1))}>
      Keep all that was found in a file
    </Button>
  );
}
