// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { revised } from '../../../../../src/engine/axis-allies/editions/revised.ts';
import { EndPhaseButton } from '../../../../../src/games/axis-allies/ui/panel/EndPhaseButton.tsx';
import { PhaseContent } from '../../../../../src/games/axis-allies/ui/panel/PhaseContent.tsx';
import { currentChapter } from '../../../../../src/games/axis-allies/text/books.ts';
import { currentGame, ownUnits } from '../../../../store/gameSupport.ts';
import { give, press, resetBetweenTests, startAtPositionOf } from '../panelSupport.ts';
import '../../../../ui/loadParts.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

const TABLE = { diceMode: 'table' } as const;

/** Ends the phase as the button does, which may start an only battle. */
const goOn = (): void => useGame.getState().endPhase();

const type = (label: RegExp, dice: string): Promise<void> =>
  userEvent.type(screen.getByRole('textbox', { name: label }), dice);

describe('raids', () => {
  resetBetweenTests();

  /** A British bomber over Germany, where these units stand. */
  function bomberOver(germany: object, more: object = {}): void {
    startAtPositionOf(revised, {
      power: 'united-kingdom',
      phase: 'combat-move',
      treasury: { germany: 20 },
      units: { 'united-kingdom': { 'united-kingdom': { bomber: 1 } }, germany: { germany } },
      ...more,
    });
    give({ type: 'move', units: ownUnits('united-kingdom', 'bomber'), to: 'germany' });
    render(<PhaseContent />);
  }
  const startsWith = (text: string) => (name: string) => name.startsWith(text);
  const question = 'Does the bomber over Germany raid its industrial complex or fight?';
  const option = (name: RegExp): HTMLInputElement => screen.getByRole<HTMLInputElement>('radio', { name });
  const duty = (): string | undefined => Object.values(currentGame().turn.deeds)[0]?.duty;

  test('SBR-1: a lone bomber is asked whether it raids or fights, and what each means', async () => {
    bomberOver({ infantry: 1, 'antiaircraft-gun': 1 });
    expect(screen.getByRole('group', { name: startsWith(question) })).toBeTruthy();
    // Until somebody says so it neither raids nor fights for the table.
    expect([option(/^Raid/).checked, option(/^Fight/).checked]).toEqual([false, false]);
    expect(option(/^Raid/).closest('label')?.textContent).toBe(
      'RaidAn antiaircraft gun fires first, at a bomber. A bomber: one die, at most 6 IPCs.',
    );
    expect(option(/^Fight/).closest('label')?.textContent).toBe('FightAgainst 1 infantry. Aircraft take no territory.');
    await userEvent.click(option(/^Fight/));
    expect([option(/^Raid/).checked, option(/^Fight/).checked]).toEqual([false, true]);
    expect(duty()).toBeUndefined();
    await userEvent.click(option(/^Raid/));
    expect(duty()).toBe('raid');
    goOn();
    expect(await screen.findByText('A bomber: one die, at most 6 IPCs.')).toBeTruthy();
  });

  test('SBR-1: the phase does not end before that is said, unless it is wished', async () => {
    bomberOver({ infantry: 1 });
    render(<EndPhaseButton />);
    await press('Go to conduct combat');
    expect(
      screen.getByText(
        'Nobody has said whether the bomber over Germany raids its industrial complex. Unless told to, it fights.',
      ),
    ).toBeTruthy();
    await press('Raid or fight');
    await userEvent.click(option(/^Fight/));
    await press('Go to conduct combat');
    expect(currentGame().phase).toBe('conduct-combat');
    expect(currentGame().battle?.space).toBe('germany');
  });

  test('SBR-1: where nobody can be fought a lone bomber raids unasked, by the same press', async () => {
    bomberOver({ 'antiaircraft-gun': 1 });
    expect(duty()).toBe('raid');
    expect(screen.queryByRole('group', { name: startsWith(question) })).toBeNull();
    expect(
      screen.getByText(/^Nobody can be fought in Germany, so a bomber raids its industrial complex\./),
    ).toBeTruthy();
    useGame.getState().undo();
    expect(currentGame().turn.deeds).toEqual({});
  });

  test('SBR-2: one limit is told, whichever binds', () => {
    bomberOver({ infantry: 1 }, { treasury: { germany: 2 } });
    expect(option(/^Raid/).closest('label')?.textContent).toBe(
      'RaidA bomber: one die. Germany has 2 IPCs and can lose no more.',
    );
  });

  test('SBR-1, NA-UK-2: in a joint strike each power’s bombers raid or fight by themselves', async () => {
    startAtPositionOf(revised, {
      power: 'united-states',
      phase: 'combat-move',
      advantages: { 'united-kingdom': ['joint-strike'] },
      spentAdvantages: ['joint-strike'],
      running: [{ advantage: 'joint-strike', until: 'own-turn' }],
      units: {
        'united-states': { 'united-kingdom': { bomber: 1 } },
        'united-kingdom': { 'united-kingdom': { bomber: 1 } },
        germany: { germany: { infantry: 1 } },
      },
    });
    const bombers = Object.values(currentGame().units).filter((unit) => unit.type === 'bomber');
    give({ type: 'move', units: bombers.map(({ id }) => id), to: 'germany' });
    render(<PhaseContent />);
    await press('More bombers of the United Kingdom that raid Germany');
    expect(screen.getByText('The bomber fights')).toBeTruthy();
    expect(screen.getByText('The bomber of the United Kingdom raids')).toBeTruthy();
  });

  test('SBR-1: are declared in combat move, flown from the list, and told of with what they cost', async () => {
    startAtPositionOf(
      revised,
      {
        power: 'united-kingdom',
        phase: 'combat-move',
        treasury: { germany: 20 },
        units: {
          'united-kingdom': { 'united-kingdom': { bomber: 2 } },
          germany: { germany: { infantry: 1, 'antiaircraft-gun': 1 } },
        },
      },
      TABLE,
    );
    give({ type: 'move', units: ownUnits('united-kingdom', 'bomber'), to: 'germany' });
    render(<PhaseContent />);
    expect(screen.getByText('0 of 2 bombers raid')).toBeTruthy();
    await press('More bombers that raid Germany');
    await press('More bombers that raid Germany');
    expect(screen.getByText('2 of 2 bombers raid')).toBeTruthy();
    expect(screen.getByText('Raid on the industrial complex')).toBeTruthy();
    await press('Fewer bombers that raid Germany');
    await press('More bombers that raid Germany');
    goOn();
    expect(await screen.findByText('2 bombers: one die each, at most 6 IPCs each.')).toBeTruthy();
    expect(screen.getByText('An antiaircraft gun fires first, at 2 bombers.')).toBeTruthy();
    expect(currentChapter(currentGame())).toBe('SBR');
    await press('Raid Germany');
    expect(currentChapter(currentGame())).toBe('AA');
    await type(/2 dice for 2 bombers hit on 1/, '66');
    await press('Enter these dice');
    expect(screen.getByRole('heading', { name: /roll for the raid on Germany: enter the dice/ })).toBeTruthy();
    await type(/2 dice for 2 bombers each raider costs 6 IPCs at most/, '35');
    await press('Enter these dice');
    expect(screen.getByText('Raid on Germany by 2 bombers')).toBeTruthy();
    expect(screen.getByText('Germany loses 8 IPCs and keeps 12. The gun hit nobody.')).toBeTruthy();
    expect(currentGame().treasury['germany']).toBe(12);
    expect(screen.getByRole('heading', { name: /where do the aircraft land/ })).toBeTruthy();
    await press(/^Fly to United Kingdom/);
    // What the raid came to stays there after the flight home, which may be made unasked.
    expect(screen.getByText('Germany loses 8 IPCs and keeps 12. The gun hit nobody.')).toBeTruthy();
  });

  test('SBR-2: the result names what the gun shot down, and that nobody came through', async () => {
    startAtPositionOf(
      revised,
      {
        power: 'united-kingdom',
        phase: 'combat-move',
        treasury: { germany: 20 },
        units: {
          'united-kingdom': { 'united-kingdom': { bomber: 3 } },
          germany: { germany: { infantry: 1, 'antiaircraft-gun': 1 } },
        },
      },
      TABLE,
    );
    const [one = '', ...others] = ownUnits('united-kingdom', 'bomber');
    give({ type: 'move', units: [one, ...others], to: 'germany' });
    give({ type: 'raid', units: [one, ...others], raid: true });
    goOn();
    give({ type: 'fight', space: 'germany', kind: 'raid' });
    give({ type: 'roll', dice: [1, 6, 6] });
    render(<PhaseContent />);
    expect(await screen.findByText('Shot down: a bomber (15 IPCs).')).toBeTruthy();
    give({ type: 'roll', dice: [3, 5] });
    const result = 'Germany loses 8 IPCs and keeps 12. The gun shot down a bomber (15 IPCs).';
    expect(await screen.findByText(result)).toBeTruthy();
  });

  test('SBR-2: a raid of which nobody came through says so, and what it cost', async () => {
    startAtPositionOf(
      revised,
      {
        power: 'united-kingdom',
        phase: 'combat-move',
        units: {
          'united-kingdom': { 'united-kingdom': { bomber: 1 } },
          germany: { germany: { infantry: 1, 'antiaircraft-gun': 1 } },
        },
      },
      TABLE,
    );
    const raiders = ownUnits('united-kingdom', 'bomber');
    give({ type: 'move', units: raiders, to: 'germany' });
    give({ type: 'raid', units: raiders, raid: true });
    goOn();
    give({ type: 'fight', space: 'germany', kind: 'raid' });
    give({ type: 'roll', dice: [1] });
    render(<PhaseContent />);
    const result = 'Shot down: a bomber (15 IPCs). The raid has failed: nobody came through.';
    expect(await screen.findByText(result)).toBeTruthy();
  });
});

describe('the dice of raiders that differ from bombers with a die each', () => {
  resetBetweenTests();

  /** These German or British aircraft raid what touches their zone, and their dice are asked for. */
  function raid(more: object, from: string, types: readonly string[], to: string): void {
    startAtPositionOf(revised, { phase: 'combat-move', ...more }, TABLE);
    const raiders = types.flatMap((one) => ownUnits(from, one));
    give({ type: 'move', units: raiders, to });
    give({ type: 'raid', units: raiders, raid: true });
    goOn();
    render(<PhaseContent />);
  }

  test('SBR-4: heavy bombers have two dice each, one bomber’s after the other’s', async () => {
    raid(
      {
        power: 'united-kingdom',
        treasury: { germany: 20 },
        developments: { 'united-kingdom': ['heavy-bombers'] },
        units: { 'united-kingdom': { 'united-kingdom': { bomber: 2 } }, germany: { germany: { infantry: 1 } } },
      },
      'united-kingdom',
      ['bomber'],
      'germany',
    );
    expect(await screen.findByText('2 bombers: 2 dice each, at most 10 IPCs each, the value of Germany.')).toBeTruthy();
    await press('Raid Germany');
    await type(/4 dice for 2 bombers 2 for each bomber in turn; each raider costs 10 IPCs at most/, '6551');
    await press('Enter these dice');
    expect(screen.getByText('Germany loses 16 IPCs and keeps 4.')).toBeTruthy();
  });

  test('NA-GE-5: of the dice of fighters half counts', async () => {
    raid(
      {
        power: 'germany',
        treasury: { 'united-kingdom': 20 },
        advantages: { germany: ['luftwaffe-dive-bombers'] },
        units: {
          germany: { 'western-europe': { bomber: 1, fighter: 2 } },
          'united-kingdom': { 'sz-8': { submarine: 1 } },
        },
      },
      'western-europe',
      ['fighter', 'bomber'],
      'united-kingdom',
    );
    expect(await screen.findByText('2 fighters: half of one die each, rounded up, at most 3 IPCs each.')).toBeTruthy();
    expect(screen.getByText('A bomber: one die, at most 6 IPCs.')).toBeTruthy();
    await press('Raid United Kingdom');
    await type(
      /2 dice for 2 fighters half of each fighter’s die counts, rounded up; each raider costs 3 IPCs at most/,
      '55',
    );
    await type(/1 die for a bomber it costs the enemy 6 IPCs at most/, '4');
    await press('Enter these dice');
    expect(screen.getByText('The United Kingdom loses 10 IPCs and keeps 10.')).toBeTruthy();
  });
});

describe('rockets', () => {
  resetBetweenTests();

  test('RKT-1: are offered in conduct combat, rolled at once, and can be left out', async () => {
    startAtPositionOf(
      revised,
      {
        power: 'germany',
        phase: 'combat-move',
        treasury: { 'united-kingdom': 9 },
        developments: { germany: ['rockets'] },
        units: { germany: { 'western-europe': { 'antiaircraft-gun': 1 } } },
      },
      TABLE,
    );
    goOn();
    render(<PhaseContent />);
    expect(screen.queryByText('All battles are fought')).toBeNull();
    expect(screen.getByText('Or go on to noncombat moves below.')).toBeTruthy();
    expect(currentChapter(currentGame())).toBe('RKT');
    await press(/^Western Europe to United Kingdom\W+at most 6 IPCs/);
    await type(/1 die for the rocket it costs the enemy 6 IPCs at most/, '6');
    expect(screen.queryByRole('button', { name: '6, a hit' })).toBeNull();
    await press('Enter these dice');
    expect(screen.getByText('Rocket from Western Europe at United Kingdom')).toBeTruthy();
    expect(screen.getByText('The United Kingdom loses 6 IPCs and keeps 3.')).toBeTruthy();
    expect(screen.getByText('All battles are fought')).toBeTruthy();
    expect(currentChapter(currentGame())).toBe('COM');
    expect(screen.queryByRole('region', { name: 'Rockets' })).toBeNull();
  });
});

test('AA-3, BOM-1: the list of battles names the gun and the ships that fire first', () => {
  startAtPositionOf(revised, {
    power: 'united-kingdom',
    phase: 'combat-move',
    units: {
      'united-kingdom': {
        gibraltar: { infantry: 1 },
        'sz-13': { transport: 1, battleship: 1 },
        'united-kingdom': { bomber: 2 },
      },
      germany: { algeria: { infantry: 1, 'antiaircraft-gun': 1 } },
    },
  });
  give({ type: 'load', units: ownUnits('gibraltar', 'infantry'), zone: 'sz-13' });
  give({ type: 'offload', units: ownUnits('sz-13', 'infantry'), to: 'algeria' });
  give({ type: 'move', units: ownUnits('united-kingdom', 'bomber'), to: 'algeria' });
  goOn();
  render(<PhaseContent />);
  expect(screen.getByText('An antiaircraft gun fires first, at 2 bombers.')).toBeTruthy();
  expect(screen.getByText('A battleship bombards the coast first.')).toBeTruthy();
});

test('AMPH-6: an only battle that can be called off does not begin by itself', () => {
  startAtPositionOf(revised, {
    power: 'united-kingdom',
    phase: 'combat-move',
    units: {
      'united-kingdom': { gibraltar: { infantry: 1 }, 'sz-13': { transport: 1 } },
      germany: { algeria: { infantry: 1 } },
    },
  });
  give({ type: 'load', units: ownUnits('gibraltar', 'infantry'), zone: 'sz-13' });
  give({ type: 'offload', units: ownUnits('sz-13', 'infantry'), to: 'algeria' });
  goOn();
  expect(currentGame().battle).toBeNull();
  expect(currentGame().phase).toBe('conduct-combat');
});
