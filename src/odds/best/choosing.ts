import type { BattleSide } from '../../engine/index.ts';
import type { Field } from '../field.ts';
import { aimOf, type Aim } from '../policies.ts';
import { isBetter, type Value } from './value.ts';

/** The aims of the sides; null for one that does not choose. */
export type Aims = Readonly<Record<BattleSide, Aim | null>>;

/** What sides aim at when they choose their casualties, and who of their submarines submerges. */
export interface AllAims {
  readonly casualties: Aims;
  readonly submerge: Aims;
}

export function aimsIn({ lines, policies }: Pick<Field, 'lines' | 'policies'>): AllAims {
  const submerging = (side: BattleSide): Aim | null =>
    lines[side].ranks.some(({ type }) => type.submerges) ? aimOf(policies[side].submerge) : null;
  return {
    casualties: { attacker: aimOf(policies.attacker.casualties), defender: aimOf(policies.defender.casualties) },
    submerge: { attacker: submerging('attacker'), defender: submerging('defender') },
  };
}

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
