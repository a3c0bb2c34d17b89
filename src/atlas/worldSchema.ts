import { z } from 'zod/mini';
import { date, id, references, text } from './schema.ts';

/*
 * Places and ways of the one world that all maps share (rules/world): straits, canals and routes of supply. They are
 * our own and checked against these schemas by tests; the page only reads them.
 */

/** Degrees east and north. A line goes on past 180 degrees where it crosses the date line. */
const lonLat = z.tuple([z.number().check(z.gte(-360), z.lte(360)), z.number().check(z.gte(-58), z.lte(80))]);

const name = z.string().check(z.minLength(3), z.maxLength(40));

/** How important: 1 is named from farthest away. */
const rank = z.union([z.literal(1), z.literal(2), z.literal(3)]);

/** A strait or canal, at its narrowest place. */
export const straitSchema = z.strictObject({
  id,
  kind: z.enum(['strait', 'canal']),
  rank,
  name,
  at: lonLat,
  /** The year from which ships used a canal. */
  opened: z.optional(z.number().check(z.gte(1800), z.lte(1945))),
  text,
  sources: references,
});

/** A railway, a road or a route by sea or air that supplies took. */
export const routeSchema = z.strictObject({
  id,
  kind: z.enum(['rail', 'road', 'sea', 'air']),
  rank,
  name,
  /** When it was in use: from its opening, or only in the war. */
  from: date,
  until: z.optional(date),
  text,
  /** The first has its name. */
  lines: z.array(z.array(lonLat).check(z.minLength(2), z.maxLength(40))).check(z.minLength(1), z.maxLength(4)),
  sources: references,
});

/** Where an island really lies that a board draws larger than it is, or elsewhere. */
export const islandSchema = z.strictObject({ name, at: lonLat });

/** A word that pupils may not know, in two or three sentences. */
export const wordSchema = z.strictObject({
  id,
  word: name,
  /** How texts write it. One with a capital letter is found only so; others may begin a sentence. */
  forms: z.array(z.string().check(z.minLength(3), z.maxLength(50), z.trim())).check(z.minLength(1), z.maxLength(20)),
  text: z.string().check(z.minLength(80), z.maxLength(320), z.trim()),
  /** Ids of words that belong to it. */
  see: z.array(id).check(z.minLength(1), z.maxLength(4)),
});

export type GlossaryWord = z.infer<typeof wordSchema>;
export type Island = z.infer<typeof islandSchema>;
export type Strait = z.infer<typeof straitSchema>;
export type SeaRoute = z.infer<typeof routeSchema>;
export type RouteKind = SeaRoute['kind'];

/** What is told of a strait, a canal or a route. */
export type Way = Pick<Strait, 'name' | 'opened' | 'text'> | Pick<SeaRoute, 'name' | 'from' | 'until' | 'text'>;
