import type {
  ByUnitType,
  GameState,
  Pair,
  PowerDifference,
  SpaceDifference,
} from '../../../../engine/axis-allies/index.ts';
import type { PowerThreats, ThreatChange } from '../../odds/threats/threatMap.ts';
import type { Worth } from '../../odds/planOdds.ts';
import { expected, percent, withSign } from '../../../../text/chances.ts';
import { advantageName, developmentName, powerName } from '../names.ts';
import { inTableOrder, unitTypeName } from '../unitNames.ts';

/** Two numbers and how far they lie apart: "10 → 12 (+2)"; one alone if they do not differ. */
export const pairText = ([before, after]: Pair): string =>
  before === after ? String(before) : `${before} → ${after} (${withSign(after - before)})`;

/** What differs in a space: "Germany +1 tank, −2 infantry", who controls it now, and whether it has a complex. */
export function spaceChanges(state: GameState, { units, control, complex }: SpaceDifference): readonly string[] {
  const [from, to] = control ?? [null, null];
  const name = (power: string | null): string => (power === null ? 'nobody' : powerName(state, power));
  return [
    ...(control === null ? [] : [`held by ${name(to)}, before by ${name(from)}`]),
    ...(complex === undefined ? [] : [complex ? 'now with an industrial complex' : 'without an industrial complex']),
    ...Object.entries(units).map(([power, changes]) => `${powerName(state, power)} ${unitChanges(changes)}`),
  ];
}

/** What a power has by name in one position only: 'now with Rockets, without Colonial Garrison'; '' without any. */
export function namesText(
  state: GameState,
  { developments, advantages }: Pick<PowerDifference, 'developments' | 'advantages'>,
): string {
  const names = (which: 'more' | 'fewer'): readonly string[] => [
    ...developments[which].map((id) => developmentName(state, id)),
    ...advantages[which].map((id) => advantageName(state, id)),
  ];
  return [...names('more').map((name) => `now with ${name}`), ...names('fewer').map((name) => `without ${name}`)].join(
    ', ',
  );
}

const unitChanges = (changes: ByUnitType<number>): string =>
  inTableOrder(Object.keys(changes))
    .map((type) => `${withSign(changes[type] ?? 0)} ${unitTypeName(type, Math.abs(changes[type] ?? 0))}`)
    .join(', ');

/** What the map writes where two positions differ: '≠ +2 −1', how many units more and fewer; '≠' without any. */
export function differenceSign({ units }: SpaceDifference): string {
  const changes = Object.values(units).flatMap((types) => Object.values(types));
  const sum = (some: readonly number[]): number => some.reduce((total, one) => total + one, 0);
  const [more, fewer] = [sum(changes.filter((one) => one > 0)), sum(changes.filter((one) => one < 0))];
  return ['≠', ...[more, fewer].filter((one) => one !== 0).map(withSign)].join(' ');
}

/** How many spaces a power could attack in both positions: 'Germany could attack 5 → 7 (+2)'. */
export const targetsText = (state: GameState, { power, targets }: PowerThreats): string =>
  `${powerName(state, power)} could attack: ${pairText(targets)}`;

/** The chance that a space falls in both positions: '23 % → 61 %'. */
export function threatChangeText({ before, after }: ThreatChange): string {
  const chance = (one: number | null): string => (one === null ? 'no attack' : percent(Math.min(1, one)));
  return `${chance(before)} → ${chance(after)}`;
}

/** What two plans are worth, a row for each figure; a plan without battles has none. */
export function planRows(
  first: Worth | null,
  second: Worth | null,
): readonly (readonly [what: string, first: string, second: string])[] {
  const row = (what: string, figure: (worth: Worth) => string): readonly [string, string, string] => [
    what,
    first === null ? '–' : figure(first),
    second === null ? '–' : figure(second),
  ];
  return [
    row('All battles won', ({ all }) => percent(all)),
    row('None won', ({ none }) => percent(none)),
    row('IPCs lost', ({ lost }) => expected(lost.attacker)),
    row('IPCs destroyed', ({ lost }) => expected(lost.defender)),
    row('IPCs on balance', ({ swing }) => withSign(swing)),
    row('Give or take', ({ spread }) => expected(spread)),
  ];
}
