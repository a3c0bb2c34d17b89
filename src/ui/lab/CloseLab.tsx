import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { keepStudyNow } from '../../store/lab/keepStudy.ts';
import { useLab } from '../../store/lab/labStore.ts';
import { closeLab } from '../../store/lab/openLab.ts';
import { Button } from '../components/Button.tsx';
import { focusNext } from '../components/focusNext.ts';
import { Window } from '../components/Window.tsx';
import { downloadStudy } from './downloadStudy.ts';
import { useGame } from '../../store/gameStore.ts';

/** The way out of the lab. It asks first if the study came from elsewhere, or cannot be kept, and would be gone. */
export function CloseLab() {
  const keeping = useLab((lab) => lab.keeping);
  const title = useLab((lab) => lab.title);
  const comesFromGame = useGame((store) => store.aside?.inGame === true);
  const [isAsking, setAsking] = useState(false);
  const isFailing = keeping === 'failed';
  const leave = (): void => {
    closeLab();
    // Back on the opening page the focus is where one came from.
    if (!comesFromGame) focusNext('.lab-entry', 60);
  };
  const keep = async (): Promise<void> => {
    await keepStudyNow();
    if (useLab.getState().keeping === 'kept') leave();
  };
  return (
    <>
      <Button small look="main" onClick={() => (isFailing || keeping === 'elsewhere' ? setAsking(true) : leave())}>
        <LogOut size={18} aria-hidden /> {comesFromGame ? 'Back to the game' : 'Close the lab'}
      </Button>
      <Window
        open={isAsking}
        title={isFailing ? 'This study cannot be kept' : 'Keep this study?'}
        onClose={() => setAsking(false)}
        buttons={
          <>
            <Button onClick={() => setAsking(false)}>Go back</Button>
            {isFailing && <Button onClick={downloadStudy}>Save it to a file</Button>}
            <Button look={isFailing ? 'danger' : 'plain'} onClick={leave}>
              Close without keeping it
            </Button>
            {!isFailing && (
              <Button look="main" onClick={() => void keep()}>
                Keep it and close
              </Button>
            )}
          </>
        }
      >
        <p>
          {isFailing
            ? `This browser cannot keep “${title}” at the moment. Save it to a file, or it may be lost.`
            : `“${title}” came from a file or a link, and is not among your studies yet.`}
        </p>
      </Window>
    </>
  );
}
