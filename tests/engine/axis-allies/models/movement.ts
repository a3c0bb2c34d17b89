import board from '../../../../rules/1941/board.json' with { type: 'json' };
import type { GameState, Unit } from '../../../../src/engine/axis-allies/index.ts';

/**
 * A slow, simple model of where a unit that has done nothing yet can go, written from the rulebook alone: it tries
 * every route step by step. It uses nothing of the engine except the shape of a state. 'must': the move is allowed.
 * 'never': it is refused. 'way': a route exists, and other rules (landing, escort, purpose) decide.
 */
export type Verdict = 'must' | 'never' | 'way';

interface Space {
  readonly id: string;
  readonly kind: string;
  readonly neutral?: boolean;
  readonly industrialComplex?: boolean;
}

const SPACES = new Map((board.spaces as readonly Space[]).map((space) => [space.id, space]));
const TYPES = new Map(board.units.map((type) => [type.id, type]));
const SIDES = new Map(board.powers.map(({ id, side }) => [id, side]));
const WARSHIPS = ['battleship', 'carrier', 'destroyer'];

const neighbours = (space: string): string[] =>
  board.adjacent.flatMap(([a = '', b = '']) => (a === space ? [b] : b === space ? [a] : []));
const isSea = (space: string): boolean => SPACES.get(space)?.kind === 'sea';
const isNeutral = (space: string): boolean => SPACES.get(space)?.neutral === true;

/** The verdict for every space but the unit's own, in combat move or noncombat move. */
export function verdicts(state: GameState, unit: Unit): ReadonlyMap<string, Verdict> {
  const rules = rulesFor(state, unit);
  const ways = new Map<string, string[][]>();
  const walk = (way: readonly string[]): void => {
    const here = way.at(-1) ?? '';
    if (way.length > 1) ways.set(here, [...(ways.get(here) ?? []), [...way]]);
    if (way.length > rules.range || (way.length > 1 && rules.stops(here))) return;
    for (const next of neighbours(here)) if (rules.enters(here, next)) walk([...way, next]);
  };
  if (rules.range > 0) walk([unit.space]);
  const found = new Map<string, Verdict>();
  for (const space of SPACES.keys()) {
    if (space === unit.space) continue;
    found.set(space, best((ways.get(space) ?? []).map((way) => rules.ends(way))));
  }
  return found;
}

const best = (verdictsOfWays: readonly Verdict[]): Verdict =>
  verdictsOfWays.includes('must') ? 'must' : verdictsOfWays.includes('way') ? 'way' : 'never';

interface Rules {
  readonly range: number;
  enters(from: string, to: string): boolean;
  /** Whether the unit must stop after it moved here. */
  stops(space: string): boolean;
  ends(way: readonly string[]): Verdict;
}

function rulesFor(state: GameState, unit: Unit): Rules {
  const type = TYPES.get(unit.type);
  const side = SIDES.get(unit.owner);
  const others = Object.values(state.units);
  const isEnemy = (power: string | undefined): boolean => power !== undefined && SIDES.get(power) !== side;
  const enemies = (space: string): readonly Unit[] =>
    others.filter((other) => other.space === space && isEnemy(other.owner));
  const isHostileLand = (space: string): boolean => !isSea(space) && isEnemy(state.control[space]);
  const isHostileSea = (space: string): boolean =>
    isSea(space) && enemies(space).some((enemy) => WARSHIPS.includes(enemy.type));
  const hasDestroyer = (space: string): boolean => enemies(space).some((enemy) => enemy.type === 'destroyer');
  const isCombat = state.phase === 'combat-move';
  const began = unit.space;
  // CM-8: ships in a zone with enemy warships after combat have fought there.
  const hasFought = !isCombat && type?.domain === 'sea' && isHostileSea(began);
  const range = hasFought ? 0 : (type?.move ?? 0);

  if (type?.domain === 'land') {
    const isBlitzable = (space: string): boolean =>
      unit.type === 'tank' && isCombat && enemies(space).length === 0 && SPACES.get(space)?.industrialComplex !== true;
    return {
      range,
      // MAP-3, MAP-10; NCM-3: after combat not even empty hostile land is entered.
      enters: (_, to) => !isSea(to) && !isNeutral(to) && (isCombat || !isHostileLand(to)),
      // CM-3, CM-9
      stops: (space) => isHostileLand(space) && !isBlitzable(space),
      // CM-1: hostile, or blitzed on the way
      ends: (way) =>
        !isCombat || isHostileLand(way.at(-1) ?? '') || way.slice(1, -1).some(isHostileLand) ? 'must' : 'never',
    };
  }

  if (type?.domain === 'sea') {
    const isSubmarine = unit.type === 'submarine';
    return {
      range,
      // MAP-5, MAP-6, NCM-4
      enters: (from, to) =>
        isSea(to) &&
        to !== 'sz-18' &&
        from !== 'sz-18' &&
        isCanalOpen(state, side, from, to) &&
        (isCombat || isSubmarine || !isHostileSea(to)),
      // CM-4, CM-14, CM-15, NCM-4
      stops: (space) => (isSubmarine ? hasDestroyer(space) : isHostileSea(space)),
      ends: (way) => {
        const end = way.at(-1) ?? '';
        if (!isCombat) return 'must';
        if (unit.type === 'transport') return 'way'; // escorts, assaults and ways out decide
        if (isHostileSea(end) || enemies(end).length > 0) return 'must';
        return isHostileSea(began) ? 'must' : 'way'; // CM-8; or an assault nearby
      },
    };
  }

  return {
    range,
    // MAP-3, CM-10
    enters: (_, to) => !isNeutral(to),
    stops: () => false,
    ends: (way) => {
      const end = way.at(-1) ?? '';
      // CM-1; CM-11 decides.
      if (isCombat) return isHostileLand(end) || enemies(end).length > 0 || isHostileSea(began) ? 'way' : 'never';
      if (!isSea(end))
        return isHostileLand(end) || isEnemy(state.turn.control[end] ?? undefined) || state.turn.control[end] === null
          ? 'never'
          : 'way'; // NCM-5
      return unit.type === 'bomber' ? 'never' : 'way';
    },
  };
}

/** MAP-6: by control when the turn began. */
function isCanalOpen(state: GameState, side: string | undefined, from: string, to: string): boolean {
  const canal = board.canals.find(({ between }) => between.includes(from) && between.includes(to));
  return !canal || canal.controlledBy.every((space) => SIDES.get(state.turn.control[space] ?? '') === side);
}
