import { otherSide } from '../../engine/index.ts';
import type { Field } from '../field.ts';
import { hitsOn, leftAfter, limitOf } from '../fire.ts';
import type { Formation, Line } from '../formation.ts';
import { chanceUpTo, mostOf } from '../dice.ts';
import { chanceAt } from '../losses.ts';
import { roomOn, targetsIn, type Limit } from '../targets.ts';
import type { Moment } from '../moment.ts';
import { aimOf } from '../policies.ts';
import type { Volleying } from '../program.ts';
import { hitsAt, type MergedHits, type Volley } from '../volley.ts';
import { volleyIn } from '../rolling.ts';
import { choicesAfter, choicesByHits, onlyChoice, type ByHits, type Choices } from './choices.ts';

/** A roll, and what the side that is hit can choose to be left of it. */
export interface Loss {
  readonly chance: number;
  readonly choices: Choices;
}

/** What dice of a deed, perhaps rolled already, can make of the other side; null if nobody fires. */
export type Losing = (
  deed: Volleying,
  isFirst: boolean,
  moment: Moment,
  rolled?: Volley | null,
) => readonly Loss[] | null;

/** All choices of a side that decides as well as can be; of another one what its policy takes. */
export function losingIn(field: Field): Losing {
  const known = new Map<string, readonly Loss[]>();
  const byHits = {
    attacker: choicesByHits(field.lines.attacker, field.fired),
    defender: choicesByHits(field.lines.defender, field.fired),
  };
  return (deed, isFirst, moment, rolled = null) => {
    const side = otherSide(deed.side);
    if (aimOf(field.policies[side].casualties) === null)
      return rolled
        ? [{ chance: 1, choices: onlyChoice(leftAfter(field, deed, rolled, moment)) }]
        : byPolicy(field, deed, isFirst, moment);
    const { firing, strikes, hadDestroyer } = moment[deed.side];
    const volley = rolled ?? volleyIn(field.lines[deed.side], deed, isFirst, firing, strikes);
    if (!volley) return null;
    const line = field.lines[side];
    const { left } = moment[side];
    const key = `${side} ${left.id} ${volley.id} ${hadDestroyer} ${deed.limit ? deed.id : ''}`;
    let losses = rolled ? undefined : known.get(key);
    losses ??= lossesFrom(volley, line, byHits[side], left, hadDestroyer, limitOf(line, deed), field.fired);
    if (!rolled) known.set(key, losses);
    return losses;
  };
}

function byPolicy(field: Field, deed: Volleying, isFirst: boolean, moment: Moment): readonly Loss[] | null {
  const outcomes = hitsOn(field, deed, isFirst, moment);
  if (!outcomes) return null;
  return Array.from({ length: outcomes.count }, (_, i) => ({
    chance: chanceAt(outcomes, i),
    choices: onlyChoice(outcomes.to.left[i]!),
  }));
}

function lossesFrom(
  volley: Volley,
  line: Line,
  byHits: ByHits,
  left: Formation,
  withDestroyer: boolean,
  limit: Limit | null,
  fired: Field['fired'],
): readonly Loss[] {
  const hits = hitsAt(volley, line.strikeBits[withDestroyer ? 1 : 0], targetsIn(line, left, limit));
  const [targets, ...others] = hits.targets;
  if (targets === undefined) return [{ chance: 1, choices: onlyChoice(left) }];
  if (others.length === 0) {
    return rollsOf(hits, [roomOn(line, left, targets, limit)]).map(({ chance, taken }) => ({
      chance,
      choices: byHits(left, taken[0]!, targets, limit),
    }));
  }
  const most = hits.targets.map((one) => roomOn(line, left, one, limit));
  return rollsOf(hits, most).map(({ chance, taken }) => ({
    chance,
    choices: choicesAfter(line, left, hits, taken, withDestroyer, limit, fired),
  }));
}

/** So many hits of each kind, and how likely: the most that count stand for all beyond. */
function rollsOf(
  hits: MergedHits,
  rooms: readonly number[],
): readonly { readonly chance: number; readonly taken: readonly number[] }[] {
  let rolls: readonly { readonly chance: number; readonly taken: readonly number[] }[] = [{ chance: 1, taken: [] }];
  for (const [kind, most] of rooms.entries()) {
    const chances = hits.chances[kind]!;
    const last = mostOf(chances, most);
    rolls = rolls.flatMap(({ chance, taken }) =>
      Array.from({ length: last + 1 }, (_, count) => ({
        chance: chance * chanceUpTo(chances, count, last),
        taken: [...taken, count],
      })),
    );
  }
  return rolls.filter(({ chance }) => chance > 0);
}
