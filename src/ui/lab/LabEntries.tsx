import { FlaskConical } from 'lucide-react';
import { useState } from 'react';
import { editionOf } from '../../engine/index.ts';
import { loadEditionOf } from '../../store/loadEditionOf.ts';
import { editionTold } from '../../text/editions.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { useLabEntry } from './useLabEntry.tsx';

/** The list of studies, loaded when it is first opened. */
export const StudiesWindow = lazyPart(async () => (await import('./StudiesWindow.tsx')).StudiesWindow, {
  name: 'The list of studies',
});

/** The lab on the opening page: an edition's first turn, and the studies of this browser. */
export function LabEntries({ edition }: { readonly edition: string }) {
  const { enter, isEntering, failure } = useLabEntry();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const test = (): void =>
    enter(async ({ testOpening }) => {
      await loadEditionOf({ edition });
      testOpening(editionOf(edition), ['Opening', editionTold(edition) ?? []].flat().join(', '));
    });
  return (
    <li>
      <FlaskConical size={20} aria-hidden />
      <button type="button" className="entries__button lab-entry" disabled={isEntering} onClick={test}>
        Test an opening
      </button>
      <span>
        Try lines against yourself from the first turn, or open{' '}
        <button
          type="button"
          className="entries__button"
          onClick={() => {
            setOpened(true);
            setOpen(true);
          }}
        >
          studies
        </button>
        .
      </span>
      {wasOpened && <StudiesWindow edition={edition} open={isOpen} onClose={() => setOpen(false)} />}
      {failure}
    </li>
  );
}
