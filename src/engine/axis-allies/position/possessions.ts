import { waitsToStrike } from '../acting.ts';
import { advantageFaults, withoutEmpty } from '../advantages/agreed.ts';
import { react } from '../advantages/inPlay.ts';
import type { Log } from '../commandRule.ts';
import type { Edition } from '../edition.ts';
import { openingComplexes } from '../phases/complexes.ts';
import { isCapitalLost } from '../pieces.ts';
import type { GameState, Offer } from '../state.ts';
import type { PositionChecks } from './positionFaults.ts';
import type { PositionInFile, PositionFile } from './schema.ts';

/**
 * What powers have beside units and territories: developments, industrial complexes, research dice, objectives paid
 * once, advantages and what has become of these: used up, holding for a time, offering units (NA-4).
 */

type PossessionKeys = 'complexes' | 'developments' | 'advantages' | 'mustCollect' | 'objectivesPaid' | 'roll';
type Possessions = Pick<GameState, PossessionKeys>;
type PossessionEntries = Pick<PositionFile, PossessionKeys>;

/** The entries of a state; none for what is as at the beginning of a game. */
export function possessionEntries(state: GameState, edition: Edition): PossessionEntries {
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
    ...(state.objectivesPaid && { objectivesPaid: [...state.objectivesPaid] }),
    ...(roll && { roll: { ...roll } }),
  };
}

/** Whether a file has such entries. */
export const hasPossessions = ({
  complexes,
  developments,
  advantages,
  mustCollect,
  objectivesPaid,
  roll,
}: PossessionEntries): boolean =>
  [complexes, developments, advantages, mustCollect, objectivesPaid, roll].some((entry) => entry !== undefined);

/** What a position's powers have; without entries as at the beginning of a game. */
export function possessionsFrom(
  edition: Edition,
  position: PositionInFile,
  control: GameState['control'],
): Possessions {
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
    ...(position.objectivesPaid && { objectivesPaid: position.objectivesPaid }),
    roll: roll ?? null,
  };
}

/** The complexes that a position has, by its own list or by the set-up. */
export const complexesIn = (edition: Edition, { complexes }: Pick<PositionInFile, 'complexes'>): readonly string[] =>
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
  checkObjectives(checks);
  position.mustCollect.forEach((power, i) => {
    const path = `mustCollect[${i}]`;
    if (isPower(path, power) && !edition.freedPowersCollectFirst)
      report(path, 'a freed power need not collect income before it buys');
  });
}

function checkObjectives({ edition, position, report }: PositionChecks): void {
  position.objectivesPaid?.forEach((id, i) => {
    const path = `objectivesPaid[${i}]`;
    const objective = edition.objectives.find((one) => one.id === id);
    if (!objective) report(path, `no objective ${id}`, 'OBJ-1');
    else if (!objective.isOnce) report(path, `${id} is paid each turn`, 'OBJ-1');
    else if (position.objectivesPaid!.indexOf(id) < i) report(path, `${id} is paid already`, 'OBJ-12');
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

type AdvantageKeys = 'spentAdvantages' | 'running' | 'offers';

/** The entries of what has become of advantages; none for what there is nothing of. */
export const advantageEntries = (state: GameState): Pick<PositionFile, AdvantageKeys> => {
  const { spentAdvantages, running, offers } = state;
  return {
    ...(spentAdvantages.length > 0 && { spentAdvantages: [...spentAdvantages] }),
    ...(running.length > 0 && {
      running: running.map(({ spaces, ...one }) => ({ ...one, ...(spaces && { spaces: [...spaces] }) })),
    }),
    // What was answered is said too: without an entry it would be offered again.
    ...((offers.length > 0 || offersWhenBegun(state).length > 0) && {
      offers: offers.map((offer) => ({ ...offer, places: [...offer.places], units: { ...offer.units } })),
    }),
  };
};

/** What advantages offer when mobilize new units begins, as long as nothing has been mobilized in it (NA-US-2). */
export function offersWhenBegun(state: GameState): readonly Offer[] {
  const { power, phase, turn } = state;
  if (phase !== 'mobilize-new-units' || turn.placed.length > 0 || Object.keys(turn.mobilized).length > 0) return [];
  const log: Log = { state: { ...state, offers: [] }, events: [] };
  react(log, { type: 'phase-began', power, phase }, log.state);
  return log.state.offers;
}

/** Whether a file has such entries. */
export const hasAdvantageEntries = ({ spentAdvantages, running, offers }: Pick<PositionFile, AdvantageKeys>): boolean =>
  [spentAdvantages, running, offers].some((entry) => entry !== undefined);

export const advantageState = ({
  spentAdvantages,
  running,
  offers,
}: PositionInFile): Pick<GameState, AdvantageKeys> => ({
  spentAdvantages,
  running: running.map(({ spaces, ...one }) => ({ ...one, ...(spaces && { spaces }) })),
  offers: offers ?? [],
});

/** Reports advantages that nobody has, that never are what is said of them, and offers of nothing or to nowhere. */
function checkAdvantages({ edition, position, report, isPower, spaceAt }: PositionChecks): void {
  const held = new Set(Object.values(position.advantages).flat());
  if (waitsToStrike(position) && (position.phase === 'combat-move' || position.phase === 'conduct-combat'))
    report('phase', 'it strikes in its partner’s turn', 'NA-UK-2');
  const checkHeld = (path: string, id: string): void => {
    if (!held.has(id)) report(path, `nobody has the advantage ${id}`, 'NA-1');
  };
  const ruleOf = (id: string) => edition.advantages.find((advantage) => advantage.id === id);
  position.spentAdvantages.forEach((id, i) => {
    const path = `spentAdvantages[${i}]`;
    checkHeld(path, id);
    if (!ruleOf(id)?.once) report(path, `${id} is never used up`, 'NA-4');
    if (position.spentAdvantages.indexOf(id) < i) report(path, `${id} is named twice`);
  });
  position.running.forEach(({ advantage, until, spaces = [] }, i) => {
    checkHeld(`running[${i}].advantage`, advantage);
    if (!ruleOf(advantage)?.holdsForATime)
      report(`running[${i}].advantage`, `${advantage} never holds for a time`, 'NA-4');
    if (until === 'battle' && !position.battle) report(`running[${i}].until`, 'no battle is under way');
    spaces.forEach((id, j) => spaceAt(`running[${i}].spaces[${j}]`, id));
  });
  position.offers?.forEach(({ advantage, by, places, units }, i) => {
    const path = `offers[${i}]`;
    if (isPower(`${path}.by`, by) && !position.advantages[by]?.includes(advantage))
      report(`${path}.advantage`, `${by} does not have the advantage ${advantage}`, 'NA-1');
    // A move may be offered instead of units.
    const offersUnits = Object.keys(units).length > 0;
    if (places.length === 0 && offersUnits) report(`${path}.places`, 'units are offered for a territory');
    places.forEach((id, j) => {
      if (spaceAt(`${path}.places[${j}]`, id)?.kind === 'sea')
        report(`${path}.places[${j}]`, 'units are offered for territories');
    });
    for (const type of Object.keys(units))
      if (type !== 'industrial-complex' && !edition.units.some(({ id }) => id === type))
        report(`${path}.units.${type}`, `no unit ${type}`);
    if (places.length > 0 && Object.values(units).every((count) => count === 0))
      report(`${path}.units`, 'nothing is offered');
  });
}
