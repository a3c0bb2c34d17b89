import { verdict, type Clearing, type Verdict } from '../engine/index.ts';
import { end, SIDES, type Field, type Ways } from './field.ts';
import type { Formation, Line } from './formation.ts';
import { canRetreat } from './leaving.ts';
import type { Moment, Part } from './moment.ts';

/** Who leaves a battle dead before a step, and whether the battle is over then. */

/** What comes before a deed; null if the battle is over then. */
export function clear(field: Field, clears: Clearing, moment: Moment, chance: number, ways: Ways): Moment | null {
  switch (clears) {
    case 'nothing':
      return moment;
    case 'end-if-over':
      return goesOn(field, moment, chance, ways);
    case 'casualties':
      return goesOn(field, withoutCasualties(moment), chance, ways);
    case 'surprised': {
      const after: Moment = {
        attacker: withoutSurprised(field.lines.attacker, moment.attacker),
        defender: withoutSurprised(field.lines.defender, moment.defender),
      };
      return SIDES.some((side) => after[side].firing !== after[side].left) ? after : goesOn(field, after, chance, ways);
    }
  }
}

const allFire = (part: Part): Part =>
  part.firing === part.left ? part : { ...part, firing: part.left, sunkAtOnce: null };

const withoutCasualties = ({ attacker, defender }: Moment): Moment => ({
  attacker: allFire(attacker),
  defender: allFire(defender),
});

/** After an opening fire: who gave himself up leaves, and what was hit, but for a side that had a destroyer (COM-6). */
function withoutSurprised(line: Line, part: Part): Part {
  const isDoomed = line.ranks.some((rank) => rank.isDoomed);
  const stay = ({ fighting, away }: Formation, sunk: readonly number[] | null): Formation =>
    line.formation(
      fighting.map((count, i) => (line.ranks[i]!.isDoomed ? 0 : count - (sunk?.[i] ?? 0))),
      away,
    );
  const left = isDoomed ? stay(part.left, null) : part.left;
  if (!part.hadDestroyer) return { ...part, left, firing: left };
  return isDoomed || part.sunkAtOnce ? { ...part, left, firing: stay(part.firing, part.sunkAtOnce) } : part;
}

/** The moment after defenceless units that nobody defends are lost; null if the battle is over (COM-16, COM-17). */
export function goesOn(field: Field, moment: Moment, chance: number, ways: Ways): Moment | null {
  const { attacker, defender } = moment;
  const found = verdictOn(field, attacker.left, defender.left);
  const { lost, result } = found.ifItCanRetreat && canRetreat(field, attacker.left) ? found.ifItCanRetreat : found;
  let after = moment;
  for (const side of lost) {
    const left = withoutDefenceless(field.lines[side], after[side].left);
    after = { ...after, [side]: { ...after[side], left, firing: left } };
  }
  if (!result) return after;
  end(ways, after, result, chance);
  return null;
}

/** Whether the battle goes on between two formations: asked once for all that stand alike. */
function verdictOn({ lines, verdicts }: Field, attacker: Formation, defender: Formation): Verdict {
  const someSubmerged = attacker.hasSubmerged || defender.hasSubmerged;
  const place = (attacker.standingId * STANDINGS + defender.standingId) * 2 + (someSubmerged ? 1 : 0);
  let found = verdicts.get(place);
  if (!found) {
    found = verdict(lines.attacker.strikes, attacker.standing, defender.standing, someSubmerged);
    verdicts.set(place, found);
  }
  return found;
}

/** More than there are ways to stand. */
const STANDINGS = 65_536;

const withoutDefenceless = (line: Line, { fighting, away }: Formation): Formation =>
  line.formation(
    fighting.map((count, i) => (line.targets[i] === 'defenceless' ? 0 : count)),
    away,
  );
