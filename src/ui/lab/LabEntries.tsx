import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { openingOf } from '../../games/screens.ts';
import { loadEditionOf } from '../../store/loadEditionOf.ts';
import { editionTold } from '../../text/editions.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { useLabEntry } from './useLabEntry.tsx';

/** The list of studies, loaded when it is first opened. */
export const StudiesWindow = lazyPart(async () => (await import('./StudiesWindow.tsx')).StudiesWindow, {
  name: 'The list of studies',
});

/** The lab on the opening page: an edition's first turn, known openings, and the studies of this browser. */
export function LabEntries({ edition }: { readonly edition: string }) {
  const { enter, isEntering, message } = useLabEntry();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const [isForOpenings, setForOpenings] = useState(false);
  const [isLowLuck, setLowLuck] = useState(false);
  const lowLuck = openingOf({ edition })
    .newGame?.diceModes(null)
    .find(({ value }) => value === 'low-luck');
  const isLow = isLowLuck && lowLuck !== undefined;
  const test = (): void =>
    enter(async ({ testOpening }) => {
      await loadEditionOf({ edition });
      const dice = isLow ? lowLuck.title.toLowerCase() : [];
      const title = ['Opening', editionTold(edition) ?? [], dice].flat().join(', ');
      testOpening(edition, title, isLow ? 'low-luck' : 'program');
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
      {lowLuck !== undefined && (
        <label className="lab-entry__dice" title={lowLuck.text}>
          <input type="checkbox" checked={isLowLuck} onChange={({ target }) => setLowLuck(target.checked)} />{' '}
          {lowLuck.title}
        </label>
      )}
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
