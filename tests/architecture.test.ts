import { describe, expect, test } from 'vitest';
import { SHELF } from '../src/engine/axis-allies/index.ts';
import { faultsOf, allPlaces, INDEX, ruleIndex } from '../src/scripts/rules/ruleIndex.ts';
import { editionsNamed } from './architecture/editionNames.ts';
import { filesUnder, type Import, importsIn, importsUnder, textOf, withoutComments } from './architecture/sources.ts';

const words = (text: string): readonly string[] => text.split(' ');

/**
 * Which parts of src each part may import; imports point one way. The rooms of a family are parts too, by names that
 * leave its own name out; who still enters them says so here.
 */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  engine: ['rules'],
  geography: ['rules', 'engine'],
  session: ['engine', 'saves'],
  saves: ['engine'],
  // How things look, whatever the game.
  emblems: ['engine'],
  atlas: ['rules', 'engine'],
  // What a family shows, as far as the program knows it.
  face: ['engine', 'session', 'saves', 'emblems'],
  text: ['engine', 'session', 'atlas', 'games', 'face'],
  store: words('rules engine session atlas saves games face'),
  sounds: ['engine', 'store', 'games', 'face'],
  map: words('engine emblems atlas saves store text geography games face'),
  ui: words('rules engine emblems session atlas saves store text games face'),
  // Each of its pages puts parts of the map and of the panels together.
  classroom: words('rules engine emblems session atlas saves store text geography map ui games face'),
  // It stands all style sheets in order.
  'styles.ts': ['ui', 'games/ui'],
  // They put the families and their faces on the shelf.
  games: ['engine', 'emblems', 'session', 'face', 'games/face', 'games/emblems', 'games/store', 'games/map'],
  'games/face': words('engine face games games/emblems games/session games/odds games/text games/store'),
  'games/emblems': ['engine', 'emblems', 'face'],
  'games/cases': ['rules', 'engine', 'face'],
  'games/history': ['engine', 'session'],
  'games/shortGames': ['engine'],
  'games/session': ['engine', 'session', 'saves'],
  'games/odds': ['engine', 'session', 'games/session'],
  'games/text': words(
    'engine face session atlas text games/cases games/history games/shortGames games/session games/odds',
  ),
  'games/store': words(
    'rules engine face session atlas saves store games/cases games/history games/shortGames games/session games/odds',
  ),
  'games/map': words('engine face store text games/emblems games/odds games/text games/store'),
  'games/ui': words(
    'rules engine emblems face session atlas saves store text ui games games/emblems games/cases games/history ' +
      'games/shortGames games/session games/odds games/text games/store',
  ),
  // It puts what is shown at their places.
  'games/ui/screens.ts': words('engine face ui games/text games/ui games/ui/shortGames'),
  // Pages of the classroom.
  'games/ui/shortGames': words(
    'rules engine emblems face session atlas saves store text ui map classroom games games/emblems ' +
      'games/shortGames games/text games/store games/ui',
  ),
};
/** These put the parts together, or build them. */
const EVERYWHERE = ['main.tsx', 'scripts'];

/** What every family is, one family, and what the page loads later. */
const ENGINE_FACES = ['src/engine/index.ts', 'src/engine/axis-allies/index.ts', 'src/engine/table/index.ts'];
/** What the page uses of the geography; all else only builds the map. */
const GEOGRAPHY_OF_PAGE = [
  'shapes',
  'globeShapes',
  'lands/decodeLands',
  'projection',
  'loadProjection',
  'frame',
  'unproject',
].map((name) => `src/geography/${name}.ts`);
const ENGINE_PACKAGES = ['immer', 'zod/mini'];
/** A file holds an idea with what belongs to it: usually 80 to 250 lines. */
const LONGEST = 500;

const all = importsUnder('src');
const own = all.filter((found) => !found.isPackage);

/** The part a file belongs to: a folder of src, a file in it, a room of a family, or rules. */
function partOf(file: string): string {
  const [top = '', second = '', , ...rooms] = file.split('/');
  if (top !== 'src') return top;
  if (second !== 'games' || rooms.length === 0) return second;
  if (file.startsWith('src/games/face/')) return 'face';
  if (rooms[0] === 'face.ts') return 'games/face';
  const names = rooms.map((_, i) => ['games', ...rooms.slice(0, i + 1)].join('/'));
  return names.findLast((name) => name in MAY_IMPORT) ?? names[0] ?? second;
}

/** The unit types of all boards. */
const unitIds = (): readonly string[] =>
  filesUnder('rules', ['board.json']).flatMap((file) =>
    (JSON.parse(textOf(file)) as { units: readonly { id: string }[] }).units.map(({ id }) => id),
  );

const isIn = (file: string, folder: string): boolean => file.startsWith(`${folder}/`);
const inWords = (imports: readonly Import[]): string[] => imports.map(({ from, to }) => `${from} imports ${to}`);

describe('imports point one way', () => {
  const parts = new Set(all.map(({ from }) => partOf(from)).filter((part) => !EVERYWHERE.includes(part)));

  test('every part of src is known to this test', () => {
    const isKnown = (part: string): boolean => part in MAY_IMPORT || part.endsWith('.d.ts');
    expect([...parts].filter((part) => !isKnown(part))).toEqual([]);
  });

  test.each(Object.keys(MAY_IMPORT))('%s imports only what lies before it', (part) => {
    const allowed = [part, ...(MAY_IMPORT[part] ?? [])];
    const wrong = own.filter(({ from, to }) => partOf(from) === part && !allowed.includes(partOf(to)));
    expect(inWords(wrong)).toEqual([]);
  });

  test('nobody imports main or a script', () => {
    const wrong = own.filter(({ from, to }) => EVERYWHERE.includes(partOf(to)) && partOf(from) !== partOf(to));
    expect(inWords(wrong)).toEqual([]);
  });

  test('outside the engine only its faces are imported', () => {
    const wrong = own.filter(
      ({ from, to }) => !isIn(from, 'src/engine') && isIn(to, 'src/engine') && !ENGINE_FACES.includes(to),
    );
    expect(inWords(wrong)).toEqual([]);
  });

  test('inside the engine its faces are not imported', () => {
    expect(inWords(own.filter(({ from, to }) => isIn(from, 'src/engine') && ENGINE_FACES.includes(to)))).toEqual([]);
  });

  test('and a family is known by its faces: nobody else imports from its folders', () => {
    const ofFamily = (file: string): boolean => /^src\/(?:engine|games)\/[^/]+\//.test(file) && !isNeutral(file);
    const isNeutral = (file: string): boolean => /^src\/(?:engine\/(?:common|table)|games\/face)\//.test(file);
    const knowing = own.filter(({ from, to }) => ofFamily(to) && !ofFamily(from) && parts.has(partOf(from)));
    const files = new Set(knowing.map(({ from }) => from));
    // Five lists put the families on the shelf, one their style sheets in order.
    const lists = ['engine/families', 'games/flows', 'games/faces', 'games/looks', 'games/boards', 'styles'];
    const shelves = lists.map((name) => `src/${name}.ts`);
    for (const shelf of shelves) expect(files.delete(shelf), shelf).toBe(true);
    expect([...files]).toEqual([]);
  });

  test('and in no circles; only types may go round inside a room', () => {
    const targets = new Map<string, string[]>();
    const counted = own.filter(({ from, to, isTypeOnly }) => !isTypeOnly || partOf(from) !== partOf(to));
    for (const { from, to } of counted) targets.set(from, [...(targets.get(from) ?? []), to]);
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' > '));
      if (way.includes(file) || done.has(file)) return;
      for (const to of targets.get(file) ?? []) walk(to, [...way, file]);
      done.add(file);
    };
    for (const file of targets.keys()) walk(file, []);
    expect(circles).toEqual([]);
  });

  test('the page uses of the geography only shapes and projection', () => {
    const isPage = ({ from }: Import): boolean => !isIn(from, 'src/geography') && !isIn(from, 'src/scripts');
    const wrong = own.filter(
      (found) =>
        isPage(found) && isIn(found.to, 'src/geography') && !found.isTypeOnly && !GEOGRAPHY_OF_PAGE.includes(found.to),
    );
    expect(inWords(wrong)).toEqual([]);
  });

  test('everyone uses the small zod, so that nobody loads the large one too', () => {
    expect(inWords(all.filter(({ to, isPackage }) => isPackage && to === 'zod'))).toEqual([]);
  });

  test('everyone reads by a schema through readShape, since zod itself throws at some records', () => {
    const reading = filesUnder('src', ['.ts', '.tsx']).filter((file) => textOf(file).includes('.safeParse('));
    expect(reading).toEqual(['src/engine/zodMessages.ts']);
  });

  test('from rules the panels take only the text, all others only data', () => {
    const taken = own.filter(({ from, to }) => isIn(to, 'rules') && !isIn(from, 'src/scripts'));
    const wrong = taken.filter(({ from, to }) => !to.endsWith(from.includes('/ui/') ? '.md' : '.json'));
    expect(inWords(wrong)).toEqual([]);
  });
});

describe('the engine', () => {
  const engine = all.filter(({ from }) => isIn(from, 'src/engine'));

  test('imports immer and zod and no other package', () => {
    expect(inWords(engine.filter(({ to, isPackage }) => isPackage && !ENGINE_PACKAGES.includes(to)))).toEqual([]);
  });

  test.each(['src/engine/common', 'src/engine/table'])('has code that knows no game: %s', (folder) => {
    expect(filesUnder(folder, ['.ts'])).not.toEqual([]);
    const inside = engine.filter(({ from, isPackage }) => isIn(from, folder) && !isPackage);
    // What is common knows none either.
    expect(inWords(inside.filter(({ to }) => !isIn(to, folder) && !isIn(to, 'src/engine/common')))).toEqual([]);
  });

  test('knows no unit by name outside its editions', () => {
    // A kind of hit is called submarine too.
    const units = unitIds().filter((unit) => unit !== 'submarine');
    expect(units).toContain('transport');
    const rules = filesUnder('src/engine', ['.ts']).filter((file) => !isIn(file, 'src/engine/axis-allies/editions'));
    const wrong = rules.flatMap((file) => {
      const text = withoutComments(textOf(file));
      return units.filter((unit) => text.includes(`'${unit}'`)).map((unit) => `${file} names ${unit}`);
    });
    expect(wrong).toEqual([]);
  });

  test('has no clock, no chance and no page', () => {
    const impure = new RegExp(
      [
        String.raw`(?<![\w.'"-])(?:new\s+Date\b|Date\s*[.(]|Math\.random`,
        String.raw`(?:window|document|performance|process|navigator|globalThis|localStorage|crypto)\s*[.[]`,
        String.raw`(?:fetch|setTimeout|setInterval|queueMicrotask)\s*\()`,
      ].join('|'),
    );
    const wrong = filesUnder('src/engine', ['.ts']).flatMap((file) => {
      const found = impure.exec(withoutComments(textOf(file)));
      return found ? [`${file} uses ${found[0]}`] : [];
    });
    expect(wrong).toEqual([]);
  });
});

describe('a game in play', () => {
  const session = all.filter(({ from }) => isIn(from, 'src/session'));

  test('needs no package, and of the saves only types and limits', () => {
    const isOfSaves = ({ to }: Import): boolean => isIn(to, 'src/saves') && to !== 'src/saves/limits.ts';
    expect(inWords(session.filter((found) => found.isPackage || (isOfSaves(found) && !found.isTypeOnly)))).toEqual([]);
  });

  test('needs no page', () => {
    const page = /(?:^|[^\w.'"-])(?:window|document|navigator|localStorage|sessionStorage)\s*[.[]/;
    const wrong = filesUnder('src/session', ['.ts']).filter((file) => page.test(withoutComments(textOf(file))));
    expect(wrong).toEqual([]);
  });
});

describe('the editions', () => {
  const IDS = SHELF.map(({ id }) => id);
  const HOME = 'src/engine/axis-allies/editions';

  test('are named nowhere but where they are put together', () => {
    const files = filesUnder('src', ['.ts', '.tsx', '.mjs', '.css', '.json', '.html'])
      .filter((file) => !isIn(file, HOME))
      .filter((file) => editionsNamed(`${file}\n${textOf(file)}`, IDS).length > 0);
    expect(files).toEqual([]);
  });

  test('are found in strings, identifiers, paths and comments, as whole words', () => {
    const named = (source: string): boolean => editionsNamed(source, ['1941', 'great-war']).length > 0;
    for (const source of [
      "newGame('1941')",
      'edition1941.units',
      "import a from '../rules/1941/board.json';",
      '// As in 1941.',
      'const greatWarBoard = 1;',
      "id === 'great-war'",
      'GREAT_WAR',
    ])
      expect([source, named(source)]).toEqual([source, true]);
    for (const source of ['const PORT = 1941;', 'setYear(1941, 6)', "'19415'", 'a greater war', 'the warships'])
      expect([source, named(source)]).toEqual([source, false]);
  });
});

describe('files', () => {
  const code = ['.ts', '.tsx', '.mjs', '.css'];

  test('no line of code is longer than 120 characters', () => {
    const long = ['src', 'tests', 'e2e'].flatMap((folder) =>
      filesUnder(folder, code).flatMap((file) =>
        textOf(file)
          .split('\n')
          .flatMap((line, i) => (line.length > 120 ? [`${file}:${i + 1} has ${line.length}`] : [])),
      ),
    );
    expect(long).toEqual([]);
  });

  test('say why where they have one answer for all that is not named', () => {
    const silent = filesUnder('src', ['.ts', '.tsx']).flatMap((file) => {
      const lines = textOf(file).split('\n');
      const isTold = (i: number): boolean => lines[i - 1]?.trimStart().startsWith('//') ?? false;
      return lines.flatMap((line, i) => (/^\s+default:( \{)?$/.test(line) && !isTold(i) ? [`${file}:${i + 1}`] : []));
    });
    expect(silent).toEqual([]);
  });

  test(`are at most ${LONGEST} lines long`, () => {
    const long = filesUnder('src', code)
      .filter((file) => !isIn(file, 'src/games/axis-allies/emblems'))
      .map((file) => ({ file, lines: textOf(file).trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > LONGEST);
    expect(long).toEqual([]);
  });

  test('name only files that there are, where scripts read them by name', () => {
    const named = filesUnder('src/scripts', ['.ts', '.mjs']).flatMap((file) =>
      [...textOf(file).matchAll(/'(src\/[\w./-]+\.(?:tsx?|mjs|css))'/g)].map(([, name = '']) => ({ file, name })),
    );
    const known = new Set(filesUnder('src', ['.ts', '.tsx', '.mjs', '.css']));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ name }) => !known.has(name))).toEqual([]);
  });

  test('name no folder of one machine', () => {
    const ofOneMachine = /(?<![\w.])\/(?:work|home|root|Users)\/\w/;
    const files = ['src', 'tests', 'e2e', 'rules'].flatMap((folder) =>
      filesUnder(folder, [...code, '.md', '.json', '.html']),
    );
    expect(files.filter((file) => ofOneMachine.test(textOf(file)))).toEqual([]);
  });
});

describe('comments', () => {
  const RANGE = /\b(?:[A-Z]+|NA-[A-Z]{2})-\d+ ?(?:\.\.|–|to) ?(?:[A-Z]+-|NA-[A-Z]{2}-)?\d/;
  const NOT_ALONE = /\/\*\*[\s*]*(?:The same|Those|That|It)\b/;

  test('are understood alone, in a tooltip: none begins with a word for what stands elsewhere', () => {
    const files = filesUnder('src', ['.ts', '.tsx']);
    expect(files.filter((file) => NOT_ALONE.test(textOf(file)))).toEqual([]);
  });

  test('write out every rule that they name, so that a search for its id finds them', () => {
    const files = ['src', 'tests', 'e2e'].flatMap((folder) => filesUnder(folder, ['.ts', '.tsx', '.mjs', '.css']));
    expect(files.filter((file) => RANGE.test(textOf(file)))).toEqual([]);
    const [first, last] = ['NA-SU-1', 'NA-SU-3'];
    for (const range of [`${first}..3`, `${first} to ${last}`, `${first}–3`]) expect(RANGE.test(range)).toBe(true);
    expect(RANGE.test(`${first}, ${last} to be sure`)).toBe(false);
  });
});

describe('the rules', () => {
  test('are carried out in one place each, which a tag @rule names', () => {
    expect(faultsOf(allPlaces())).toEqual([]);
  });

  test('have an index that is as the files are', () => {
    expect(textOf(INDEX), 'write it anew: npm run rules').toBe(ruleIndex());
  });
});

describe('the reading of imports', () => {
  const read = (text: string): string[] =>
    importsIn('src/map/a.ts', text).map(({ to, isTypeOnly }) => (isTypeOnly ? `type ${to}` : to));

  test('finds every way to import', () => {
    expect(read("import { a,\n  b } from './b.ts';")).toEqual(['src/map/b.ts']);
    expect(read("import type { B } from '../ui/b.ts';")).toEqual(['type src/ui/b.ts']);
    expect(read("export * from 'zod';")).toEqual(['zod']);
    expect(read("export type { B } from './b.ts';")).toEqual(['type src/map/b.ts']);
    expect(read("import './map.css';")).toEqual(['src/map/map.css']);
    expect(read("const later = await import('../store/x.ts');")).toEqual(['src/store/x.ts']);
    expect(read("let unit: import('../engine/x.ts').Unit;")).toEqual(['type src/engine/x.ts']);
    expect(read("new Worker(new URL('../odds/worker.ts', import.meta.url))")).toEqual(['src/odds/worker.ts']);
    expect(read("import url from './a.svg?url';")).toEqual(['src/map/a.svg']);
  });

  test('passes over comments', () => {
    expect(read("/** import { a } from './b.ts'; */\n// import './c.ts';\nconst a = 1; // from './d.ts'")).toEqual([]);
  });
});
