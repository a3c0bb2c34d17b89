import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const MAP = 'src/map/WorldMap.tsx';
const SHELF = 'src/engine/axis-allies/editions/index.ts';
const SCRIPT = 'preload.js';
const PROGRAM = '<script type="module"';

/**
 * Lets the built page load the map together with the app's own code: links for the map's code, and links for the code
 * and the shapes of each edition, of which a small script takes only those of one edition. The first edition on the
 * shelf comes first.
 */
export function preloadMap(): Plugin {
  let base = '/';
  let editions: readonly string[] = [];
  const tag = (attrs: Record<string, string>): HtmlTagDescriptor => ({
    tag: 'link',
    attrs: { ...attrs, crossorigin: '' },
    injectTo: 'head',
  });
  return {
    name: 'preload-map',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    buildEnd() {
      const shelf = [...this.getModuleIds()].find((id) => id.endsWith(SHELF));
      editions = (shelf === undefined ? undefined : this.getModuleInfo(shelf)?.dynamicallyImportedIds) ?? [];
    },
    generateBundle() {
      const source = readFileSync(new URL(SCRIPT, import.meta.url), 'utf8');
      this.emitFile({ type: 'asset', fileName: SCRIPT, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const chunkOf = (isModule: (id: string) => boolean) => {
          const found = Object.values(bundle).find(
            (file) => file.type === 'chunk' && file.facadeModuleId != null && isModule(file.facadeModuleId),
          );
          if (found?.type !== 'chunk') throw new Error('The build lacks the map or an edition to preload.');
          return found;
        };
        const map = chunkOf((id) => id.endsWith(MAP));
        const scripts = [map.fileName, ...map.imports].filter((file) => !html.includes(file));
        const tags = [
          ...scripts.map((file) => tag({ rel: 'modulepreload', href: base + file })),
          ...editions.flatMap((module) => {
            const edition = { 'data-edition': basename(module, '.ts') };
            const { fileName, imports } = chunkOf((id) => id === module);
            // What it imports too, which would cost a second round trip.
            const code = [fileName, ...imports].filter((file) => !html.includes(file) && !scripts.includes(file));
            const shapes = `map/${edition['data-edition']}.json`;
            return [
              ...code.map((file) => tag({ ...edition, 'data-preload': 'modulepreload', href: base + file })),
              tag({ ...edition, 'data-preload': 'preload', as: 'fetch', href: base + shapes }),
            ];
          }),
        ];
        // Asked for before all else, since the map waits for it.
        return { html: html.replace(PROGRAM, `<script defer src="${base}${SCRIPT}"></script>\n    $&`), tags };
      },
    },
  };
}
