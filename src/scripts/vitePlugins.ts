import { basename } from 'node:path';
import { readFileSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const MAP = 'src/map/WorldMap.tsx';
const SHELF = 'src/engine/axis-allies/editions/index.ts';
const SCRIPT = 'preload.js';
const PROGRAM = '<script type="module"';

/** A link in the page's head, for a file that the program asks for as the browser does. */
const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { ...attrs, crossorigin: '' },
  injectTo: 'head',
});

/**
 * Lets the built page load the map together with the app's own code: links for the map's code, and links for the code
 * and the shapes of each edition, of which a small script takes only those of one edition. The first edition on the
 * shelf comes first.
 */
export function preloadMap(): Plugin {
  let base = '/';
  let editions: readonly string[] = [];
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
          ...scripts.map((file) => link({ rel: 'modulepreload', href: base + file })),
          ...editions.flatMap((module) => {
            const edition = { 'data-edition': basename(module, '.ts') };
            const { fileName, imports } = chunkOf((id) => id === module);
            // What it imports too, which would cost a second round trip.
            const code = [fileName, ...imports].filter((file) => !html.includes(file) && !scripts.includes(file));
            const shapes = `map/${edition['data-edition']}.json`;
            return [
              ...code.map((file) => link({ ...edition, 'data-preload': 'modulepreload', href: base + file })),
              link({ ...edition, 'data-preload': 'preload', as: 'fetch', href: base + shapes }),
            ];
          }),
        ];
        // Asked for before all else, since the map waits for it.
        return { html: html.replace(PROGRAM, `<script defer src="${base}${SCRIPT}"></script>\n    $&`), tags };
      },
    },
  };
}

/** The fonts of the first pages; others are asked for by the browser when a text needs them. */
const FIRST_FONTS = /\/(alegreya-latin-(500-italic|700-normal)|barlow-condensed-latin-[56]00-normal)-[^/]+\.woff2$/;

/**
 * Lets the built page ask for its fonts at once, so that they are there when the first text is: a font that comes later
 * makes texts narrower, and moves what somebody is about to press.
 */
export function preloadFonts(): Plugin {
  let base = '/';
  return {
    name: 'preload-fonts',
    apply: 'build',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => link({ rel: 'preload', as: 'font', type: 'font/woff2', href: base + file })),
    },
  };
}

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

/**
 * Serves the built app uncompressed. Vite compresses each file at each request, which on the same computer takes 100 ms
 * longer than sending it uncompressed.
 */
export function serveUncompressed(): Plugin {
  return {
    name: 'serve-uncompressed',
    configurePreviewServer: ({ middlewares }) => {
      middlewares.use((request, _, next) => {
        delete request.headers['accept-encoding'];
        next();
      });
    },
  };
}

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

interface ModuleImports {
  readonly importedIds: readonly string[];
  readonly dynamicallyImportedIds: readonly string[];
}

/** What the bundler tells of modules. */
interface Modules {
  getModuleInfo(id: string): ModuleImports | null;
}

const LIBRARY = /\/node_modules\//;

/** Where modules stand: what the program begins with, the map, and what leads to the editions. */
interface Early {
  readonly start: string;
  readonly map: string;
  readonly shelf: string;
}

/**
 * A group of all that the map and the editions share with later parts of the program: it would else be a file for each
 * set of them, most of them tiny, and the first map waits for each. What only one edition needs is a group of its own.
 * What leads to a library that the program does not begin with stays where it is, since the later parts need not load
 * that.
 */
export function sharedParts(name: string, { start, map, shelf }: Early) {
  let shared: ReadonlyMap<string, string> | null = null;
  function sharedIn(modules: Modules): ReadonlyMap<string, string> {
    const editions = modules.getModuleInfo(shelf)?.dynamicallyImportedIds ?? [];
    const parts = lightParts([map, ...editions], importsOf([start], modules), modules);
    const needs = [map, ...editions].map((id) => ({ id, all: importsOf([id], modules) }));
    return new Map(
      [...parts].map((part) => {
        const [only, ...others] = needs.filter(({ all }) => all.has(part)).map(({ id }) => id);
        const isOfOne = only !== undefined && only !== map && others.length === 0;
        return [part, isOfOne ? `${name}-${basename(only, '.ts')}` : name];
      }),
    );
  }
  return {
    name: (id: string, modules: Modules): string | null => (shared ??= sharedIn(modules)).get(id) ?? null,
    debugName: name,
    minShareCount: 2,
  };
}

/**
 * A group of all that the first page needs besides what the program begins with: it shares much of it with later parts,
 * and would else be some twenty tiny files.
 */
export function firstPageParts(name: string, { start, page }: { readonly start: string; readonly page: string }) {
  let parts: ReadonlySet<string> | null = null;
  const partsIn = (modules: Modules): ReadonlySet<string> =>
    new Set(importsBesides([page], importsOf([start], modules), modules));
  return {
    name: (id: string, modules: Modules): string | null => ((parts ??= partsIn(modules)).has(id) ? name : null),
    // What the build calls it in its reports; without it `npm start` prints a warning.
    debugName: name,
  };
}

/** The given modules and all that they import, near or far. */
function importsOf(ids: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(ids);
  // Iterating over a Set includes items added meanwhile.
  for (const id of found) for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next);
  return found;
}

/** The given modules and all that they import, without what is there already. */
const importsBesides = (ids: readonly string[], there: ReadonlySet<string>, modules: Modules): readonly string[] =>
  [...importsOf(ids, modules)].filter((id) => !there.has(id));

/** What these modules import, without what is there already, and without what leads to a library. */
function lightParts(ids: readonly string[], there: ReadonlySet<string>, modules: Modules): ReadonlySet<string> {
  const parts = importsBesides(ids, there, modules);
  const isHeavy = (id: string): boolean => LIBRARY.test(id) && !there.has(id);
  return new Set(parts.filter((id) => ![...importsOf([id], modules)].some(isHeavy)));
}
