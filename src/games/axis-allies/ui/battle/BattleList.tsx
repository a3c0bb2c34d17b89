import { raidsToFly, refusalOf, rocketStrikes, type GameState } from '../../../../engine/axis-allies/index.ts';
import { battlesInOrder } from '../../store/battlesInOrder.ts';
import { BattlesHead } from '../odds/BattlesHead.tsx';
import { BattleItem } from './BattleItem.tsx';
import { RaidItem } from './RaidItem.tsx';
import { Rockets } from './Rockets.tsx';
import { LatestFight } from './LatestFight.tsx';

/** The battles still to be fought, below the report of the last one. */
export function BattleList({ state }: { state: GameState }) {
  const battles = battlesInOrder(state);
  const raids = raidsToFly(state);
  const isOver = battles.length + raids.length === 0;
  const isOnlyRockets = isOver && rocketStrikes(state).length > 0;
  const landingsFirst = battles.some(
    ({ space }) => refusalOf(state, { type: 'fight', space })?.reason === 'assaults-first',
  );
  // One button leads on, that of the first raid or else the first battle that can be fought now.
  const next = raids.length > 0 ? undefined : battles.find(({ space }) => !refusalOf(state, { type: 'fight', space }));
  return (
    <>
      <LatestFight />
      {isOver ? isOnlyRockets || <h3>All battles are fought</h3> : <BattlesHead title="Battles to fight" />}
      {landingsFirst && <p className="soft">Landings from the sea come first, each after its sea battle.</p>}
      {isOver || (
        <ul className="battle-list">
          {raids.map((space, i) => (
            <RaidItem key={`${space}/raid`} state={state} space={space} isNext={i === 0} />
          ))}
          {battles.map((plan) => (
            <BattleItem key={`${plan.space}/${plan.kind}`} state={state} plan={plan} isNext={plan === next} />
          ))}
        </ul>
      )}
      <Rockets state={state} isAlone={isOver} />
      {isOver && <p>{isOnlyRockets ? 'Or go' : 'Go'} on to noncombat moves below.</p>}
    </>
  );
}
