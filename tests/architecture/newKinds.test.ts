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
  'src/engine/axis-allies/awaited.ts': [
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

/** The places that must then have something more, and how many are in each file. */
const PLACES: Readonly<Record<string, number>> = {
  // Rules
  'src/engine/axis-allies/applyEvent.ts': 1,
  'src/engine/axis-allies/command.ts': 1,
  'src/engine/axis-allies/moves/readiness.ts': 1,
  'src/engine/axis-allies/notNow.ts': 1,
  'src/engine/axis-allies/position/schema.ts': 1,
  'src/engine/axis-allies/remedies/index.ts': 1,
  // Cases
  'src/cases/schema.ts': 2,
  // Words
  'src/text/callText.ts': 1,
  'src/text/cases/checkText.ts': 1,
  'src/text/events/eventText.ts': 1,
  'src/text/events/silence.ts': 1,
  'src/text/howToPlay/phases.ts': 2,
  'src/text/lab/moveText.ts': 1,
  'src/text/looseDice.ts': 3,
  'src/text/names.ts': 1,
  'src/text/orderText.ts': 2,
  'src/text/refusals/orders.ts': 1,
  'src/text/refusals/refusalText.ts': 1,
  'src/text/remedies/orderPhrase.ts': 1,
  'src/text/remedies/remediesText.ts': 1,
  'src/text/stepText.ts': 1,
  // Panels
  'src/ui/battle/battleLog.ts': 1,
  'src/ui/battle/decisions/Decision.tsx': 1,
  'src/ui/battle/decisions/lossOptions.ts': 1,
  'src/ui/rules/currentChapter.ts': 1,
  'src/ui/shell/PhaseContent.tsx': 2,
  'src/ui/spaces/SpaceActions.tsx': 1,
  // What goes on by itself, what is heard, reckoned and told
  'src/session/axis-allies/emptyPhase.ts': 1,
  'src/session/axis-allies/fightOn.ts': 1,
  'src/session/axis-allies/unasked.ts': 1,
  'src/sounds/soundsOf.ts': 1,
  'src/odds/lineSteps.ts': 1,
  'src/odds/rollOut/betweenBattles.ts': 1,
  'src/history/diary.ts': 1,
  'src/history/throws.ts': 1,
};

/** Files that speak of one of these kinds; in all others there is nothing to be named. */
const SPEAK_OF_THEM =
  /\b(Phase|BattleStep|Reason|Command|CommandType|FieldKind|Awaiting|GameEvent|EventType|EventTable)\b|awaiting|phase/i;
const files = filesUnder('src', ['.ts', '.tsx']).filter(
  (file) => !file.startsWith('src/scripts/') && SPEAK_OF_THEM.test(textOf(file)),
);

test('the compiler names every place that must have something for a new kind, and the guide says how many', () => {
  const compiler = new API({
    cwd: ROOT,
    fs: { readFile: (file) => changed.get(file), fileExists: (file) => (changed.has(file) ? true : undefined) },
  });
  const program = compiler.updateSnapshot({ openProjects: [CONFIG] }).getProject(CONFIG)?.program;
  const faults = files.map((file) => [file, program?.getSemanticDiagnostics(join(ROOT, file)).length ?? 0] as const);
  compiler.close();
  const places = Object.fromEntries(faults.filter(([, count]) => count > 0));
  expect(places).toEqual(PLACES);
  const count = Object.values(places).reduce((sum, of) => sum + of, 0);
  const told = `${count} places in ${Object.keys(PLACES).length} files`;
  expect(textOf('src/engine/axis-allies/editions/README.md').replaceAll(/\s+/g, ' ')).toContain(told);
}, 600_000);
