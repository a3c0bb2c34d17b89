import type { GameState } from '../../../engine/index.ts';
import { isBattleDecided } from '../../../store/decidedBattle.ts';
import { useGame } from '../../../store/gameStore.ts';
import { DelayedButton } from '../../components/DelayedButton.tsx';

/** Rolls a battle whose end is in no doubt to that end; where real dice fall there is nothing to save. */
export function FightToEndButton({ state }: { readonly state: GameState }) {
  const fightOut = useGame((store) => store.fightToEnd);
  const isProgram = useGame((store) => store.setup?.diceMode === 'program');
  if (!isProgram || !isBattleDecided(state)) return null;
  return (
    <DelayedButton meaning="fight out" wide onClick={fightOut}>
      Fight on until it is over
    </DelayedButton>
  );
}
