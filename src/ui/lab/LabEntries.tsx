import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { loadEditionOf } from '../../store/loadEditionOf.ts';
import { editionTold } from '../../text/editions.ts';
import { DICE_TEXT } from '../newgame/diceTexts.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { useLabEntry } from './useLabEntry.tsx';

/** The list of studies, loaded when it is first opened. */
export const StudiesWindow = lazyPart(async () => (await import('./StudiesWindow.tsx')).StudiesWindow, {
  name: 'The list of studies',
});

const LOW_LUCK = DICE_TEXT['low-luck'];

/** The lab on the opening page: an edition's first turn, known openings, and the studies of this browser. */
export function LabEntries({ edition }: { readonly edition: string }) {
  const { enter, isEntering, message } = useLabEntry();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [isForOpenings, setForOpenings] = useState(false);
  const [isLowLuck, setLowLuck] = useState(false);
  const test = (): void =>
    enter(async ({ testOpening }) => {
      await loadEditionOf({ edition });
      const dice = isLowLuck ? LOW_LUCK.title.toLowerCase() : [];
      const title = ['Opening', editionTold(edition) ?? [], dice].flat().join(', ');
      testOpening(edition, title, isLowLuck ? 'low-luck' : 'program');
    });
  const show = (isOfOpenings: boolean): void => {
    setForOpenings(isOfOpenings);
    setOpened(true);
    setOpen(true);
  };
  return (
    <li>
      <FlaskConical size={20} aria-hidden />
      <button type="button" className="entries__button lab-entry" disabled={isEntering} onClick={test}>
        Test an opening
      </button>
      <label className="lab-entry__dice" title={LOW_LUCK.text}>
        <input type="checkbox" checked={isLowLuck} onChange={({ target }) => setLowLuck(target.checked)} />{' '}
        {LOW_LUCK.title}
      </label>
      <span>
        Try lines against yourself from the first turn, look at{' '}
        <button type="button" className="entries__button" onClick={() => show(true)}>
          known openings
        </button>{' '}
        move by move, or go on with your{' '}
        <span className="entries__end">
          <button type="button" className="entries__button" onClick={() => show(false)}>
            studies
          </button>
          .
        </span>
      </span>
      {wasOpened && (
        <StudiesWindow edition={edition} open={isOpen} isForOpenings={isForOpenings} onClose={() => setOpen(false)} />
      )}
      {message}
    </li>
  );
}
