import { useState, useEffect } from 'react';
import type { GameState } from '../../../../engine/axis-allies/index.ts';
import type { PowerThreats } from '../../odds/threats/threatMap.ts';
import { targetsText, threatText } from '../../text/lab/compareText.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { SpaceLink } from '../spaces/SpaceLink.tsx';
import { compareThreats } from '../../store/lab/compareThreats.ts';
import { usualNow } from '../../store/odds/choices.ts';

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
            <td className="number">{threatText(change)}</td>
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
interface Known {
  readonly before: GameState;
  readonly after: GameState;
  readonly found: ThreatsState;
}

const BEGUN: ThreatsState = { kind: 'asking', answered: 0, questions: 1 };

/** Compares the threats of two positions while the component is there. */
function useComparedThreats(before: GameState, after: GameState): ThreatsState {
  const [known, setKnown] = useState<Known | null>(null);
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
