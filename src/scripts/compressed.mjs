import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/**
 * The packing to use of those a browser accepts, or null for none.
 * @param {string | undefined} accepted the Accept-Encoding header
 * @returns {'br' | 'gzip' | null}
 */
export function encodingFor(accepted) {
  const offered = (accepted ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (offered.includes('br')) return 'br';
  return offered.includes('gzip') ? 'gzip' : null;
}

/**
 * Pack a file's bytes. Quality 5: nearly as small as the best at a twentieth of the time.
 * @param {Buffer} bytes
 * @param {'br' | 'gzip'} encoding
 * @returns {Promise<Buffer>}
 */
export function compress(bytes, encoding) {
  if (encoding === 'gzip') return asGzip(bytes);
  return asBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
