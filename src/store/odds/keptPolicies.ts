import { readShape } from '../../engine/index.ts';
import { z } from 'zod/mini';
import { TO_THE_END, type Policies } from '../../odds/policies.ts';

const AIM = z.strictObject({ best: z.enum(['win', 'capture', 'swing']) });
const TYPES = z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40));
const ORDER = z.union([
  z.strictObject({ inOrder: TYPES }),
  z.strictObject({ inOrder: TYPES, damageFirst: z.literal(true) }),
]);
const CASUALTIES = z.union([z.enum(['suggested', 'cheapest', 'keep-capturer', 'keep-air']), ORDER, AIM]);
const SUBMERGE = z.union([z.enum(['never', 'always', 'when-alone']), AIM]);
const RETREAT = z.union([
  z.enum(['never', 'when-behind']),
  z.strictObject({ afterRounds: z.int().check(z.minimum(1), z.maximum(99)) }),
  z.strictObject({ below: z.number().check(z.minimum(0), z.maximum(1)) }),
  AIM,
]);
const SIDE = z.strictObject({ casualties: CASUALTIES, submerge: SUBMERGE });

/** What was kept of how both sides decide; for what is missing or makes no sense, what is usual. */
export function keptPolicies(kept: unknown): Policies {
  const { attacker, defender, retreat } = readShape(PARTS, kept).data ?? {};
  return {
    attacker: readShape(SIDE, attacker).data ?? TO_THE_END.attacker,
    defender: readShape(SIDE, defender).data ?? TO_THE_END.defender,
    retreat: readShape(RETREAT, retreat).data ?? TO_THE_END.retreat,
  };
}

const PARTS = z.looseObject({
  attacker: z.optional(z.unknown()),
  defender: z.optional(z.unknown()),
  retreat: z.optional(z.unknown()),
});
