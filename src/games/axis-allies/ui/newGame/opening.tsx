import { Calculator as CalculatorIcon, GraduationCap, Map as MapIcon, Signpost } from 'lucide-react';
import { type Edition, editionOf, SHELF, usualVictory } from '../../../../engine/axis-allies/index.ts';
import { newSeed } from '../../../../session/dice.ts';
import { beginGuide } from '../../../../store/guide.ts';
import { loadEditionOf } from '../../../../store/loadEditionOf.ts';
import {
  editorAddress,
  howToPlayAddress,
  RULES_ADDRESS,
  rulesAddress,
  WHAT_IT_DOES_ADDRESS,
} from '../../../../ui/address/address.ts';
import { useConfirmReplace } from '../../../../ui/files/useConfirmReplace.tsx';
import { assignedPowers, firstSeats, playersOf, tableOf } from '../../../../ui/newgame/seating.ts';
import type { FirstEntriesProps, Opening } from '../../../face/opening.ts';
import type { Seat } from '../../../face/seating.ts';
import { useGame } from '../../store/game.ts';
import { openCalculator } from '../../store/odds/calculator.ts';
import { newGameOptions } from './options.tsx';

/** Seats for two, with the name of the first on each side who has one. */
function seatsForTwo(edition: Edition, seats: readonly Seat[]): readonly Seat[] {
  const first = firstSeats(edition);
  const named = first.map((usual) => ({
    ...usual,
    name: seats.find(({ side, name }) => side === usual.side && name.trim() !== '')?.name ?? usual.name,
  }));
  const names = new Set(named.map(({ name }) => name.trim()));
  return names.size === named.length ? named : first;
}

/**
 * Begins a game of an edition, which is loaded, in the usual way for two, with the guide beside it. The two have the
 * names of those who sit at the table, if they have any.
 */
function beginFirstGame(edition: Edition, table: readonly Seat[]): void {
  const seats = seatsForTwo(edition, table);
  const players = playersOf(edition, seats, assignedPowers(edition, seats, {}));
  const begun = useGame.getState().newGame({
    edition: edition.id,
    seed: newSeed(),
    diceMode: 'program',
    players: players.map(({ name, powers }) => ({ name, powers: [...powers] })),
    start: { kind: 'setup', victory: usualVictory(edition) },
  });
  if (begun.ok) beginGuide();
}

/** On the opening page: a first game of the chosen edition, with the guide. */
export function FirstGameEntry({ edition, seats }: FirstEntriesProps) {
  const { replace, question } = useConfirmReplace();
  const readOnly = useGame((store) => store.readOnly);
  const start = (): void => {
    const loaded = editionOf(edition);
    beginFirstGame(loaded, seats ?? tableOf(loaded, useGame.getState().game?.players ?? []).seats);
  };
  const begin = (): void => {
    loadEditionOf({ edition }).then(
      () => replace(start),
      // The form beside says that the edition could not be loaded.
      () => undefined,
    );
  };
  return (
    <li>
      <Signpost size={20} aria-hidden />
      <button type="button" className="entries__button" disabled={readOnly} onClick={begin}>
        Your first game
      </button>
      <span>Begin at once, with a guide beside you through your first turn.</span>
      {question}
    </li>
  );
}

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
