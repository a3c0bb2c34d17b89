import { advantageFaults, withoutEmpty } from '../advantages.ts';
import type { Edition } from '../edition.ts';
import { openingComplexes } from '../phases/complexes.ts';
import { isCapitalLost } from '../pieces.ts';
import type { GameState } from '../state.ts';
import { checkAdvantages } from './advantageRecords.ts';
import type { PositionChecks } from './positionChecks.ts';
import type { Position, PositionFile } from './schema.ts';

/** What powers have beside units and territories: developments, advantages, industrial complexes, research dice. */

type Keys = 'complexes' | 'developments' | 'advantages' | 'mustCollect' | 'roll';
type Possessions = Pick<GameState, Keys>;
type Entries = Pick<PositionFile, Keys>;

/** The entries of a state; none for what is as at the beginning of a game. */
export function possessionEntries(state: GameState, edition: Edition): Entries {
  const { complexes, developments, advantages, roll } = state;
  const opening = openingComplexes(edition);
  const isOpening = complexes.length === opening.length && opening.every((space) => complexes.includes(space));
  // Those without their capital have not collected since; that need not be said.
  const mustCollect = state.mustCollect.filter((power) => !isCapitalLost(state, power));
  return {
    ...(Object.keys(developments).length > 0 && { developments: withoutEmpty(developments) }),
    ...(Object.keys(advantages).length > 0 && { advantages: withoutEmpty(advantages) }),
    ...(!isOpening && { complexes: [...complexes] }),
    ...(mustCollect.length > 0 && { mustCollect }),
    ...(roll && { roll: { ...roll } }),
  };
}

/** Whether a file has such entries. */
export const hasPossessions = ({ complexes, developments, advantages, mustCollect, roll }: Entries): boolean =>
  [complexes, developments, advantages, mustCollect, roll].some((entry) => entry !== undefined);

/** What a position's powers have; without entries as at the beginning of a game. */
export function possessionsFrom(edition: Edition, position: Position, control: GameState['control']): Possessions {
  const { complexes, developments, advantages, mustCollect, roll } = position;
  const sideOf = new Map(edition.powers.map(({ id, side }) => [id, side]));
  const isLost = (power: string): boolean => {
    const capital = edition.powers.find(({ id }) => id === power)?.capital ?? '';
    return sideOf.get(control[capital] ?? power) !== sideOf.get(power);
  };
  return {
    complexes: complexes
      ? edition.spaces.flatMap(({ id }) => (complexes.includes(id) ? [id] : []))
      : openingComplexes(edition),
    developments: withoutEmpty(developments),
    advantages: withoutEmpty(advantages),
    mustCollect: edition.freedPowersCollectFirst
      ? edition.turnOrder.filter((power) => mustCollect.includes(power) || isLost(power))
      : [],
    roll: roll ?? null,
  };
}

/** The complexes that a position has, by its own list or by the set-up. */
export const complexesIn = (edition: Edition, { complexes }: Pick<Position, 'complexes'>): readonly string[] =>
  complexes ?? openingComplexes(edition);

/** Reports possessions that cannot be. */
export function checkPossessions(checks: PositionChecks): void {
  const { edition, position, report, isPower } = checks;
  for (const type of Object.keys(position.purchased))
    if (!isForSale(edition, type)) report(`purchased.${type}`, `no unit ${type}`);
  checkDevelopments(checks);
  for (const { path, message, rule } of advantageFaults(edition, position.advantages)) report(path, message, rule);
  checkAdvantages(checks);
  checkComplexes(checks);
  position.mustCollect.forEach((power, i) => {
    const path = `mustCollect[${i}]`;
    if (isPower(path, power) && !edition.freedPowersCollectFirst)
      report(path, 'a freed power need not collect income before it buys');
  });
}

const isForSale = ({ units, complexCost }: Edition, type: string): boolean =>
  units.some(({ id }) => id === type) || (type === 'industrial-complex' && complexCost !== null);

function checkDevelopments({ edition, position, report, isPower }: PositionChecks): void {
  const { developments, roll, turn, phase, power: acting } = position;
  const isKnown = (path: string, id: string): boolean =>
    edition.developments.some((one) => one.id === id) || (report(path, `no development ${id}`, 'RES-1'), false);
  for (const [power, ids] of Object.entries(developments)) {
    isPower(`developments.${power}`, power);
    ids.forEach((id, i) => {
      const path = `developments.${power}[${i}]`;
      if (isKnown(path, id) && ids.indexOf(id) < i) report(path, `${power} has ${id} already`, 'RES-6');
    });
  }
  if (turn?.research !== undefined) isKnown('turn.research', turn.research);
  if (roll?.kind !== 'research' || !isKnown('roll.development', roll.development)) return;
  if (phase !== 'develop-weapons') report('roll', 'research dice are rolled in develop weapons', 'TURN-2');
  if (developments[acting]?.includes(roll.development))
    report('roll.development', `${acting} has ${roll.development} already`, 'RES-6');
  if (turn?.research !== undefined && turn.research !== roll.development)
    report('turn.research', 'there is one development a turn', 'RES-2');
}

function checkComplexes({ edition, position, report, spaceAt }: PositionChecks): void {
  const complexes = complexesIn(edition, position);
  position.complexes?.forEach((id, i) => {
    const path = `complexes[${i}]`;
    const space = spaceAt(path, id);
    if (!space) return;
    if (space.kind === 'sea') report(path, 'industrial complexes stand in territories', 'CPX-1');
    else if (space.neutral) report(path, 'no industrial complex stands in neutral territory', 'CPX-1');
    else if (space.ipc < 1) report(path, `${id} is worth nothing`, 'CPX-1');
    else if (complexes.indexOf(id) < i) report(path, `${id} has an industrial complex already`, 'CPX-2');
    else if (edition.complexCost === null && !space.industrialComplex)
      report(path, 'no industrial complex is ever placed', 'BUY-1');
  });
  position.complexesCapturedThisTurn.forEach((id, i) => {
    const path = `complexesCapturedThisTurn[${i}]`;
    if (spaceAt(path, id) && !complexes.includes(id)) report(path, `${id} has no industrial complex`);
  });
  position.turn?.newComplexes.forEach((id, i) => {
    const path = `turn.newComplexes[${i}]`;
    if (!spaceAt(path, id)) return;
    if (!complexes.includes(id)) report(path, `${id} has no industrial complex`);
    const hasMoved = position.running.some(({ spaces }) => spaces?.includes(id));
    if (position.phase !== 'mobilize-new-units' && position.phase !== 'collect-income' && !hasMoved)
      report(path, 'industrial complexes are placed in mobilize new units', 'CPX-1');
  });
}
