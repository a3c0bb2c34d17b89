import { describe, expect, test } from 'vitest';
import {
  readShortGame,
  readShortGameText,
  shippedShortGames,
} from '../../../../../src/games/axis-allies/store/shortGames/readShortGame.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

const [SHIPPED] = await shippedShortGames();
const fresh = (): Record<string, unknown> => JSON.parse(JSON.stringify(SHIPPED)) as Record<string, unknown>;
const role = (more: object): object => ({ ...(fresh()['roles'] as object[])[0], ...more });
const goal = (more: object): object => ({ goal: { ...(fresh()['goal'] as object), ...more } });
const position = (more: object): object => ({ position: { ...(fresh()['position'] as object), ...more } });

/** The paths of the faults that a changed file has. */
async function faultsOf(change: object): Promise<readonly string[]> {
  const answer = await readShortGame({ ...fresh(), ...change });
  return answer.ok ? [] : answer.fault.map(({ path }) => path);
}

test('a file that was saved is read as it was', async () => {
  expect(await readShortGameText(JSON.stringify(SHIPPED, null, 2))).toEqual({ ok: true, value: SHIPPED });
});

describe('a file is refused, and its faults are named, with', () => {
  test.each<[string, object, string]>([
    ['another version', { version: 2 }, 'version'],
    ['another kind', { kind: 'shortgame' }, 'kind'],
    ['an edition that there is not', { edition: 'atlantis' }, 'edition'],
    ['the position of another edition', position({ edition: 'revised' }), 'position.'],
    ['an unknown key', { extra: 1 }, ''],
    ['no rounds', { rounds: 0 }, 'rounds'],
    ['a thousand rounds', { rounds: 1000 }, 'rounds'],
    ['a goal at sea', goal({ spaces: ['sz-5', 'karelia'] }), 'goal.spaces[0]'],
    ['a neutral goal', goal({ spaces: ['karelia', 'turkey'] }), 'goal.spaces[1]'],
    ['a goal named twice', goal({ spaces: ['karelia', 'karelia', 'russia'] }), 'goal.spaces[1]'],
    ['a goal that cannot be reached', goal({ needs: 4 }), 'goal.needs'],
    ['an unknown kind of goal', goal({ kind: 'points' }), 'goal.kind'],
    ['one group', { roles: [role({})] }, 'roles'],
    ['six groups', { roles: Array.from({ length: 6 }, () => role({})) }, 'roles'],
    ['nobody on the other side', { roles: [role({}), role({})] }, 'roles'],
    ['an unknown power', { roles: [role({}), role({ powers: ['italy'] })] }, 'roles[1].powers[0]'],
    [
      'a power of both sides in one hand',
      { roles: [role({ powers: ['germany', 'soviet-union'] }), role({})] },
      'roles',
    ],
    ['a beginning by one who rests', position({ power: 'japan' }), 'position.power'],
    ['a map of nowhere', { map: ['karelia', 'utopia'] }, 'map[1]'],
    ['a rule that there is not', { rules: [{ rule: 'XX-1', text: 'A rule that nobody knows.' }] }, 'rules[0].rule'],
    ['text that cannot be seen', { title: 'Read \u202e backwards' }, 'title'],
    ['a text too long', { about: 'x'.repeat(801) }, 'about'],
    [
      'a wrong date',
      { happened: { ...(fresh()['happened'] as object), steps: [{ date: '1942-13', text: 'y' }] } },
      'happened.steps[0].date',
    ],
    ['no position', { position: undefined }, 'position.'],
    ['a position without units', position({ units: undefined }), 'position.units'],
    [
      'units where there can be none',
      position({ units: { germany: { switzerland: { infantry: 1 } } } }),
      'position.units.germany.switzerland',
    ],
    [
      'too many units',
      position({ units: { germany: { germany: { infantry: 999, tank: 999, fighter: 999 } } } }),
      'position.units',
    ],
  ])('%s', async (_what, change, path) => {
    expect(await faultsOf(change)).toEqual(expect.arrayContaining([expect.stringContaining(path)]));
  });
});

describe('a hostile file changes nothing:', () => {
  const deep = `${'['.repeat(60)}${']'.repeat(60)}`;
  test.each<[string, string]>([
    ['no JSON', '<script>alert(1)</script>'],
    ['a list', '[1, 2]'],
    ['nothing', 'null'],
    ['a huge one', JSON.stringify({ ...fresh(), about: 'x'.repeat(300_000) })],
    ['a deep one', `{"version": 1, "kind": "short-game", "position": ${deep}}`],
    ['keys of the language', `{"__proto__": {"version": 1}, "version": 1}`],
    ['keys of the language in the position', JSON.stringify(fresh()).replace('"units":{', '"units":{"__proto__":{},')],
    ['a prototype as space', JSON.stringify({ ...fresh(), ...goal({ spaces: ['constructor'], needs: 1 }) })],
  ])('%s', async (_what, text) => {
    const before = useGame.getState();
    const answer = await readShortGameText(text);
    expect(answer.ok).toBe(false);
    expect(answer.ok ? [] : answer.fault.length).toBeGreaterThan(0);
    expect(useGame.getState()).toBe(before);
    expect(({} as { version?: number }).version).toBeUndefined();
  });

  test('markup in a text stays text', async () => {
    const answer = await readShortGame({ ...fresh(), title: '<b onclick=x>Bold</b>' });
    expect(answer.ok && answer.value.title).toBe('<b onclick=x>Bold</b>');
  });
});

test('a file of another kind is told where it is opened', async () => {
  for (const [kind, where] of [
    ['study', 'the list of studies'],
    ['lesson', 'among the lessons'],
    ['games', 'the list of games'],
  ] as const) {
    const read = await readShortGame({ ...fresh(), kind });
    expect(read.ok ? [] : read.fault.map(({ message }) => message)).toEqual([expect.stringContaining(where)]);
  }
});
