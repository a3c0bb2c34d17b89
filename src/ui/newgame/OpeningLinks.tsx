import { GraduationCap, Users, FlaskConical, Archive } from 'lucide-react';
import { useState } from 'react';
import { shelf } from '../../engine/index.ts';
import type { Seat } from '../../games/face/seating.ts';
import { booksOf } from '../../games/faces.ts';
import { openingOf } from '../../games/screens.ts';
import { playersText, editionTold } from '../../text/editions.ts';
import { rulesAddress, WHAT_IT_DOES_ADDRESS } from '../address/address.ts';
import { classroomAddress } from '../address/classroomPages.ts';
import { loadEditionOf } from '../../store/loadEditionOf.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { useLabEntry } from '../lab/useLabEntry.tsx';
import { useAutosave } from '../../store/autosaveStore.ts';
import { Button } from '../components/Button.tsx';
import { openGames } from '../games/gamesOpen.ts';
import { useGame } from '../../store/gameStore.ts';

/** The list of studies, loaded when it is first opened. */
const StudiesWindow = lazyPart(async () => (await import('../lab/StudiesWindow.tsx')).StudiesWindow, {
  name: 'The list of studies',
});

/** The lab on the opening page: an edition's first turn, known openings, and the studies of this browser. */
function LabEntries({ edition }: { readonly edition: string }) {
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

/** Opens the list of games; hidden if there are none. */
export function GamesButton() {
  const others = useAutosave((store) => store.archived.length);
  const count = useGame((store) => (store.game === null ? others : others + 1));
  if (count === 0) return null;
  return (
    <Button onClick={openGames}>
      <Archive size={18} aria-hidden /> Games ({count})
    </Button>
  );
}

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
