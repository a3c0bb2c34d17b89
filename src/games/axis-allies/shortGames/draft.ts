import { z } from 'zod/mini';
import { SIDES, type PowerId, type SpaceId } from '../../../engine/axis-allies/index.ts';
import { readShape } from '../../../engine/index.ts';
import type { ShortGame } from './schema.ts';

/** More than any part of a short game may have, so that what is too long can still be kept and mended. */
export const LONGEST_TEXT = 4_000;
export const MOST_ENTRIES = 60;

const text = z.string().check(z.maxLength(LONGEST_TEXT));
const texts = z.array(text).check(z.maxLength(MOST_ENTRIES));
const count = z.int().check(z.gte(0), z.lte(9_999));

/** A short game that is being made: of the right shape, but with anything left out or wrong. */
export const draftSchema = z.strictObject({
  edition: text,
  title: text,
  about: text,
  minutes: count,
  position: z.unknown(),
  rounds: count,
  goal: z.strictObject({ kind: z.enum(['hold', 'worth']), side: z.enum(SIDES), spaces: texts, needs: count }),
  map: texts,
  roles: z
    .array(z.strictObject({ name: text, powers: texts, who: text, wants: text, knows: texts }))
    .check(z.maxLength(MOST_ENTRIES)),
  rules: z.array(z.strictObject({ rule: text, text })).check(z.maxLength(MOST_ENTRIES)),
  happened: z.strictObject({
    steps: z.array(z.strictObject({ date: text, until: z.optional(text), text })).check(z.maxLength(MOST_ENTRIES)),
    departs: text,
    sources: texts,
  }),
  questions: texts,
});

export type ShortGameDraft = Readonly<z.infer<typeof draftSchema>>;

/** A new short game on a board: a group for each of two powers, and nothing told yet. */
export function emptyDraft(edition: string, position: unknown, powers: readonly PowerId[]): ShortGameDraft {
  const group = (power: PowerId | undefined) => ({
    name: '',
    powers: power === undefined ? [] : [power],
    who: '',
    wants: '',
    knows: [],
  });
  return {
    edition,
    title: '',
    about: '',
    minutes: 40,
    position,
    rounds: 5,
    goal: { kind: 'hold', side: 'axis', spaces: [], needs: 1 },
    map: [],
    roles: [group(powers[0]), group(powers[1])],
    rules: [{ rule: '', text: '' }],
    happened: { steps: [{ date: '', text: '' }], departs: '', sources: [] },
    questions: [],
  };
}

/** The id of a short game, from its title: 'The Pacific, 1942' is 'the-pacific-1942'. */
export const idFrom = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '') || 'short-game';

const filled = (lines: readonly string[]): string[] => lines.map((line) => line.trim()).filter((line) => line !== '');

/** The draft as a file, as it stands: with what is missing or wrong too. Lines left empty are no entries. */
export const fileOfDraft = (draft: ShortGameDraft): ShortGame => ({
  version: 1,
  kind: 'short-game',
  id: idFrom(draft.title),
  ...draft,
  roles: draft.roles.map((role) => ({ ...role, knows: filled(role.knows) })),
  happened: {
    ...draft.happened,
    steps: draft.happened.steps.map(({ date, until, text: told }) => ({
      date,
      ...(until !== undefined && until !== '' && { until }),
      text: told,
    })),
    sources: filled(draft.happened.sources),
  },
  questions: filled(draft.questions),
});

/** A short game as a draft: its id follows from its title. */
export function draftOfFile(shortGame: ShortGame): ShortGameDraft {
  const { version: _, kind: __, id: ___, ...draft } = shortGame;
  return draft;
}

/** What a file of a short game with faults still is: a draft, if it has the right shape; else null. */
export function draftIn(json: unknown): ShortGameDraft | null {
  if ((json as { readonly kind?: unknown } | null)?.kind !== 'short-game') return null;
  const { version: _, kind: __, id: ___, ...draft } = json as Readonly<Record<string, unknown>>;
  return readShape(draftSchema, draft).data ?? null;
}

/** With a space more, or without it if it is there. */
export const toggled = (spaces: readonly SpaceId[], space: SpaceId): SpaceId[] =>
  spaces.includes(space) ? spaces.filter((each) => each !== space) : [...spaces, space];
