import { otherSide, type BattleSide } from '../../../../engine/index.ts';
import { lineIn, SIDES, type Field } from './battleModel.ts';
import type { Chances } from './dice.ts';
import { unchangedBy, isQuietSide } from './fire.ts';
import { chain, lossesTo } from './losses.ts';
import type { Cells } from './pairs.ts';
import { goesOnAsIs } from './roundState.ts';
import type { Formation, Losses, Outcomes } from './sideState.ts';
import { volleyIn, hitsAt } from './volley.ts';

/** Rounds in which both sides only fire at each other and any hit can go to anybody, as nearly always on land. */

/** A formation that fights so, whoever of the enemy is left. */
interface Plain {
  readonly formation: Formation;
  /** What 0, 1, 2 … hits leave of it. */
  readonly losses: Losses;
  /** How likely it scores 0, 1, 2 … hits. */
  readonly hits: Chances;
}

/**
 * Fights all rounds between such formations, and returns how many are expected. The attackers score A hits in a round,
 * the defenders D, neither depending on the other. So from a pair that fights w rounds, the pair after i hits on the
 * attackers and j on the defenders is reached w · P(D = i) · P(A = j) times. A round without hits is fought again:
 * reached c times from other pairs, a pair fights w = c / (1 - P(D = 0) · P(A = 0)) rounds. The strongest come first,
 * so that c is complete when a pair's turn comes. What is left in the cells are pairs that fight otherwise, or no more.
 */
export function fightPlainly(field: Field, at: Cells): number {
  // Where those that begin fight otherwise, few would fight so later, and it costs less to ask them pair by pair.
  if (!SIDES.every((side) => plain(field, side, lineIn(field, side).survivors))) return 0;
  const defenders = plainOnes(field, 'defender');
  const attackers = defenders.length > 0 ? plainOnes(field, 'attacker') : [];
  let rounds = 0;
  // What a round makes of each side: always the same records, since one for each pair would soon be thrown away.
  const onAttackers = nothingYet();
  const onDefenders = nothingYet();
  for (const { formation: one, losses: onesLosses, hits: onesHits } of attackers)
    for (const { formation: other, losses: othersLosses, hits: othersHits } of defenders) {
      const weight = at.take(one.id, other.id);
      if (weight === 0) continue;
      if (!goesOnAsIs(field, one, other)) {
        at.add(one.id, other.id, weight);
        continue;
      }
      fill(onAttackers, onesLosses, othersHits);
      fill(onDefenders, othersLosses, onesHits);
      field.fired(onAttackers.count * onDefenders.count);
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
  return { to, count: 0, exactly: [], atLeast: [], parts: null, strikingParts: null };
}

/** A side takes these hits: no more than it can. */
function fill(side: Filled, losses: Losses, { exactly, atLeast }: Chances): void {
  side.to = losses;
  side.count = Math.min(losses.left.length, exactly.length);
  side.exactly = exactly;
  side.atLeast = atLeast;
}

/** The formations of a side that fight so, those that hits leave of others among them, from the strongest. */
function plainOnes(field: Field, side: BattleSide): readonly Plain[] {
  const line = lineIn(field, side);
  const found: Plain[] = [];
  for (let hits = line.whole.hitsLeft; hits > 0; hits--)
    for (const id of line.byHits[hits] ?? []) {
      const one = plain(field, side, line.formations[id]!);
      if (one) found.push(one);
    }
  return found;
}

/** A formation that fights so; null if it does not. */
function plain(field: Field, side: BattleSide, formation: Formation): Plain | null {
  const { standing, targets } = formation;
  const line = lineIn(field, side);
  if (standing.defended.length === 0) return null;
  if (!isQuietSide(field, side, formation, false) || !isQuietSide(field, side, formation, true)) return null;
  const enemies = lineIn(field, otherSide(side));
  const volley = volleyIn(line, field.program.fireOf[side], false, formation, false);
  if (!volley) return null;
  const struck = hitsAt(volley, enemies.strikeBits[standing.hasDestroyer ? 1 : 0], enemies.whole.targets);
  const [hits] = struck.chances;
  if (!hits || struck.targets.length > 1 || struck.targets[0] !== enemies.whole.targets) return null;
  return { formation, losses: chain(line, formation, targets, null), hits };
}
