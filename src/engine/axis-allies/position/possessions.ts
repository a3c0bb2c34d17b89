import { waitsToStrike } from '../acting.ts';
import { advantageFaults, withoutEmpty } from '../advantages/agreed.ts';
import { react } from '../advantages/inPlay.ts';
import type { Log } from '../commandRule.ts';
import type { Edition } from '../edition.ts';
import { facilityWares } from '../facilities.ts';
import { isCapitalLost } from '../pieces.ts';
import type { GameState, Offer } from '../state.ts';
import { checkFacilities, facilitiesFrom, facilityEntries } from './facilityEntries.ts';
import type { PositionChecks } from './positionFaults.ts';
import type { PositionInFile, PositionFile } from './schema.ts';

/**
 * What powers have beside units and territories: developments, industrial complexes, research dice, objectives paid
 * once, advantages and what has become of these: used up, holding for a time, offering units (NA-4).
 */

type PossessionKeys =
  'complexes' | 'facilities' | 'developments' | 'advantages' | 'mustCollect' | 'objectivesPaid' | 'roll';
type Possessions = Pick<GameState, PossessionKeys>;
type PossessionEntries = Pick<PositionFile, PossessionKeys>;

/** The entries of a state; none for what is as at the beginning of a game. */
export function possessionEntries(state: GameState, edition: Edition): PossessionEntries {
  const { developments, advantages, roll } = state;
  // Those without their capital have not collected since; that need not be said.
  const mustCollect = state.mustCollect.filter((power) => !isCapitalLost(state, power));
  return {
    ...(Object.keys(developments).length > 0 && { developments: withoutEmpty(developments) }),
    ...(Object.keys(advantages).length > 0 && { advantages: withoutEmpty(advantages) }),
    ...facilityEntries(state, edition),
    ...(mustCollect.length > 0 && { mustCollect }),
    ...(state.objectivesPaid && { objectivesPaid: [...state.objectivesPaid] }),
    ...(roll && { roll: { ...roll } }),
  };
}

/** Whether a file has such entries. */
export const hasPossessions = ({
  complexes,
  facilities,
  developments,
  advantages,
  mustCollect,
  objectivesPaid,
  roll,
}: PossessionEntries): boolean =>
  [complexes, facilities, developments, advantages, mustCollect, objectivesPaid, roll].some(
    (entry) => entry !== undefined,
  );

/** What a position's powers have; without entries as at the beginning of a game. */
export function possessionsFrom(
  edition: Edition,
  position: PositionInFile,
  control: GameState['control'],
): Possessions {
  const { developments, advantages, mustCollect, roll } = position;
  const sideOf = new Map(edition.powers.map(({ id, side }) => [id, side]));
  const isLost = (power: string): boolean => {
    const capital = edition.powers.find(({ id }) => id === power)?.capital ?? '';
    return sideOf.get(control[capital] ?? power) !== sideOf.get(power);
  };
  return {
    ...facilitiesFrom(edition, position),
    developments: withoutEmpty(developments),
    advantages: withoutEmpty(advantages),
    mustCollect: edition.freedPowersCollectFirst
      ? edition.turnOrder.filter((power) => mustCollect.includes(power) || isLost(power))
      : [],
    ...(position.objectivesPaid && { objectivesPaid: position.objectivesPaid }),
    roll: rollFrom(roll),
  };
}

/** Only a raid that can be met in the air has stages. */
function rollFrom(roll: PositionInFile['roll']): GameState['roll'] {
  if (roll?.kind !== 'raid') return roll ?? null;
  const { stage, ...raid } = roll;
  return { ...raid, ...(stage && { stage }) };
}

/** Reports possessions that cannot be. */
export function checkPossessions(checks: PositionChecks): void {
  const { edition, position, report, isPower } = checks;
  for (const type of Object.keys(position.purchased))
    if (![...edition.units.map(({ id }) => id), ...facilityWares(edition).map((ware) => ware.type)].includes(type))
      report(`purchased.${type}`, `no unit ${type}`);
  checkDevelopments(checks);
  for (const { path, message, rule } of advantageFaults(edition, position.advantages)) report(path, message, rule);
  checkAdvantages(checks);
  checkFacilities(checks);
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
