import {
  battleSideOf,
  cargoOf,
  type BattleSide,
  type GameState,
  type play,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import type { End } from './odds.ts';

/** What a command led to. */
export type PlayedCommand = Extract<ReturnType<typeof play>, { readonly ok: true }>['value'];

/** An end of a battle to which a line is wanted. */
export interface WantedEnd extends Pick<End, 'result' | 'left' | 'isCaptured'> {
  /** The kinds of the units that are lost (see `kindOf`), sorted; if left out, only their types count. */
  readonly fallen?: readonly string[];
}

/** An end that was reached. */
export type ReachedEnd = Required<WantedEnd>;

/** What a unit is to those who look at the board: its owner, its type and the types of its cargo. */
export const kindOf = (state: GameState, id: UnitId): string => {
  const unit = state.units[id]!;
  const cargo = cargoOf(state, unit).map(({ type }) => type);
  return [unit.owner, unit.type, ...cargo.toSorted()].join(' ');
};

/** Whoever fights in the battle under way or has submerged in it. */
export const participants = ({ battle }: GameState): readonly UnitId[] =>
  battle ? [...battle.attackers, ...battle.defenders, ...battle.submerged] : [];

/** How many of each type, side by side. */
type Left = WantedEnd['left'];

/** What is left at an end, with those that had left the battle alive before: odds do not count them. */
export function withThoseAway(start: GameState, state: GameState, left: Left): Left {
  const here = new Set(participants(state));
  const away = participants(start).filter((id) => !here.has(id) && state.units[id] !== undefined);
  if (away.length === 0) return left;
  const sum = { attacker: { ...left.attacker }, defender: { ...left.defender } };
  for (const id of away) addTo(sum, start, id);
  return sum;
}

function addTo(left: Record<BattleSide, Record<string, number>>, start: GameState, id: UnitId): void {
  const unit = start.units[id]!;
  const side = left[battleSideOf(start, unit)];
  side[unit.type] = (side[unit.type] ?? 0) + 1;
}

/** How a battle ended and what is left of each side by type, as a key. */
export function keyOf({ result, left, isCaptured }: WantedEnd): string {
  const counts = (side: BattleSide): string =>
    Object.entries(left[side])
      .map(([type, count]) => `${count} ${type}`)
      .toSorted()
      .join();
  return [result, counts('attacker'), counts('defender'), isCaptured].join('/');
}

/** Whether an end is the one that is wanted. */
export const isWanted = (wanted: WantedEnd, reached: ReachedEnd): boolean =>
  keyOf(wanted) === keyOf(reached) && (wanted.fallen === undefined || wanted.fallen.join() === reached.fallen.join());

/** How the battle under way in one state has ended in what was played; null if it goes on. */
export function endIn(start: GameState, { state, events }: PlayedCommand): ReachedEnd | null {
  const { battle } = start;
  const at = events.findIndex(({ type }) => type === 'battle-ended');
  const ended = events[at];
  if (ended?.type !== 'battle-ended' || !battle) return null;
  // Fighters whose carriers sank outlive the battle, even if they find no deck after it.
  const stranded = new Set(events.slice(at).flatMap((event) => (event.type === 'units-destroyed' ? event.units : [])));
  const left = { attacker: {} as Record<string, number>, defender: {} as Record<string, number> };
  const fallen: string[] = [];
  for (const id of participants(start)) {
    if (state.units[id] || stranded.has(id)) addTo(left, start, id);
    else if (!battle.casualties.includes(id)) fallen.push(kindOf(start, id));
  }
  const isCaptured = state.control[battle.space] !== start.control[battle.space];
  return { result: ended.result, left, isCaptured, fallen: fallen.toSorted() };
}
