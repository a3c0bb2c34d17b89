import {
  awaiting,
  boardOf,
  diceAsked,
  reach,
  type AskedDice,
  type Command,
  type GameState,
  type UnitId,
} from '../../engine/index.ts';

const HIT = 1;
const MISS = 6;

/**
 * The answer to what is asked before the next battle can begin: fighters without a carrier land where they can, offers
 * are declined, aircraft whose combat is over fly home, and guns that they flew over hit these and miss all others
 * (NCM-2, NA-4, COM-25, AA-3). Null if there is none.
 */
export function answerBetweenBattles(state: GameState, shotDown: readonly UnitId[]): Command | null {
  const asked = awaiting(state);
  switch (asked.kind) {
    case 'offer':
      return { type: 'place-offer', to: null };
    case 'stranded': {
      const [to] = asked.to;
      return to === undefined ? null : { type: 'land-stranded', unit: asked.unit, to };
    }
    case 'dice':
      return { type: 'roll', dice: diceFor(asked, shotDown), by: 'hand' };
    case 'fly-home':
      return flightHome(state, asked.units);
    case 'command':
    case 'casualties':
    case 'submerge':
    case 'retreat':
    case 'over':
      return null;
  }
}

const diceFor = (asked: AskedDice, shotDown: readonly UnitId[]): readonly number[] =>
  asked.groups.flatMap((group) =>
    Array.from({ length: diceAsked({ groups: [group] }) }, (_, i) =>
      shotDown.includes(group.targets?.[i] ?? '') ? HIT : MISS,
    ),
  );

/** One of these aircraft back to where it set out; if it cannot, to the nearest place, on land if it can. */
function flightHome(state: GameState, units: readonly UnitId[]): Command | null {
  const [id] = units;
  if (id === undefined) return null;
  const start = state.turn.deeds[id]?.route[0];
  const { spaces } = boardOf(state);
  const rank = (space: string): number => (space === start ? 0 : spaces.get(space)?.kind === 'land' ? 1 : 2);
  const [best] = reach(state, [id]).toSorted(
    (a, b) => rank(a.space) - rank(b.space) || (a.routes[id]?.length ?? 0) - (b.routes[id]?.length ?? 0),
  );
  return best?.command ?? null;
}
