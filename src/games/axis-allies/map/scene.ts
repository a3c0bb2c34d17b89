import {
  battlesToCome,
  editionOf,
  type Edition,
  type GameState,
  allUnits,
  awaiting,
  isActing,
  isMovePhase,
  movesLeft,
  warnings,
  type Unit,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import type { AnyEdition, BySpace, PowerId, SpaceId } from '../../../engine/index.ts';
import type {
  BoardLine,
  BoardMark,
  Capture,
  Scene,
  SignItem,
  SignRow,
  SpaceInfo,
  SpaceInfoById,
  BoardPiece,
  Readiness,
} from '../../face/scene.ts';
import { battleStrengths, plannedAttacks, type BattleStrengths } from '../store/plannedAttacks.ts';

/** All units, in a phase of moves with what they still can do in it. */
function piecesNow(game: GameState): readonly BoardPiece[] {
  const units = allUnits(game.units);
  if (!isMovePhase(game.phase)) return units;
  const [readiness, left] = [readinessOf(game), movesLeftOf(game)];
  return units.map((unit) => ({ ...unit, readiness: readiness(unit), movesLeft: left(unit) }));
}

/** The readiness of each unit of the acting power in a movement phase; all other units are 'free'. */
function readinessOf(game: GameState): (unit: Unit) => Readiness {
  const airborne = unitsThatMustLand(game);
  return ({ id, owner, aboard }) => {
    if (airborne.has(id)) return 'urgent';
    const record = game.turn.deeds[id];
    if (!isActing(game, owner) || record === undefined) return 'free';
    // Cargo is finished once its amphibious assault is ordered.
    const isDone = aboard === undefined ? movesLeft(game, id) === 0 : record.assault !== undefined;
    return isDone ? 'moved' : 'free';
  };
}

/**
 * The movement points that each unit of the acting power has left in a movement phase; null for all other units and
 * for cargo, which moves with its transport.
 */
function movesLeftOf(game: GameState): (unit: Unit) => number | null {
  return ({ id, owner, aboard }) => (isActing(game, owner) && aboard === undefined ? movesLeft(game, id) : null);
}

/** The aircraft that would be lost if the phase ended now. */
function unitsThatMustLand(game: GameState): ReadonlySet<UnitId> {
  if (game.phase !== 'noncombat-move' || awaiting(game).kind !== 'command') return new Set();
  return new Set(
    warnings(game).flatMap((warning) =>
      warning.kind === 'air-to-land' || warning.kind === 'air-lost' ? warning.units : [],
    ),
  );
}

/** An edition as this family sees it. */
const ownEdition = (edition: AnyEdition): Edition => edition as Edition;

export function spaceInfo(edition: AnyEdition): SpaceInfoById {
  const { spaces, closedToSeaUnits } = ownEdition(edition);
  const closed = new Set(closedToSeaUnits);
  return new Map(
    spaces.map((space) => {
      const isLand = space.kind === 'land';
      const info: SpaceInfo = {
        id: space.id,
        name: isLand ? space.name : space.name.replace(/^Sea Zone /, ''),
        kind: space.kind,
        value: isLand ? space.ipc : 0,
        isNeutral: isLand && space.neutral,
        nation: isLand ? space.nation : null,
        capitalCity: isLand ? space.capitalCity : null,
        keyCity: isLand ? space.victoryCity : null,
        isClosed: closed.has(space.id),
      };
      return [space.id, info];
    }),
  );
}

export const canalName = (edition: AnyEdition, ends: readonly [SpaceId, SpaceId]): string =>
  ownEdition(edition).canals.find(({ between }) => ends.every((end) => between.includes(end)))?.name ?? '';

/** All that the map shows of a state. Each battle's row leaves room for the chance to win if there `hasChances`. */
export function sceneOf(game: GameState, hasChances: boolean): Scene {
  const strengths = battleStrengths(game);
  return {
    control: game.control,
    marks: marksOf(game),
    pieces: piecesNow(game),
    signs: battlesToCome(game).map(({ space }) => battleRow(space, strengths[space], hasChances)),
    arrows: plannedAttacks(game).map((attack) => ({ by: game.power, ...attack })),
    lines: NO_LINES,
    captures: capturesIn(game),
    home: homeSpaces(game),
  };
}

const NO_LINES: readonly BoardLine[] = [];
const WITH_COMPLEX: readonly BoardMark[] = [{ mark: 'industrial-complex' }];

/** What stands in each territory, with its damage, and the signs of zones. */
const marksOf = (game: GameState): BySpace<readonly BoardMark[]> => ({
  ...standingMarks(game),
  ...zoneMarks(editionOf(game.edition)),
});

/** Where convoys sail, and where kamikaze attacks can come. */
function zoneMarks({ convoys, kamikaze }: Edition): BySpace<readonly BoardMark[]> {
  const signs = { convoy: convoys?.zones ?? [], kamikaze: kamikaze?.zones ?? [] };
  const marksAt = (zone: SpaceId): readonly BoardMark[] =>
    Object.entries(signs).flatMap(([mark, zones]) => (zones.includes(zone) ? [{ mark }] : []));
  return Object.fromEntries([...signs.convoy, ...signs.kamikaze].map((zone) => [zone, marksAt(zone)]));
}

function standingMarks({ complexes, facilities }: GameState): BySpace<readonly BoardMark[]> {
  if (facilities === undefined) return Object.fromEntries(complexes.map((space) => [space, WITH_COMPLEX]));
  const marks = (standing: Readonly<Record<string, number>>): readonly BoardMark[] =>
    Object.entries(standing).map(([mark, damage]) => (damage > 0 ? { mark, damage } : { mark }));
  return Object.fromEntries(Object.entries(facilities).map(([space, standing]) => [space, marks(standing)]));
}

/** A battle's swords between both sides' strengths, and the chance to win if there is one. */
function battleRow(space: SpaceId, strengths: BattleStrengths | undefined, hasChances: boolean): SignRow {
  const plate = (side: 'attacker' | 'defender'): SignItem[] => {
    const found = strengths?.[side] ?? null;
    return found === null ? [] : [{ kind: 'strength', side, ...found }];
  };
  const chance: SignItem[] = hasChances ? [{ kind: 'chance', text: '' }] : [];
  const swords: SignItem = { kind: 'badge', sign: 'mark-battle' };
  return { space, items: [...plate('attacker'), swords, ...plate('defender'), ...chance] };
}

const CAPTURES = new WeakMap<
  readonly SpaceId[],
  { readonly control: BySpace<PowerId>; readonly captures: readonly Capture[] }
>();

/** The territories captured this turn and who controls them now; the same list until these change. */
function capturesIn({ turn: { captured }, control }: GameState): readonly Capture[] {
  const known = CAPTURES.get(captured);
  if (known?.control === control) return known.captures;
  const captures = captured.flatMap((space) => (control[space] === undefined ? [] : [{ space, by: control[space] }]));
  CAPTURES.set(captured, { control, captures });
  return captures;
}

const NO_SPACES: readonly SpaceId[] = [];

/** The acting power's capital and the adjacent territories that it owned from the start. */
export function homeSpaces({ edition: id, power }: GameState): readonly SpaceId[] {
  const { spaces, adjacent } = editionOf(id);
  const own = new Set(spaces.flatMap((space) => (space.kind === 'land' && space.owner === power ? [space.id] : [])));
  const capital = spaces.find((space) => space.kind === 'land' && space.capitalOf === power)?.id;
  if (capital === undefined) return NO_SPACES;
  const neighbours = adjacent.flatMap(([a, b]) => (a === capital ? [b] : b === capital ? [a] : []));
  return [capital, ...neighbours.filter((space) => own.has(space))];
}
