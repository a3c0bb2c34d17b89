import { createServer } from 'node:http';
import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { compress, encodingFor } from './compressed.mjs';
import { contentType, isCompressible } from './contentType.mjs';

/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * The file a request's address stands for, relative to the served folder, or null when it
 * may not be asked for: nothing above the folder, nothing hidden.
 * @param {string} address as in the request line
 * @returns {string | null}
 */
export function requestedFile(address) {
  let path;
  try {
    path = decodeURIComponent(address.replace(/[?#].*$/, ''));
  } catch {
    return null;
  }
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => segment.startsWith('.') || /[\\:\0]/.test(segment))) return null;
  return segments.length === 0 ? 'index.html' : segments.join('/');
}

/** @param {string} path */
async function fileAt(path) {
  const found = await stat(path).catch(() => null);
  return found?.isFile()
    ? { path, version: `${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}` }
    : null;
}

/**
 * @param {string} folder
 * @param {string} address
 */
async function fileFor(folder, address) {
  const name = requestedFile(address);
  if (name === null) return null;
  // A page of the app rather than a file of it: the app itself answers.
  return (await fileAt(join(folder, name))) ?? (extname(name) === '' ? fileAt(join(folder, 'index.html')) : null);
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} words
 */
function say(response, status, words) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(`${words}\n`);
}

/**
 * A server of the files in a folder, for the built app: no listing, no writing.
 * @param {string} folder
 */
export function appServer(folder) {
  /** @type {Map<string, Promise<Buffer>>} */
  const packed = new Map();

  /**
   * @param {{ path: string, version: string }} file
   * @param {'br' | 'gzip' | null} encoding
   */
  function bytesOf(file, encoding) {
    if (!encoding) return readFile(file.path);
    const key = `${encoding} ${file.version} ${file.path}`;
    const known = packed.get(key);
    if (known) return known;
    const bytes = readFile(file.path).then((plain) => compress(plain, encoding));
    packed.set(key, bytes);
    return bytes;
  }

  /**
   * @param {Request} request
   * @param {Response} response
   */
  async function answer(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return say(response, 405, 'Only GET and HEAD.');
    const address = request.url ?? '/';
    const file = await fileFor(folder, address);
    if (!file) return say(response, 404, 'Not found.');
    const type = contentType(file.path);
    const encoding = isCompressible(type) ? encodingFor(request.headers['accept-encoding']) : null;
    const tag = `"${file.version}${encoding ? `-${encoding}` : ''}"`;
    response.setHeader('etag', tag);
    response.setHeader('vary', 'accept-encoding');
    response.setHeader('x-content-type-options', 'nosniff');
    // Vite names what lies in assets by its content, so it never changes.
    const isForever = address.startsWith('/assets/') && extname(file.path) !== '.html';
    response.setHeader('cache-control', isForever ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end();
    const bytes = await bytesOf(file, encoding);
    response.setHeader('content-type', type);
    response.setHeader('content-length', bytes.length);
    if (encoding) response.setHeader('content-encoding', encoding);
    response.writeHead(200).end(request.method === 'HEAD' ? undefined : bytes);
  }

  return createServer((request, response) => {
    answer(request, response).catch(() => {
      if (!response.headersSent) say(response, 500, 'This file could not be read.');
      else response.destroy();
    });
  });
}
