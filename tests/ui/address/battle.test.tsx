// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { powerLook } from '../../../src/games/looks.ts';
import type { Setup } from '../../../src/saves/schema.ts';
import { useMapCamera } from '../../../src/store/mapCamera.ts';
import { battleAddress } from '../../../src/ui/address/address.ts';
import { BattlePanel } from '../../../src/games/axis-allies/ui/battle/BattlePanel.tsx';
import { currentGame } from '../../store/gameSupport.ts';
import {
  button,
  resetBetweenTests,
  press,
  roll,
  give,
  startAtPosition,
} from '../../games/axis-allies/ui/panelSupport.ts';
import { useGame } from '../../../src/games/axis-allies/store/game.ts';

const KARELIA = {
  power: 'germany',
  phase: 'conduct-combat',
  units: {
    germany: { karelia: { infantry: 3, tank: 2 } },
    'soviet-union': { karelia: { infantry: 2, tank: 1 } },
    'united-kingdom': { karelia: { fighter: 1 } },
  },
};

const begin = (setup: Partial<Setup> = {}): void => {
  startAtPosition(KARELIA, setup);
  render(<BattlePanel />);
  act(() => give({ type: 'fight', space: 'karelia' }));
};
/** Rolls these dice; the program rolls none after them. */
const TYPED: Partial<Setup> = { diceMode: 'table' };

/** Rolls these dice while the panel is shown. */
const rolls = (...dice: readonly number[]): void => act(() => roll(...dice));

/** A second battle beside it. */
const TWO_BATTLES = {
  ...KARELIA,
  units: {
    ...KARELIA.units,
    germany: { ...KARELIA.units.germany, ukraine: { tank: 1 } },
    'soviet-union': { ...KARELIA.units['soviet-union'], ukraine: { infantry: 1 } },
  },
  control: { ukraine: 'soviet-union' },
};

describe('the list of battles', () => {
  resetBetweenTests();

  test('COM-1: names each battle and its sides, and starts the chosen one', async () => {
    startAtPosition(TWO_BATTLES, TYPED);
    render(<BattlePanel />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('img', { name: 'Defence: 2 infantry, a tank and a fighter' })).toBeTruthy();
    await press('Show Ukraine on the map');
    expect(useMapCamera.getState().request?.target).toEqual({ kind: 'spaces', spaces: ['ukraine'] });
    await press('Fight in Ukraine');
    expect(currentGame().battle?.space).toBe('ukraine');
    expect(useMapCamera.getState().request?.target).toEqual({ kind: 'spaces', spaces: ['ukraine'] });
    expect(currentGame().battle?.rolled).toBeNull();
  });

  test('one button leads on: that of the first battle that can be fought', () => {
    startAtPosition(TWO_BATTLES, TYPED);
    const { container } = render(<BattlePanel />);
    const fights = screen.getAllByRole('button', { name: /^Fight in / });
    expect(fights).toHaveLength(2);
    expect([...container.querySelectorAll('.battle-list .button--main')]).toEqual([fights[0]]);
  });

  test('one press begins a battle and rolls, if the program does', async () => {
    startAtPosition(TWO_BATTLES);
    render(<BattlePanel />);
    expect(button('Fight in Karelia').getAttribute('aria-disabled')).toBe('true');
    await press('Fight in Karelia');
    expect(
      useGame
        .getState()
        .commands.map(({ type }) => type)
        .slice(0, 2),
    ).toEqual(['fight', 'roll']);
  });

  test('in the lab the dice of a new battle wait, since they can be set by hand', async () => {
    startAtPosition(TWO_BATTLES);
    useGame.setState({ isLab: true });
    render(<BattlePanel />);
    await press('Fight in Karelia');
    expect(useGame.getState().commands.map(({ type }) => type)).toEqual(['fight']);
    expect(screen.getByRole('button', { name: 'Set the dice by hand' })).toBeTruthy();
  });

  test('AMPH-8: a battle that must wait says why', () => {
    startAtPosition({
      power: 'germany',
      phase: 'combat-move',
      units: {
        germany: { 'sz-5': { transport: 1 }, 'eastern-europe': { infantry: 1 }, germany: { infantry: 1 } },
        'soviet-union': { karelia: { infantry: 1 }, archangel: { infantry: 1 } },
        'united-kingdom': { 'west-russia': { infantry: 1 } },
      },
      control: { 'west-russia': 'united-kingdom' },
    });
    const unit = (space: string): string =>
      Object.values(currentGame().units).find(
        (one) => one.space === space && one.type === 'infantry' && one.owner === 'germany',
      )?.id ?? '';
    const troops = unit('germany');
    give({ type: 'load', units: [troops], zone: 'sz-5' });
    give({ type: 'offload', units: [troops], to: 'karelia' });
    give({ type: 'move', units: [unit('eastern-europe')], to: 'west-russia' });
    give({ type: 'end-phase' });
    render(<BattlePanel />);
    expect(screen.getByText('Landing from Sea Zone 5')).toBeTruthy();
    expect(button('Fight in Karelia').disabled).toBe(false);
    expect(button('Fight in West Russia').disabled).toBe(true);
    expect(screen.getByText(/Landings from the sea are fought before all other battles/)).toBeTruthy();
  });
});

describe('the battle strip', () => {
  resetBetweenTests();

  test('COM-4: shows both sides by the value they hit with', () => {
    begin();
    const cell = (name: string): readonly (string | null)[] =>
      within(screen.getByRole('group', { name }))
        .getAllByRole('img')
        .map((stack) => stack.getAttribute('aria-label'));
    expect(cell('Attackers, hit with 1')).toEqual(['3 infantry of Germany']);
    expect(cell('Attackers, hit with 3')).toEqual(['2 tanks of Germany']);
    expect(cell('Defenders, hit with 2')).toEqual(['2 infantry of the Soviet Union']);
    expect(cell('Defenders, hit with 4')).toEqual(['a fighter of the United Kingdom']);
  });

  test('the program rolls on Enter, and the dice and hits are shown', async () => {
    begin();
    expect(screen.getByRole('heading', { name: /Ben \(Germany\): the attacker fires/ })).toBeTruthy();
    // It has the focus before it takes presses, and says that it takes none yet.
    expect(document.activeElement).toBe(button(/^Roll/));
    expect(button(/^Roll/).getAttribute('aria-disabled')).toBe('true');
    await waitFor(() => expect(button(/^Roll/).getAttribute('aria-disabled')).toBe('false'), { timeout: 10_000 });
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText(/Attacker rolled/).textContent).toMatch(/(\d hits?|no hits)$/);
    const dice = useGame.getState().commands.at(-1);
    expect(dice?.type).toBe('roll');
    // What happened is told beside the panel, in sentences.
    expect(document.querySelector('[aria-live], [role=status]:not(output)')).toBeNull();
    expect(within(screen.getByRole('group', { name: 'Dice that hit on 1' })).getAllByRole('img')).toHaveLength(3);
  });

  test('COM-8: the owner changes the suggested casualties by plus and minus', async () => {
    begin(TYPED);
    rolls(1, 6, 6, 6, 6);
    expect(screen.getByRole('heading', { name: /Ada \(.*\): choose who takes the hit/ })).toBeTruthy();
    expect(button('Lose 1 infantry').disabled).toBe(false);
    await press('Fewer hits on 2 infantry of the Soviet Union');
    expect(button('1 still to choose').disabled).toBe(true);
    await press('More hits on a tank of the Soviet Union');
    expect(button('More hits on a tank of the Soviet Union').getAttribute('aria-disabled')).toBe('true');
    await press('As suggested');
    await press('Fewer hits on 2 infantry of the Soviet Union');
    await press('More hits on a tank of the Soviet Union');
    await press('Lose a tank');
    const lost = currentGame().battle?.casualties.map((id) => currentGame().units[id]?.type);
    expect(lost).toEqual(['tank']);
    expect(screen.getByRole('img', { name: 'a tank of the Soviet Union, hit, still to fire' })).toBeTruthy();
  });

  test('COM-14: two players who defend are told who chooses if they do not agree', () => {
    const friends = [
      { name: 'Cleo', powers: ['united-kingdom'] },
      { name: 'Ada', powers: ['soviet-union', 'united-states'] },
      { name: 'Ben', powers: ['germany', 'japan'] },
    ];
    begin({ ...TYPED, players: friends });
    rolls(1, 6, 6, 6, 6);
    const heading = screen.getByRole('heading', { name: /choose who takes the hit/ });
    expect(heading.textContent).toBe('Cleo (United Kingdom) and Ada (Soviet Union): choose who takes the hit');
    const colours = [...heading.querySelectorAll('rect')].map((emblem) => emblem.getAttribute('fill'));
    expect(colours).toEqual([powerLook('united-kingdom').colour, powerLook('soviet-union').colour]);
    expect(screen.getByText(/If you do not agree, Ben chooses\./).textContent).toContain('COM-14');
  });

  test('COM-14: a player who defends alone is told nothing of that', () => {
    begin(TYPED);
    rolls(1, 6, 6, 6, 6);
    expect(screen.queryByText(/do not agree/)).toBeNull();
  });

  test('COM-18: after a round the attacker fights on or retreats, and losses are shown with the strip', async () => {
    startAtPosition(
      {
        power: 'germany',
        phase: 'combat-move',
        units: { germany: { ukraine: { infantry: 2 } }, 'soviet-union': { caucasus: { infantry: 2 } } },
      },
      TYPED,
    );
    const units = Object.values(currentGame().units)
      .filter(({ owner }) => owner === 'germany')
      .map(({ id }) => id);
    give({ type: 'move', units, to: 'caucasus' });
    give({ type: 'end-phase' });
    render(<BattlePanel />);
    await press('Fight in Caucasus');
    rolls(6, 6);
    rolls(1, 6);
    expect(screen.getByRole('img', { name: 'Lost: 1 infantry' })).toBeTruthy();
    expect(button('Fight round 2')).toBeTruthy();
    const retreats = screen.getByRole('group', { name: 'Retreat' });
    expect(within(retreats).queryByRole('button', { name: 'Fight round 2' })).toBeNull();
    await press('Retreat to Ukraine');
    expect(currentGame().battle).toBeNull();
    expect(screen.getByRole('group', { name: 'Result of the battle' }).textContent).toContain(
      'Caucasus: Germany retreats to Ukraine with 1 infantry.',
    );
    expect(screen.getByRole('heading', { name: 'All battles are fought' })).toBeTruthy();
    act(() => useGame.getState().undo());
    expect(currentGame().battle?.space).toBe('caucasus');
    expect(button('Retreat to Ukraine')).toBeTruthy();
  });

  test('a won battle is reported with its results', async () => {
    startAtPosition(
      {
        power: 'germany',
        phase: 'conduct-combat',
        units: { germany: { karelia: { tank: 3 } }, 'soviet-union': { karelia: { infantry: 1 } } },
      },
      TYPED,
    );
    render(<BattlePanel />);
    await press('Fight in Karelia');
    rolls(1, 6, 6);
    if (screen.queryByRole('button', { name: /^Lose / })) await press(/^Lose /);
    rolls(6);
    const report = screen.getByRole('group', { name: 'Result of the battle' }).textContent;
    expect(report).toContain('The attackers win in Karelia.');
    expect(report).toContain('Germany captures Karelia from the Soviet Union.');
    expect(screen.getByRole('link', { name: 'Watch it again' }).getAttribute('href')).toBe(battleAddress(0));
  });
});

describe('losses where the program rolls', () => {
  resetBetweenTests();
  const ATTACK = {
    power: 'germany',
    phase: 'combat-move',
    units: {
      germany: { ukraine: { infantry: 2, tank: 2 } },
      'soviet-union': { caucasus: { infantry: 2, tank: 2 } },
    },
  };

  test('are confirmed by a button that rolls on, one that fights on, or alone', async () => {
    startAtPosition(ATTACK);
    const units = Object.values(currentGame().units).flatMap(({ id, owner }) => (owner === 'germany' ? [id] : []));
    give({ type: 'move', units, to: 'caucasus' });
    give({ type: 'end-phase' });
    give({ type: 'fight', space: 'caucasus' });
    render(<BattlePanel />);
    rolls(1, 6, 6, 6);
    // After the defender's choice only dice can follow.
    expect(screen.queryByRole('button', { name: 'Lose 1 infantry' })).toBeNull();
    expect(button('Lose 1 infantry, then roll on')).toBeTruthy();
    act(() => give({ type: 'casualties', units: currentGame().battle?.defenders.slice(0, 1) ?? [] }));
    rolls(1, 6, 6, 6);
    expect(button('Lose 1 infantry, then fight round 2')).toBeTruthy();
    await press('Lose 1 infantry, then decide');
    expect(button('Retreat to Ukraine')).toBeTruthy();
  });
});

describe('sea battles', () => {
  resetBetweenTests();
  const SEA = {
    power: 'germany',
    phase: 'conduct-combat',
    units: {
      germany: { 'sz-7': { submarine: 2, battleship: 1 } },
      'united-kingdom': { 'sz-7': { battleship: 1, carrier: 1, transport: 1 } },
    },
    aboard: [
      {
        in: 'sz-7',
        ship: 'transport',
        owner: 'united-kingdom',
        cargo: [{ unit: 'infantry', owner: 'united-kingdom' }],
      },
    ],
  };

  test('COM-5: submarines strike or submerge, or some of each', async () => {
    startAtPosition(SEA);
    render(<BattlePanel />);
    await press('Fight, but ask them');
    expect(screen.getByRole('heading', { name: /2 submarines: strike by surprise or submerge/ })).toBeTruthy();
    await press('Submerge 1, strike with 1');
    expect(currentGame().battle?.submerged).toHaveLength(1);
    expect(screen.getByText('Submerged: a submarine')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'a transport of the United Kingdom, carrying 1 infantry' })).toBeTruthy();
  });

  test('COM-12: a battleship takes two hits; transports go last (COM-10)', async () => {
    startAtPosition(SEA, TYPED);
    render(<BattlePanel />);
    await press('Fight in Sea Zone 7');
    // The attacker's submarines strike unasked.
    rolls(1, 6);
    expect(screen.getByText('Transports go last.')).toBeTruthy();
    await press('Fewer hits on a battleship of the United Kingdom');
    await press(/^More hits on a transport/);
    expect(screen.getByRole('alert').textContent).toMatch(/transports go last/i);
    expect(button('Lose a transport').disabled).toBe(true);
    await press('As suggested');
    await press('Damage a battleship');
    expect(screen.getByRole('img', { name: 'a battleship of the United Kingdom, damaged' })).toBeTruthy();
  });
});

describe('dice from the table', () => {
  resetBetweenTests();

  test('are typed for each value and checked before they are entered', async () => {
    startAtPosition(KARELIA, { diceMode: 'table' });
    render(<BattlePanel />);
    await press('Fight in Karelia');
    const [infantry, tanks] = screen.getAllByRole('textbox');
    if (infantry === undefined || tanks === undefined) throw new Error('two fields');
    await userEvent.type(infantry, '1 7 3');
    expect(screen.getByText('A die shows 1, 2, 3, 4, 5 or 6.')).toBeTruthy();
    await userEvent.clear(infantry);
    await userEvent.type(infantry, '1, 6, 3');
    await press('Enter these dice');
    expect(screen.getByText('2 dice needed here, 0 typed.')).toBeTruthy();
    expect(currentGame().battle?.rolled).toBeNull();
    await userEvent.type(tanks, '33');
    await press('Enter these dice');
    expect(useGame.getState().commands.at(-1)).toEqual({ type: 'roll', dice: [1, 6, 3, 3, 3], by: 'table' });
  });
});
