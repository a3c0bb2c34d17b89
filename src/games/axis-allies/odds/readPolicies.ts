import type { UnitTypeId } from '../../../engine/axis-allies/index.ts';
import type { Result } from '../../../engine/index.ts';
import type { Aim, CasualtyPolicy, Policies, RetreatPolicy, SidePolicy, SubmergePolicy } from './policies.ts';

const AIMS: readonly Aim[] = ['win', 'capture', 'swing'];

/** Which units both sides lose, by name. */
const CASUALTIES: ReadonlyMap<string, CasualtyPolicy> = new Map<string, CasualtyPolicy>([
  ...(['suggested', 'cheapest', 'keep-capturer', 'keep-air'] as const).map((one) => [one, one] as const),
  ...AIMS.map((best) => [`best-${best}`, { best }] as const),
]);

/** When submarines of both sides submerge, by name. */
const SUBMERGE: ReadonlyMap<string, SubmergePolicy> = new Map<string, SubmergePolicy>([
  ...(['never', 'always', 'when-alone'] as const).map((one) => [one, one] as const),
  ...AIMS.map((best) => [`best-${best}`, { best }] as const),
]);

/** Reads the policies of both sides from words; what is left out is as usual. Faults are sentences. */
export function readPolicies(
  words: {
    readonly casualties?: string | undefined;
    readonly submerge?: string | undefined;
    readonly afterRounds?: string | undefined;
    readonly below?: string | undefined;
    readonly bestRetreat?: string | undefined;
  },
  typeNamed: (name: string) => UnitTypeId | undefined = () => undefined,
): Result<Policies, readonly string[]> {
  const order = orderIn(words.casualties ?? '', typeNamed);
  const casualties = order ?? CASUALTIES.get(words.casualties ?? 'suggested');
  const submerge = SUBMERGE.get(words.submerge ?? 'never');
  const rounds = Number(words.afterRounds ?? 1);
  const below = Number(words.below ?? 0);
  const best = AIMS.find((one) => one === words.bestRetreat);
  const faults = [
    ...(casualties
      ? []
      : [
          `Casualties are taken as ${[...CASUALTIES.keys()].join(', ')}, not "${words.casualties}"; ` +
            'or in an order, as "submarine, destroyer", which can begin with "first hits".',
        ]),
    ...(submerge ? [] : [`Submarines submerge ${[...SUBMERGE.keys()].join(', ')}, not "${words.submerge}".`]),
    ...(Number.isInteger(rounds) && rounds >= 1 && rounds <= MOST_ROUNDS
      ? []
      : [`The attacker retreats after 1 to ${MOST_ROUNDS} rounds, not after "${words.afterRounds}".`]),
    ...(below >= 0 && below <= 1 ? [] : [`A chance is a number from 0 to 1, not "${words.below}".`]),
    ...(best || words.bestRetreat === undefined
      ? []
      : [`The attacker retreats as is best for ${AIMS.join(', ')}, not for "${words.bestRetreat}".`]),
  ];
  if (faults.length > 0 || !casualties || !submerge) return { ok: false, fault: faults };
  const side: SidePolicy = { casualties, submerge };
  const retreat: RetreatPolicy = best
    ? { best }
    : words.afterRounds !== undefined
      ? { afterRounds: rounds }
      : words.below !== undefined
        ? { below }
        : 'never';
  return { ok: true, value: { attacker: side, defender: side, retreat } };
}

/** An order of losses, as "first hits, submarines, destroyers"; null if some unit is not known. */
function orderIn(words: string, typeNamed: (name: string) => UnitTypeId | undefined): CasualtyPolicy | null {
  const [first, ...others] = words.split(',').map((word) => word.trim().toLowerCase());
  const damageFirst = first === 'first hits';
  const types = (damageFirst ? others : [first!, ...others]).map(typeNamed);
  if (types.length === 0 || types.includes(undefined)) return null;
  const inOrder = types.flatMap((type) => type ?? []);
  return damageFirst ? { inOrder, damageFirst } : { inOrder };
}

/** Rounds are told apart up to this one. */
const MOST_ROUNDS = 99;
