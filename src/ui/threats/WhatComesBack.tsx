import { useEffect } from 'react';
import type { SpaceId } from '../../engine/index.ts';
import type { CounterAttack } from '../../odds/threats/counterAttack.ts';
import { useThreats } from '../../store/odds/threats.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { attackText, fateText, sentLines } from '../../text/comesBack.ts';
import { SpaceLink } from '../spaces/SpaceLink.tsx';
import { useAskThreats } from './useAskThreats.ts';
import './threats.css';

/** The strongest attack of each enemy on a space as the plan leaves it, with its odds and unit by unit. */
export function WhatComesBack({ space }: { readonly space: SpaceId }) {
  const game = useCurrentGame();
  const back = useThreats((store) => (store.back?.space === space ? store.back : null));
  const hasFailed = useThreats((store) => store.hasFailed);
  useAskThreats();
  useEffect(() => {
    useThreats.setState({ asked: space });
    return () => useThreats.setState({ asked: null });
  }, [space]);
  if (hasFailed) return <p className="soft">This could not be reckoned.</p>;
  if (back === null) return <p className="soft">Looking …</p>;
  return (
    <div className="comes-back">
      <p className="soft">When the battles of this turn are over: {fateText(game, back)}</p>
      {back.attacks.map((attack) => (
        <Attack key={attack.power} attack={attack} />
      ))}
      {back.attacks.length === 0 && back.fate !== null && <p>No enemy can attack it then.</p>}
    </div>
  );
}

function Attack({ attack }: { readonly attack: CounterAttack }) {
  const game = useCurrentGame();
  return (
    <>
      <h4>{attackText(game, attack)}</h4>
      <ul className="approaches">
        {sentLines(game, attack).map(({ units, from, task }) => (
          <li key={`${units} ${from} ${task}`}>
            {units}{' '}
            {from === attack.space ? (
              'here'
            ) : (
              <>
                from <SpaceLink space={from} />
              </>
            )}
            {task}
          </li>
        ))}
      </ul>
    </>
  );
}
