import type { PositionFault, Result } from '../engine/index.ts';
import { canUnpack, pack, TooMuch, unpack } from './pack.ts';

/** The most letters of what is in a link. Browsers bear more, but mail and chats cut or refuse longer links. */
export const MAX_LINK_LENGTH = 8_000;

/** The most bytes a link may unpack to; as text, games and studies are some two to twenty times as long as packed. */
const MAX_UNPACKED = 1_000_000;

/** A file for a link, as letters; they may be too many (see MAX_LINK_LENGTH). */
export const packedFile = (file: unknown): Promise<string> => pack(JSON.stringify(file));

/** The text of what is in a link, which may be anything; `what` names what should be in it: 'study'. */
export async function unpackedText(packed: string, what: string): Promise<Result<string, readonly PositionFault[]>> {
  if (packed.length > MAX_LINK_LENGTH) return broken(`the link has more than ${MAX_LINK_LENGTH} letters`);
  if (!canUnpack()) return broken('this browser is too old to read links; a file of it can be opened');
  try {
    return { ok: true, value: await unpack(packed, MAX_UNPACKED) };
  } catch (error) {
    if (error instanceof TooMuch) return broken(`the link holds more than a ${what} that fits into a link`);
    return broken('the link is damaged; a part of it may be missing');
  }
}

const broken = (message: string): Result<never, readonly PositionFault[]> => ({
  ok: false,
  fault: [{ path: '', message }],
});
