import { describe, expect, test } from 'vitest';
import { reach } from '../../../../../src/engine/axis-allies/index.ts';
import { spokenSpace, type SpaceChoices } from '../../../../../src/games/axis-allies/text/spaces/summary.ts';
import { game, idsOf } from '../../../../engine/axis-allies/rules/position.ts';

const state = game({
  power: 'germany',
  units: {
    germany: { 'eastern-europe': { infantry: 2, tank: 1 }, germany: { infantry: 1 } },
    'soviet-union': { karelia: { infantry: 1 } },
  },
});
const IDLE: SpaceChoices = { chosen: [], destination: null, free: [], placing: null, mark: undefined };
const inHand = idsOf(state, 'eastern-europe', { infantry: 2 });

describe('a space said in one breath', () => {
  test('is its name, its owner, its worth and its units', () => {
    expect(spokenSpace(state, 'karelia', IDLE)).toBe('Karelia. Soviet Union, 1 IPC. Soviet Union: 1 infantry.');
    expect(spokenSpace(state, 'sz-6', IDLE)).toBe('Sea Zone 6. Sea. No units.');
    expect(spokenSpace(state, 'sweden', IDLE)).toBe('Sweden. Neutral, closed to all. No units.');
    expect(spokenSpace(state, 'atlantis', IDLE)).toBe('');
  });

  test('ends with what Space or Enter would do', () => {
    expect(spokenSpace(state, 'eastern-europe', { ...IDLE, free: inHand })).toMatch(
      /\. 2 infantry can move, Space chooses them\.$/,
    );
    expect(spokenSpace(state, 'eastern-europe', { ...IDLE, chosen: inHand, free: inHand })).toMatch(
      /\. 2 infantry chosen, Space puts them back\.$/,
    );
    const destination = reach(state, inHand).find(({ space }) => space === 'karelia')!;
    expect(spokenSpace(state, 'karelia', { ...IDLE, chosen: inHand, destination })).toMatch(
      /\. Enter sends the chosen units here: attack against 1 infantry\.$/,
    );
    expect(spokenSpace(state, 'japan', { ...IDLE, chosen: inHand })).toMatch(
      /\. The chosen units cannot go here, Enter says why\.$/,
    );
    // A press on one's own units shows them, and sends nobody.
    expect(spokenSpace(state, 'germany', { ...IDLE, chosen: inHand })).toMatch(/\. The chosen units cannot go here\.$/);
    expect(
      spokenSpace(state, 'germany', { ...IDLE, chosen: inHand, free: idsOf(state, 'germany', { infantry: 1 }) }),
    ).toMatch(/1 infantry can move, Space chooses it\.$/);
    expect(spokenSpace(state, 'germany', { ...IDLE, placing: 'tank', mark: 'place' })).toMatch(
      /New units can be placed here\. Enter places a tank here\.$/,
    );
  });

  test('tells what is pointed out there', () => {
    expect(spokenSpace(state, 'karelia', { ...IDLE, mark: 'battle' })).toMatch(/1 infantry\. Battle\.$/);
  });
});
