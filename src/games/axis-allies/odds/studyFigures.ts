import { play, type GameState, type Command } from '../../../engine/axis-allies/index.ts';
import { endIn, keyOf } from './battleEnd.ts';
import { oddsOf } from './odds.ts';
import { planOdds, type TargetOdds, type Worth } from './planOdds.ts';
import { TO_THE_END } from './policies.ts';
import { boardAfter, counterAttack } from './threats/index.ts';

/** A number about the plan of a position: a chance, IPCs, or IPCs that may be gained or lost. */
export interface StudyFigure {
  readonly kind: 'chance' | 'ipcs' | 'balance';
  readonly value: number;
}

const OF_TARGET: Readonly<Record<string, (odds: TargetOdds) => StudyFigure | null>> = {
  won: ({ won }) => ({ kind: 'chance', value: won }),
  taken: ({ captured }) => (captured === null ? null : { kind: 'chance', value: captured }),
  lost: ({ lost }) => ({ kind: 'ipcs', value: lost.attacker }),
  destroyed: ({ lost }) => ({ kind: 'ipcs', value: lost.defender }),
  swing: ({ swing }) => ({ kind: 'balance', value: swing }),
};

const OF_PLAN: Readonly<Record<string, (worth: Worth) => StudyFigure>> = {
  all: ({ all }) => ({ kind: 'chance', value: all }),
  none: ({ none }) => ({ kind: 'chance', value: none }),
  swing: ({ swing }) => ({ kind: 'balance', value: swing }),
  spread: ({ spread }) => ({ kind: 'ipcs', value: spread }),
};

/**
 * The figures of a position by their names, by which a study's text asks for them; null where there is none. Both sides
 * lose what the rules suggest, and fight to the end.
 *
 * - `won/ukraine`, and `taken`, `lost`, `destroyed`, `swing` likewise: of the planned battle in a space.
 * - `all`, `none`, `swing`, `spread`: of all planned battles together.
 * - `back/ukraine/germany`: the chance that the strongest legal attack of a power takes the space back, or beats the
 *   fleet there, on the board as it is likely to stand after the planned battles.
 */
export function figuresOf(state: GameState): (name: string) => StudyFigure | null {
  const { targets, worth } = planOdds(state, () => TO_THE_END);
  const after = boardAfter(state, TO_THE_END);
  return (name) => {
    const [what = '', space, power] = name.split('/');
    if (space === undefined) return worth && Object.hasOwn(OF_PLAN, what) ? OF_PLAN[what]!(worth) : null;
    if (what === 'back') {
      const attack = counterAttack(after, space, power ?? '', TO_THE_END);
      return { kind: 'chance', value: attack === null ? 0 : (attack.chance ?? Number.NaN) };
    }
    const target = targets.find(({ plan }) => plan.space === space);
    if (target === undefined || 'why' in target || !Object.hasOwn(OF_TARGET, what)) return null;
    return OF_TARGET[what]!(target);
  };
}

/** A tree of moves that has been played: the state at its start, and after each move. */
export interface PlayedMoves {
  readonly start: GameState;
  readonly moves: readonly { readonly parent: number; readonly move: Command }[];
  readonly states: readonly GameState[];
}

/**
 * The chance of the end to which a move brings a battle, when that battle had just begun; null if the move ends none.
 * Both sides lose what the rules suggest, and fight to the end.
 */
export function pickedChance({ start, moves, states }: PlayedMoves, place: number): number | null {
  const stateAt = (at: number): GameState => states[at] ?? start;
  const parentOf = (at: number): number => moves[at]?.parent ?? -1;
  const last = moves[place];
  if (last === undefined) return null;
  let began = last.parent;
  while (began >= 0 && stateAt(parentOf(began)).battle !== null) began = parentOf(began);
  const before = stateAt(began);
  const played = play(stateAt(last.parent), last.move);
  const reached = played.ok ? endIn(before, played.value) : null;
  const odds = oddsOf(before, TO_THE_END);
  if (reached === null || typeof odds === 'string') return null;
  return odds.ends.find((end) => keyOf(end) === keyOf(reached))?.chance ?? 0;
}
