import { refusalOf, type GameState } from '../../engine/index.ts';
import { BattleItem } from './BattleItem.tsx';
import { LatestFight } from './LatestFight.tsx';

/** The battles still to be fought, below the report of the last one. */
export function BattleList({ state }: { state: GameState }) {
  const { battles } = state.turn;
  const landingsFirst = battles.some(
    ({ space }) => refusalOf(state, { type: 'fight', space })?.reason === 'assaults-first',
  );
  return (
    <>
      <LatestFight />
      <h3>{battles.length === 0 ? 'All battles are fought' : 'Battles to fight'}</h3>
      {landingsFirst && <p className="soft">Landings from the sea come first, each after its sea battle.</p>}
      {battles.length === 0 ? (
        <p>Go on to noncombat moves below.</p>
      ) : (
        <ul className="battle-list">
          {battles.map((plan) => (
            <BattleItem key={`${plan.space}/${plan.kind}`} state={state} plan={plan} />
          ))}
        </ul>
      )}
    </>
  );
}
