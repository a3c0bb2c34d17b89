import type { BattleSide, GameState, Strengthened } from '../../../engine/axis-allies/index.ts';
import { countedUnits } from './unitNames.ts';
import { joinWords } from '../../../text/words.ts';

const DOES = { attacker: ['attacks', 'attack'], defender: ['defends', 'defend'] } as const;

/**
 * What an advantage or a development makes of units: 'Stronger by Wolf Packs: 3 submarines attack on 3 instead of 2.'
 */
export function strengthText(state: GameState, side: BattleSide, { name, units }: Strengthened): string {
  const kinds = new Map<
    string,
    { readonly type: string; readonly value: number; readonly without: number; n: number }
  >();
  for (const { id, value, without } of units) {
    const type = state.units[id]?.type ?? '';
    const key = `${type} ${value} ${without}`;
    const kind = kinds.get(key) ?? { type, value, without, n: 0 };
    kinds.set(key, { ...kind, n: kind.n + 1 });
  }
  const parts = [...kinds.values()].map(
    ({ type, value, without, n }) =>
      `${countedUnits(type, n)} ${DOES[side][n === 1 ? 0 : 1]} on ${value} instead of ${without}`,
  );
  return `Stronger by ${name}: ${joinWords(parts)}.`;
}
