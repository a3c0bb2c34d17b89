import { limitOf, rocketLoss, rocketStrikes, type GameState } from '../../../../engine/axis-allies/index.ts';
import { spaceName } from '../../text/names.ts';
import { ipcs } from '../../../../text/words.ts';
import { DelayedSpaceButton } from '../spaces/SpaceButton.tsx';
import { BattlesHead } from '../odds/BattlesHead.tsx';
import { OddsOfRocket } from '../odds/parts.tsx';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useGame } from '../../store/game.ts';

interface RocketsProps {
  readonly state: GameState;
  /** Whether no list of battles stands above, whose heading has the switch for all odds. */
  readonly isAlone: boolean;
}

const TITLE = 'Rockets, if you like';
const HIGHEST = 6;

/** The rocket strikes that can be made now, the dearest complexes first (RKT-1). */
export function Rockets({ state, isAlone }: RocketsProps) {
  const beginFight = useGame((store) => store.beginFight);
  const readOnly = useGame((store) => store.readOnly);
  const strikes = rocketStrikes(state).toSorted((a, b) => limitOf(state, b.to) - limitOf(state, a.to));
  if (strikes.length === 0) return null;
  return (
    <section className="rockets" aria-label="Rockets">
      {isAlone ? <BattlesHead title={TITLE} /> : <h3>{TITLE}</h3>}
      <p className="soft">
        One die, without defence; one from each territory, one at each industrial complex.{' '}
        <RuleLink rule="RKT-1" short />
      </p>
      <ul>
        {strikes.map(({ from, to }) => (
          <li key={`${from} ${to}`}>
            <DelayedSpaceButton
              meaning={`${from} ${to}`}
              wide
              space={to}
              className="rocket"
              disabled={readOnly}
              onClick={() => beginFight({ type: 'rocket', from, to })}
            >
              <span>
                {spaceName(state, from)} to {spaceName(state, to)}
              </span>
              <span className="soft">at most {ipcs(rocketLoss(state, to, HIGHEST))}</span>
            </DelayedSpaceButton>
            <OddsOfRocket from={from} to={to} />
          </li>
        ))}
      </ul>
    </section>
  );
}
