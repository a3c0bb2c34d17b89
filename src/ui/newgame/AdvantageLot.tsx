import { Dices } from 'lucide-react';
import { advantagesOf, type Draw, type Edition, type Power } from '../../engine/index.ts';
import { Die } from '../dice/Die.tsx';
import { Button } from '../components/Button.tsx';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import { Stepper } from '../components/Stepper.tsx';
import { lotOf, type Agreed } from './agreed.ts';

interface AdvantageLotProps {
  readonly edition: Edition;
  readonly agreed: Agreed;
  readonly seed: string;
  readonly onChange: (agreed: Agreed) => void;
}

/** How many advantages each power draws, and the dice that decide which. */
export function AdvantageLot({ edition, agreed, seed, onChange }: AdvantageLotProps) {
  const { each, isDrawn } = agreed;
  const most = Math.max(...edition.powers.map(({ id }) => advantagesOf(edition, id).length));
  return (
    <>
      <div className="lot__head">
        <span>For each power</span>
        <Stepper
          label="advantages for each power"
          value={each}
          min={1}
          max={most}
          onChange={(next) => onChange({ ...agreed, each: next })}
        />
        {!isDrawn && (
          <Button onClick={() => onChange({ ...agreed, isDrawn: true })}>
            <Dices size={18} aria-hidden /> Roll for them
          </Button>
        )}
      </div>
      <div className="lot" role="status" aria-label="What was drawn">
        {isDrawn && (
          <ul>
            {inTurnOrder(edition).map((power) => (
              <PowersLot key={power.id} power={power} draws={lotOf(edition, power.id, each, seed)} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

const inTurnOrder = ({ turnOrder, powers }: Edition): readonly Power[] =>
  turnOrder.flatMap((id) => powers.find((power) => power.id === id) ?? []);

function PowersLot({ power, draws }: { readonly power: Power; readonly draws: readonly Draw[] }) {
  return (
    <li className="lot__power">
      <h4>
        <PowerEmblem power={power.id} size={24} /> {power.name}
      </h4>
      <ol className="lot__dice">
        {draws.map(({ die, advantage }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- dice have no other identity
          <li key={i} className="lot__die">
            <Die value={die} hit={false} />
            {advantage === null ? (
              <span className="soft">came before: again</span>
            ) : (
              <span>
                <strong>{advantage.name}</strong>
                <span className="choice__text">{advantage.about}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </li>
  );
}
