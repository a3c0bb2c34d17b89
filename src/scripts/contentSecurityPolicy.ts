import type { Plugin } from 'vite';

const RULES = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'font-src': "'self'",
  'img-src': "'self' data: blob:",
  'manifest-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  // Table mode shows the page in a frame of itself.
  'frame-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** What the page may load: only its own files, and no inline scripts or styles. */
export const POLICY = Object.entries(RULES)
  .map(([what, from]) => `${what} ${from}`)
  .join('; ');

/** Writes the policy into the built page, so that it applies wherever the files are served from. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'content-security-policy',
    // During development, Vite adds its own inline scripts and styles.
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
    ],
  };
}
