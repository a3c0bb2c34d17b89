import type { GameState } from '../../../../../engine/axis-allies/index.ts';
import { isWinnerCertain } from '../../../session/certainWinner.ts';
import { programRolls } from '../../../../../session/dice.ts';
import { DelayedButton } from '../../../../../ui/components/DelayedButton.tsx';
import { useGame } from '../../../store/game.ts';

/** Rolls a battle to its end if the winner is certain; only if the program rolls. */
export function FightToEndButton({ state }: { readonly state: GameState }) {
  const fightOut = useGame((store) => store.fightToEnd);
  const isProgram = useGame((store) => programRolls(store.setup));
  if (!isProgram || !isWinnerCertain(state)) return null;
  return (
    <DelayedButton meaning="fight out" wide onClick={fightOut}>
      Fight on until it is over
    </DelayedButton>
  );
}
