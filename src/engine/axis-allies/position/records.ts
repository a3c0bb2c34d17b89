import { isActing } from '../acting.ts';
import { hitKindOf, valueOf } from '../combat/combatants.ts';
import { newTurnRecord } from '../events/applyEvent.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import type { Battle, GameState, NewFacility, RolledGroup, TurnRecord } from '../state.ts';
import { deedsAndPlaced, type PlacedPieces } from './pieceDetails.ts';
import { momentFrom } from './beforeBattleEntries.ts';
import { firedFrom } from './passingEntries.ts';
import { copiedStanding } from './facilityEntries.ts';
import type { PieceDetails, PositionInFile, PositionFile } from './schema.ts';

/** Converts the turn's record and the current battle to and from entries of a position file. */

type TurnEntry = NonNullable<PositionFile['turn']>;
type FacilityEntry = NonNullable<NonNullable<PositionInFile['turn']>['newFacilities']>[number];
type BattleEntry = NonNullable<PositionFile['battle']>;

/** Control when the turn began, if a file does not give it: as now, but unknown (null) for captured complexes. */
const inferredControl = (
  control: GameState['control'],
  complexes: readonly SpaceId[],
): Readonly<Record<SpaceId, string | null>> => ({
  ...control,
  ...Object.fromEntries(complexes.map((space) => [space, null])),
});

/** The turn's entry: what differs from a turn that has just begun. Null if nothing does. */
export function turnEntry(state: GameState, complexes: readonly SpaceId[]): TurnEntry | null {
  const { turn } = state;
  const inferred = inferredControl(state.control, complexes);
  const control = Object.fromEntries(Object.entries(turn.control).filter(([space, held]) => inferred[space] !== held));
  const now = newTurnRecord(state, state.power).hostileZones;
  const isSame = now.length === turn.hostileZones.length && now.every((zone) => turn.hostileZones.includes(zone));
  const captured = turn.captured.filter((space) => !complexes.includes(space)).toSorted();
  const { engage, battles, seaBattles, mobilized, research, newComplexes, newFacilities, repaired, risen, rockets } =
    turn;
  // If all units that acted are lost, only this flag shows that the turn has begun.
  const areAllActorsLost = Object.keys(turn.deeds).length > 0 && !Object.keys(turn.deeds).some((id) => state.units[id]);
  const entry: TurnEntry = {
    ...(Object.keys(control).length > 0 && { control }),
    ...(!isSame && { hostileZones: [...turn.hostileZones] }),
    ...(Object.keys(engage).length > 0 && { engage: { ...engage } }),
    ...(battles.length > 0 && {
      battles: battles.map((plan) => ({ ...plan, landingFrom: [...plan.landingFrom] })),
    }),
    ...(Object.keys(seaBattles).length > 0 && { seaBattles: { ...seaBattles } }),
    ...(captured.length > 0 && { captured }),
    ...(Object.keys(mobilized).length > 0 && { mobilized: { ...mobilized } }),
    ...(research !== null && { research }),
    ...(newComplexes.length > 0 && { newComplexes: newComplexes.toSorted() }),
    ...(newFacilities && { newFacilities: newFacilities.map((one) => ({ ...one })) }),
    ...(risen && { risen: [...risen] }),
    ...(repaired && { repaired: copiedStanding(repaired) }),
    ...(turn.kamikazeIn && { kamikazeIn: [...turn.kamikazeIn] }),
    ...(rockets.length > 0 && { rockets: rockets.map((strike) => ({ ...strike })) }),
    ...(areAllActorsLost && { begun: true }),
  };
  // In conduct combat the entry is needed even if empty: without it, `fromPosition` would list battles again.
  return Object.keys(entry).length > 0 || state.phase === 'conduct-combat' ? entry : null;
}

/** A placeholder for units that acted this turn and were destroyed. */
const GONE: UnitId = 'gone';

const newFacility = ({ space, facility, from }: FacilityEntry): NewFacility => ({
  space,
  facility,
  ...(from !== undefined && { from }),
});

/** The turn's record of a position file. */
export function turnFromEntry(state: GameState, position: PositionInFile, { detailsById }: PlacedPieces): TurnRecord {
  const { turn, complexesCapturedThisTurn: complexes } = position;
  const fresh = newTurnRecord(state, state.power);
  const { deeds, placed } = deedsAndPlaced(state, detailsById);
  const gone = turn?.begun ? { [GONE]: { spent: 0, route: [], phase: 'combat-move' as const } } : {};
  return {
    ...fresh,
    control: { ...inferredControl(state.control, complexes), ...turn?.control },
    hostileZones: turn?.hostileZones ?? fresh.hostileZones,
    deeds: { ...deeds, ...gone },
    placed,
    engage: turn?.engage ?? {},
    battles: turn?.battles ?? [],
    seaBattles: turn?.seaBattles ?? {},
    captured: [...complexes, ...(turn?.captured ?? [])],
    mobilized: turn?.mobilized ?? {},
    research: turn?.research ?? (position.roll?.kind === 'research' ? position.roll.development : null),
    newComplexes: turn?.newComplexes ?? [],
    ...(turn?.newFacilities && { newFacilities: turn.newFacilities.map(newFacility) }),
    ...(turn?.risen && { risen: turn.risen }),
    ...(turn?.repaired && { repaired: turn.repaired }),
    ...firedFrom(detailsById),
    ...momentFrom(position, detailsById),
    rockets: turn?.rockets ?? [],
  };
}

/** The entry of the current battle. The units in it are described by the entries of `pieces` and `aboard`. */
export function battleEntry({
  space,
  kind,
  landingFrom,
  round,
  step,
  destroyers,
  origins,
  hits,
  rolled,
}: Battle): BattleEntry {
  return {
    space,
    kind,
    landingFrom: [...landingFrom],
    round,
    step,
    destroyers,
    origins: origins.toSorted(),
    hits,
    ...(rolled && {
      rolled: {
        by: rolled.by,
        groups: rolled.groups.map(({ value, kind: hit, dicePerUnit, dice, hits: scored }) => ({
          value,
          kind: hit,
          ...(dicePerUnit !== undefined && { dicePerUnit }),
          dice: [...dice],
          hits: scored,
        })),
      },
    }),
  };
}

/** The current battle of a position file, or null. */
export function battleFromEntry(
  state: GameState,
  entry: PositionInFile['battle'],
  { detailsById }: PlacedPieces,
): Battle | null {
  if (!entry) return null;
  const { rolled, ...battle } = entry;
  const unitsWhere = (matches: (part: NonNullable<PieceDetails['battle']>) => unknown) =>
    Object.keys(state.units).filter((id) => {
      const part = detailsById.get(id)?.battle;
      return part && matches(part);
    });
  const combatants = unitsWhere((part) => !part.submerged && !part.bombards);
  const doomed = unitsWhere((part) => part.doomed);
  const bombarding = unitsWhere((part) => part.bombards);
  const isOwn = (id: UnitId): boolean => isActing(state, state.units[id]?.owner ?? '');
  const restored: Battle = {
    ...battle,
    attackers: combatants.filter(isOwn),
    defenders: combatants.filter((id) => !isOwn(id)),
    seaborne: unitsWhere((part) => part.seaborne),
    casualties: unitsWhere((part) => part.casualty),
    struck: unitsWhere((part) => part.struck),
    submerged: unitsWhere((part) => part.submerged),
    ...(bombarding.length > 0 && { bombarding }),
    ...(doomed.length > 0 && { doomed }),
    rolled: null,
  };
  return rolled
    ? { ...restored, rolled: { by: rolled.by, groups: rolled.groups.map(rolledBy(state, restored, rolled.by)) } }
    : restored;
}

type RolledEntry = NonNullable<NonNullable<PositionInFile['battle']>['rolled']>['groups'][number];

/** Adds units to a rolled group: matching units that still fight, and placeholders for destroyed ones. */
const rolledBy =
  (state: GameState, battle: Battle, by: 'attacker' | 'defender') =>
  ({ dicePerUnit = 1, ...group }: RolledEntry): RolledGroup => {
    const alike = battle[by === 'attacker' ? 'attackers' : 'defenders'].filter((id) => {
      const unit = state.units[id]!;
      return valueOf(state, battle, unit, by) === group.value && hitKindOf(state, unit) === group.kind;
    });
    const count = Math.ceil(group.dice.length / dicePerUnit);
    const units = Array.from({ length: count }, (_, i) => alike[i] ?? GONE);
    return { ...group, ...(dicePerUnit > 1 && { dicePerUnit }), units };
  };
