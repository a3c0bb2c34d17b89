import { useCurrentGame } from '../../store/selectors.ts';
import './battle.css';
import { BattleList } from './BattleList.tsx';
import { BattleUnderWay } from './BattleUnderWay.tsx';
import { useBattleStory } from './useBattleStory.ts';

/** Conduct combat: the battle under way, or the battles still to come. */
export function BattlePanel() {
  const state = useCurrentGame();
  const story = useBattleStory();
  return (
    <section className="battle-panel" aria-label="Battles">
      {state.battle === null ? (
        <BattleList state={state} story={story} />
      ) : (
        <BattleUnderWay state={state} battle={state.battle} story={story} />
      )}
    </section>
  );
}
