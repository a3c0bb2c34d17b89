import {
  awaiting,
  boardOf,
  cargoOf,
  hitsLeft,
  refusalOf,
  valuesIn,
  type BattleSide,
  type Command,
  type GameState,
  type UnitId,
  type UnitType,
} from '../../../../src/engine/axis-allies/index.ts';
import type { Aim, CasualtyPolicy, Policies } from '../../../../src/games/axis-allies/odds/index.ts';
import { endsByDice, type Answers } from './bruteForce.ts';

/** Policies that go by what stands on the board now, not by what follows. */
type Ordered = Exclude<CasualtyPolicy, 'suggested' | { best: Aim }>;

/** Answers every question of a battle as policies say, written without what the odds are reckoned with. */
export function answersOf(policies: Policies): Answers {
  const onwards = new Map<string, number>();

  /** The chance to win, fighting on: found by all dice. */
  function chanceOn(state: GameState): number {
    const key = JSON.stringify([state.battle!.attackers, state.battle!.defenders, state.units]);
    let chance = onwards.get(key);
    if (chance === undefined) {
      const ends = endsByDice(state, answersOf({ ...policies, retreat: 'never' }));
      chance = [...ends].reduce((sum, [end, p]) => (end.startsWith('attacker-won') ? sum + p : sum), 0);
      onwards.set(key, chance);
    }
    return chance;
  }

  function isTimeToGo(state: GameState): boolean {
    const { retreat } = policies;
    if (retreat === 'never') return false;
    if (retreat === 'when-behind') return hitsOf(state, 'attacker') < hitsOf(state, 'defender');
    if ('best' in retreat) throw new Error('what is best is not known beforehand');
    return 'afterRounds' in retreat ? state.battle!.round >= retreat.afterRounds : chanceOn(state) < retreat.below;
  }

  return (state): Command | null => {
    const asked = awaiting(state);
    switch (asked.kind) {
      case 'casualties': {
        const { casualties } = policies[asked.side];
        if (typeof casualties === 'object' && 'best' in casualties)
          throw new Error('what is best is not known beforehand');
        return casualties === 'suggested' ? null : { type: 'casualties', units: chosen(state, asked, casualties) };
      }
      case 'submerge': {
        const { submerge } = policies[asked.side];
        const goes = submerge === 'always' || (submerge === 'when-alone' && isAlone(state, asked.side));
        return { type: 'submerge', units: goes ? asked.submarines : [] };
      }
      case 'retreat': {
        if (!isTimeToGo(state)) return { type: 'press' };
        const [to] = asked.to;
        return to === undefined ? { type: 'retreat' } : { type: 'retreat', to };
      }
      default:
        return null;
    }
  };
}

/** Up to which round the rounds of a battle differ by these policies. */
export const roundsApart = ({ retreat }: Policies): number =>
  typeof retreat === 'object' && 'afterRounds' in retreat ? retreat.afterRounds : 1;

const fighters = ({ battle }: GameState, side: BattleSide): readonly UnitId[] =>
  (side === 'attacker' ? battle!.attackers : battle!.defenders).filter(
    (id) => !battle!.casualties.includes(id) && !battle!.submerged.includes(id),
  );

const hitsOf = (state: GameState, side: BattleSide): number =>
  fighters(state, side).reduce((sum, id) => sum + hitsLeft(state, state.units[id]!), 0);

const typeIn = (state: GameState, id: UnitId): UnitType =>
  boardOf(state).edition.units.find((type) => type.id === state.units[id]!.type)!;

const isAlone = (state: GameState, side: BattleSide): boolean =>
  fighters(state, side).every((id) => typeIn(state, id).submerges);

type Asked = Extract<ReturnType<typeof awaiting>, { readonly kind: 'casualties' }>;

/** The first choice in the order of the policy that the rules do not refuse. */
function chosen(state: GameState, asked: Asked, policy: Ordered): readonly UnitId[] {
  const order = ordered(state, asked, policy);
  const find = (from: number, taken: readonly UnitId[]): readonly UnitId[] | null => {
    if (taken.length === asked.hitsToAssign)
      return refusalOf(state, { type: 'casualties', units: taken }) === null ? taken : null;
    for (let i = from; i + asked.hitsToAssign - taken.length <= order.length; i++) {
      const found = find(i + 1, [...taken, order[i]!]);
      if (found) return found;
    }
    return null;
  };
  return find(0, [])!;
}

/** The candidates as a policy loses them, one entry per hit. */
function ordered(state: GameState, { candidates, side }: Asked, policy: Ordered): readonly UnitId[] {
  const values = valuesIn(state, state.battle!, side);
  const priceOf = (id: UnitId): number => {
    const { cost, defenceless } = typeIn(state, id);
    const cargo = defenceless ? [] : cargoOf(state, state.units[id]!);
    return cargo.reduce((sum, one) => sum + typeIn(state, one.id).cost, cost);
  };
  const fights = (id: UnitId): number => Number((values.get(id) ?? 0) > 0);
  const cheapest = candidates.toSorted((a, b) => priceOf(a) - priceOf(b) || fights(a) - fights(b));
  const damaged = cheapest.filter((id) => hitsLeft(state, state.units[id]!) > 1);
  const all = [...damaged, ...cheapest];
  if (policy === 'cheapest') return all;
  if (policy === 'keep-capturer') {
    const kept = cheapest.findLast((id) => typeIn(state, id).captures);
    return kept === undefined ? all : [...all.filter((id) => id !== kept), kept];
  }
  const rank = (id: UnitId): number => {
    const { id: type, domain } = typeIn(state, id);
    if (policy === 'keep-air') return Number(domain === 'air');
    return policy.inOrder.includes(type) ? policy.inOrder.indexOf(type) : policy.inOrder.length;
  };
  if (typeof policy === 'object' && policy.damageFirst)
    return [...damaged, ...cheapest.toSorted((a, b) => rank(a) - rank(b))];
  return all.toSorted((a, b) => rank(a) - rank(b));
}
