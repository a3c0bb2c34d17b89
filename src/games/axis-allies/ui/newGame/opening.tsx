import { Calculator as CalculatorIcon, GraduationCap, Map as MapIcon } from 'lucide-react';
import { SHELF } from '../../../../engine/axis-allies/index.ts';
import {
  editorAddress,
  howToPlayAddress,
  RULES_ADDRESS,
  rulesAddress,
  WHAT_IT_DOES_ADDRESS,
} from '../../../../ui/address/address.ts';
import type { Opening } from '../../../face/opening.ts';
import { openCalculator } from '../../store/odds/calculator.ts';
import { FirstGameEntry } from '../guide/FirstGameEntry.tsx';
import { newGameOptions } from './options.tsx';

/** The calculator, the position editor, and where one learns the game. */
function Tools({ edition }: { readonly edition: string }) {
  const rules = SHELF.length > 1 ? rulesAddress(edition) : RULES_ADDRESS;
  return (
    <>
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
    </>
  );
}

/** What this family shows on the opening page. */
export const opening: Opening = { newGame: newGameOptions, FirstEntries: FirstGameEntry, LastEntries: Tools };
