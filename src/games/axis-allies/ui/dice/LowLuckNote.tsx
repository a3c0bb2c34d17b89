import { awaiting, lowLuckOf, isOfLowLuck, poolsOf, type GameState } from '../../../../engine/axis-allies/index.ts';
import { lowLuckText } from '../../text/diceText.ts';
import { useGame } from '../../store/game.ts';

/** What the dice that wait will come to, if the game is played with low luck. */
export function LowLuckNote({ state }: { readonly state: GameState }) {
  const isLowLuck = useGame((store) => store.setup?.diceMode === 'low-luck');
  const asked = awaiting(state);
  if (!isLowLuck || asked.kind !== 'dice') return null;
  if (!isOfLowLuck(asked)) return <p className="soft">Rolled as usual, also at low luck.</p>;
  const pools = poolsOf(state, asked).map(({ kinds, dice }) => ({
    kinds,
    ...lowLuckOf(dice.map(({ value }) => value)),
  }));
  return <p>Low luck, {lowLuckText(pools)}.</p>;
}
