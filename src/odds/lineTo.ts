import { awaiting, areEnemies, play, type Command, type GameState, type UnitId } from '../engine/index.ts';
import { hitCounts } from './hitCounts.ts';
import { oddsOf, type End } from './odds.ts';
import { TO_THE_END } from './policies.ts';

type Played = Extract<ReturnType<typeof play>, { readonly ok: true }>['value'];
type Ending = Pick<End, 'result' | 'left' | 'isCaptured'>;

/** What can be played at a point of the line, likeliest first, and how much of it was tried. */
interface Point {
  readonly options: readonly Option[];
  tried: number;
}

interface Option {
  readonly command: Command;
  readonly after: GameState;
  readonly isEnd: boolean;
  /** The chance of this command, times the chance that the battle ends as wanted after it. */
  readonly weight: number;
}

/**
 * Legal commands that lead from the battle under way to one of its ends, if both sides lose what is suggested and fight
 * to the end: at each roll the hits that are likeliest to have come if it ends like that. Null if there are none.
 * Yields after each roll that was tried, so that a long search can be done in parts.
 */
export function* lineTo(start: GameState, end: Ending): Generator<void, readonly Command[] | null> {
  const wanted = keyOf(end);
  /** Likeliest of all is often that nobody hits, but a line that repeats itself never ends. */
  const passed = new Set([situationOf(start)]);
  const points: Point[] = [{ options: yield* optionsAt(start, start, wanted), tried: 0 }];
  for (let point = points.at(-1); point !== undefined; point = points.at(-1)) {
    const option = point.options[point.tried];
    point.tried += 1;
    if (option === undefined) points.pop();
    else if (option.isEnd) return points.map(({ options, tried }) => options[tried - 1]!.command);
    else {
      const situation = situationOf(option.after);
      if (passed.has(situation)) continue;
      passed.add(situation);
      points.push({ options: yield* optionsAt(start, option.after, wanted), tried: 0 });
    }
  }
  return null;
}

function* optionsAt(start: GameState, state: GameState, wanted: string): Generator<void, readonly Option[]> {
  const options: Option[] = [];
  const commands = commandsAt(state);
  for (const { command, chance } of commands) {
    const played = play(state, command);
    if (!played.ok) continue;
    const { state: after } = played.value;
    const reached = endIn(start, played.value);
    const share =
      reached !== null ? Number(keyOf(reached) === wanted) : commands.length === 1 ? 1 : chanceOf(start, after, wanted);
    if (share > 0) options.push({ command, after, isEnd: reached !== null, weight: chance * share });
    yield;
  }
  return options.toSorted((a, b) => b.weight - a.weight);
}

/** The battle as it stands, whatever round it is. */
const situationOf = ({ battle, units }: GameState): string =>
  JSON.stringify([
    { ...battle, round: 0, rolled: null },
    [...(battle?.attackers ?? []), ...(battle?.defenders ?? [])].map((id) => units[id]),
  ]);

/** What can be played now, and its chance: every number of hits, or the one answer to a question. */
function commandsAt(state: GameState): readonly { readonly command: Command; readonly chance: number }[] {
  const asked = awaiting(state);
  switch (asked.kind) {
    case 'dice':
      return hitCounts(state, asked.groups).map(({ dice, chance }) => ({ command: { type: 'roll', dice }, chance }));
    case 'casualties':
      return [{ command: { type: 'casualties', units: asked.suggestion }, chance: 1 }];
    case 'submerge':
      return [{ command: { type: 'submerge', units: [] }, chance: 1 }];
    case 'retreat':
      return [{ command: { type: 'press' }, chance: 1 }];
    default:
      return [];
  }
}

/** A state without odds, such as one in which the last of a side are about to leave, is this near to the end. */
const LAST_STEPS = 4;

/** The chance that the battle which stood so at the start ends as wanted from here on. */
function chanceOf(start: GameState, state: GameState, wanted: string, steps = LAST_STEPS): number {
  const odds = oddsOf(state, TO_THE_END);
  if (typeof odds !== 'string') return odds.ends.find((end) => keyOf(end) === wanted)?.chance ?? 0;
  if (steps === 0) return 0;
  return commandsAt(state).reduce((sum, { command, chance }) => {
    const played = play(state, command);
    if (!played.ok) return sum;
    const reached = endIn(start, played.value);
    const share =
      reached === null ? chanceOf(start, played.value.state, wanted, steps - 1) : Number(keyOf(reached) === wanted);
    return sum + chance * share;
  }, 0);
}

function keyOf({ result, left, isCaptured }: Ending): string {
  const counts = (side: 'attacker' | 'defender'): string =>
    Object.entries(left[side])
      .map(([type, count]) => `${count} ${type}`)
      .toSorted()
      .join();
  return [result, counts('attacker'), counts('defender'), isCaptured].join('/');
}

/** How the battle under way in one state has ended in what was played; null if it goes on. */
function endIn(start: GameState, { state, events }: Played): Ending | null {
  const { battle } = start;
  const at = events.findIndex(({ type }) => type === 'battle-ended');
  const ended = events[at];
  if (ended?.type !== 'battle-ended' || !battle) return null;
  // Fighters whose carriers sank outlive the battle, even if they find no deck after it.
  const stranded = new Set(events.slice(at).flatMap((event) => (event.type === 'units-destroyed' ? event.units : [])));
  const isEnemy = (id: UnitId): boolean => areEnemies(start, start.units[id]?.owner ?? start.power, start.power);
  const left = { attacker: {} as Record<string, number>, defender: {} as Record<string, number> };
  for (const id of [...battle.attackers, ...battle.defenders, ...battle.submerged]) {
    const unit = state.units[id] ?? (stranded.has(id) ? start.units[id] : undefined);
    if (unit === undefined) continue;
    const side = left[isEnemy(id) ? 'defender' : 'attacker'];
    side[unit.type] = (side[unit.type] ?? 0) + 1;
  }
  return { result: ended.result, left, isCaptured: state.control[battle.space] !== start.control[battle.space] };
}
