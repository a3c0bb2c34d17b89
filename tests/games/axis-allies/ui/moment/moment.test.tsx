// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { pacific1940 } from '../../../../../src/engine/axis-allies/editions/pacific1940.ts';
import { PhaseContent } from '../../../../../src/games/axis-allies/ui/panel/PhaseContent.tsx';
import { currentGame } from '../../../../store/gameSupport.ts';
import { AT_WAR } from '../../../../engine/axis-allies/pacific-1940/position.ts';
import { idsOf } from '../../../../engine/axis-allies/rules/position.ts';
import { button, give, press, resetBetweenTests, startAtPositionOf } from '../panelSupport.ts';

const PLAYERS = [
  { name: 'Ann', powers: ['japan'] },
  { name: 'Ben', powers: ['united-states', 'china'] },
  { name: 'Cleo', powers: ['united-kingdom', 'anzac'] },
];
const US = 'united-states';

const startAt = (position: object): void =>
  startAtPositionOf(pacific1940, { power: US, wars: AT_WAR, facilities: {}, ...position }, { players: PLAYERS });
const moveAll = (from: string, to: string, via: readonly string[] = []): void =>
  give({
    type: 'move',
    units: Object.values(currentGame().units).flatMap(({ id, space, owner, aboard }) =>
      space === from && owner === US && aboard === undefined ? [id] : [],
    ),
    to,
    ...(via.length > 0 && { via }),
  });
const heading = (): string => screen.getByRole('heading').textContent ?? '';

describe('the panels of what others are asked', () => {
  resetBetweenTests();

  test('HUNT-1: the owner of submarines is called by name and says how many fire', async () => {
    startAt({
      phase: 'noncombat-move',
      units: { [US]: { 'sz-10': { transport: 2 } }, japan: { 'sz-12': { submarine: 2 } } },
      aboard: [{ in: 'sz-10', ship: 'transport', owner: US, cargo: [{ unit: 'infantry', owner: US }] }],
    });
    moveAll('sz-10', 'sz-26', ['sz-12']);
    render(<PhaseContent />);
    await screen.findByRole('button', { name: 'Hold the fire' });
    expect(heading()).toBe('Ann (Japan): fire at 2 transports in Sea Zone 12?');
    await press('More submarines');
    await press('Fire with 1');
    give({ type: 'roll', dice: [2] });
    await screen.findByRole('button', { name: 'Choose 1 transport' });
    expect(heading()).toBe('Ben (United States): lose 1 transport in Sea Zone 12');
    expect(button('Choose 1 transport').hasAttribute('disabled')).toBe(true);
    await press('More transports without cargo');
    await press('Lose 1 transport');
    expect(Object.values(currentGame().units).map(({ type }) => type)).toContain('infantry');
  });

  test('KAM-2: Japan is called by name and aims its attacks ship by ship, no more than are left', async () => {
    startAt({
      phase: 'combat-move',
      control: { marianas: US },
      kamikaze: { left: 2 },
      units: { [US]: { 'sz-16': { destroyer: 1, cruiser: 1 } }, japan: { 'sz-6': { destroyer: 1 } } },
    });
    moveAll('sz-16', 'sz-6');
    give({ type: 'end-phase' });
    render(<PhaseContent />);
    await screen.findByRole('button', { name: 'Make no attack' });
    expect(heading()).toBe('Ann (Japan): kamikaze attacks? 2 attacks left in this game');
    await press('More attacks at the United States’ cruiser in Sea Zone 6');
    await press('More attacks at the United States’ destroyer in Sea Zone 6');
    await press('Make 2 attacks');
    expect(currentGame().beforeBattles?.targets).toHaveLength(2);
    expect(currentGame().kamikaze?.left).toBe(0);
  });

  test('SCR-1: the owner of aircraft is called by name and says which scramble', async () => {
    startAt({
      phase: 'combat-move',
      facilities: { formosa: { 'air-base': 0 } },
      units: { [US]: { 'sz-21': { cruiser: 1 } }, japan: { 'sz-20': { destroyer: 1 }, formosa: { fighter: 2 } } },
    });
    moveAll('sz-21', 'sz-20');
    give({ type: 'end-phase' });
    render(<PhaseContent />);
    await screen.findByRole('button', { name: 'Nobody scrambles' });
    expect(heading()).toBe('Ann (Japan): which aircraft scramble?');
    await press('More fighters from Formosa into Sea Zone 20');
    await press('Scramble 1');
    expect(idsOf(currentGame(), 'sz-20', { fighter: 1 }, 'japan')).toHaveLength(1);
  });
});
