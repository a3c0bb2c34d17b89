import { Calculator as CalculatorIcon, GraduationCap, Map as MapIcon, Users } from 'lucide-react';
import { SHELF } from '../../engine/axis-allies/index.ts';
import { openCalculator } from '../../games/axis-allies/store/odds/calculator.ts';
import { playersText } from '../../text/editions.ts';
import {
  editorAddress,
  howToPlayAddress,
  RULES_ADDRESS,
  rulesAddress,
  WHAT_IT_DOES_ADDRESS,
} from '../address/address.ts';
import { classroomAddress } from '../address/classroomPages.ts';
import { FirstGameEntry } from '../../games/axis-allies/ui/guide/FirstGameEntry.tsx';
import { LabEntries } from '../lab/LabEntries.tsx';
import type { Seat } from './seating.ts';

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
  const rules = SHELF.length > 1 ? rulesAddress(edition) : RULES_ADDRESS;
  const entry = SHELF.find(({ id }) => id === edition) ?? SHELF[0];
  return (
    <ul className="entries" aria-label="What you can do here">
      <li>
        <Users size={20} aria-hidden />
        <button type="button" className="entries__button" onClick={goToForm}>
          New game
        </button>
        <span>{playersText(entry)} share this screen, or you alone play every power.</span>
      </li>
      <FirstGameEntry edition={edition} seats={seats} />
      <li>
        {/* Not one more picture: slow graphics cards draw them late, and the map after them. */}
        <span className="entries__globe" aria-hidden />
        <a href={classroomAddress('atlas')}>Explore the map</a>
        <span>An atlas of the war without a game, and for a class: a time line, lessons, a quiz, maps to print.</span>
      </li>
      <LabEntries edition={edition} />
      <li>
        <CalculatorIcon size={20} aria-hidden />
        <button type="button" className="entries__button" onClick={() => openCalculator(edition)}>
          Battle calculator
        </button>
        <span>Who wins any battle, what it costs, and how little is enough.</span>
      </li>
      <li>
        <MapIcon size={20} aria-hidden />
        <a href={editorAddress(edition)}>Set up a position</a>
        <span>Any units, owners and IPCs on the map, or a bid, to begin a game from.</span>
      </li>
      <li>
        <GraduationCap size={20} aria-hidden />
        <a href={howToPlayAddress(edition)}>How to play</a>
        <span>
          The whole game on one page, with pictures from the map. <a href={rules}>Read the rules</a> for every rule in
          plain words, with examples that play on the map, or look up{' '}
          <a href={WHAT_IT_DOES_ADDRESS}>what Warboard can do</a>.
        </span>
      </li>
    </ul>
  );
}
