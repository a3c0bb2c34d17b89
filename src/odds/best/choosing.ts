import type { BattleSide } from '../../engine/index.ts';
import type { Aim } from '../policies.ts';
import { isBetter, type Value } from './value.ts';

/** The aims of the sides; null for one that does not choose. */
export type Aims = Readonly<Record<BattleSide, Aim | null>>;

/** The best of some options for a side; the first of those that are as good. */
export function bestOf<Option>(
  side: BattleSide,
  aim: Aim | null,
  options: readonly Option[],
  valueOf: (option: Option) => Value,
): { readonly option: Option; readonly value: Value } {
  let option = options[0]!;
  let value = valueOf(option);
  if (aim)
    for (let i = 1; i < options.length; i++) {
      const other = valueOf(options[i]!);
      if (isBetter(side, aim, other, value)) [option, value] = [options[i]!, other];
    }
  return { option, value };
}

/** The same where only the option is asked for: a single one is not reckoned. */
export const choiceOf = <Option>(
  side: BattleSide,
  aim: Aim | null,
  options: readonly Option[],
  valueOf: (option: Option) => Value,
): Option => (options.length === 1 ? options[0]! : bestOf(side, aim, options, valueOf).option);
