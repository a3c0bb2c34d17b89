import {
  battleSideOf,
  play,
  awaiting,
  hitsLeft,
  isOfLowLuck,
  lowLuckHits,
  poolsOf,
  type Command,
  type GameState,
  type AskedDice,
  type Awaiting,
  type UnitId,
  type RollGroup,
} from '../../../engine/axis-allies/index.ts';
import {
  endIn,
  isWanted,
  keyOf,
  withThoseAway,
  type PlayedCommand,
  type WantedEnd,
  kindOf,
  participants,
} from './battleEnd.ts';
import { oddsOf, type End } from './odds.ts';
import { TO_THE_END, type Policies } from './policies.ts';

/** What can be played at a point of the line, likeliest first, and how much of it was tried. */
interface ChoicePoint {
  readonly options: readonly TriedOrder[];
  tried: number;
}

interface TriedOrder {
  readonly command: Command;
  readonly after: GameState;
  readonly isEnd: boolean;
  /** The chance of this command, times the chance that the battle ends as wanted after it. */
  readonly weight: number;
}

/** So many points are tried before the search gives up. */
const MOST_POINTS = 500;

/** What is looked for. */
interface LineSearch {
  readonly start: GameState;
  readonly wanted: WantedEnd;
  readonly policies: Policies;
}

/**
 * Legal commands that lead from the battle under way to one of its ends, if both sides decide by these policies: at
 * each roll the hits that are likeliest to have come if it ends like that. Null if none are found. Yields after each
 * roll that was tried, so that a long search can be done in parts.
 */
export function* lineTo(
  start: GameState,
  wanted: WantedEnd,
  policies: Policies = TO_THE_END,
): Generator<void, readonly Command[] | null> {
  const search: LineSearch = { start, wanted, policies };
  /** Likeliest of all is often that nobody hits, but a line that repeats itself never ends. */
  const passed = new Set([situationOf(search, start)]);
  const points: ChoicePoint[] = [{ options: yield* optionsAt(search, start), tried: 0 }];
  for (let point = points.at(-1); point !== undefined; point = points.at(-1)) {
    const option = point.options[point.tried];
    point.tried += 1;
    if (option === undefined) points.pop();
    else if (option.isEnd) return points.map(({ options, tried }) => options[tried - 1]!.command);
    else {
      const situation = situationOf(search, option.after);
      if (passed.has(situation) || passed.size >= MOST_POINTS) continue;
      passed.add(situation);
      points.push({ options: yield* optionsAt(search, option.after), tried: 0 });
    }
  }
  return null;
}

function* optionsAt(search: LineSearch, state: GameState): Generator<void, readonly TriedOrder[]> {
  const { start, wanted, policies } = search;
  const options: TriedOrder[] = [];
  const steps = stepsAt(start, state, wanted, policies);
  for (const { command, chance } of steps) {
    const played = play(state, command);
    if (!played.ok) continue;
    const { state: after } = played.value;
    const reached = endIn(start, played.value);
    const share =
      reached !== null
        ? Number(isWanted(wanted, reached))
        : steps.length === 1
          ? 1
          : chanceOf(search, keyOf(wanted), after);
    if (share > 0) options.push({ command, after, isEnd: reached !== null, weight: chance * share });
    yield;
  }
  return options.toSorted((a, b) => b.weight - a.weight);
}

/** The battle as it stands; which round it is counts only where somebody decides by that. */
function situationOf({ policies: { retreat } }: LineSearch, { battle, units }: GameState): string {
  const countsRounds = typeof retreat === 'object' && 'afterRounds' in retreat;
  return JSON.stringify([
    { ...battle, round: countsRounds ? battle?.round : 0, rolled: null },
    [...(battle?.attackers ?? []), ...(battle?.defenders ?? [])].map((id) => units[id]),
  ]);
}

/** A state without odds, such as one in which the last of a side are about to leave, is this near to the end. */
const LAST_STEPS = 4;

/** The chance that the battle which stood so at the start ends as wanted from here on. */
function chanceOf(search: LineSearch, key: string, state: GameState, steps = LAST_STEPS): number {
  const { start, wanted, policies } = search;
  const odds = oddsOf(state, policies);
  if (typeof odds !== 'string') {
    const leftIn = (end: End): WantedEnd => ({ ...end, left: withThoseAway(start, state, end.left) });
    return odds.ends.find((end) => keyOf(leftIn(end)) === key)?.chance ?? 0;
  }
  if (steps === 0) return 0;
  return stepsAt(start, state, wanted, policies).reduce((sum, { command, chance }) => {
    const played = play(state, command);
    return played.ok ? sum + chance * shareOf(search, key, played.value, steps) : sum;
  }, 0);
}

function shareOf(search: LineSearch, key: string, played: PlayedCommand, steps: number): number {
  const reached = endIn(search.start, played);
  return reached === null ? chanceOf(search, key, played.state, steps - 1) : Number(keyOf(reached) === key);
}

/** Something that can be played, and how likely it is when the game comes to it. */
export interface LineStep {
  readonly command: Command;
  readonly chance: number;
}

/**
 * What can be played now on the way to an end: every number of hits, or the answers that policies can give and that can
 * lead there.
 */
export function stepsAt(
  start: GameState,
  state: GameState,
  wanted: WantedEnd,
  policies: Policies,
): readonly LineStep[] {
  const asked = awaiting(state);
  if (asked.kind === 'dice')
    return rollsAt(state, asked, policies).map(({ dice, chance }) => ({
      command: { type: 'roll', dice, by: 'hand' },
      chance,
    }));
  return answersTo(start, state, asked, wanted, policies).map((command) => ({ command, chance: 1 }));
}

const rollsAt = (state: GameState, asked: AskedDice, { dice }: Policies): readonly HitCount[] =>
  dice === 'low-luck' && isOfLowLuck(asked) ? lowLuckCounts(state, asked) : hitCounts(state, asked.groups);

function answersTo(
  start: GameState,
  state: GameState,
  asked: Exclude<Awaiting, { kind: 'dice' }>,
  wanted: WantedEnd,
  policies: Policies,
): readonly Command[] {
  switch (asked.kind) {
    case 'casualties': {
      const choices = [asked.suggestion, ...(wanted.fallen ? [onlyFallen(start, state, asked, wanted.fallen)] : [])];
      return choices
        .filter((units, i) => units.length === asked.hitsToAssign && choices.findIndex(isSame(units)) === i)
        .map((units) => ({ type: 'casualties', units }));
    }
    case 'submerge': {
      const stay: Command = { type: 'submerge', units: [] };
      return policies[asked.side].submerge === 'never' ? [stay] : [{ type: 'submerge', units: asked.submarines }, stay];
    }
    case 'retreat': {
      const [to] = asked.to;
      const retreat: Command = to === undefined ? { type: 'retreat' } : { type: 'retreat', to };
      return policies.retreat === 'never' ? [{ type: 'press' }] : [{ type: 'press' }, retreat];
    }
    case 'command':
    case 'fly-home':
    case 'stranded':
    case 'intercept':
    case 'share':
    case 'offer':
    case 'shoot':
    case 'lost-transports':
    case 'disrupt':
    case 'kamikaze':
    case 'scramble':
    case 'over':
      return [];
  }
}

const isSame =
  (units: readonly UnitId[]) =>
  (other: readonly UnitId[]): boolean =>
    units.join() === other.join();

/** Casualties among those kinds that are still to fall; what is left of the hits damages ships that can bear it. */
function onlyFallen(
  start: GameState,
  state: GameState,
  { suggestion, candidates, hitsToAssign, side }: Extract<Awaiting, { kind: 'casualties' }>,
  fallen: readonly string[],
): readonly UnitId[] {
  const { casualties } = start.battle!;
  const due = [...fallen];
  const strike = (kind: string): boolean => {
    const at = due.indexOf(kind);
    if (at >= 0) due.splice(at, 1);
    return at >= 0;
  };
  for (const id of participants(start)) if (!casualties.includes(id) && isGone(state, id)) strike(kindOf(start, id));
  const inOrder = [...new Set([...suggestion, ...candidates])].filter(
    (id) => start.units[id] && battleSideOf(state, start.units[id]) === side,
  );
  const dying = inOrder.filter((id) => strike(kindOf(start, id)));
  const hits = dying.flatMap((id) => Array.from({ length: hitsLeft(state, state.units[id]!) }, () => id));
  const damaged = inOrder.filter((id) => !dying.includes(id) && hitsLeft(state, state.units[id]!) > 1);
  return [...hits, ...damaged].slice(0, hitsToAssign);
}

const isGone = ({ units, battle }: GameState, id: UnitId): boolean =>
  units[id] === undefined || (battle?.casualties.includes(id) ?? false);

/** A roll in which only the numbers of hits are told apart, and its chance. */
export interface HitCount {
  readonly dice: readonly number[];
  readonly chance: number;
}

/** Dice of a roll whose hits come to the same. */
interface DiceBundle {
  /** Their places in the roll and the values they hit on, best first. */
  readonly dice: readonly { readonly place: number; readonly value: number }[];
}

const MISS = 6;

/** Every number of hits that a roll can bring, by kinds of hits, and by what is fired at where dice have targets. */
export function hitCounts(state: GameState, groups: readonly RollGroup[]): readonly HitCount[] {
  const bundles = bundlesOf(state, groups);
  const size = bundles.reduce((sum, { dice }) => sum + dice.length, 0);
  return bundles.reduce<readonly HitCount[]>(
    (rolls, bundle) =>
      rolls.flatMap(({ dice, chance }) =>
        chancesOf(bundle).flatMap((p, hits) =>
          p > 0 ? { dice: withHits(dice, bundle, hits), chance: chance * p } : [],
        ),
      ),
    [{ dice: Array.from({ length: size }, () => MISS), chance: 1 }],
  );
}

function bundlesOf({ units }: GameState, groups: readonly RollGroup[]): readonly DiceBundle[] {
  const bundles = new Map<string, { place: number; value: number }[]>();
  let place = 0;
  for (const { kind, value, targets, units: rollers, dicePerUnit = 1 } of groups) {
    const count = targets?.length ?? rollers.length * dicePerUnit;
    for (let i = 0; i < count; i += 1, place += 1) {
      const key = `${kind} ${units[targets?.[i] ?? '']?.type ?? ''}`;
      bundles.set(key, [...(bundles.get(key) ?? []), { place, value }]);
    }
  }
  return [...bundles.values()].map((dice) => ({ dice: dice.toSorted((a, b) => b.value - a.value) }));
}

/** The chance of each number of hits. */
const chancesOf = ({ dice }: DiceBundle): readonly number[] =>
  dice.reduce<readonly number[]>(
    (chances, { value }) => {
      const hit = Math.min(Math.max(value, 0), MISS) / MISS;
      return [...chances, 0].map((p, hits) => p * (1 - hit) + (chances[hits - 1] ?? 0) * hit);
    },
    [1],
  );

function withHits(roll: readonly number[], { dice }: DiceBundle, hits: number): readonly number[] {
  const next = [...roll];
  for (const { place, value } of dice.slice(0, hits)) next[place] = Math.min(value, MISS);
  return next;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Every roll of low luck that can come, the numbers of hits told apart, and its chance. */
export function lowLuckCounts(state: GameState, asked: AskedDice): readonly HitCount[] {
  let rolls: readonly (readonly number[])[] = [[]];
  for (const { dice } of poolsOf(state, asked)) {
    const values = dice.map(({ value }) => value);
    rolls = rolls.flatMap((roll) =>
      FACES.map((face) => {
        const next = [...roll];
        for (const [i, isHit] of lowLuckHits(values, face).entries()) {
          const { place, value } = dice[i]!;
          next[place] = isHit ? value : MISS;
        }
        return next;
      }),
    );
  }
  const counts = new Map<string, HitCount>();
  for (const dice of rolls) {
    const chance = (counts.get(dice.join())?.chance ?? 0) + 1 / rolls.length;
    counts.set(dice.join(), { dice, chance });
  }
  return [...counts.values()];
}
