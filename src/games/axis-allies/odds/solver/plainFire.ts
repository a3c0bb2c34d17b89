import { BATTLE_SIDES, otherSide, type BattleSide } from '../../../../engine/axis-allies/index.ts';
import { sideIn, type BattleModel } from './battleModel.ts';
import type { HitChances } from './dice.ts';
import { unchangedBy, isQuietSide } from './fire.ts';
import { chain, lossesTo } from './losses.ts';
import type { PairChances } from './pairs.ts';
import { goesOnAsIs } from './roundState.ts';
import type { SideState, Losses, Outcomes } from './sideState.ts';
import { volleyIn, hitsAt } from './volley.ts';

/** Rounds in which both sides only fire at each other and any hit can go to anybody, as nearly always on land. */

/** A side state that fights so, whoever of the enemy is left. */
interface PlainSide {
  readonly sideState: SideState;
  /** What 0, 1, 2 … hits leave of it. */
  readonly losses: Losses;
  /** How likely it scores 0, 1, 2 … hits. */
  readonly hits: HitChances;
}

/**
 * Fights all rounds between such side states, and returns how many are expected. The attackers score A hits in a round,
 * the defenders D, neither depending on the other. So from a pair that fights w rounds, the pair after i hits on the
 * attackers and j on the defenders is reached w · P(D = i) · P(A = j) times. A round without hits is fought again:
 * reached c times from other pairs, a pair fights w = c / (1 - P(D = 0) · P(A = 0)) rounds. The strongest come first,
 * so that c is complete when a pair's turn comes. What is left are pairs that fight otherwise, or no more.
 */
export function fightPlainly(model: BattleModel, at: PairChances): number {
  // Where those that begin fight otherwise, few would fight so later, and it costs less to ask them pair by pair.
  if (!BATTLE_SIDES.every((side) => plain(model, side, sideIn(model, side).survivors))) return 0;
  const defenders = plainOnes(model, 'defender');
  const attackers = defenders.length > 0 ? plainOnes(model, 'attacker') : [];
  let rounds = 0;
  // What a round makes of each side: always the same records, since one for each pair would soon be thrown away.
  const onAttackers = nothingYet();
  const onDefenders = nothingYet();
  for (const { sideState: one, losses: onesLosses, hits: onesHits } of attackers)
    for (const { sideState: other, losses: othersLosses, hits: othersHits } of defenders) {
      const weight = at.take(one.id, other.id);
      if (weight === 0) continue;
      if (!goesOnAsIs(model, one, other)) {
        at.add(one.id, other.id, weight);
        continue;
      }
      fill(onAttackers, onesLosses, othersHits);
      fill(onDefenders, othersLosses, onesHits);
      model.countWork(onAttackers.count * onDefenders.count);
      const times = weight / (1 - unchangedBy(onAttackers, onDefenders));
      rounds += times;
      at.addPairs(onAttackers, onDefenders, times);
      at.take(one.id, other.id);
    }
  return rounds;
}

type Filled = { -readonly [Key in keyof Outcomes]: Outcomes[Key] };

/** (Records of one layout are quick to read, so these are all that outcomes are.) */
function nothingYet(): Filled {
  const to = lossesTo(0, [], null);
  return { to, count: 0, exactly: [], atLeast: [], afterFirstFire: null, afterFirstFireIfStriking: null };
}

/** A side takes these hits: no more than it can. */
function fill(side: Filled, losses: Losses, { exactly, atLeast }: HitChances): void {
  side.to = losses;
  side.count = Math.min(losses.left.length, exactly.length);
  side.exactly = exactly;
  side.atLeast = atLeast;
}

/** The side states of a side that fight so, those that hits leave of others among them, from the strongest. */
function plainOnes(model: BattleModel, side: BattleSide): readonly PlainSide[] {
  const sideModel = sideIn(model, side);
  const found: PlainSide[] = [];
  for (let hits = sideModel.whole.hitsLeft; hits > 0; hits--)
    for (const id of sideModel.byHits[hits] ?? []) {
      const one = plain(model, side, sideModel.states[id]!);
      if (one) found.push(one);
    }
  return found;
}

/** A side state that fights so; null if it does not. */
function plain(model: BattleModel, side: BattleSide, sideState: SideState): PlainSide | null {
  const { standing, targets } = sideState;
  const sideModel = sideIn(model, side);
  if (standing.defended.length === 0) return null;
  if (!isQuietSide(model, side, sideState, false) || !isQuietSide(model, side, sideState, true)) return null;
  const enemies = sideIn(model, otherSide(side));
  const volley = volleyIn(sideModel, model.roundSteps.fireOf[side], false, sideState, false);
  if (!volley) return null;
  const struck = hitsAt(volley, enemies.strikeBits[standing.hasDestroyer ? 1 : 0], enemies.whole.targets);
  const [hits] = struck.chances;
  if (!hits || struck.targets.length > 1 || struck.targets[0] !== enemies.whole.targets) return null;
  return { sideState, losses: chain(sideModel, sideState, targets, null), hits };
}
