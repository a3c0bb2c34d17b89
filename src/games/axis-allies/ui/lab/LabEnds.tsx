import { useEffect, useMemo, useRef, useState } from 'react';
import { boardOf, type GameState, territoryOf } from '../../../../engine/axis-allies/index.ts';
import { addLines } from '../../../../store/lab/addLines.ts';
import { expected, percent, withSign } from '../../../../text/chances.ts';
import { foundText, SEARCHING_TEXT } from '../../../../text/lab/labTexts.ts';
import { capitalized, counted, joinWords } from '../../../../text/words.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { lineTo } from '../../odds/lineTo.ts';
import { type End, gainOf, type Odds, oddsOf, spreadOfEnds } from '../../odds/odds.ts';
import { ownState } from '../../store/game.ts';
import { toTheEndNow } from '../../store/odds/choices.ts';
import { battleEndText, endRows } from '../../text/battleEnds.ts';
import { spaceName } from '../../text/names.ts';
import '../compare/compare.css';
import './ends.css';

/** An end of the battle on the table, and the name of its branch. */
export interface PickedEnd {
  readonly end: End;
  readonly name: string;
  /** Taken in its place, the first for which dice are found, if none are found for it. */
  readonly instead?: readonly Omit<PickedEnd, 'instead'>[];
}

/**
 * Adds a branch for each of these ends of the battle under way: dice and losses that lead there, and at its last move
 * the chance of this end. The first is the main line. With one end the lab goes there; several lie side by side. Gives
 * how many were found.
 */
export function pickEnds(picked: readonly PickedEnd[]): Promise<number> {
  const policies = toTheEndNow();
  return addLines(
    'ends',
    picked.map((one) =>
      [one, ...(one.instead ?? [])].map(({ end, name }) => ({
        search: (start) => lineTo(ownState(start), end, policies),
        notes: { name, chance: end.chance },
      })),
    ),
  );
}

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
  const take = (picked: readonly PickedEnd[]): void => {
    if (isSearching) return;
    setSearching(true);
    setSaid(SEARCHING_TEXT);
    void pickEnds(picked)
      .then(
        (found) => setSaid(foundText(found)),
        () => setSaid(''),
      )
      .finally(() => setSearching(false));
  };
  const space = state.battle?.space ?? '';
  const production = territoryOf(boardOf(state), space)?.ipc ?? 0;
  // Lines of several battles are told apart by their space.
  const named = (end: End, word = ''): PickedEnd => ({
    end,
    name: `${[spaceName(state, space), word].filter((part) => part !== '').join(', ')}: ${battleEndText(end)}`,
  });
  const withOthers = ({ end, word, instead }: TypicalEnd): PickedEnd => ({
    ...named(end, word),
    instead: instead.map((other) => named(other, word)),
  });
  const side = typicalEnds(odds.ends, production);
  const listed = odds.ends.slice(0, showsRare ? MOST : LIKELIEST);
  const others = odds.ends.length - listed.length;
  return (
    <div aria-busy={isSearching}>
      <p className="soft">If both sides lose what is suggested and fight to the end:</p>
      <ul>
        {listed.map((end, i) => (
          <li key={i}>
            <Button small wide aria-disabled={isSearching} onClick={() => take([named(end)])}>
              <strong className="number">{percent(end.chance)}</strong> <span>{battleEndText(end)}</span>
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
        <>
          <EndsCompared
            odds={odds}
            ends={side}
            production={production}
            onTake={(word, end) => take([named(end, word)])}
          />
          <Button small wide aria-disabled={isSearching} onClick={() => take(side.map(withOthers))}>
            Add {joinWords(side.map(({ word }) => word))} side by side
          </Button>
        </>
      )}
      <p ref={status} className="soft" role="status">
        {said}
      </p>
    </div>
  );
}

interface EndsComparedProps {
  readonly odds: Odds;
  readonly ends: readonly TypicalEnd[];
  readonly production: number;
  readonly onTake: (word: string, end: End) => void;
}

/** The typical, the lucky and the unlucky end side by side, and what all come to; each head goes to its end. */
function EndsCompared({ odds, ends, production, onTake }: EndsComparedProps) {
  const rows = endRows(
    ends.map(({ end }) => end),
    production,
  );
  return (
    <>
      <table className="compared ends-compared">
        <caption>Ends side by side</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">What is told</span>
            </th>
            {ends.map(({ word, end }) => (
              <th key={word} scope="col">
                <Button small title={`Go to the ${word} end`} onClick={() => onTake(word, end)}>
                  {capitalized(word)}
                </Button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, ...told]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {told.map((text, i) => (
                <td key={i} className="number">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">
        All ends together: on balance {withSign(odds.swing)} IPCs, give or take{' '}
        {expected(spreadOfEnds(odds.ends, production))}.
      </p>
    </>
  );
}

function stopsAfter(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() > end;
}

interface TypicalEnd {
  readonly word: 'typical' | 'lucky' | 'unlucky';
  readonly end: End;
  /** Ends to take in its place if no dice are found for it, the nearest to the middle of all battles first. */
  readonly instead: readonly End[];
}

/** How many in a hundred battles end at least as badly as an unlucky end, and at least as well as a lucky one. */
const TAIL = 0.1;
/** So many ends are tried in place of the typical one. */
const MOST_TRIED = 4;

/**
 * The likeliest end, a lucky and an unlucky one for the attacker: those at which a tenth of all battles end at least as
 * well or as badly, in IPCs with the production of the territory. Ends that coincide are given once.
 */
export function typicalEnds(ends: readonly End[], production: number): readonly TypicalEnd[] {
  const gain = (end: End): number => gainOf(end, production);
  const worst = ends.toSorted((a, b) => gain(a) - gain(b));
  const typical = ends[0];
  const [lucky, middle, unlucky] = [reaching(worst.toReversed(), TAIL), reaching(worst, 0.5), reaching(worst, TAIL)];
  if (typical === undefined || middle === undefined) return [];
  const fromMiddle = (end: End): number => Math.abs(gain(end) - gain(middle));
  const instead = ends
    .filter((end) => end !== typical && end !== lucky && end !== unlucky)
    .toSorted((a, b) => fromMiddle(a) - fromMiddle(b))
    .slice(0, MOST_TRIED);
  const chosen = [
    { word: 'typical', end: typical, instead },
    { word: 'lucky', end: lucky, instead: [] },
    { word: 'unlucky', end: unlucky, instead: [] },
  ] as const;
  return chosen.flatMap(({ word, end, instead: others }, i) =>
    end === undefined || chosen.slice(0, i).some((other) => other.end === end) ? [] : [{ word, end, instead: others }],
  );
}

/** The end with which their chances reach this share of all battles. */
function reaching(ends: readonly End[], share: number): End | undefined {
  let sum = 0;
  return ends.find(({ chance }) => (sum += chance) >= share) ?? ends.at(-1);
}
