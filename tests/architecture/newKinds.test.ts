import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { expect, test } from 'vitest';
import { filesUnder, textOf } from './sources.ts';

/** One of each kind that can be added to the rules: where, and what is written behind what. */
const ADDED: Readonly<Record<string, readonly (readonly [behind: string, added: string])[]>> = {
  'src/engine/axis-allies/ids.ts': [["  'collect-income',\n", "  'trade',\n"]],
  'src/engine/axis-allies/state.ts': [["  'defender-dive',\n", "  'parley',\n"]],
  'src/engine/axis-allies/refusal.ts': [["  'bad-command',\n", "  'no-market',\n"]],
  'src/engine/axis-allies/command.ts': [
    ["  'end-phase': {},\n", "  barter: { units: 'counts', to: 'space' },\n  'call-truce': {},\n"],
  ],
  'src/engine/axis-allies/awaiting.ts': [
    ['export type Awaiting =\n', "  | { readonly kind: 'truce'; readonly by: readonly PowerId[] }\n"],
  ],
  'src/engine/axis-allies/event.ts': [
    [
      'export type GameEvent =\n',
      ['goods-sold', 'truce-called', 'truce-refused']
        .map((type) => `  | { readonly type: '${type}'; readonly power: PowerId }\n`)
        .concat("  | { readonly type: 'prices-rolled'; readonly dice: readonly number[] }\n")
        .join(''),
    ],
  ],
};

const ROOT = process.cwd();
const CONFIG = join(ROOT, 'tsconfig.newKinds.json');

/** The texts of files that are other than on the disk. */
const changed = new Map(
  Object.entries(ADDED).map(([file, additions]) => {
    const text = additions.reduce((before, [behind, added]) => {
      expect(before.split(behind)).toHaveLength(2);
      return before.replace(behind, behind + added);
    }, textOf(file));
    return [join(ROOT, file), text] as const;
  }),
);
changed.set(CONFIG, JSON.stringify({ extends: './tsconfig.json', include: ['src'], exclude: ['src/scripts'] }));

/** Files that speak of one of these kinds; in all others there is nothing to be named. */
const KINDS = 'Phase|BattleStep|Reason|Command|CommandType|FieldKind|Awaiting|GameEvent|DiceEvent|EventType|EventTable';
const SPEAK_OF_THEM = new RegExp(`\\b(${KINDS})\\b|awaiting|phase`, 'i');
const files = filesUnder('src', ['.ts', '.tsx']).filter(
  (file) => !file.startsWith('src/scripts/') && SPEAK_OF_THEM.test(textOf(file)),
);

test('the compiler names every place that must have something for a new kind, and the guide says how many', () => {
  const compiler = new API({
    cwd: ROOT,
    fs: { readFile: (file) => changed.get(file), fileExists: (file) => (changed.has(file) ? true : undefined) },
  });
  const program = compiler.updateSnapshot({ openProjects: [CONFIG] }).getProject(CONFIG)?.program;
  const places = files.flatMap((file) => {
    const faults = program?.getSemanticDiagnostics(join(ROOT, file)) ?? [];
    return faults.map(({ text }) => `${file}: ${text.slice(-100)}`);
  });
  compiler.close();
  const [, told] = /(\d+) places/.exec(textOf('src/engine/axis-allies/editions/README.md')) ?? [];
  // A place that is gone may pass over a new kind in silence.
  expect(places.length, places.join('\n')).toBe(Number(told));
}, 600_000);
