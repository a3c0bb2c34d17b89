import { verdict, type Clearing, type Verdict } from '../engine/index.ts';
import { end, lineIn, type Ends, type Field, type Ways } from './field.ts';
import type { Formation, Line, Part } from './formation.ts';
import { canRetreat } from './leaving.ts';
import { changed, partOf, withPart, type Moment } from './moment.ts';

/** Who leaves a battle dead before a step, and whether the battle is over then. */

/** What comes before a deed; null if the battle is over then. */
export const clear = (field: Field, clears: Clearing, moment: Moment, chance: number, ways: Ways): Moment | null =>
  clears === 'nothing' ? moment : judged(field, clears, withoutFallen(field, clears, moment), chance, ways);

const withoutFallen = ({ lines }: Field, clears: Clearing, { attacker, defender }: Moment): Moment => ({
  attacker: cleared(lines.attacker, clears, attacker),
  defender: cleared(lines.defender, clears, defender),
});

/** A side when those have left that leave before a deed. */
export function cleared(line: Line, clears: Clearing, part: Part): Part {
  if (clears === 'casualties') return allFire(line, part);
  return clears === 'surprised' ? withoutSurprised(line, part) : part;
}

/** Whether the battle goes on when they have left: never over while casualties of an opening fire still fire. */
export function judged(field: Field, clears: Clearing, moment: Moment, chance: number, ways: Ends): Moment | null {
  const isOpen =
    clears === 'nothing' || (clears === 'surprised' && (hasFallen(moment.attacker) || hasFallen(moment.defender)));
  return isOpen ? moment : goesOn(field, moment, chance, ways);
}

const hasFallen = ({ firing, left }: Part): boolean => firing !== left;

const allFire = (line: Line, part: Part): Part =>
  part.firing === part.left ? part : changed(line, part, part.left, part.left, NONE_SUNK);

const NONE_SUNK = { sunkAtOnce: null };

/** After an opening fire: who gave himself up leaves, and what was hit, but for a side that had a destroyer (COM-6). */
function withoutSurprised(line: Line, part: Part): Part {
  const { sunkAtOnce } = part;
  const isDoomed = line.ranks.some((rank) => rank.isDoomed);
  const left = isDoomed ? without(line, part.left, null) : part.left;
  if (!part.hadDestroyer) return changed(line, part, left, left, NONE_SUNK);
  if (!isDoomed && !sunkAtOnce) return part;
  return changed(line, part, left, without(line, part.firing, sunkAtOnce), NONE_SUNK);
}

/** A formation without those that gave themselves up, and without these. */
const without = (line: Line, { fighting, away }: Formation, sunk: readonly number[] | null): Formation =>
  line.formation(
    fighting.map((count, i) => (line.ranks[i]!.isDoomed ? 0 : count - (sunk?.[i] ?? 0))),
    away,
  );

/** The moment after defenceless units that nobody defends are lost; null if the battle is over (COM-16, COM-17). */
export function goesOn(field: Field, moment: Moment, chance: number, ways: Ends): Moment | null {
  const { attacker, defender } = moment;
  const { lost, result } = verdictOn(field, attacker.left, defender.left);
  let after = moment;
  for (const side of lost) {
    const line = lineIn(field, side);
    const part = partOf(after, side);
    const left = (part.left.defended ??= withoutDefenceless(line, part.left));
    after = withPart(after, side, changed(line, part, left, left));
  }
  if (!result) return after;
  end(ways, after, result, chance);
  return null;
}

/** Whether the battle goes on between two formations as they stand. */
export function goesOnAsIs(field: Field, attacker: Formation, defender: Formation): boolean {
  const { lost, result } = verdictOn(field, attacker, defender);
  return lost.length === 0 && result === null;
}

/** Whether the battle goes on between two formations: asked once for all that stand alike. */
function verdictOn(field: Field, attacker: Formation, defender: Formation): Omit<Verdict, 'ifItCanRetreat'> {
  const someSubmerged = attacker.hasSubmerged || defender.hasSubmerged;
  const place = defender.standingPlace * 2 + (someSubmerged ? 1 : 0);
  const found = (attacker.verdicts[place] ??= verdict(
    field.lines.attacker.strikes,
    attacker.standing,
    defender.standing,
    someSubmerged,
  ));
  return found.ifItCanRetreat && canRetreat(field, attacker) ? found.ifItCanRetreat : found;
}

const withoutDefenceless = (line: Line, { fighting, away }: Formation): Formation =>
  line.formation(
    fighting.map((count, i) => (line.targets[i] === 'defenceless' ? 0 : count)),
    away,
  );
