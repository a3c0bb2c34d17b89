import type { Plugin } from 'vite';

const SHELF = 'src/engine/axis-allies/editions/index.ts';

/** Adds a preload link for the first edition on the shelf to the built page: the page needs it as soon as it runs. */
export function preloadEdition(): Plugin {
  let base = '/';
  let first: string | undefined;
  return {
    name: 'preload-edition',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    buildEnd() {
      const shelf = [...this.getModuleIds()].find((id) => id.endsWith(SHELF));
      first = shelf === undefined ? undefined : this.getModuleInfo(shelf)?.dynamicallyImportedIds[0];
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const edition = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId === first);
        if (first === undefined || edition?.type !== 'chunk') throw new Error('The build has no edition to preload.');
        const attrs = { rel: 'modulepreload', href: base + edition.fileName, crossorigin: '' };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
