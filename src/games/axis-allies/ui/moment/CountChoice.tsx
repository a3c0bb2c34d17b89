import { useEffect, useState } from 'react';
import type { GameState, PowerId, SpaceId } from '../../../../engine/axis-allies/index.ts';
import { flyTo } from '../../../../store/mapCamera.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { DeciderHeading } from '../dice/DeciderHeading.tsx';
import { useGame } from '../../store/game.ts';
import './countChoice.css';

/** Units that are as good as each other, of which a number is chosen. */
export interface Pack {
  readonly key: string;
  /** What is counted, in the plural: 'submarines in Sea Zone 6'. */
  readonly label: string;
  /** The most that can be chosen of it. */
  readonly max: number;
}

type Counts = Readonly<Record<string, number>>;

interface CountChoiceProps {
  readonly state: GameState;
  readonly by: readonly PowerId[];
  /** What must be decided. */
  readonly what: string;
  /** What follows from it. */
  readonly note: string;
  /** Where it is; the map flies there. */
  readonly spaces: readonly SpaceId[];
  readonly packs: readonly Pack[];
  /** How many can be chosen in all; and whether it must be so many. */
  readonly most: number;
  readonly isExact?: boolean;
  /** The button that gives the answer, for so many in all: 'Fire with 2'. */
  say(total: number): string;
  onChoose(counts: Counts): void;
}

/** A power that is asked says how many of each kind: a number for each pack, and one button that gives the answer. */
export function CountChoice(props: CountChoiceProps) {
  const { state, by, what, note, spaces, packs, most, isExact = false, say, onChoose } = props;
  const readOnly = useGame((store) => store.readOnly);
  const [counts, setCounts] = useState<Counts>({});
  const where = spaces.join();
  useEffect(() => flyTo(where.split(',')), [where]);
  const countOf = ({ key, max }: Pack): number => Math.min(counts[key] ?? 0, max);
  const total = packs.reduce((sum, pack) => sum + countOf(pack), 0);
  return (
    <section className="count-choice" aria-label={what}>
      <DeciderHeading state={state} by={by} what={what} takesFocus />
      <p className="soft">{note}</p>
      <ul>
        {packs.map((pack) => (
          <li key={pack.key}>
            <Stepper
              label={pack.label}
              value={countOf(pack)}
              max={Math.min(pack.max, countOf(pack) + most - total)}
              disabled={readOnly}
              onChange={(n) => setCounts({ ...counts, [pack.key]: n })}
            />
            <span aria-hidden="true">{pack.label}</span>
          </li>
        ))}
      </ul>
      <Button
        look="main"
        wide
        disabled={readOnly || (isExact && total !== most)}
        onClick={() => onChoose(Object.fromEntries(packs.map((pack) => [pack.key, countOf(pack)])))}
      >
        {say(total)}
      </Button>
    </section>
  );
}
