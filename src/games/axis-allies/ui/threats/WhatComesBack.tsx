import { useEffect } from 'react';
import { enemiesInTurn, type Approach, type PowerId, type SpaceId } from '../../../../engine/axis-allies/index.ts';
import type { CounterAttack } from '../../odds/threats/counterAttack.ts';
import { useThreats } from '../../store/odds/threats.ts';
import { attackText, fateText, sentLines } from '../../text/threats.ts';
import { powerName } from '../../text/names.ts';
import { ApproachList } from '../spaces/Approaches.tsx';
import { SpaceLink } from '../spaces/SpaceLink.tsx';
import { useAskThreats } from './useAskThreats.ts';
import { useDisplayedGame } from '../../store/game.ts';
import './threats.css';

/**
 * What each enemy can send against a space as the plan leaves it: the strongest attack with its odds, unit by unit, and
 * what else could come.
 */
export function WhatComesBack({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const back = useThreats((store) => (store.back?.space === space ? store.back : null));
  useAskThreats();
  useEffect(() => {
    useThreats.setState({ asked: space });
    return () => useThreats.setState({ asked: null });
  }, [space]);
  if (back === null) return <p className="soft">Looking …</p>;
  return (
    <div className="comes-back">
      <p className="soft">When the battles of this turn are over: {fateText(game, back)}</p>
      {back.fate !== null &&
        enemiesInTurn(game).map((power) => (
          <Enemy
            key={power}
            power={power}
            space={space}
            attack={back.attacks.find((attack) => attack.power === power) ?? null}
            others={back.others[power] ?? []}
          />
        ))}
    </div>
  );
}

interface EnemyProps {
  readonly power: PowerId;
  readonly space: SpaceId;
  readonly attack: CounterAttack | null;
  readonly others: readonly Approach[];
}

/** What one power can send. */
function Enemy({ power, space, attack, others }: EnemyProps) {
  const game = useDisplayedGame();
  return (
    <>
      <h4>{attack === null ? powerName(game, power) : attackText(game, attack)}</h4>
      {attack === null && others.length === 0 && <p className="soft">Nothing.</p>}
      {attack !== null && <Sent attack={attack} />}
      {others.length > 0 && (
        <>
          <p className="soft">{attack === null ? 'Each by itself:' : 'In reach too, each by itself:'}</p>
          <ApproachList game={game} space={space} found={others} />
        </>
      )}
    </>
  );
}

/** Who takes part in an attack. */
export function Sent({ attack }: { readonly attack: CounterAttack }) {
  const game = useDisplayedGame();
  return (
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
          {task === '' ? ': attack' : task}
        </li>
      ))}
    </ul>
  );
}
