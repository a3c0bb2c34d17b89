import { z } from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { SpaceId } from '../../../../engine/axis-allies/index.ts';
import { readShape } from '../../../../engine/index.ts';
import { TO_THE_END, type Policies } from '../../odds/policies.ts';
import type { OddsChoices } from '../../odds/questions.ts';
import { keptInBrowser } from '../../../../store/keptTexts.ts';
import { useGame } from '../game.ts';

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

interface ChoicesStore extends OddsChoices {
  /** In all battles without policies of their own. */
  setUsual(policies: Policies): void;
  /** In the battle in this space; null for the usual ones. */
  setAt(space: SpaceId, policies: Policies | null): void;
  /** Takes back all policies for single battles. */
  forgetBattles(): void;
}

/** How both sides are assumed to decide. What is usual is kept in this browser; what makes no sense is ignored. */
export const useChoices = create<ChoicesStore>()(
  persist(
    (set) => ({
      usual: TO_THE_END,
      at: {},
      setUsual: (usual) => set({ usual }),
      setAt: (space, policies) =>
        set(({ at: { [space]: _before, ...at } }) => ({ at: policies === null ? at : { ...at, [space]: policies } })),
      forgetBattles: () => set(({ at }) => (Object.keys(at).length > 0 ? { at: {} } : {})),
    }),
    {
      name: 'warboard-policies',
      storage: keptInBrowser(),
      partialize: ({ usual }) => ({ usual }),
      merge: (kept, fresh) => ({ ...fresh, usual: keptPolicies((kept as { usual?: unknown } | null)?.usual) }),
    },
  ),
);

const hasLowLuck = (): boolean => useGame.getState().setup?.diceMode === 'low-luck';

/** What the odds of the game on the table are reckoned with: how both sides decide, and how its dice fall. */
export function choicesNow(): OddsChoices {
  const { usual, at } = useChoices.getState();
  return hasLowLuck() ? { usual, at, dice: 'low-luck' } : { usual, at };
}

/** How both sides usually decide, and how the dice fall; the same object as long as neither changes. */
export const usualNow = (): Policies => withDiceNow(useChoices.getState().usual);

/** Both sides lose what the rules suggest and fight to the end, with the dice of the game on the table. */
export const toTheEndNow = (): Policies => withDiceNow(TO_THE_END);

function withDiceNow(policies: Policies): Policies {
  if (!hasLowLuck()) return policies;
  let known = LOW_LUCK.get(policies);
  if (!known) LOW_LUCK.set(policies, (known = { ...policies, dice: 'low-luck' }));
  return known;
}

const LOW_LUCK = new WeakMap<Policies, Policies>();
