import type { PositionFault, Result } from '../engine/index.ts';

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

/** Text as few letters as an address can hold: compressed (raw deflate), in base64 without signs that need escaping. */
export async function pack(text: string): Promise<string> {
  const bytes = await through(new CompressionStream('deflate-raw'), new TextEncoder().encode(text), Infinity);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Whether this browser can; those of before 2023 could not. */
function canUnpack(): boolean {
  try {
    return new DecompressionStream('deflate-raw') instanceof DecompressionStream;
  } catch {
    return false;
  }
}

/** What is packed is larger than was allowed. */
export class TooMuch extends Error {}

/**
 * The text that was packed. Throws if it is no packed text, and TooMuch as soon as it turns out to be longer than so
 * many bytes.
 */
export async function unpack(packed: string, most: number): Promise<string> {
  if (!/^[\w-]+$/.test(packed)) throw new Error('An address has no such signs.');
  const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    await through(new DecompressionStream('deflate-raw'), bytes, most),
  );
}

/** Bytes sent through a stream; what comes out is taken piece by piece, so that it is never much too long. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
  most: number,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // What goes wrong is told by the reader too.
  writer.write(bytes).catch(() => undefined);
  writer.close().catch(() => undefined);
  const reader = stream.readable.getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    size += read.value.length;
    if (size > most) {
      reader.cancel().catch(() => undefined);
      throw new TooMuch(`It is longer than ${most} bytes.`);
    }
    pieces.push(read.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
