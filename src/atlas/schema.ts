import { z } from 'zod/mini';

/*
 * The texts of the atlas (rules/EDITION/atlas). They are our own and checked against these schemas by tests; the page
 * only reads them.
 */

export const text = z.string().check(z.minLength(12), z.maxLength(1200), z.trim());
export const id = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60));

/** A year, a month or a day: "1943", "1943-07", "1943-07-05". */
export const date = z.string().check(z.regex(/^1[0-9]{3}(-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?)?$/));

/** A month of the war: "1943-07". */
export const month = z.string().check(z.regex(/^19(39|4[0-5])-(0[1-9]|1[0-2])$/));

const reference = z.strictObject({
  /** Id of a work in sources. */
  source: id,
  /** Where in it. */
  at: z.optional(z.string().check(z.minLength(2), z.maxLength(200))),
  /** A page that was read to check the claim. */
  lookedUp: z.optional(z.url()),
});

/** A crime of the war, or great suffering: told soberly, never asked for points. */
const grave = z.optional(z.literal(true));

export const references = z.array(reference).check(z.minLength(1), z.maxLength(8));

/** What a card says of a space. */
export const cardSchema = z.strictObject({
  space: id,
  /** What lies there today. */
  today: text,
  /** What it was when the game begins, and who held it. */
  past: text,
  happened: z
    .array(z.strictObject({ date, until: z.optional(date), text, grave }))
    .check(z.minLength(1), z.maxLength(5)),
  /** Why it matters in the game. */
  inGame: text,
  /** Where the game departs from history. */
  departs: z.optional(text),
  /** What historians disagree about. */
  disputed: z.optional(text),
  sources: references,
});

/** Lands of the table of holders. */
const lands = z.array(id).check(z.minLength(1), z.maxLength(20));

/** An event of the war, at its place. */
export const eventSchema = z.strictObject({
  id,
  date: z.string().check(z.regex(/^19(39|4[0-5])-(0[1-9]|1[0-2])(-(0[1-9]|[12][0-9]|3[01]))?$/)),
  until: z.optional(date),
  title: z.string().check(z.minLength(5), z.maxLength(70)),
  place: z.strictObject({
    name: z.string().check(z.minLength(2), z.maxLength(60)),
    at: z.tuple([z.number().check(z.gte(-180), z.lte(180)), z.number().check(z.gte(-85), z.lte(85))]),
    space: id,
  }),
  text,
  /** Lands that changed hands with it, in its months. */
  takes: z.optional(lands),
  /** Lands that it is about, if these are others. */
  lands: z.optional(lands),
  grave,
  sources: references,
});

/** Where the game's opening position stands in time. */
export const openingSchema = z.strictObject({ date, title: z.string(), text });

const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));

/** From which month on who held it, in order. */
const held = z.array(z.tuple([month, id])).check(z.minLength(1), z.maxLength(12));

/** Who held the land, month by month. */
export const holdersSchema = z.strictObject({
  about: text,
  sources: references,
  holders: z.array(
    z.strictObject({
      id,
      name: z.string().check(z.minLength(3), z.maxLength(40)),
      /** For the map, beside the colour. */
      short: z.string().check(z.regex(/^[A-Z]{2,4}$/)),
      /** Takes the colour of this power; others have their own. */
      power: z.optional(id),
      colour: z.optional(colour),
    }),
  ),
  /** Countries of 1939, colonies and parts of them. */
  lands: z.record(
    id,
    z.strictObject({
      name: z.string().check(z.minLength(4), z.maxLength(50)),
      held,
      /** What a name cannot say: an alliance, a government of its own, a part that was held by another. */
      note: z.optional(text),
    }),
  ),
  /** Of each space of the game, by whoever held the largest part of it on the map. */
  spaces: z.record(id, held),
});

/** A work that one can look up. */
export const sourceSchema = z.strictObject({
  id,
  title: z.string().check(z.minLength(3), z.maxLength(160)),
  by: z.optional(z.string().check(z.minLength(2), z.maxLength(120))),
  published: z.string().check(z.minLength(4), z.maxLength(160)),
  url: z.optional(z.url()),
});

/** What the atlas said wrongly, or left in doubt, and says now. */
export const correctionSchema = z.strictObject({
  about: z.string().check(z.minLength(5), z.maxLength(90)),
  was: z.string().check(z.minLength(3), z.maxLength(160)),
  now: z.string().check(z.minLength(3), z.maxLength(160)),
  why: text,
  sources: references,
});

/** What a shared card says otherwise: always of the game, and of the land where this board draws it otherwise. */
const retold = z.strictObject({
  today: z.optional(text),
  past: z.optional(text),
  inGame: text,
  departs: z.optional(text),
});

/** Which spaces of an edition show the cards of another. */
export const sharesSchema = z.strictObject({
  about: text,
  from: id,
  spaces: z.array(id),
  /** By space; a card without its own words here speaks of the other edition's game. */
  retold: z.optional(z.record(id, retold)),
});

export type Card = z.infer<typeof cardSchema>;
export type Correction = z.infer<typeof correctionSchema>;
export type Reference = z.infer<typeof reference>;
export type WarEvent = z.infer<typeof eventSchema>;
export type OpeningCard = z.infer<typeof openingSchema>;
export type Holders = z.infer<typeof holdersSchema>;
export type HeldLand = Holders['lands'][string];
export type Holder = Holders['holders'][number];
export type Source = z.infer<typeof sourceSchema>;
export type Shares = z.infer<typeof sharesSchema>;
