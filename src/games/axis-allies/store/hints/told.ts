import { z } from 'zod/mini';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { LandingPlace, PowerId, SpaceId, UnitId } from '../../../../engine/axis-allies/index.ts';
import { readShape } from '../../../../engine/index.ts';
import { keptInBrowser } from '../../../../store/keptTexts.ts';

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
      /** The friends whose ships are there already. */
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

const TELLS = z.object({ things: z.array(z.string()), unwanted: z.array(z.enum(HINT_KINDS)) });
const STORED = z.object({ games: z.record(z.string(), TELLS) });

/** What was told in a game, and the kinds of hints that its players do not want in it. */
export type TellsOf = Readonly<z.infer<typeof TELLS>>;

/** So many games are remembered. */
const GAMES = 30;
const NOTHING: TellsOf = { things: [], unwanted: [] };

/** What was told in each game, by its seed; kept in this browser. Invalid stored values are ignored. */
export const useTold = create<z.infer<typeof STORED>>()(
  persist((): z.infer<typeof STORED> => ({ games: {} }), {
    name: 'warboard-hints',
    storage: keptInBrowser(),
    merge: (kept, fresh) => {
      const known = readShape(STORED, kept);
      return known.success ? known.data : fresh;
    },
  }),
);

/** A seed can be any text, also one that every record has something under: "constructor". */
export const tellsOf = (games: z.infer<typeof STORED>['games'], seed: string): TellsOf =>
  (Object.hasOwn(games, seed) ? games[seed] : undefined) ?? NOTHING;

function change(seed: string, how: (tells: TellsOf) => TellsOf): void {
  const { games } = useTold.getState();
  const { [seed]: _, ...others } = games;
  const kept = Object.entries(others).slice(1 - GAMES);
  const { things, unwanted } = how(tellsOf(games, seed));
  useTold.setState({
    games: { ...Object.fromEntries(kept), [seed]: { things: [...things], unwanted: [...unwanted] } },
  });
}

/** This thing was told in the game with this seed. */
export const tell = (seed: string, thing: string): void =>
  change(seed, ({ things, unwanted }) => ({ things: [...new Set([...things, thing])], unwanted }));

/** No hints of this kind any more in the game with this seed. */
export const tellNoMore = (seed: string, kind: HintKind): void =>
  change(seed, ({ things, unwanted }) => ({ things, unwanted: [...new Set([...unwanted, kind])] }));
