import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build, type Rolldown } from 'vite';
import { SHELF } from '../../engine/axis-allies/index.ts';

/** Functions that load the engine with its editions, and the test files, by name. */
export interface Loadable {
  readonly engine: () => Promise<unknown>;
  /** Fills the boards' caches: otherwise only the first test that uses them would cover that code. */
  readonly fillBoardCaches: () => Promise<unknown>;
  readonly files: Readonly<Record<string, () => Promise<unknown>>>;
}

/** The tests of the engine and of its editions; not the one that checks the rulebook and the tests' titles. */
const ENGINE_TESTS = [
  '/tests/engine/axis-allies/*.test.ts',
  ...['editions', 'rules', ...SHELF.map(({ id }) => id)].map(
    (folder) => `/tests/engine/axis-allies/${folder}/**/*.test.ts`,
  ),
  '!/tests/engine/axis-allies/rules/coverage.test.ts',
];
const TESTS = process.env['MUTATION_TESTS']?.split(',').map((glob) => `/tests/${glob}`) ?? ENGINE_TESTS;
/** What else is loaded before the tests, so that what runs while it loads counts for every test. */
const MUTATED = process.env['MUTATED_FILES']?.split(',') ?? [];

const ENTRY = '\0entry';
const ENTRY_CODE = `
  export const engine = async () => {
    const loaded = await import('/src/engine/axis-allies/index.ts');
    await Promise.all(loaded.SHELF.map(({ id }) => loaded.loadEdition(id)));
    ${MUTATED.map((file) => `await import('/${file}');`).join(' ')}
    return loaded;
  };
  export const files = import.meta.glob(${JSON.stringify(TESTS)});
  export const fillBoardCaches = async () => {
    const { boardOf, SHELF } = await engine();
    for (const board of SHELF.map(({ id }) => boardOf({ edition: id })))
      for (const from of board.spaces.keys())
        for (const to of board.spaces.keys()) board.airRange(from, board.airRoute(from, to).length);
  };`;

/**
 * The engine and its tests as one script, compiled once. Every call of the returned function runs it again, so that no
 * state of one mutant (positions, the compiled board, caches) is left for the next. Packages are loaded only once.
 * `weakMap` replaces WeakMap, in which the engine caches results for states.
 */
export async function bundle(root: string, vitest: unknown): Promise<(weakMap: WeakMapConstructor) => Loadable> {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? ENTRY_CODE : null),
      },
      // Tests that read files need the path of their own file.
      {
        name: 'importMetaUrl',
        transform: (code, id) =>
          code.includes('import.meta.url')
            ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
            : null,
      },
    ],
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node20',
      rolldownOptions: { input: ENTRY, output: { format: 'cjs', codeSplitting: false } },
    },
  })) as Rolldown.RolldownOutput;
  const script = new Script(`(function (exports, require, module, WeakMap) {${built.output[0].code}\n})`);
  const packageOf = createRequire(join(root, 'package.json'));
  return (weakMap) => {
    const module = { exports: {} };
    const runScript = script.runInThisContext() as (
      exports: object,
      require: (id: string) => unknown,
      module: object,
      WeakMap: WeakMapConstructor,
    ) => void;
    runScript(module.exports, (id) => (id === 'vitest' ? vitest : packageOf(id)), module, weakMap);
    return module.exports as Loadable;
  };
}
