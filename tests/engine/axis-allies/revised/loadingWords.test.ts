import { describe, expect, test } from 'vitest';
import { reach, type GameState } from '../../../../src/engine/axis-allies/index.ts';
import { meaningText } from '../../../../src/games/axis-allies/text/meaningText.ts';
import { spaceSummary } from '../../../../src/games/axis-allies/text/spaces/summary.ts';
import { unitLines, unitLineText } from '../../../../src/games/axis-allies/ui/moves/unitLines.ts';
import { after, game, idsOf, move, offload, type Scene } from './position.ts';

/** Words for going aboard and ashore where other ships than transports carry units, or sail on after a landing. */

/** What going to this zone would mean for these units. */
function meaning(state: GameState, from: string, counts: Readonly<Record<string, number>>, zone: string): string {
  const found = reach(state, idsOf(state, from, counts)).find(({ space }) => space === zone);
  if (!found) throw new Error(`${zone} is not in reach`);
  return meaningText(state, found);
}

describe('going aboard', () => {
  const atHome = (ships: Readonly<Record<string, number>>, scene: Partial<Scene> = {}): GameState =>
    game({
      power: 'japan',
      phase: 'noncombat-move',
      advantages: { japan: ['tokyo-express'] },
      units: { japan: { 'sz-60': ships, japan: { infantry: 3 } } },
      ...scene,
    });

  test.each([
    ['CM-16', { transport: 1 }, 2, 'load onto transports'],
    ['NA-JA-1', { destroyer: 1 }, 1, 'load onto destroyers'],
    ['NA-JA-1', { destroyer: 1, transport: 1 }, 3, 'load onto destroyers and transports'],
  ])('%s: names the ships (%j)', (_, ships, infantry, says) => {
    expect(meaning(atHome(ships), 'japan', { infantry }, 'sz-60')).toBe(says);
  });

  test('CM-13: fighters are launched, or stay aboard their carrier as cargo', () => {
    const units = { japan: { 'sz-60': { carrier: 1, fighter: 1 } } };
    const state = game({ power: 'japan', units });
    expect(meaning(state, 'sz-60', { fighter: 1 }, 'sz-60')).toBe('launch, and wait here in the air');
    const beside = game({ power: 'japan', units: { ...units, 'united-states': { 'sz-60': { destroyer: 1 } } } });
    expect(meaning(beside, 'sz-60', { fighter: 1 }, 'sz-60')).toBe('stay aboard as cargo');
  });

  test('CM-13: a carrier tells which fighters sail along', () => {
    const enemies = { 'united-states': { 'sz-59': { destroyer: 1 } } };
    const state = game({ power: 'japan', units: { japan: { 'sz-60': { carrier: 1, fighter: 2 } }, ...enemies } });
    const says = 'attack against a destroyer, with 2 fighters aboard as cargo';
    expect(meaning(state, 'sz-60', { carrier: 1 }, 'sz-59')).toBe(says);
    expect(meaning(state, 'sz-60', { carrier: 1, fighter: 2 }, 'sz-59')).toBe('attack against a destroyer');
  });
});

test('NA-JA-4: cargo whose transport sailed on is told with the zone it lands from', () => {
  const infantry = { unit: 'infantry', owner: 'japan' };
  const state = game({
    power: 'japan',
    advantages: { japan: ['lightning-assaults'] },
    units: { japan: { 'sz-57': { transport: 1 } } },
    aboard: [{ in: 'sz-57', ship: 'transport', owner: 'japan', cargo: [infantry, infantry] }],
  });
  const landing = after(state, move('sz-57', { transport: 1 }, 'sz-56'), offload('sz-56', { infantry: 1 }, 'midway'));
  const told = (now: GameState, zone: string) =>
    unitLines(now, zone)
      .map((line) => unitLineText(now, line))
      .filter((text) => text.includes('will assault'));
  expect(told(landing, 'sz-56')).toEqual(['aboard · will assault Midway']);
  const sailed = after(landing, move('sz-56', { transport: 1 }, 'sz-63'));
  expect(told(sailed, 'sz-63')).toEqual(['aboard · will assault Midway from Sea Zone 56']);
  expect(spaceSummary(sailed, 'sz-63').join(' ')).toContain('nfantry aboard will assault Midway from Sea Zone 56.');
});
