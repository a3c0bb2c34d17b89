import { fault, ok, type Result } from '../../table/result.ts';
import { listed } from './listed.ts';
import { EDITIONS, editionOf } from '../editions/index.ts';
import type { SpaceId } from '../ids.ts';
import { NO_TURN, openingControl, piecesOf, twoPlayers } from '../newGame.ts';
import { openTurn } from '../phases/openTurn.ts';
import type { GameState, Unit } from '../state.ts';
import { positionFaults } from './faults.ts';
import { positionSchema, type Position, type PositionFault, type PositionFile } from './schema.ts';
import { standingFaults } from './standing.ts';

/** A game at the position a file describes, its phase fresh; or every fault of the file by JSON path. Never throws. */
export function fromPosition(json: unknown): Result<GameState, readonly PositionFault[]> {
  const parsed = positionSchema.safeParse(json);
  if (!parsed.success)
    return fault(parsed.error.issues.map((issue) => ({ path: pathOf(issue.path), message: issue.message })));
  const hidden = hiddenKeys(json as PositionFile);
  if (hidden.length > 0) return fault(hidden);
  const position = parsed.data;
  const edition = EDITIONS.find((known) => known.id === position.edition);
  if (!edition) return fault([{ path: 'edition', message: `no edition ${position.edition}` }]);
  const faults = positionFaults(edition, position);
  if (faults.length > 0) return fault(faults);
  const state = stateOf(position);
  const standing = standingFaults(state);
  return standing.length > 0 ? fault(standing) : ok(state);
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key)),
    '',
  );

/** JSON may name a key `__proto__`, which the schema's records drop unseen. */
function hiddenKeys(file: PositionFile): readonly PositionFault[] {
  const under = (path: string, record: object | undefined, depth: number): readonly PositionFault[] => {
    if (!record) return [];
    const own = Object.hasOwn(record, '__proto__')
      ? [{ path: `${path}.__proto__`, message: 'nothing is called __proto__' }]
      : [];
    return depth === 0
      ? own
      : [
          ...own,
          ...Object.entries(record).flatMap(([key, inner]: [string, object]) =>
            under(`${path}.${key}`, inner, depth - 1),
          ),
        ];
  };
  return [
    ...under('treasury', file.treasury, 0),
    ...under('control', file.control, 0),
    ...under('units', file.units, 2),
    ...under('purchased', file.purchased, 0),
  ];
}

function stateOf(position: Position): GameState {
  const edition = editionOf(position.edition);
  const { units, nextUnit } = loadCargo(piecesOf(position.units), position.aboard);
  const state: GameState = {
    edition: edition.id,
    victory: position.victory,
    players: twoPlayers(edition),
    round: position.round,
    power: position.power,
    phase: position.phase,
    treasury: Object.fromEntries(
      edition.powers.map((power) => [power.id, position.treasury[power.id] ?? power.startingIncome]),
    ),
    control: { ...openingControl(edition), ...position.control },
    units,
    nextUnit,
    purchased: Object.fromEntries(Object.entries(position.purchased).filter(([, count]) => count > 0)),
    turn: NO_TURN,
    battle: null,
    stranded: [],
    outcome: null,
  };
  const turn = openTurn(state, position.power);
  const taken = Object.fromEntries(position.complexesCapturedThisTurn.map((space): [SpaceId, null] => [space, null]));
  return listed({
    ...state,
    turn: { ...turn, control: { ...turn.control, ...taken }, captured: position.complexesCapturedThisTurn },
  });
}

function loadCargo(
  pieces: Pick<GameState, 'units' | 'nextUnit'>,
  aboard: Position['aboard'],
): Pick<GameState, 'units' | 'nextUnit'> {
  const units: Record<string, Unit> = { ...pieces.units };
  let { nextUnit } = pieces;
  const used = new Set<string>();
  for (const { in: space, ship, owner, cargo } of aboard) {
    const carrier = Object.values(pieces.units).find(
      (unit) => unit.space === space && unit.type === ship && unit.owner === owner && !used.has(unit.id),
    );
    if (!carrier) continue;
    used.add(carrier.id);
    for (const { unit: type, owner: whose } of cargo) {
      const id = `u${nextUnit++}`;
      units[id] = { id, type, owner: whose, space, aboard: carrier.id };
    }
  }
  return { units, nextUnit };
}

/** The position file of a state. What units did this turn is not in it: it reads as a fresh phase. */
export function toPosition(state: GameState): PositionFile {
  const edition = editionOf(state.edition);
  const units: Record<string, Record<string, Record<string, number>>> = {};
  for (const unit of Object.values(state.units)) {
    if (unit.aboard !== undefined) continue;
    const space = ((units[unit.owner] ??= {})[unit.space] ??= {});
    space[unit.type] = (space[unit.type] ?? 0) + 1;
  }
  const opening = openingControl(edition);
  const ships = Object.values(state.units).filter((ship) =>
    Object.values(state.units).some((unit) => unit.aboard === ship.id),
  );
  return {
    edition: state.edition,
    round: state.round,
    power: state.power,
    phase: state.phase,
    victory: state.victory,
    treasury: { ...state.treasury },
    control: Object.fromEntries(Object.entries(state.control).filter(([space, holder]) => opening[space] !== holder)),
    units,
    aboard: ships.map((ship) => ({
      in: ship.space,
      ship: ship.type,
      owner: ship.owner,
      cargo: Object.values(state.units)
        .filter((unit) => unit.aboard === ship.id)
        .map((unit) => ({ unit: unit.type, owner: unit.owner })),
    })),
    purchased: { ...state.purchased },
    complexesCapturedThisTurn: state.turn.captured.filter((space) =>
      edition.spaces.some((one) => one.id === space && one.kind === 'land' && one.industrialComplex),
    ),
  };
}
