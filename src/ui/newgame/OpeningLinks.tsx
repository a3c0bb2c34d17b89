import { GraduationCap, Users } from 'lucide-react';
import { shelf } from '../../engine/index.ts';
import type { Seat } from '../../games/face/seating.ts';
import { booksOf } from '../../games/faces.ts';
import { openingOf } from '../../games/screens.ts';
import { playersText } from '../../text/editions.ts';
import { rulesAddress, WHAT_IT_DOES_ADDRESS } from '../address/address.ts';
import { classroomAddress } from '../address/classroomPages.ts';
import { LabEntries } from '../lab/LabEntries.tsx';

/** To the form: its head comes into sight, and Enter begins the game. On a phone it is far below. */
function goToForm(): void {
  document.querySelector('.newgame')?.scrollIntoView({ block: 'start' });
  document.querySelector<HTMLElement>('.newgame__foot [type=submit]')?.focus({ preventScroll: true });
}

interface OpeningLinksProps {
  readonly edition: string;
  /** Who sits at the table, as it was typed into the form beside; null if nothing was. */
  readonly seats?: readonly Seat[] | null;
}

/** What can be done here, one line each. */
export function OpeningLinks({ edition, seats = null }: OpeningLinksProps) {
  const entry = shelf().find(({ id }) => id === edition);
  const { FirstEntries, LastEntries } = openingOf({ edition });
  return (
    <ul className="entries" aria-label="What you can do here">
      <li>
        <Users size={20} aria-hidden />
        <button type="button" className="entries__button" onClick={goToForm}>
          New game
        </button>
        <span>{entry && playersText(entry)} share this screen, or you alone play every power.</span>
      </li>
      {FirstEntries !== undefined && <FirstEntries edition={edition} seats={seats} />}
      <li>
        {/* Not one more picture: slow graphics cards draw them late, and the map after them. */}
        <span className="entries__globe" aria-hidden />
        <a href={classroomAddress('atlas')}>Explore the map</a>
        <span>An atlas of the war without a game, and for a class: a time line, lessons, a quiz, maps to print.</span>
      </li>
      <LabEntries edition={edition} />
      {LastEntries === undefined ? <Learn edition={edition} /> : <LastEntries edition={edition} />}
    </ul>
  );
}

/** Where one learns a game of whose learning its family tells no more. */
const Learn = ({ edition }: { readonly edition: string }) => (
  <li>
    <GraduationCap size={20} aria-hidden />
    {booksOf({ edition }) !== undefined && <a href={rulesAddress(edition)}>The rules</a>}
    <span>
      Look up <a href={WHAT_IT_DOES_ADDRESS}>what Warboard can do</a>.
    </span>
  </li>
);
