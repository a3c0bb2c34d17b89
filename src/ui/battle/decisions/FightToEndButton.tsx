import type { GameState } from '../../../engine/index.ts';
import { isBattleDecided } from '../../../store/decidedBattle.ts';
import { programRolls } from '../../../store/dice.ts';
import { useGame } from '../../../store/gameStore.ts';
import { DelayedButton } from '../../components/DelayedButton.tsx';

/** Rolls a battle to its end if the winner is certain; only if the program rolls. */
export function FightToEndButton({ state }: { readonly state: GameState }) {
  const fightOut = useGame((store) => store.fightToEnd);
  const isProgram = useGame((store) => programRolls(store.setup));
  if (!isProgram || !isBattleDecided(state)) return null;
  return (
    <DelayedButton meaning="fight out" wide onClick={fightOut}>
      Fight on until it is over
    </DelayedButton>
  );
}
