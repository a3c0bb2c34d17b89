import type { Plugin } from 'vite';

const RULES = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data: blob:",
  'manifest-src': "'self'",
  'connect-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** What the page may load and do: its own files, and no code or style made of text. */
export const POLICY = Object.entries(RULES)
  .map(([what, from]) => `${what} ${from}`)
  .join('; ');

/** Writes the policy into the built page, so that it holds wherever the files are served from. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    // While developing, Vite puts scripts and styles of its own into the page.
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
  };
}
