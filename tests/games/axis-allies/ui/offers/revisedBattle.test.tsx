// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { revised } from '../../../../../src/engine/axis-allies/editions/revised.ts';
import { AdvantageUses } from '../../../../../src/games/axis-allies/ui/offers/AdvantageUses.tsx';
import { PhaseContent } from '../../../../../src/games/axis-allies/ui/panel/PhaseContent.tsx';
import { currentGame, endPhase, ownUnits } from '../../../../store/gameSupport.ts';
import { give, press, resetBetweenTests, roll, startAtPositionOf } from '../panelSupport.ts';
import '../../../../ui/loadParts.ts';
import { useGame } from '../../../../../src/games/axis-allies/store/game.ts';

const TABLE = { diceMode: 'table' } as const;
const heading = (name: RegExp): HTMLElement => screen.getByRole('heading', { name });
const type = (label: RegExp, dice: string): Promise<void> =>
  userEvent.type(screen.getByRole('textbox', { name: label }), dice);

/** Units that go to a space, as one order. */
const send = (from: string, unit: string, to: string): void => give({ type: 'move', units: ownUnits(from, unit), to });

describe('a battle with opening fire', () => {
  resetBetweenTests();

  test('AA-3: the gun fires first, a die for each aircraft, and is told of beside the defence', async () => {
    startAtPositionOf(
      revised,
      {
        power: 'germany',
        phase: 'combat-move',
        units: {
          germany: { 'eastern-europe': { infantry: 2, fighter: 2 }, germany: { bomber: 1 } },
          'soviet-union': { belorussia: { infantry: 1, 'antiaircraft-gun': 1 } },
        },
        control: { belorussia: 'soviet-union' },
      },
      TABLE,
    );
    send('eastern-europe', 'infantry', 'belorussia');
    send('eastern-europe', 'fighter', 'belorussia');
    send('germany', 'bomber', 'belorussia');
    endPhase();
    give({ type: 'fight', space: 'belorussia' });
    render(<PhaseContent />);
    expect(heading(/Soviet Union.*: the antiaircraft gun fires at the aircraft: enter the dice/)).toBeTruthy();
    expect(screen.getByText('The antiaircraft gun fires at aircraft in this round.')).toBeTruthy();
    await type(/2 dice for 2 fighters hit on 1/, '16');
    await type(/1 die for a bomber hit on 1/, '2');
    await press('Enter these dice');
    expect(screen.getByText(/The antiaircraft gun fires:/).textContent).toMatch(/1 hit$/);
    expect(screen.getByText('The antiaircraft gun has fired at the aircraft.')).toBeTruthy();
    expect(heading(/roll for the attacker/)).toBeTruthy();
  });

  test('COM-5: at the end of a round submarines stay or submerge', async () => {
    startAtPositionOf(
      revised,
      {
        power: 'germany',
        phase: 'combat-move',
        units: { germany: { 'sz-5': { submarine: 2 } }, 'united-kingdom': { 'sz-6': { transport: 2 } } },
      },
      TABLE,
    );
    send('sz-5', 'submarine', 'sz-6');
    endPhase();
    give({ type: 'fight', space: 'sz-6' });
    render(<PhaseContent />);
    expect(heading(/roll for the attacker’s submarines/)).toBeTruthy();
    await type(/2 dice for 2 submarines hit on 1–2/, '66');
    await press('Enter these dice');
    await type(/2 dice for 2 transports/, '66');
    await press('Enter these dice');
    expect(heading(/2 submarines: submerge or stay in the battle\?/)).toBeTruthy();
    await press('Submerge 1, stay with 1');
    expect(Object.values(currentGame().units).filter(({ submerged }) => submerged)).toHaveLength(1);
    expect(heading(/press on or retreat/)).toBeTruthy();
  });

  test('COM-5: of the submarines of several powers each may submerge or stay', async () => {
    startAtPositionOf(
      revised,
      {
        power: 'germany',
        phase: 'combat-move',
        units: {
          germany: { 'sz-5': { battleship: 1 } },
          'united-kingdom': { 'sz-6': { submarine: 2 } },
          'united-states': { 'sz-6': { submarine: 1 } },
        },
      },
      TABLE,
    );
    send('sz-5', 'battleship', 'sz-6');
    endPhase();
    give({ type: 'fight', space: 'sz-6' });
    give({ type: 'roll', dice: [6, 6, 6] });
    give({ type: 'roll', dice: [6] });
    give({ type: 'press' });
    render(<PhaseContent />);
    expect(heading(/3 submarines: submerge or stay in the battle\?/)).toBeTruthy();
    await press('Fewer submarines of the United Kingdom to submerge');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Choose who submerges' }).disabled).toBe(true);
    await press('More submarines of the United States to submerge');
    await press('Submerge 1, stay with 2');
    const submerged = Object.values(currentGame().units).filter((unit) => unit.submerged);
    expect(submerged.map(({ owner }) => owner)).toEqual(['united-states']);
  });
});

describe('conduct combat', () => {
  resetBetweenTests();

  test('AMPH-6: of several transports one alone keeps its troops aboard', async () => {
    const ship = (unit: string) => ({
      in: 'sz-13',
      ship: 'transport',
      owner: 'united-kingdom',
      cargo: [{ unit, owner: 'united-kingdom' }],
    });
    startAtPositionOf(
      revised,
      {
        power: 'united-kingdom',
        phase: 'combat-move',
        units: { 'united-kingdom': { 'sz-13': { transport: 3 } }, germany: { algeria: { infantry: 1 } } },
        aboard: [ship('infantry'), ship('infantry'), ship('tank')],
      },
      TABLE,
    );
    for (const troops of ['infantry', 'tank'])
      give({ type: 'offload', units: ownUnits('sz-13', troops), to: 'algeria' });
    endPhase();
    render(<PhaseContent />);
    expect(screen.getAllByRole('button', { name: /^Call off/ })).toHaveLength(3);
    await press(/^Call off this one\s?: 1 infantry of one transport from Sea Zone 13$/);
    give({ type: 'fight', space: 'algeria' });
    const landed = ['infantry', 'tank'].map((troops) => ownUnits('algeria', troops).length);
    expect(landed).toEqual([1, 1]);
  });

  /** A landing in Algeria from zone 13, which nobody contests at sea, with a battleship. */
  function land(): void {
    startAtPositionOf(
      revised,
      {
        power: 'united-kingdom',
        phase: 'combat-move',
        units: {
          'united-kingdom': { gibraltar: { infantry: 1 }, 'sz-13': { transport: 1, battleship: 1 } },
          germany: { algeria: { infantry: 1 } },
        },
      },
      TABLE,
    );
    give({ type: 'load', units: ownUnits('gibraltar', 'infantry'), zone: 'sz-13' });
    give({ type: 'offload', units: ownUnits('sz-13', 'infantry'), to: 'algeria' });
    endPhase();
  }

  test('AMPH-6: a landing is called off from the list of battles', async () => {
    land();
    render(<PhaseContent />);
    await press(/^Call off the landing from Sea Zone 13/);
    expect(currentGame().turn.battles).toEqual([]);
    expect(ownUnits('sz-13', 'infantry')).toHaveLength(1);
  });

  test('AMPH-4: land units from overland are bound by a landing too, and none is told to come from the sea', () => {
    startAtPositionOf(
      revised,
      {
        power: 'united-kingdom',
        phase: 'combat-move',
        units: {
          'united-kingdom': { gibraltar: { infantry: 1 }, libya: { tank: 1 }, 'sz-13': { transport: 1 } },
          germany: { algeria: { infantry: 1 } },
        },
        control: { libya: 'united-kingdom' },
      },
      TABLE,
    );
    give({ type: 'load', units: ownUnits('gibraltar', 'infantry'), zone: 'sz-13' });
    give({ type: 'offload', units: ownUnits('sz-13', 'infantry'), to: 'algeria' });
    send('libya', 'tank', 'algeria');
    endPhase();
    give({ type: 'fight', space: 'algeria' });
    render(<PhaseContent />);
    expect(screen.getByRole('img', { name: 'a tank of the United Kingdom, cannot retreat' })).toBeTruthy();
    expect(screen.getByRole('img', { name: '1 infantry of the United Kingdom, cannot retreat' })).toBeTruthy();
    expect(screen.queryByText('from the sea')).toBeNull();
  });

  test('BOM-1: ships bombard the coast before the troops fight, and are told of beside the attack', async () => {
    land();
    give({ type: 'fight', space: 'algeria' });
    render(<PhaseContent />);
    expect(heading(/the ships bombard the coast/)).toBeTruthy();
    expect(screen.getByText('The battleship bombards in this round, hitting on 1–4.')).toBeTruthy();
    await type(/1 die for a battleship hit on 1–4/, '6');
    await press('Enter these dice');
    expect(screen.getByText(/The ships bombard the coast:/)).toBeTruthy();
  });

  test('BOM-4: ships of a kind are told of together', () => {
    startAtPositionOf(
      revised,
      {
        power: 'united-kingdom',
        phase: 'combat-move',
        developments: { 'united-kingdom': ['combined-bombardment'] },
        units: {
          'united-kingdom': { gibraltar: { infantry: 1 }, 'sz-13': { transport: 1, battleship: 1, destroyer: 2 } },
          germany: { algeria: { infantry: 1 } },
        },
      },
      TABLE,
    );
    give({ type: 'load', units: ownUnits('gibraltar', 'infantry'), zone: 'sz-13' });
    give({ type: 'offload', units: ownUnits('sz-13', 'infantry'), to: 'algeria' });
    endPhase();
    give({ type: 'fight', space: 'algeria' });
    render(<PhaseContent />);
    expect(screen.getByText('The battleship bombards in this round, hitting on 1–4.')).toBeTruthy();
    expect(screen.getByText('The 2 destroyers bombard in this round, hitting on 1–3.')).toBeTruthy();
  });

  test('BOM-1: a ship holds its fire', async () => {
    land();
    render(<PhaseContent />);
    expect(screen.getByText('A battleship bombards the coast first.')).toBeTruthy();
    await press('Fewer battleships to bombard from Sea Zone 13');
    expect(screen.queryByText('A battleship bombards the coast first.')).toBeNull();
    await press('Fight in Algeria');
    expect(currentGame().battle?.bombarding).toBeUndefined();
    expect(heading(/roll for the attacker/)).toBeTruthy();
  });

  test('COM-25: aircraft fly home after their battle, under its report', async () => {
    startAtPositionOf(
      revised,
      {
        power: 'germany',
        phase: 'combat-move',
        units: {
          germany: { 'eastern-europe': { tank: 1, fighter: 1 } },
          'soviet-union': { belorussia: { infantry: 1 } },
        },
        control: { belorussia: 'soviet-union' },
      },
      TABLE,
    );
    send('eastern-europe', 'tank', 'belorussia');
    send('eastern-europe', 'fighter', 'belorussia');
    endPhase();
    give({ type: 'fight', space: 'belorussia' });
    roll(1, 1);
    roll(6);
    render(<PhaseContent />);
    expect(heading(/where do the aircraft land\?/)).toBeTruthy();
    expect(heading(/The attackers win in Belorussia/)).toBeTruthy();
    const flights = within(screen.getByRole('region', { name: 'Flights home' }));
    await userEvent.click(flights.getByRole('button', { name: 'Fly to Eastern Europe' }));
    expect(ownUnits('eastern-europe', 'fighter')).toHaveLength(1);
    expect(screen.getByText('All battles are fought')).toBeTruthy();
  });

  test('AA-1: guns flown over are rolled outside battles, and told of', async () => {
    startAtPositionOf(
      revised,
      {
        power: 'germany',
        phase: 'combat-move',
        units: {
          germany: { 'eastern-europe': { bomber: 1 } },
          'soviet-union': { belorussia: { 'antiaircraft-gun': 1 }, russia: { infantry: 1 } },
        },
        control: { belorussia: 'soviet-union' },
      },
      TABLE,
    );
    give({ type: 'move', units: ownUnits('eastern-europe', 'bomber'), to: 'russia', via: ['belorussia'] });
    endPhase();
    render(<PhaseContent />);
    expect(heading(/the antiaircraft gun in Belorussia fires at a bomber/)).toBeTruthy();
    await type(/1 die for a bomber hit on 1/, '1');
    await press('Enter these dice');
    expect(screen.getByText('Shot down: a bomber (15 IPCs).')).toBeTruthy();
  });
});

describe('an offer of an advantage', () => {
  resetBetweenTests();

  test('NA-US-2: names what it is and where it can go, and can be declined', async () => {
    startAtPositionOf(revised, {
      power: 'united-states',
      phase: 'noncombat-move',
      units: {},
      advantages: { 'united-states': ['chinese-divisions'] },
    });
    endPhase();
    render(<PhaseContent />);
    expect(heading(/United States.*: place 1 infantry\?/)).toBeTruthy();
    expect(screen.getByText('Chinese Divisions.')).toBeTruthy();
    await press('Place in China');
    expect(ownUnits('china', 'infantry')).toHaveLength(1);
  });
});

describe('advantages to declare', () => {
  resetBetweenTests();

  test('NA-SU-1: the turn stops in collect income, where Russian Winter can be declared', async () => {
    startAtPositionOf(revised, {
      power: 'soviet-union',
      phase: 'mobilize-new-units',
      units: {},
      advantages: { 'soviet-union': ['russian-winter'] },
    });
    useGame.getState().endPhase();
    expect(currentGame().phase).toBe('collect-income');
    render(<AdvantageUses />);
    await userEvent.click(screen.getByText('Russian Winter: can be declared now'));
    await press('Declare Russian Winter');
    expect(currentGame().running.map(({ advantage }) => advantage)).toEqual(['russian-winter']);
    expect(screen.queryByRole('region')).toBeNull();
  });

  test('NA-SU-3, NA-SU-5: units and ways that are possible can be chosen', async () => {
    const position = {
      power: 'soviet-union',
      units: { 'united-kingdom': { russia: { tank: 1 }, 'united-kingdom': { infantry: 1 } } },
      advantages: { 'soviet-union': ['mobile-industry', 'lend-lease'] },
    };
    startAtPositionOf(revised, { ...position, phase: 'purchase-units' });
    const { unmount } = render(<AdvantageUses />);
    await userEvent.click(screen.getByText('Lend-Lease: can be declared now'));
    await userEvent.click(screen.getByRole('checkbox', { name: 'A tank in Russia' }));
    await press('Declare Lend-Lease');
    expect(ownUnits('russia', 'tank')).toHaveLength(1);
    unmount();
    startAtPositionOf(revised, { ...position, phase: 'noncombat-move' });
    render(<AdvantageUses />);
    await userEvent.click(screen.getByText('Mobile Industry: can be declared now'));
    const [way] = screen.getAllByRole('button', { name: /^Caucasus to / });
    await userEvent.click(way ?? document.body);
    expect(currentGame().complexes).not.toContain('caucasus');
  });

  test('MOB-2, MOB-4: each way of a complex says how many places for new units are left, and what is refunded', () => {
    startAtPositionOf(revised, {
      power: 'soviet-union',
      phase: 'noncombat-move',
      units: {},
      purchased: { infantry: 7, 'industrial-complex': 1 },
      advantages: { 'soviet-union': ['mobile-industry'] },
    });
    render(<AdvantageUses />);
    const said = (name: RegExp): string => screen.getByRole('button', { name, hidden: true }).textContent;
    expect(said(/^Caucasus to Kazakh/)).toContain('10 places for new units this turn instead of 12.');
    expect(said(/^Russia to Novosibirsk/)).toContain(
      '6 places for new units this turn instead of 12: 1 of those bought would be refunded.',
    );
  });
});
