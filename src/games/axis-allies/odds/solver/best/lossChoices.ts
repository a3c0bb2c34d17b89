import {
  HIT_KINDS,
  hitsDue,
  NO_HITS,
  NO_TARGETS,
  roomFor,
  TARGET_KINDS,
  type TargetKind,
  otherSide,
} from '../../../../../engine/index.ts';
import { aimOf } from '../../policies.ts';
import type { Field } from '../battleModel.ts';
import { chanceUpTo, mostOf } from '../dice.ts';
import { hitsOn, leftAfter, limitOf } from '../fire.ts';
import { hit, isCandidate, type Limit, roomOn, targetsIn } from '../lossOrder.ts';
import { chanceAt } from '../losses.ts';
import type { Moment } from '../roundState.ts';
import type { Volleying } from '../roundSteps.ts';
import type { Formation, Line } from '../sideState.ts';
import { bitOf, type MergedHits, hitsAt, type Volley, volleyIn } from '../volley.ts';

/** Everything that a side can choose to be left of it after hits (COM-8, COM-9, COM-10, COM-11, COM-12). */
export interface Choices {
  /** The only choice, if there is no other. */
  readonly only: Formation | null;
  /** Otherwise what can be chosen after each first hit. */
  readonly parts: readonly Choices[];
  /** All of them, each once. */
  all(): readonly Formation[];
}

/** What can be chosen after so many hits, no more than the formation can take, at targets of these kinds. */
export type ByHits = (formation: Formation, hits: number, targets: number, limit: Limit | null) => Choices;

/** After hits of one kind: defenceless units are the last choice (COM-10). `fired` counts the work. */
export function choicesByHits(line: Line, fired: Field['fired']): ByHits {
  const known = new Map<string, Choices>();

  function found(formation: Formation, hits: number, targets: number, limit: Limit | null): Choices {
    const key = `${formation.id} ${hits} ${targets} ${limit?.id}`;
    let choices = known.get(key);
    if (!choices) known.set(key, (choices = find(formation, hits, targets, limit)));
    return choices;
  }

  function find(formation: Formation, hits: number, targets: number, limit: Limit | null): Choices {
    fired(0);
    if (hits === 0) return onlyChoice(formation);
    const able = formation.fighting.flatMap((count, rank) =>
      count > 0 && (bitOf(line.targets[rank]!) & targets) !== 0 && isCandidate(line, rank, limit) ? [rank] : [],
    );
    const defended = able.filter((rank) => line.targets[rank] !== 'defenceless');
    const parts = (defended.length > 0 ? defended : able).map((rank) =>
      found(afterHit(line, formation, rank), hits - 1, targets, limit),
    );
    return choiceAmong(parts, fired);
  }
  return found;
}

export const onlyChoice = (formation: Formation): Choices => ({ only: formation, parts: [], all: () => [formation] });

function choiceAmong(parts: readonly Choices[], fired: Field['fired']): Choices {
  if (parts.length === 1) return parts[0]!;
  let all: readonly Formation[] | undefined;
  return {
    only: null,
    parts,
    all() {
      if (!all) {
        all = [...new Set(parts.flatMap((part) => part.all()))];
        fired(WORK_PER_CHOICE * all.length);
      }
      return all;
    },
  };
}

/** To look at a choice takes so much longer than a pair of outcomes. */
export const WORK_PER_CHOICE = 60;

/** After so many hits of two or three kinds that differ in what they can be assigned to (COM-9, COM-11). */
export function choicesAfter(
  line: Line,
  formation: Formation,
  { kinds }: MergedHits,
  taken: readonly number[],
  withDestroyer: boolean,
  limit: Limit | null,
  fired: Field['fired'],
): Choices {
  const hits = { ...NO_HITS };
  for (let i = 0; i < kinds.length; i++) hits[HIT_KINDS[kinds[i]!]!] = taken[i]!;
  const whole = roomOfEach(line, formation, limit);
  const { strikes } = line;
  const { hitsToAssign, onDefenceless } = hitsDue({ strikes, hits, withDestroyer }, whole);
  const oneMore = (one: Formation): readonly Formation[] => {
    const assigned = roomOfEach(line, one, limit);
    for (const target of TARGET_KINDS) assigned[target] = whole[target] - assigned[target];
    const isFull = (target: TargetKind): boolean =>
      (target === 'defenceless' && assigned.defenceless === onDefenceless) ||
      roomFor(strikes, hits, assigned, target, withDestroyer) < 1;
    return one.fighting.flatMap((count, rank) =>
      count > 0 && isCandidate(line, rank, limit) && !isFull(line.targets[rank]!) ? [afterHit(line, one, rank)] : [],
    );
  };
  let left: readonly Formation[] = [formation];
  for (let n = 0; n < hitsToAssign; n++) {
    const found = left.flatMap(oneMore);
    fired(WORK_PER_CHOICE * found.length);
    left = [...new Set(found)];
  }
  return choiceAmong(left.map(onlyChoice), fired);
}

/** How many hits the candidates of each kind can take. */
function roomOfEach(line: Line, { fighting }: Formation, limit: Limit | null): Record<TargetKind, number> {
  const sums: Record<TargetKind, number> = { ...NO_TARGETS };
  for (const [rank, { candidate }] of line.ranks.entries())
    if (isCandidate(line, rank, limit)) sums[line.targets[rank]!] += fighting[rank]! * candidate.hitsLeft;
  return sums;
}

function afterHit(line: Line, { fighting, away }: Formation, rank: number): Formation {
  const left = [...fighting];
  hit(line, left, rank);
  return line.formation(left, away);
}

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
