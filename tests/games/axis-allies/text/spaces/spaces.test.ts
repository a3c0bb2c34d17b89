import { describe, expect, test } from 'vitest';
import {
  approaches,
  editionOf,
  newGame,
  battlesToCome,
  type GameState,
} from '../../../../../src/engine/axis-allies/index.ts';
import { approachesTogether, approachText, battleAt } from '../../../../../src/games/axis-allies/text/spaces/signs.ts';
import { forcesIn, spaceForceText, sidesText } from '../../../../../src/games/axis-allies/text/spaces/forces.ts';
import { neighboursOf, passageText } from '../../../../../src/games/axis-allies/text/spaces/ground.ts';
import { spaceSummary } from '../../../../../src/games/axis-allies/text/spaces/summary.ts';
import { after, endPhase, fight, game, load, move, offload } from '../../../../engine/axis-allies/rules/position.ts';
import { expectSentence } from '../sentence.ts';

const UK = 'united-kingdom';
const edition = editionOf('1941');
const opening = newGame(edition, {
  players: [
    { name: 'Ada', powers: ['soviet-union', UK, 'united-states'] },
    { name: 'Ben', powers: ['germany', 'japan'] },
  ],
  victory: 'standard',
});
const said = (state: GameState, space: string): string => spaceSummary(state, space).join(' ');

describe('the summary of a space', () => {
  test('is whole sentences for every space of the board, its name first', () => {
    for (const { id, name } of edition.spaces) {
      const sentences = spaceSummary(opening, id);
      expect(sentences[0]).toBe(`${name}.`);
      for (const sentence of sentences.slice(1)) expectSentence(sentence);
    }
  });

  test('is nothing for a space that is not there', () => {
    expect(spaceSummary(opening, 'atlantis')).toEqual([]);
  });

  test('tells owner, worth, complex, capital, units with their points, and borders', () => {
    expect(said(opening, 'germany')).toContain(
      'Germany. Held by Germany, worth 4 IPCs. It has an industrial complex. Berlin is the capital of Germany. ' +
        'Germany: 3 infantry, a fighter and a bomber, attack 10, defence 11, 5 hits.',
    );
    expect(said(opening, 'germany')).toMatch(/On land it borders .*Eastern Europe.*\. At sea it borders Sea Zone/);
  });

  test('lists units in the order of the rulebook’s table, however they came there', () => {
    const mixed = game({ power: 'germany', units: { germany: { germany: { bomber: 1, tank: 2, infantry: 1 } } } });
    expect(forcesIn(mixed, 'germany').map(({ standing }) => Object.entries(standing))).toEqual([
      [
        ['infantry', 1],
        ['tank', 2],
        ['bomber', 1],
      ],
    ]);
  });

  test('tells who held it first only where that has changed', () => {
    const state = game({
      power: 'germany',
      units: { germany: { karelia: { infantry: 1 } } },
      control: { karelia: 'germany' },
    });
    expect(said(state, 'karelia')).toContain('Held by Germany, worth');
    expect(said(state, 'karelia')).toContain('The Soviet Union held it when the game began.');
    expect(said(opening, 'karelia')).not.toContain('when the game began');
  });

  test('says of neutral ground that nobody enters, and nothing of units', () => {
    const neutral = edition.spaces.find((space) => space.kind === 'land' && space.neutral)!;
    expect(said(opening, neutral.id)).toContain('Neutral: nobody may enter it');
    expect(said(opening, neutral.id)).not.toContain('No units');
  });

  test('of a zone says to whom it is hostile, where canals lead and who lets pass', () => {
    expect(said(opening, 'sz-18')).toContain('The straits are closed: no ship moves into or out of this zone.');
    expect(said(opening, 'sz-17')).toContain(
      'The Suez Canal leads to Sea Zone 28. Anglo-Egypt Sudan (held by the United Kingdom) and Middle East ' +
        '(held by the United Kingdom) control it; this turn it is open to the Soviet Union’s ships.',
    );
    const german = game({
      power: 'germany',
      units: {
        germany: { 'sz-16': { destroyer: 1 } },
        [UK]: { 'sz-17': { battleship: 1 }, 'sz-28': { submarine: 1 } },
      },
    });
    expect(said(german, 'sz-17')).toContain('A sea zone, hostile to Germany because enemy warships are there.');
    expect(said(german, 'sz-17')).toContain('it is closed to Germany’s ships');
    expect(said(german, 'sz-28')).toContain('A sea zone. ');
    expect(said(opening, 'middle-east')).toContain(
      'The Suez Canal between Sea Zone 17 and Sea Zone 28 is controlled from here.',
    );
  });
});

describe('units', () => {
  const fleet = game({
    power: UK,
    units: {
      [UK]: { 'sz-7': { transport: 1, battleship: 1, submarine: 2 } },
      'united-states': { 'sz-7': { destroyer: 1 } },
    },
    aboard: [
      {
        in: 'sz-7',
        ship: 'transport',
        owner: UK,
        cargo: [
          { unit: 'tank', owner: UK },
          { unit: 'infantry', owner: 'united-states' },
        ],
      },
    ],
  });

  test('are told by power, cargo apart, with what the points leave out', () => {
    const [british, american] = forcesIn(fleet, 'sz-7');
    expect(spaceForceText(fleet, british!)).toBe(
      'The United Kingdom: 2 submarines, a transport and a battleship, attack 8, defence 6, 5 hits. Aboard: ' +
        'a tank. The 2 submarines strike first if there is no enemy destroyer. One ship takes two hits.',
    );
    expect(spaceForceText(fleet, american!)).toBe(
      'The United States: a destroyer, attack 2, defence 2, 1 hit. Aboard: 1 infantry.',
    );
  });

  test('of several powers of a side are added up', () => {
    expect(sidesText(fleet, 'sz-7')).toEqual(['Allies together: attack 10, defence 8, 6 hits.']);
    expect(sidesText(opening, 'germany')).toEqual([]);
  });
});

describe('what happens here', () => {
  const start = game({
    power: 'germany',
    units: {
      germany: {
        'norway-finland': { infantry: 2 },
        'sz-6': { transport: 1, destroyer: 1 },
        germany: { bomber: 1, fighter: 1 },
      },
      [UK]: { [UK]: { infantry: 3 } },
    },
  });
  const state = after(
    start,
    load('norway-finland', { infantry: 2 }, 'sz-6'),
    offload('sz-6', { infantry: 2 }, UK),
    move('germany', { bomber: 1 }, UK),
  );

  test('a battle to come, with who meets whom', () => {
    expect(said(state, UK)).toContain(
      'A battle on land is to be fought here. Troops land from Sea Zone 6. Attacking: 2 infantry and a ' +
        'bomber, attack 6 (1 hit expected in the first round), can take 3 hits. Defending: 3 infantry, ' +
        'defence 6 (1 hit expected), can take 3 hits.',
    );
    expect(battleAt(state, 'germany')).toBeNull();
    const fought = after(state, endPhase, fight(UK));
    expect(said(fought, UK)).toContain('A battle on land is being fought here.');
  });

  test('who moved, who is to assault, who can still move', () => {
    expect(said(state, 'sz-6')).toContain('2 infantry aboard will assault United Kingdom.');
    expect(said(state, 'sz-6')).toContain('Loaded this turn: 2 infantry.');
    expect(said(state, 'germany')).toContain('Can still move: a fighter.');
    expect(said(state, UK)).toContain('Moved this turn: a bomber.');
    expect(battlesToCome(state)).toHaveLength(1);
  });

  test('aircraft that must land, and ground that was taken', () => {
    const flown = after(
      game({ power: 'germany', units: { germany: { 'eastern-europe': { tank: 1, fighter: 1 } } } }),
      move('eastern-europe', { tank: 1, fighter: 1 }, 'karelia'),
      endPhase,
      endPhase,
    );
    expect(flown.phase).toBe('noncombat-move');
    expect(said(flown, 'karelia')).toContain('Captured this turn. A fighter must still land.');
  });
});

test('what can come is told with where from and as what', () => {
  const state = game({
    power: 'germany',
    units: { germany: { 'norway-finland': { infantry: 2 }, 'sz-6': { transport: 1 } } },
  });
  const texts = [...approaches(state, UK)].flatMap((found) =>
    found === null ? [] : [approachText(state, found), approachText(state, found, true)],
  );
  expect(texts).toEqual([
    '2 infantry from Norway/Finland: assault by sea',
    'Germany: 2 infantry from Norway/Finland: assault by sea',
  ]);
});

test('what comes from one place as the same thing is told together', () => {
  const state = game({
    power: 'germany',
    units: {
      germany: { germany: { fighter: 1, bomber: 1 }, 'eastern-europe': { tank: 2 } },
      'soviet-union': { karelia: { infantry: 1 } },
    },
  });
  const found = [...approaches(state, 'karelia')].flatMap((one) => one ?? []);
  expect(found).toHaveLength(3);
  expect(
    approachesTogether(found)
      .map((one) => approachText(state, one))
      .toSorted(),
  ).toEqual(['2 tanks from Eastern Europe: attack', 'A fighter and a bomber from Germany: attack']);
});

test('neighbours are land and sea, by name and number', () => {
  const { land, sea } = neighboursOf(opening, UK);
  expect(land).toEqual(['eire']);
  expect(sea.length).toBeGreaterThan(1);
  expect(neighboursOf(opening, 'germany').land).toContain('switzerland');
});

describe('the words beside a sign of the map', () => {
  test('tell of a canal between which zones it leads, who controls it and for whom it is open, with the rule', () => {
    const { title, words, rule } = passageText(opening, { kind: 'canal', name: 'Suez Canal' });
    expect([title, rule]).toEqual(['Suez Canal', 'MAP-6']);
    expect(words).toContain(
      'Ships pass between Sea Zone 17 and Sea Zone 28. Anglo-Egypt Sudan (held by the United Kingdom) and ' +
        'Middle East (held by the United Kingdom) control it; this turn it is open to',
    );
    expect(
      passageText(
        { ...opening, control: { ...opening.control, 'middle-east': 'germany' } },
        { kind: 'canal', name: 'Suez Canal' },
      ).words,
    ).toMatch(/Middle East \(held by Germany\)/);
  });

  test('tell of closed straits that no ship passes, with the rule', () => {
    const { title, words, rule } = passageText(opening, { kind: 'closed', zone: 'sz-18' });
    expect([title, rule]).toEqual(['Sea Zone 18', 'MAP-5']);
    expect(words).toMatch(/no ship moves into or out/);
  });
});
