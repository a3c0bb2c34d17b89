import type { BattleKind, HitKind, RollGroup } from '../../../../engine/axis-allies/index.ts';

/** Dice rolled together: one value to hit, and in a sea battle one kind of unit. */
export interface JoinedGroup<Group extends RollGroup> {
  readonly value: number;
  /** The kind of unit, where it limits what the dice can hit (COM-9); else null. */
  readonly kind: HitKind | null;
  readonly groups: readonly Group[];
}

const KIND_NAMES: Record<HitKind, string> = { submarine: 'submarines', air: 'aircraft', surface: 'ships' };

/**
 * Joins groups of a roll that need not be distinguished: on land groups of the same value; at sea also of the same
 * kind, if there are several kinds.
 */
export function joinGroups<Group extends RollGroup>(
  groups: readonly Group[],
  kind: BattleKind,
): readonly JoinedGroup<Group>[] {
  const kinds = new Set(groups.map((group) => group.kind));
  const showsKind = kind === 'sea' && kinds.size > 1;
  const joined: JoinedGroup<Group>[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last !== undefined && last.value === group.value && (!showsKind || last.kind === group.kind))
      joined[joined.length - 1] = { ...last, groups: [...last.groups, group] };
    else joined.push({ value: group.value, kind: showsKind ? group.kind : null, groups: [group] });
  }
  return joined;
}

/** The numbers that hit: '1', '1–3'. */
export const hitNumbers = (value: number): string => (value === 1 ? '1' : `1–${value}`);

/** '1–3', or '1–3 (aircraft)'. */
export const groupName = ({ value, kind }: Pick<JoinedGroup<RollGroup>, 'value' | 'kind'>): string =>
  kind === null ? hitNumbers(value) : `${hitNumbers(value)} (${KIND_NAMES[kind]})`;
