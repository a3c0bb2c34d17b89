import { hitKindOf, valueOf } from '../combat/combatants.ts';
import type { SpaceId, UnitId } from '../ids.ts';
import { newTurnRecord } from '../phases/turnRecord.ts';
import type { Battle, GameState, TurnRecord } from '../state.ts';
import type { Position, PositionFile } from './schema.ts';
import { deedsAndPlaced, type PlacedPieces } from './pieceDetails.ts';

/** The turn's record and the battle under way, as a position file says them. */

type TurnEntry = NonNullable<PositionFile['turn']>;
type BattleEntry = NonNullable<PositionFile['battle']>;

/** What a file without a word about it says of control when the turn began: as now, but for complexes just taken. */
const inferredControl = (
  control: GameState['control'],
  complexes: readonly SpaceId[],
): Readonly<Record<SpaceId, string | null>> => ({
  ...control,
  ...Object.fromEntries(complexes.map((space) => [space, null])),
});

/** What must be said of the turn; null where its beginning says all. */
export function turnEntry(state: GameState, complexes: readonly SpaceId[]): TurnEntry | null {
  const { turn } = state;
  const inferred = inferredControl(state.control, complexes);
  const control = Object.fromEntries(Object.entries(turn.control).filter(([space, held]) => inferred[space] !== held));
  const now = newTurnRecord(state, state.power).hostileZones;
  const isSame = now.length === turn.hostileZones.length && now.every((zone) => turn.hostileZones.includes(zone));
  const captured = turn.captured.filter((space) => !complexes.includes(space)).toSorted();
  const { engage, battles, seaBattles, mobilized } = turn;
  // Deeds of units that are gone leave nothing but this: the turn is not as it began.
  const isForgotten = Object.keys(turn.deeds).length > 0 && !Object.keys(turn.deeds).some((id) => state.units[id]);
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
    ...(isForgotten && { begun: true }),
  };
  // Without a word of it, a file at conduct combat has its battles found anew.
  return Object.keys(entry).length > 0 || state.phase === 'conduct-combat' ? entry : null;
}

/** Stands for the units that acted this turn and are gone. */
const GONE: UnitId = 'gone';

/** The turn's record that a file tells. */
export function turnFromEntry(state: GameState, position: Position, { stories }: PlacedPieces): TurnRecord {
  const { turn, complexesCapturedThisTurn: complexes } = position;
  const fresh = newTurnRecord(state, state.power);
  const { deeds, placed } = deedsAndPlaced(stories);
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
  };
}

/** The battle under way; who takes part in it is told of each piece. */
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
        groups: rolled.groups.map(({ value, kind: hit, dice, hits: scored }) => ({
          value,
          kind: hit,
          dice: [...dice],
          hits: scored,
        })),
      },
    }),
  };
}

/** The battle a file tells. */
export function battleFromEntry(state: GameState, entry: Position['battle'], { stories }: PlacedPieces): Battle | null {
  if (!entry) return null;
  const { rolled, ...battle } = entry;
  const those = (
    isMeant: (part: NonNullable<ReturnType<PlacedPieces['stories']['get']>>['battle'] & object) => unknown,
  ) =>
    Object.keys(state.units).filter((id) => {
      const part = stories.get(id)?.battle;
      return part && isMeant(part);
    });
  const fighters = those((part) => !part.submerged);
  const isOwn = (id: UnitId): boolean => state.units[id]?.owner === state.power;
  const told: Battle = {
    ...battle,
    attackers: fighters.filter(isOwn),
    defenders: fighters.filter((id) => !isOwn(id)),
    seaborne: those((part) => part.seaborne),
    casualties: those((part) => part.casualty),
    struck: those((part) => part.struck),
    submerged: those((part) => part.submerged),
    rolled: null,
  };
  return rolled
    ? { ...told, rolled: { by: rolled.by, groups: rolled.groups.map(rolledBy(state, told, rolled.by)) } }
    : told;
}

type RolledEntry = NonNullable<NonNullable<Position['battle']>['rolled']>['groups'][number];

/** Whose dice these were: those alike that still fight, and units that are gone. */
const rolledBy =
  (state: GameState, battle: Battle, by: 'attacker' | 'defender') =>
  (group: RolledEntry): RolledEntry & { readonly units: readonly UnitId[] } => {
    const alike = battle[by === 'attacker' ? 'attackers' : 'defenders'].filter((id) => {
      const unit = state.units[id]!;
      return valueOf(state, unit, by) === group.value && hitKindOf(state, unit) === group.kind;
    });
    return { ...group, units: group.dice.map((_, i) => alike[i] ?? GONE) };
  };
