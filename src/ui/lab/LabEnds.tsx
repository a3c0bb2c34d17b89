import { useEffect, useMemo, useRef, useState } from 'react';
import { boardOf, territoryOf, type GameState } from '../../engine/index.ts';
import { oddsOf, type End } from '../../odds/odds.ts';
import { pickEnds } from '../../store/lab/pickEnds.ts';
import { toTheEndNow } from '../../store/odds/choicesNow.ts';
import { endText } from '../../text/battleEnds.ts';
import { percent } from '../../text/chances.ts';
import { foundText, SEARCHING_TEXT } from '../../text/lab/labTexts.ts';
import { capitalized, counted, joinWords } from '../../text/words.ts';
import { Button } from '../components/Button.tsx';
import { typicalEnds } from './typicalEnds.ts';
import './ends.css';

/** So many ends are listed at first, and so many if the rarer ones are asked for. */
const LIKELIEST = 8;
const MOST = 100;
/** Milliseconds that the odds may take before the list gives up. */
const PATIENCE = 1_500;

/** In the lab: how the battle under way can end. Any end can be taken, as a branch with its chance. */
export function LabEnds({ state }: { readonly state: GameState }) {
  const [isOpen, setOpen] = useState(false);
  const part = useRef<HTMLDivElement>(null);
  // In a low panel the list would open out of view.
  useEffect(() => {
    if (isOpen) part.current?.scrollIntoView?.({ block: 'start' });
  }, [isOpen]);
  return (
    <div className="lab-ends" ref={part}>
      <Button wide aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Take an end of the battle
      </Button>
      {isOpen && <EndList state={state} />}
    </div>
  );
}

function EndList({ state }: { readonly state: GameState }) {
  const odds = useMemo(() => oddsOf(state, toTheEndNow(), stopsAfter(PATIENCE)), [state]);
  const [isSearching, setSearching] = useState(false);
  const [said, setSaid] = useState('');
  const [showsRare, setShowsRare] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said !== '') status.current?.scrollIntoView?.({ block: 'nearest' });
  }, [said]);
  if (typeof odds === 'string') return <p className="soft">The ends of this battle cannot be told from here.</p>;
  const take = (ends: readonly (readonly [End, string])[]): void => {
    if (isSearching) return;
    setSearching(true);
    setSaid(SEARCHING_TEXT);
    void pickEnds(ends.map(([end, name]) => ({ end, name })))
      .then(
        (found) => setSaid(foundText(found)),
        () => setSaid(''),
      )
      .finally(() => setSearching(false));
  };
  const production = territoryOf(boardOf(state), state.battle?.space ?? '')?.ipc ?? 0;
  const side = typicalEnds(odds.ends, production);
  const listed = odds.ends.slice(0, showsRare ? MOST : LIKELIEST);
  const others = odds.ends.length - listed.length;
  return (
    <div aria-busy={isSearching}>
      <p className="soft">If both sides lose what is suggested and fight to the end:</p>
      <ul>
        {listed.map((end, i) => (
          <li key={i}>
            <Button small wide aria-disabled={isSearching} onClick={() => take([[end, endText(end)]])}>
              <strong className="number">{percent(end.chance)}</strong> <span>{endText(end)}</span>
            </Button>
          </li>
        ))}
      </ul>
      {others > 0 && showsRare && <p className="soft">And {others} rarer ones.</p>}
      {others > 0 && !showsRare && (
        <Button small look="quiet" onClick={() => setShowsRare(true)}>
          And {counted(others, 'rarer one')}
        </Button>
      )}
      {side.length > 1 && (
        <Button
          small
          wide
          aria-disabled={isSearching}
          onClick={() => take(side.map(({ end, word }) => [end, `${word}: ${endText(end)}`]))}
        >
          {capitalized(joinWords(side.map(({ word }) => word.toLowerCase())))} side by side
        </Button>
      )}
      <p ref={status} className="soft" role="status">
        {said}
      </p>
    </div>
  );
}

function stopsAfter(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() > end;
}
