import board from '../../../../rules/revised/board.json' with { type: 'json' };
import type { GameState, Unit } from '../../../../src/engine/axis-allies/index.ts';

/**
 * A slow, simple model of where a unit that has done nothing yet can go, written from the rules alone: it tries every
 * route step by step and uses nothing of the engine except the shape of a state. 'must': the move is allowed. 'never':
 * it is refused. 'way': a route exists, and what other units do decides (landing, decks).
 */
export type Verdict = 'must' | 'never' | 'way';

interface Space {
  readonly id: string;
  readonly kind: string;
  readonly neutral?: boolean;
}

export const SPACES = new Map((board.spaces as readonly Space[]).map((space) => [space.id, space]));
const TYPES = new Map(board.units.map((type) => [type.id, type]));
export const SIDES = new Map(board.powers.map(({ id, side }) => [id, side]));
export const NEIGHBOURS = new Map<string, string[]>([...SPACES.keys()].map((id) => [id, []]));
for (const [a = '', b = ''] of board.adjacent) {
  NEIGHBOURS.get(a)!.push(b);
  NEIGHBOURS.get(b)!.push(a);
}
const RAILWAY = ['russia', 'novosibirsk', 'yakut-ssr', 'buryatia-ssr'];

export const isSea = (space: string): boolean => SPACES.get(space)?.kind === 'sea';
export const isNeutral = (space: string): boolean => SPACES.get(space)?.neutral === true;

interface Rules {
  readonly range: number;
  enters(from: string, to: string): boolean;
  /** Whether the unit must stop after it moved here. */
  stops(space: string): boolean;
  ends(way: readonly string[]): Verdict;
}

/** The verdict for every space but the unit's own, in combat move or noncombat move. */
export function verdicts(state: GameState, unit: Unit): ReadonlyMap<string, Verdict> {
  const rules = rulesFor(state, unit);
  const found = new Map<string, Verdict>([...SPACES.keys()].map((space) => [space, 'never']));
  found.delete(unit.space);
  const better = { never: 0, way: 1, must: 2 };
  let ways: readonly (readonly string[])[] = [[unit.space]];
  for (let step = 0; step < rules.range; step++) {
    ways = ways
      .filter((way) => way.length === 1 || !rules.stops(way.at(-1)!))
      .flatMap((way) =>
        NEIGHBOURS.get(way.at(-1)!)!
          .filter((next) => rules.enters(way.at(-1)!, next))
          .map((next) => [...way, next]),
      );
    for (const way of ways) {
      const [end, verdict] = [way.at(-1)!, rules.ends(way)];
      const known = found.get(end);
      if (known !== undefined && better[verdict] > better[known]) found.set(end, verdict);
    }
    // Of air units' ways only the shortest to each space matter.
    if (TYPES.get(unit.type)?.domain === 'air') ways = [...new Map(ways.map((way) => [way.at(-1), way])).values()];
  }
  return found;
}

function rulesFor(state: GameState, unit: Unit): Rules {
  const side = SIDES.get(unit.owner);
  const has = (advantage: string): boolean => state.advantages[unit.owner]?.includes(advantage) === true;
  const isFoe = (power: string | null | undefined): boolean => power != null && SIDES.get(power) !== side;
  const enemies = (space: string): readonly Unit[] =>
    Object.values(state.units).filter((other) => other.space === space && !other.submerged && isFoe(other.owner));
  const isHostileLand = (space: string): boolean => !isSea(space) && isFoe(state.control[space]);
  const isHostileSea = (space: string): boolean => isSea(space) && enemies(space).length > 0;
  const isCombat = state.phase === 'combat-move';
  const fled = isHostileSea(unit.space);
  const { domain, move = 0 } = TYPES.get(unit.type)!;

  if (domain === 'land') {
    const isFast = unit.type === 'tank' || (unit.type === 'infantry' && has('mechanized-infantry'));
    const isOnRails = (space: string): boolean => RAILWAY.includes(space) && RAILWAY.includes(unit.space);
    const rides = unit.type !== 'tank' && has('trans-siberian-railway');
    const isBlitzed = (space: string): boolean =>
      isFast && enemies(space).length === 0 && !state.complexes.includes(space);
    const canMove = unit.type !== 'antiaircraft-gun' || !isCombat;
    return {
      range: !canMove ? 0 : isFast || rides ? 2 : move,
      // MAP-3, MAP-10, NCM-3; NA-SU-6
      enters: (from, to) =>
        !isSea(to) &&
        !isNeutral(to) &&
        (isCombat || !isHostileLand(to)) &&
        (isFast || from === unit.space || (isOnRails(from) && isOnRails(to))),
      // CM-3, CM-9
      stops: (space) => isHostileLand(space) && !isBlitzed(space),
      // CM-1: hostile, or blitzed on the way
      ends: (way) => (!isCombat || way.slice(1).some(isHostileLand) ? 'must' : 'never'),
    };
  }

  if (domain === 'sea') {
    const isSubmarine = unit.type === 'submarine';
    const isDestroyer = unit.type === 'destroyer';
    const hasDestroyer = (space: string): boolean => enemies(space).some(({ type }) => type === 'destroyer');
    const hidesEnemy = (space: string): boolean =>
      Object.values(state.units).some((other) => other.space === space && other.submerged && isFoe(other.owner));
    const isOnCoast = (zone: string): boolean => NEIGHBOURS.get(zone)!.some(isHostileLand);
    return {
      range: unit.type === 'carrier' && has('fast-carriers') ? 3 : move,
      // MAP-6, NCM-4
      enters: (from, to) =>
        isSea(to) &&
        isCanalOpen(state, side, from, to) &&
        (isCombat || !isHostileSea(to) || (isSubmarine && !hasDestroyer(to))),
      // CM-4, CM-14, NCM-4, SUB-3
      stops: (space) => (isSubmarine ? hasDestroyer(space) : isHostileSea(space) || (isDestroyer && hidesEnemy(space))),
      ends: (way) => {
        const end = way.at(-1)!;
        const sure = unit.type === 'carrier' ? 'way' : 'must';
        if (!isCombat) return isHostileSea(end) ? 'never' : sure;
        if (isHostileSea(end) || fled) return sure;
        // Transports may have troops to land, others may support them.
        return unit.type === 'transport' || isOnCoast(end) ? 'way' : 'never';
      },
    };
  }

  const range = move + (state.developments[unit.owner]?.includes('long-range-aircraft') ? 2 : 0);
  const isLanding = (land: string): boolean =>
    !isSea(land) &&
    !isNeutral(land) &&
    !isHostileLand(land) &&
    state.turn.control[land] != null &&
    !isFoe(state.turn.control[land]);
  const canReturn = (way: readonly string[]): boolean => stepsTo(way.at(-1)!, isLanding) <= range - (way.length - 1);
  return {
    range,
    enters: (_, to) => !isNeutral(to),
    stops: () => false,
    ends: (way) => {
      const end = way.at(-1)!;
      // NCM-5
      if (!isCombat) return isLanding(end) ? 'must' : isSea(end) && unit.type === 'fighter' ? 'way' : 'never';
      // CM-1, CM-8, CM-11
      if (isHostileLand(end) || isHostileSea(end))
        return canReturn(way) ? 'must' : unit.type === 'fighter' ? 'way' : 'never';
      return fled && (isLanding(end) || (isSea(end) && unit.type === 'fighter')) ? 'way' : 'never';
    },
  };
}

/** How many spaces an air unit flies to the nearest such space. */
function stepsTo(from: string, isGoal: (space: string) => boolean): number {
  const steps = new Map([[from, 0]]);
  for (const [space, taken] of steps) {
    if (isGoal(space)) return taken;
    for (const next of NEIGHBOURS.get(space)!) if (!isNeutral(next) && !steps.has(next)) steps.set(next, taken + 1);
  }
  return Infinity;
}

/** MAP-6: by control when the turn began. */
export function isCanalOpen(state: GameState, side: string | undefined, from: string, to: string): boolean {
  const canal = board.canals.find(({ between }) => between.includes(from) && between.includes(to));
  return !canal || canal.controlledBy.every((space) => SIDES.get(state.turn.control[space] ?? '') === side);
}
