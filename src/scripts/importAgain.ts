import type { Plugin } from 'vite';

const IMPORT = /\bimport\(([`"'])(\.\/[\w.-]+\.js)\1\)/g;

/**
 * Lets the built page ask again for a part of the program that failed to load: a browser keeps the failure for the
 * part's address until the page is loaded anew. `importPart` is in `preload.js`.
 */
export function importAgain(): Plugin {
  return {
    name: 'import-again',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk') file.code = file.code.replace(IMPORT, 'importPart($1$2$1,import.meta.url)');
      },
    },
  };
}
