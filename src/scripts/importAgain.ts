import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const IMPORT = /\bimport\(([`"'])(\.\/[\w.-]+\.js)\1\)/g;

/**
 * Lets the built page ask again for a part of the program that failed to load: a browser keeps the failure for the
 * part's address until the page is loaded anew.
 */
export function importAgain(): Plugin {
  const importPart = readFileSync(new URL('importPart.js', import.meta.url), 'utf8');
  return {
    name: 'import-again',
    apply: 'build',
    enforce: 'post',
    banner: ({ isEntry }) => (isEntry ? importPart : ''),
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = file.code.replace(IMPORT, 'importPart($1$2$1,import.meta.url)');
      },
    },
  };
}
