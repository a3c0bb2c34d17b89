import { useMemo, useState, useEffect } from 'react';
import type { Difference, GameState } from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import {
  namesText,
  pairText,
  spaceChanges,
  planRows,
  targetsText,
  threatChangeText,
} from '../../text/lab/compareText.ts';
import { powerName } from '../../text/names.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { SpaceLink } from '../spaces/SpaceLink.tsx';
import type { OddsAnswer, OddsQuestion } from '../../odds/questions.ts';
import { choicesNow, usualNow } from '../../store/odds/choices.ts';
import { workerOffice } from '../../store/odds/workerOffice.ts';
import { useAnswer } from '../odds/useAnswer.ts';
import type { PowerThreats } from '../../odds/threats/threatMap.ts';
import { compareThreats } from '../../store/lab/compareThreats.ts';

interface PowersTableProps {
  readonly state: GameState;
  readonly powers: Difference['powers'];
}

/** The powers that differ: IPCs, production, units, and what they have developed or been given. */
export function PowersTable({ state, powers }: PowersTableProps) {
  return (
    <table className="compared">
      <caption>Powers</caption>
      <thead>
        <tr>
          <th scope="col">Power</th>
          <th scope="col">IPCs in hand</th>
          <th scope="col">Production</th>
          <th scope="col">Units</th>
        </tr>
      </thead>
      <tbody>
        {powers.map(({ power, ipcs, production, units, ...names }) => (
          <tr key={power}>
            <th scope="row">
              {powerName(state, power)}
              <span className="compared__names">{namesText(state, names)}</span>
            </th>
            {[ipcs, production, units].map((pair, i) => (
              <td key={i} className="number">
                {pairText(pair)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SpacesTableProps {
  readonly state: GameState;
  readonly spaces: Difference['spaces'];
}

/** The spaces that differ: units and control; each leads to its place on the map, which marks it. */
export function SpacesTable({ state, spaces }: SpacesTableProps) {
  return (
    <div>
      <table className="compared">
        <caption>Spaces, marked with ≠ on the map</caption>
        <tbody>
          {spaces.map((one) => (
            <tr key={one.space}>
              <th scope="row">
                <SpaceLink space={one.space} />
              </th>
              <td>{spaceChanges(state, one).join('; ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {spaces.length > 1 && (
        <Button small onClick={() => flyTo(spaces.map(({ space }) => space))}>
          Show all of them on the map
        </Button>
      )}
    </div>
  );
}

interface PlansComparedProps {
  readonly before: GameState;
  readonly after: GameState;
  /** Who reckons; a worker, unless a test says otherwise. */
  readonly office?: typeof workerOffice;
}

/** What the battles planned in both positions are worth, side by side: odds, losses, balance and spread. */
export function PlansCompared({ before, after, office = workerOffice }: PlansComparedProps) {
  const [first, second] = [useWorth(before, office), useWorth(after, office)];
  if (first === 'failed' || second === 'failed') return <p role="alert">The plans could not be reckoned.</p>;
  if (first === 'asking' || second === 'asking') return <p className="soft">Reckoning the odds…</p>;
  if (first === null && second === null) return null;
  return (
    <table className="compared">
      <caption>All battles of the plan together</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">What is expected</span>
          </th>
          <th scope="col">First</th>
          <th scope="col">Second</th>
        </tr>
      </thead>
      <tbody>
        {planRows(first, second).map(([what, one, other]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td className="number">{one}</td>
            <td className="number">{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the plan of a position is worth; null without battles. */
function useWorth(state: GameState, office: typeof workerOffice): OddsAnswer['plan']['worth'] | 'asking' | 'failed' {
  const question = useMemo<OddsQuestion>(() => ({ state, choices: choicesNow(), orders: [] }), [state]);
  const { answer, isFresh, hasFailed } = useAnswer(question, office);
  return hasFailed ? 'failed' : isFresh && answer !== null ? answer.plan.worth : 'asking';
}

interface ThreatsComparedProps {
  readonly before: GameState;
  readonly after: GameState;
}

/** What each power could attack in both positions, and how likely each space falls; reckoned when it is opened. */
export function ThreatsCompared(positions: ThreatsComparedProps) {
  const [isOpen, setOpen] = useState(false);
  const [tries, setTries] = useState(1);
  return (
    <details className="compare__threats" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Threats</summary>
      {isOpen && <Reckoned key={tries} {...positions} onAgain={() => setTries(tries + 1)} />}
    </details>
  );
}

function Reckoned({ before, after, onAgain }: ThreatsComparedProps & { readonly onAgain: () => void }) {
  const now = useComparedThreats(before, after);
  if (now.kind === 'asking')
    return (
      <div className="rolling">
        <progress aria-label="Threats reckoned" max={now.questions} value={now.answered} />
        <span>Looking …</span>
      </div>
    );
  if (now.kind === 'failed')
    return (
      <p role="alert">
        This could not be reckoned. <Button onClick={onAgain}>Try again</Button>
      </p>
    );
  return (
    <div role="status">
      <p className="soft">
        Each power by itself in its next combat move, when the battles that are planned have been fought. Chances that
        the space falls; those of large battles are estimates.
      </p>
      {now.powers.map((one) => (
        <PowerChanges key={one.power} state={after} of={one} />
      ))}
    </div>
  );
}

function PowerChanges({ state, of }: { readonly state: GameState; readonly of: PowerThreats }) {
  if (of.changes.length === 0) return <p>{targetsText(state, of)}; no chance differs.</p>;
  return (
    <table className="compared">
      <caption>{targetsText(state, of)}</caption>
      <tbody>
        {of.changes.map((change) => (
          <tr key={change.space}>
            <th scope="row">
              <SpaceLink space={change.space} />
            </th>
            <td className="number">{threatChangeText(change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type ThreatsState =
  | { readonly kind: 'asking'; readonly answered: number; readonly questions: number }
  | { readonly kind: 'failed' }
  | { readonly kind: 'done'; readonly powers: readonly PowerThreats[] };

/** What is known, and of which positions. */
interface KnownStates {
  readonly before: GameState;
  readonly after: GameState;
  readonly found: ThreatsState;
}

const BEGUN: ThreatsState = { kind: 'asking', answered: 0, questions: 1 };

/** Compares the threats of two positions while the component is there. */
function useComparedThreats(before: GameState, after: GameState): ThreatsState {
  const [known, setKnown] = useState<KnownStates | null>(null);
  useEffect(() => {
    let isHeard = true;
    const hear = (found: ThreatsState): void => {
      if (isHeard) setKnown({ before, after, found });
    };
    const comparing = compareThreats(before, after, usualNow(), (answered, questions) =>
      hear({ kind: 'asking', answered, questions }),
    );
    comparing.answer.then(
      (powers) => hear({ kind: 'done', powers }),
      () => hear({ kind: 'failed' }),
    );
    return () => {
      isHeard = false;
      comparing.stop();
    };
  }, [before, after]);
  return known?.before === before && known.after === after ? known.found : BEGUN;
}
