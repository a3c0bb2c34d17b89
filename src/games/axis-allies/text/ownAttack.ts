import type { CounterAttack } from '../odds/threats/counterAttack.ts';
import { percent } from '../../../text/chances.ts';
import { counted } from '../../../text/words.ts';

/** What a press orders and how likely it wins: 'Attack with all: 7 units, win 93 %, take 88 %'. */
export function ordersText(what: string, { sent, odds }: CounterAttack): string {
  const units = counted(
    sent.reduce((sum, one) => sum + one.units.length, 0),
    'unit',
  );
  if (odds === null) return `${what}: ${units}; too large a battle for its odds`;
  const take =
    odds.captured > 0 && percent(odds.captured) !== percent(odds.won) ? `, take ${percent(odds.captured)}` : '';
  return `${what}: ${units}, win ${percent(odds.won)}${take}`;
}

/** Why no smallest force is shown. */
export const noLeastText = ({ odds }: CounterAttack, chance: number): string =>
  odds !== null && odds.won < chance
    ? 'Not even all together win so often.'
    : 'None could be found that needs no battle at sea first.';
