import type { ByUnitType, GameState, Pair, SpaceDifference } from '../../engine/index.ts';
import { withSign } from '../chances.ts';
import { powerName } from '../names.ts';
import { inTableOrder, unitTypeName } from '../unitNames.ts';

/** Two numbers and how far they lie apart: "10 → 12 (+2)"; one alone if they do not differ. */
export const pairText = ([before, after]: Pair): string =>
  before === after ? String(before) : `${before} → ${after} (${withSign(after - before)})`;

/** What differs in a space: "Germany +1 tank, −2 infantry", and who controls it now. */
export function spaceChanges(state: GameState, { units, control }: SpaceDifference): readonly string[] {
  const [from, to] = control ?? [null, null];
  const name = (power: string | null): string => (power === null ? 'nobody' : powerName(state, power));
  return [
    ...(control === null ? [] : [`held by ${name(to)}, before by ${name(from)}`]),
    ...Object.entries(units).map(([power, changes]) => `${powerName(state, power)} ${unitChanges(changes)}`),
  ];
}

const unitChanges = (changes: ByUnitType<number>): string =>
  inTableOrder(Object.keys(changes))
    .map((type) => `${withSign(changes[type] ?? 0)} ${unitTypeName(type, Math.abs(changes[type] ?? 0))}`)
    .join(', ');
