import { awaiting, type GameState } from '../../engine/index.ts';
import { isOfLowLuck } from '../../store/dice.ts';
import { useGame } from '../../store/gameStore.ts';
import { lowLuckOf } from '../../store/lowLuck.ts';
import { lowLuckText } from '../../text/diceText.ts';

/** What the dice that wait will come to, if the game is played with low luck. */
export function LowLuckNote({ state }: { readonly state: GameState }) {
  const isLowLuck = useGame((store) => store.setup?.diceMode === 'low-luck');
  const asked = awaiting(state);
  if (!isLowLuck || asked.kind !== 'dice') return null;
  return (
    <p className="low-luck">
      {isOfLowLuck(asked) ? `Low luck, ${lowLuckText(lowLuckOf(asked.groups))}.` : 'Rolled as usual, also at low luck.'}
    </p>
  );
}
