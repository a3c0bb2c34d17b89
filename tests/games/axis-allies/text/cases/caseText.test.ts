import { describe, expect, test } from 'vitest';
import { playCase } from '../../../../../src/games/axis-allies/cases/playCase.ts';
import { caseSchema, type RuleCase, type CaseStep } from '../../../../../src/games/axis-allies/cases/schema.ts';
import { stepText } from '../../../../../src/games/axis-allies/text/cases/stepText.ts';

/** A case's steps in words, as the panel beside the map tells them. */
const told = (ruleCase: RuleCase): readonly string[] =>
  playCase(ruleCase, '1941').steps.map(({ before, step }) => stepText(before, step));

const written = (position: object, ...steps: readonly object[]): RuleCase =>
  caseSchema.parse({ rules: ['CM-1'], title: 'A case.', position, steps });

describe('orders', () => {
  const BLITZ = {
    power: 'germany',
    units: { germany: { 'norway-finland': { tank: 1 } }, 'soviet-union': { russia: { infantry: 1 } } },
  };
  const move = { move: { 'norway-finland': { tank: 1 } }, to: 'archangel', via: ['karelia'] };

  test('say what is done, and only tried where it is refused', () => {
    expect(told(written(BLITZ, move))).toEqual([
      'Germany moves a tank from Norway/Finland to Archangel by way of Karelia.',
    ]);
    expect(told(written(BLITZ, { ...move, to: 'russia', refused: 'CM-2' }))).toEqual([
      'Germany tries to move a tank from Norway/Finland to Russia by way of Karelia.',
    ]);
    expect(told(written(BLITZ, { end: 'combat-move' }))).toEqual(['Germany ends the phase “Combat move”.']);
    expect(
      told(
        written(
          BLITZ,
          { fight: 'karelia', refused: 'TURN-2' },
          { press: true, refused: 'COM-3' },
          { retreat: 'karelia', refused: 'COM-18' },
          { retreat: null, refused: 'COM-18' },
        ),
      ),
    ).toEqual([
      'Germany tries to fight the battle in Karelia.',
      'Germany tries to press on.',
      'Germany tries to retreat to Karelia.',
      'Germany tries to break off with its aircraft.',
    ]);
  });

  test('of transports name zone, ship and coast', () => {
    const position = {
      power: 'germany',
      units: {
        germany: { 'norway-finland': { infantry: 1 }, 'sz-3': { transport: 1, submarine: 1 } },
        'soviet-union': { 'sz-4': { submarine: 1 } },
      },
    };
    expect(
      told(
        written(
          position,
          { load: { 'norway-finland': { infantry: 1 } }, onto: 'sz-3' },
          { offload: { 'sz-3': { infantry: 1 } }, to: 'karelia', refused: 'CM-18' },
          { attack: 'sz-4', refused: 'CM-5' },
          { ignore: 'sz-4', refused: 'CM-5' },
        ),
      ),
    ).toEqual([
      'Germany takes 1 infantry from Norway/Finland aboard in Sea Zone 3.',
      'Germany tries to declare an assault on Karelia with 1 infantry from Sea Zone 3.',
      'Germany tries to attack the submarines and transports in Sea Zone 4.',
      'Germany tries to leave the submarines and transports in Sea Zone 4 alone.',
    ]);
  });

  test('in battle are those of who is asked, with dice told by unit', () => {
    const position = {
      power: 'germany',
      units: {
        germany: { 'west-russia': { infantry: 2, tank: 1 } },
        'soviet-union': { karelia: { infantry: 2 }, russia: { infantry: 1 } },
      },
    };
    expect(
      told(
        written(
          position,
          { move: { 'west-russia': { infantry: 2, tank: 1 } }, to: 'karelia' },
          { end: 'combat-move' },
          { fight: 'karelia' },
          { roll: [1, 6, 6] },
          { roll: [6, 2] },
          { lose: { tank: 1 } },
          { press: true },
        ),
      ),
    ).toEqual([
      'Germany moves 2 infantry and a tank from West Russia to Karelia.',
      'Germany ends the phase “Combat move”.',
      'Germany fights the battle in Karelia.',
      'Germany rolls 1 and 6 for 2 infantry, 6 for a tank.',
      'The Soviet Union rolls 6 and 2 for 2 infantry.',
      'Germany assigns hits to a tank.',
      'Germany presses on.',
    ]);
  });

  test('of purchase and mobilizing name units and place', () => {
    const position = {
      power: 'japan',
      phase: 'purchase-units',
      units: { japan: { japan: { infantry: 1 } } },
      treasury: { japan: 30 },
    };
    expect(
      told(
        written(
          position,
          { purchase: { infantry: 2, tank: 1 } },
          { purchase: {} },
          { mobilize: 'tank', to: 'japan', complex: 'japan', refused: 'TURN-2' },
        ),
      ),
    ).toEqual([
      'Japan buys 2 infantry and a tank.',
      'Japan buys nothing.',
      'Japan tries to place a tank in Japan from the complex in Japan.',
    ]);
  });
});

describe('looks', () => {
  const POSITION = {
    power: 'germany',
    units: { germany: { ukraine: { tank: 1 } }, 'soviet-union': { russia: { infantry: 1 } } },
  };
  const look = (...steps: readonly CaseStep[]): readonly string[] => told(written(POSITION, ...steps));

  test('at the ways of units', () => {
    const reach = { ukraine: { tank: 1 } };
    expect(
      look(
        { reach, only: ['karelia'] },
        { reach, only: [] },
        { reach, offers: ['karelia', 'caucasus'], not: ['russia'] },
        { reach, not: ['russia', 'urals'] },
      ),
    ).toEqual([
      'A tank in Ukraine can go only to Karelia.',
      'A tank in Ukraine cannot go anywhere.',
      'A tank in Ukraine can go to Karelia and Caucasus, not to Russia.',
      'A tank in Ukraine cannot go to Russia or Urals.',
    ]);
  });

  test('at places for new units', () => {
    expect(look({ places: 'tank', only: ['germany'] }, { places: 'carrier', only: [] })).toEqual([
      'A tank can be placed only in Germany.',
      'A carrier cannot be placed anywhere.',
    ]);
  });

  test('at what is true now', () => {
    const checks: readonly [Extract<CaseStep, { check: unknown }>['check'], string][] = [
      [
        { units: { ukraine: { germany: { tank: 1 }, japan: {} }, urals: {} } },
        'In Ukraine: a tank of Germany. There are no units in Urals.',
      ],
      [
        { aboard: { 'sz-6': { 'united-states': { infantry: 1 } }, 'sz-7': {} } },
        'Aboard in Sea Zone 6: 1 infantry of the United States. No units are aboard in Sea Zone 7.',
      ],
      [
        { damaged: { 'sz-6': 1, 'sz-7': 0 } },
        '1 damaged battleship in Sea Zone 6. No damaged battleship in Sea Zone 7.',
      ],
      [
        { control: { ukraine: 'germany', karelia: 'soviet-union', urals: 'germany' } },
        'Germany controls Ukraine and Urals. The Soviet Union controls Karelia.',
      ],
      [
        { treasury: { germany: 1 }, production: { 'united-states': 17 } },
        'Germany has 1 IPC. The United States’ national production is 17.',
      ],
      [
        { facilities: { russia: { 'industrial-complex': 0 }, urals: { 'naval-base': 2 }, karelia: {} } },
        'In Russia: industrial complex. In Urals: naval base, 2 points of damage. In Karelia: no facility.',
      ],
      [{ wars: [['japan', 'united-states']] }, 'Japan is at war with the United States.'],
      [{ wars: [] }, 'Nobody is at war.'],
      [{ purchased: { tank: 2 } }, 'Waiting to be placed: 2 tanks.'],
      [{ purchased: {} }, 'Waiting to be placed: nothing.'],
      [
        { power: 'japan', phase: 'combat-move', round: 2 },
        'It is Japan’s turn. The phase is “Combat move”. It is round 2.',
      ],
      [{ asks: 'dice attacker', asked: ['germany'] }, 'The attacker rolls next. It is up to Germany.'],
      [{ asked: ['soviet-union', 'united-kingdom'] }, 'It is up to the Soviet Union and the United Kingdom.'],
      [
        {
          dice: [
            { value: 1, units: { infantry: 2 } },
            { value: 3, units: { tank: 1 } },
          ],
          hits: 2,
        },
        'Dice to roll: 2 infantry at 1 and a tank at 3 or less. 2 hits to take.',
      ],
      [
        { retreatTo: ['ukraine', 'karelia'], airMayRetreat: false },
        'The attackers can retreat to Ukraine or Karelia. Aircraft cannot break off.',
      ],
      [{ retreatTo: [], airMayRetreat: true }, 'Land and sea units cannot retreat. Aircraft may break off.'],
      [{ landAt: ['sz-6'] }, 'The fighter can land in Sea Zone 6.'],
      [{ landAt: [] }, 'The fighter cannot land anywhere.'],
      [{ battles: ['karelia'] }, 'There is a battle to fight in Karelia.'],
      [{ battles: ['karelia', 'urals'] }, 'There are battles to fight in Karelia and Urals.'],
      [{ battles: [] }, 'There is no battle to fight.'],
      [{ submarines: { submarine: 2 } }, 'Submarines that may submerge or strike: 2 submarines.'],
      [{ winner: null }, 'Nobody has won yet.'],
      [{ winner: 'axis' }, 'The Axis have won.'],
    ];
    for (const [check, text] of checks) expect(look({ check })).toEqual([text]);
  });
});
