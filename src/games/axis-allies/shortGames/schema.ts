import { z } from 'zod/mini';
import { SIDES } from '../../../engine/axis-allies/index.ts';
import { unknownVersion } from '../../../engine/index.ts';

/** Characters that cannot be seen, or change the direction of text. */
const UNSEEN = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;

const text = (shortest: number, longest: number) =>
  z.string().check(
    z.minLength(shortest, shortest > 1 ? `it has at least ${shortest} characters` : 'it is empty'),
    z.maxLength(longest, `it has at most ${longest} characters`),
    z.refine((words) => !UNSEEN.test(words), 'it has characters that cannot be shown'),
  );

const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id has small letters, digits and hyphens'));
const spaces = z.array(id).check(z.minLength(1), z.maxLength(20));
const date = z
  .string()
  .check(z.regex(/^1[0-9]{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$/, 'a date is like 1942-05-26'));

/** What a side has to reach by the end of the last round; if it does not, the other side has reached its own goal. */
const goalSchema = z.strictObject({
  /** To hold so many of these territories; or so many that those held are worth so many IPCs. */
  kind: z.enum(['hold', 'worth']),
  side: z.enum(SIDES),
  spaces,
  needs: z.int().check(z.gte(1)),
});

const roleSchema = z.strictObject({
  name: text(2, 40),
  /** The powers they play. Several groups may share the same ones, but no power belongs to different sets. */
  powers: z.array(id).check(z.minLength(1), z.maxLength(5)),
  who: text(12, 600),
  wants: text(12, 600),
  knows: z.array(text(12, 400)).check(z.minLength(1), z.maxLength(6)),
});

/** A short game as a file. Whether its position can be played and its places exist is checked with its edition. */
export const shortGameSchema = z.strictObject({
  version: z.literal(1, { error: unknownVersion(1) }),
  kind: z.literal('short-game', 'a short game says "kind": "short-game"'),
  edition: id,
  id: id.check(z.maxLength(60)),
  title: text(3, 60),
  about: text(12, 800),
  minutes: z.int().check(z.gte(5), z.lte(240)),
  /** A position file (position-format.md). */
  position: z.unknown(),
  /** How many rounds are played, the first, which may begin in its middle, among them. */
  rounds: z.int().check(z.gte(1), z.lte(20)),
  goal: goalSchema,
  /** What the small maps of the printed sheets show. */
  map: z.array(id).check(z.minLength(1), z.maxLength(30)),
  roles: z
    .array(roleSchema)
    .check(z.minLength(2, 'there are at least two groups'), z.maxLength(5, 'there are at most five groups')),
  /** The rules most needed. */
  rules: z
    .array(z.strictObject({ rule: z.string().check(z.maxLength(12)), text: text(12, 300) }))
    .check(z.minLength(1), z.maxLength(4)),
  /** What happened in the war. */
  happened: z.strictObject({
    steps: z
      .array(z.strictObject({ date, until: z.optional(date), text: text(12, 800) }))
      .check(z.minLength(1), z.maxLength(12)),
    /** Where the game departs from it. */
    departs: text(12, 800),
    sources: z.array(text(8, 300)).check(z.minLength(1), z.maxLength(12)),
  }),
  questions: z.array(text(8, 300)).check(z.minLength(1), z.maxLength(10)),
});

/** What a game that began as a short game keeps of it: its start has the position. */
export const toldShortGameSchema = z.omit(shortGameSchema, { position: true });

export type ShortGame = Readonly<z.infer<typeof shortGameSchema>>;
export type ToldShortGame = Readonly<z.infer<typeof toldShortGameSchema>>;
export type Goal = ShortGame['goal'];
export type Role = ShortGame['roles'][number];
