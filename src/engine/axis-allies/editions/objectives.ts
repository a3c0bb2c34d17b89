import { z } from 'zod/mini';
import type { Edition, Objective, Space } from '../edition.ts';
import { SIDES } from '../ids.ts';
import { KNOWN_RULE_IDS } from '../ruleIds.ts';

const ipcs = z.int().check(z.positive());

/** Bonus income in a board file (OBJ). What its territories are stands under one of `all`, `each` and `anyFirstOf`. */
export const objectiveEntry = z.object({
  id: z.string(),
  power: z.string(),
  rule: z.enum(KNOWN_RULE_IDS),
  ipc: z.optional(ipcs),
  ipcEach: z.optional(ipcs),
  all: z.optional(z.array(z.string())),
  each: z.optional(z.array(z.string())),
  /** Any territory that was this power's first. */
  anyFirstOf: z.optional(z.string()),
  heldBy: z.optional(z.array(z.string())),
  heldBySide: z.optional(z.enum(SIDES)),
  whileAtWarWith: z.optional(z.string()),
  once: z._default(z.boolean(), false),
});

/** An objective as the rules ask for it: its territories and who may hold them, by their ids. */
export function objectiveFrom(
  { id, power, rule, ipc, ipcEach, all, each, anyFirstOf, heldBy, heldBySide, ...more }: z.infer<typeof objectiveEntry>,
  powers: Edition['powers'],
  spaces: readonly Space[],
): Objective {
  const first = spaces.flatMap((space) =>
    space.kind === 'land' && space.firstController === anyFirstOf ? [space.id] : [],
  );
  const ofSide = powers.filter((one) => one.side === heldBySide).map((one) => one.id);
  return {
    id,
    power,
    rule,
    pays: all ? 'all' : each ? 'each' : 'any',
    ipcs: ipc ?? ipcEach ?? 0,
    territories: all ?? each ?? first,
    heldBy: heldBy ?? (heldBySide === undefined ? [power] : ofSide),
    atWarWith: more.whileAtWarWith ?? null,
    isOnce: more.once,
  };
}
