import { readShape } from '../../engine/index.ts';
import { z } from 'zod/mini';
import { channelTo } from '../channelTo.ts';

const place = z.int().check(z.minimum(0), z.maximum(1000));

const messageSchema = z.discriminatedUnion('kind', [
  /** From the show: what the class sees, and since when the show runs (milliseconds since 1970). */
  z.strictObject({ kind: z.literal('shown'), at: place, isBlank: z.boolean(), since: z.number() }),
  /** From the show, as it ends. */
  z.strictObject({ kind: z.literal('ended') }),
  /** From the notes: what is shown? */
  z.strictObject({ kind: z.literal('ask') }),
  /** From the notes: do this. */
  z.strictObject({ kind: z.literal('do'), step: z.enum(['next', 'back', 'first', 'last', 'blank']) }),
]);

/** What the windows of one lesson tell each other. */
export type ShowMessage = Readonly<z.infer<typeof messageSchema>>;
export type ShowStep = Extract<ShowMessage, { kind: 'do' }>['step'];

export interface ShowChannel {
  readonly say: (message: ShowMessage) => void;
  readonly close: () => void;
}

/** Joins the windows of this browser that show a lesson or its notes. Where they cannot talk, nothing is heard. */
export function joinShow(lesson: string, heard: (message: ShowMessage) => void): ShowChannel {
  const channel = channelTo(`warboard-lesson-${lesson}`);
  if (channel === undefined) return { say: () => undefined, close: () => undefined };
  channel.addEventListener('message', ({ data: told }) => {
    const read = readShape(messageSchema, told);
    if (read.success) heard(read.data);
  });
  return { say: (message) => channel.postMessage(message), close: () => channel.close() };
}
