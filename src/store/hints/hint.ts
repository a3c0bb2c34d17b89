import type { LandingPlace, PowerId, SpaceId, UnitId } from '../../engine/index.ts';

export const HINT_KINDS = ['empty-capital', 'one-landing', 'no-escort', 'no-gun', 'unspent'] as const;
export type HintKind = (typeof HINT_KINDS)[number];

/** What someone new would regret, shown as one sentence. Unspent money is asked about when the purchase ends. */
export type Hint =
  | { readonly kind: 'empty-capital' | 'no-gun'; readonly space: SpaceId; readonly enemies: readonly PowerId[] }
  | {
      readonly kind: 'no-escort';
      readonly space: SpaceId;
      readonly transports: readonly UnitId[];
      readonly enemies: readonly PowerId[];
      /** Those of them whose ships are there already. */
      readonly there: readonly PowerId[];
    }
  | {
      readonly kind: 'one-landing';
      readonly space: SpaceId;
      readonly flyers: readonly UnitId[];
      readonly place: LandingPlace;
    };

/** What a hint is about: nobody is told of the same thing twice in a game. */
export const thingOf = (hint: Hint): string =>
  [hint.kind, hint.space, ...(hint.kind === 'one-landing' ? [...hint.flyers, ...hint.place.spaces] : [])].join(' ');
