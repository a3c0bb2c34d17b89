import { describe, expect, test } from 'vitest';
import { awaiting, type GameState } from '../../../../../src/engine/axis-allies/index.ts';
import { testRefusals } from '../../rules/refusalCases.ts';
import {
  after,
  asked,
  countsIn,
  declare,
  endPhase,
  expectAllowed,
  expectRefused,
  fight,
  game,
  idsOf,
  load,
  move,
  offload,
  one,
  readBack,
  roll,
  transport,
  type Scene,
} from './support.ts';

/** British troops that go aboard and ashore when the orders are decoded, as in a noncombat move (NA-UK-3, NCM-8). */

const UK = 'united-kingdom';
const US = 'united-states';

type Counts = Readonly<Record<string, number>>;

/** A German tank attacks Anglo-Egypt. */
const africa = (british: Readonly<Record<string, Counts>>, scene: Partial<Scene> = {}) =>
  after(
    game({
      power: 'germany',
      advantages: { [UK]: ['enigma-decoded'] },
      ...scene,
      units: { ...scene.units, germany: { libya: { tank: 1 }, ...scene.units?.['germany'] }, [UK]: british },
    }),
    move('libya', { tank: 1 }, 'anglo-egypt'),
    endPhase,
  );

const send = (from: string, counts: Counts, to: string) => (state: GameState) =>
  declare('enigma-decoded', { units: idsOf(state, from, counts, UK), to });

/** Britain’s turn, which follows, at its combat move. */
const britishTurn = (state: GameState): GameState => {
  let now = state;
  while (now.power !== UK || now.phase !== 'combat-move') now = after(now, endPhase);
  return now;
};

const withFleet = (cargo: readonly string[], british: Readonly<Record<string, Counts>>, more: Partial<Scene> = {}) =>
  africa({ 'sz-34': { transport: 1 }, ...british }, { aboard: [transport('sz-34', cargo, UK)], ...more });

describe('NA-UK-3: troops land', () => {
  const open = () => withFleet(['infantry', 'artillery'], { 'anglo-egypt': { infantry: 1 } });

  test('NA-UK-3: from a transport beside the attacked territory, and they defend it', () => {
    const landed = readBack(after(open(), send('sz-34', { infantry: 1, artillery: 1 }, 'anglo-egypt')));
    expect(countsIn(landed, 'anglo-egypt', UK)).toEqual({ infantry: 2, artillery: 1 });
    expect(countsIn(landed, 'sz-34')).toEqual({ transport: 1 });
    expect(asked(after(landed, fight('anglo-egypt'), roll(6)))).toEqual(['2: infantry, infantry, artillery']);
  });

  test('NA-UK-3: some of them, and the others stay aboard', () => {
    const landed = after(open(), send('sz-34', { artillery: 1 }, 'anglo-egypt'));
    expect(countsIn(landed, 'sz-34')).toEqual({ transport: 1, infantry: 1 });
    expect(landed.units[one(landed, 'sz-34', 'infantry', UK)]?.aboard).toBe(one(landed, 'sz-34', 'transport', UK));
  });

  test('NCM-8: the transport that put them ashore rests till the next round', () => {
    const landed = after(
      open(),
      send('sz-34', { artillery: 1 }, 'anglo-egypt'),
      fight('anglo-egypt'),
      roll(6),
      roll(1, 1),
    );
    const turn = britishTurn(landed);
    expectRefused(turn, move('sz-34', { transport: 1 }, 'sz-33'), 'NCM-8', 'transport-done');
  });

  test('NA-UK-3: where nobody stood, and the territory does not fall', () => {
    const landed = after(withFleet(['infantry'], {}), send('sz-34', { infantry: 1 }, 'anglo-egypt'));
    expect(landed.control['anglo-egypt']).toBe(UK);
    expect(landed.turn.battles.map(({ space }) => space)).toEqual(['anglo-egypt']);
  });
});

describe('NA-UK-3: troops go aboard', () => {
  test('NA-UK-3: of own transports beside, as far as there is room, and are there for their own turn', () => {
    const open = africa({ 'anglo-egypt': { infantry: 2, tank: 1 }, 'sz-34': { transport: 1 } });
    const fled = readBack(after(open, send('anglo-egypt', { infantry: 1, tank: 1 }, 'sz-34')));
    expect(countsIn(fled, 'anglo-egypt', UK)).toEqual({ infantry: 1 });
    const ship = one(fled, 'sz-34', 'transport', UK);
    for (const type of ['infantry', 'tank']) expect(fled.units[one(fled, 'sz-34', type, UK)]?.aboard).toBe(ship);
    const turn = britishTurn(after(fled, fight('anglo-egypt'), roll(1), roll(6)));
    expectAllowed(turn, offload('sz-34', { infantry: 1, tank: 1 }, 'anglo-egypt'));
  });

  test('NCM-9: several transports take each what fits', () => {
    const scene = { aboard: [transport('sz-34', ['tank'], UK)] };
    const open = africa({ 'anglo-egypt': { infantry: 3, artillery: 1 }, 'sz-34': { transport: 2 } }, scene);
    expectAllowed(open, send('anglo-egypt', { infantry: 2, artillery: 1 }, 'sz-34'));
    expectRefused(open, send('anglo-egypt', { infantry: 3, artillery: 1 }, 'sz-34'), 'NA-UK-3', 'one-stays');
    const fled = after(open, send('anglo-egypt', { infantry: 2, artillery: 1 }, 'sz-34'));
    expect(Object.values(readBack(fled).units).filter(({ aboard }) => aboard !== undefined)).toHaveLength(4);
  });

  test('NA-UK-3: together with fighters for whom a deck is there', () => {
    const open = africa({ 'anglo-egypt': { infantry: 2, fighter: 1 }, 'sz-15': { transport: 1, carrier: 1 } });
    expectAllowed(open, send('anglo-egypt', { infantry: 1, fighter: 1 }, 'sz-15'));
  });

  test('NCM-10: a friend’s transport neither takes them nor puts them ashore, and nobody is asked for it', () => {
    const beside = africa({ 'anglo-egypt': { infantry: 2 } }, { units: { [US]: { 'sz-34': { transport: 1 } } } });
    expectRefused(beside, send('anglo-egypt', { infantry: 1 }, 'sz-34'), 'CM-16', 'no-transport');
    const guests = africa(
      { 'anglo-egypt': { infantry: 1 } },
      { units: { [US]: { 'sz-34': { transport: 1 } } }, aboard: [transport('sz-34', ['infantry'], US, UK)] },
    );
    expect(awaiting(guests).kind).toBe('command');
  });
});

describe('NA-UK-3: what troops cannot do', () => {
  const friends = {
    units: { [US]: { 'sz-34': { transport: 1 } } },
    aboard: [transport('sz-34', ['infantry'], US, UK)],
  };
  testRefusals([
    [
      'NCM-10: to land from a friend’s transport',
      () => [
        africa({ 'anglo-egypt': { infantry: 1 }, 'trans-jordan': { infantry: 1 } }, friends),
        send('sz-34', { infantry: 1 }, 'anglo-egypt'),
      ],
      { rule: 'NCM-10', reason: 'friend-transport-now', units: ['infantry'], spaces: ['anglo-egypt'] },
    ],
    [
      'NCM-8: to land from a zone with enemy ships',
      () => [
        withFleet(
          ['infantry'],
          { 'anglo-egypt': { infantry: 1 }, 'trans-jordan': { infantry: 1 } },
          { units: { germany: { 'sz-34': { transport: 1 } } } },
        ),
        send('sz-34', { infantry: 1 }, 'anglo-egypt'),
      ],
      { rule: 'NCM-8', reason: 'zone-hostile', units: ['infantry'], spaces: ['sz-34'] },
    ],
    [
      'NA-UK-3: to land where their zone does not touch',
      () => [
        withFleet(['infantry'], { 'anglo-egypt': { infantry: 1 }, 'trans-jordan': { infantry: 1 } }),
        send('sz-34', { infantry: 1 }, 'libya'),
      ],
      { rule: 'NA-UK-3', reason: 'not-attacked', units: ['infantry'], spaces: ['libya'] },
    ],
    [
      'NCM-8: to go aboard beside enemy ships',
      () => [
        africa(
          { 'anglo-egypt': { infantry: 2 }, 'sz-34': { transport: 1 } },
          { units: { germany: { 'sz-34': { submarine: 1 } } } },
        ),
        send('anglo-egypt', { infantry: 1 }, 'sz-34'),
      ],
      { rule: 'NCM-8', reason: 'zone-hostile', units: ['infantry'], spaces: ['sz-34'] },
    ],
    [
      'CM-16: to go aboard where no transport is',
      () => [
        africa({ 'anglo-egypt': { infantry: 2 }, 'sz-34': { destroyer: 1 } }),
        send('anglo-egypt', { infantry: 1 }, 'sz-34'),
      ],
      { rule: 'CM-16', reason: 'no-transport', units: ['infantry'], spaces: ['sz-34'] },
    ],
    [
      'NCM-9: to go aboard where there is no room',
      () => [
        africa({ 'anglo-egypt': { tank: 3 }, 'sz-34': { transport: 1 } }),
        send('anglo-egypt', { tank: 2 }, 'sz-34'),
      ],
      { rule: 'NCM-9', reason: 'no-room', units: ['tank', 'tank'], spaces: ['sz-34'] },
    ],
    [
      'NA-UK-3: to go aboard in a zone far away',
      () => [
        africa({ 'anglo-egypt': { infantry: 2 }, 'trans-jordan': { infantry: 1 }, 'sz-14': { transport: 1 } }),
        send('anglo-egypt', { infantry: 1 }, 'sz-14'),
      ],
      { rule: 'NA-UK-3', reason: 'not-adjacent', units: ['infantry'], spaces: ['sz-14'] },
    ],
    [
      'NA-UK-3: to leave their ship for another zone by themselves',
      () => [
        withFleet(['infantry'], { 'sz-15': { transport: 1 }, 'anglo-egypt': { infantry: 1 } }),
        send('sz-34', { infantry: 1 }, 'sz-15'),
      ],
      { rule: 'NA-UK-3', reason: 'not-attacked', units: ['infantry'], spaces: ['sz-15'] },
    ],
  ]);

  test('MAP-10: and ships do not go ashore', () => {
    const open = withFleet(['infantry'], { 'anglo-egypt': { infantry: 1 } });
    expectRefused(open, send('sz-34', { transport: 1 }, 'anglo-egypt'), 'NA-UK-3', 'not-adjacent');
    expectRefused(open, load('anglo-egypt', {}, 'sz-34'), 'NA-UK-3', 'offer-first');
  });
});
