import type { HtmlTagDescriptor, Plugin } from 'vite';

const MAP = 'src/map/WorldMap.tsx';
const SHAPES = 'map/1941.json';

/** Adds preload links for the map's code and shapes to the built page, so that they load with the app's own code. */
export function preloadMap(): Plugin {
  let base = '/';
  const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
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
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => {
        const map = Object.values(bundle).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(MAP));
        if (map?.type !== 'chunk') throw new Error(`The build has no ${MAP}.`);
        const scripts = [map.fileName, ...map.imports].filter((file) => !html.includes(file));
        return [
          ...scripts.map((file) => link({ rel: 'modulepreload', href: base + file })),
          link({ rel: 'preload', as: 'fetch', href: base + SHAPES }),
        ];
      },
    },
  };
}
