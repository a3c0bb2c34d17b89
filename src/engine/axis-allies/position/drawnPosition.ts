import { editionOf } from '../board.ts';
import type { Edition } from '../edition.ts';
import { COMPLEX } from '../facilityKinds.ts';
import { NEUTRAL } from '../ids.ts';
import { usualVictory } from '../phases/victory.ts';
import type { GameState } from '../state.ts';
import { stateOf } from './positionState.ts';
import type { PositionInFile } from './schema.ts';

/** What is known of nothing done so far in the turn; without it, battles would be listed. */
const NOTHING_DONE: PositionInFile['turn'] = {
  control: {},
  engage: {},
  battles: [],
  seaBattles: {},
  captured: [],
  mobilized: {},
  newComplexes: [],
  rockets: [],
};

/**
 * The state that a map can draw of a position, whatever its faults: control, units, cargo, money and possessions, but
 * nothing of what was done in the turn or is being fought. Ids that the edition does not know are left out.
 */
export function drawnPosition(position: PositionInFile): GameState {
  const edition = editionOf(position.edition);
  const { isPower, isSpace, isUnit, isTerritory } = knownIn(edition);
  const isOwner = (id: string): boolean => isPower(id) || id === NEUTRAL;
  const units = kept(position.units, isOwner, (spaces) => kept(spaces, isSpace, (counts) => kept(counts, isUnit)));
  return stateOf({
    ...position,
    power: isPower(position.power) ? position.power : edition.turnOrder[0]!,
    phase: edition.phases.find(({ id }) => id === position.phase)?.id ?? edition.phases[0]!.id,
    victory: Object.hasOwn(edition.victories, position.victory) ? position.victory : usualVictory(edition),
    treasury: kept(position.treasury, isPower),
    control: kept(position.control, (id) => isTerritory(id) && isPower(position.control[id]!)),
    alignedNeutrals: position.alignedNeutrals && kept(position.alignedNeutrals, isTerritory),
    wars: position.wars?.filter((war) => war.every(isPower)),
    units,
    aboard: position.aboard.flatMap(({ in: space, ship, owner, cargo, damaged }) =>
      isSpace(space) && isUnit(ship) && isPower(owner)
        ? {
            in: space,
            ship,
            owner,
            cargo: cargo
              .filter((one) => isUnit(one.unit) && isPower(one.owner))
              .map(({ unit, owner: whose }) => ({ unit, owner: whose })),
            ...(damaged && { damaged }),
          }
        : [],
    ),
    pieces: position.pieces.flatMap(({ in: space, unit, owner, count, damaged, submerged }) =>
      damaged || submerged
        ? { in: space, unit, owner, count, ...(damaged && { damaged }), ...(submerged && { submerged }) }
        : [],
    ),
    purchased: kept(position.purchased, (id) => isUnit(id) || id === COMPLEX),
    complexesCapturedThisTurn: [],
    complexes: position.complexes?.filter(isTerritory),
    developments: kept(position.developments, isPower, (ids) =>
      ids.filter((id) => edition.developments.some((one) => one.id === id)),
    ),
    advantages: Object.fromEntries(
      Object.entries(position.advantages).map(([power, ids]) => [
        power,
        ids.filter((id) => edition.advantages.some((one) => one.id === id && one.power === power)),
      ]),
    ),
    turn: NOTHING_DONE,
    battle: undefined,
    roll: undefined,
    spentAdvantages: [],
    running: [],
    offers: [],
    shots: [],
    mustCollect: position.mustCollect.filter(isPower),
    over: undefined,
  });
}

/** Which ids an edition knows; of territories, those that can be held. */
function knownIn(edition: Edition) {
  const spaces = new Map(edition.spaces.map((space) => [space.id, space]));
  const powers = new Set(edition.powers.map(({ id }) => id));
  const units = new Set(edition.units.map(({ id }) => id));
  return {
    isPower: (id: string): boolean => powers.has(id),
    isSpace: (id: string): boolean => spaces.has(id),
    isUnit: (id: string): boolean => units.has(id),
    isTerritory: (id: string): boolean => {
      const space = spaces.get(id);
      return space?.kind === 'land' && !space.neutral;
    },
  };
}

/** A record with only the keys that are known, and its values changed if `change` is given. */
const kept = <Value>(
  record: Readonly<Record<string, Value>>,
  isKnown: (key: string) => boolean,
  change: (value: Value) => Value = (value) => value,
): Record<string, Value> =>
  Object.fromEntries(Object.entries(record).flatMap(([key, value]) => (isKnown(key) ? [[key, change(value)]] : [])));
