import { HIT_KINDS, hitsDue, NO_HITS, NO_TARGETS, roomFor, TARGET_KINDS, type TargetKind } from '../../engine/index.ts';
import type { Field } from '../field.ts';
import type { Formation, Line } from '../formation.ts';
import { hit, isCandidate, type Limit } from '../targets.ts';
import { bitOf, type MergedHits } from '../volley.ts';

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
  const whole = hitsOn(line, formation, limit);
  const { strikes } = line;
  const { hitsToAssign, onDefenceless } = hitsDue({ strikes, hits, withDestroyer }, whole);
  const oneMore = (one: Formation): readonly Formation[] => {
    const assigned = hitsOn(line, one, limit);
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
function hitsOn(line: Line, { fighting }: Formation, limit: Limit | null): Record<TargetKind, number> {
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
