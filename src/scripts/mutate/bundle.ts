import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Script } from 'node:vm';
import { build, type Rolldown } from 'vite';

/** The engine and the files of tests by their names, each to be loaded. */
export interface Loadable {
  readonly engine: () => Promise<unknown>;
  /**
   * Asks the boards all that they answer once and keep: whichever test came first would else be the only one to cover
   * it.
   */
  readonly askBoards: () => Promise<unknown>;
  readonly files: Readonly<Record<string, () => Promise<unknown>>>;
}

/** All that judges the engine; of the tests of rules, not the one that judges the rulebook and the tests' titles. */
const TESTS = ['/tests/rules/**/*.test.ts', '/tests/engine/**/*.test.ts', '!/tests/rules/coverage.test.ts'];

const ENTRY = '\0entry';
const ENTRY_CODE = `
  export const engine = () => import('/src/engine/index.ts');
  export const files = import.meta.glob(${JSON.stringify(TESTS)});
  export const askBoards = async () => {
    const { boardOf, EDITIONS } = await engine();
    for (const board of EDITIONS.map(({ id }) => boardOf({ edition: id })))
      for (const from of board.spaces.keys())
        for (const to of board.spaces.keys()) board.airRange(from, board.airRoute(from, to).length);
  };`;

/**
 * The engine and its tests as one script, compiled once. Every call of the answer runs it anew, so that no mutant finds
 * what another left behind: positions, the compiled board, remembered answers. Packages are loaded once for all.
 * `memory` is what answers about states are remembered in.
 */
export async function bundle(root: string, vitest: unknown): Promise<(memory: WeakMapConstructor) => Loadable> {
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
      // A test that reads files looks for them from where it stands.
      {
        name: 'where',
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
  return (memory) => {
    const module = { exports: {} };
    const runAnew = script.runInThisContext() as (
      exports: object,
      require: (id: string) => unknown,
      module: object,
      WeakMap: WeakMapConstructor,
    ) => void;
    runAnew(module.exports, (id) => (id === 'vitest' ? vitest : packageOf(id)), module, memory);
    return module.exports as Loadable;
  };
}
