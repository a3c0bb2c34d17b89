import {
  after,
  endPhase,
  game,
  idsOf,
  load,
  move,
  offload,
  one,
  type Scene,
} from '../../../../engine/axis-allies/revised/position.ts';
import type { Told } from './told.ts';

const UK = 'united-kingdom';

const british = (units: Scene['units'], more: Partial<Scene> = {}) => game({ power: UK, units, ...more });

const gunAboard: Scene['aboard'] = [
  {
    in: 'sz-6',
    ship: 'transport',
    owner: UK,
    cargo: [
      { unit: 'antiaircraft-gun', owner: UK },
      { unit: 'infantry', owner: UK },
    ],
  },
];

/** Orders for guns and transports where cargo may stay aboard. */
export const OTHER_SHIPS: readonly Told[] = [
  {
    what: 'combat begins, and the troops of two transports went aboard for nothing named',
    on: () => [
      after(
        british({
          [UK]: { [UK]: { infantry: 2, artillery: 2 }, 'sz-6': { transport: 2 } },
          germany: { norway: { infantry: 1 }, 'western-europe': { infantry: 1 } },
        }),
        load(UK, { infantry: 2, artillery: 2 }, 'sz-6'),
      ),
      endPhase,
    ],
    by: 'CM-16',
    reason: 'load-without-use',
    says:
      'The 2 infantry and the 2 artillery in Sea Zone 6 went aboard in this phase, so their transports must fight, ' +
      'flee or land troops; loading in peace comes after combat.',
    instead: 'The 2 infantry and the 2 artillery can assault Norway or Western Europe.',
  },
  {
    what: 'combat begins, and an infantry went aboard for nothing named',
    on: () => [
      after(
        british({ [UK]: { [UK]: { infantry: 1 }, 'sz-6': { transport: 1 } }, germany: { norway: { infantry: 1 } } }),
        load(UK, { infantry: 1 }, 'sz-6'),
      ),
      endPhase,
    ],
    by: 'CM-16',
    reason: 'load-without-use',
    says:
      'The infantry in Sea Zone 6 went aboard in this phase, so its transport must fight, flee or land troops; ' +
      'loading in peace comes after combat.',
    instead: 'The infantry can assault Norway or Western Europe.',
  },
  {
    what: 'a destroyer is to bombard without Combined Bombardment',
    on: () => {
      const start = british(
        { germany: { norway: { infantry: 1 } }, [UK]: { 'sz-6': { transport: 1, destroyer: 1 } } },
        { aboard: gunAboard },
      );
      const state = after(start, offload('sz-6', { infantry: 1 }, 'norway'), endPhase);
      return [state, { type: 'fight', space: 'norway', bombard: [one(state, 'sz-6', 'destroyer')] }];
    },
    by: 'BOM-1',
    reason: 'cannot-bombard',
    says: 'The destroyer cannot bombard Norway: destroyers bombard only with Combined Bombardment.',
    instead: 'Fight in Norway without it.',
  },
  {
    what: 'a battleship that holds its fire elsewhere is to bombard',
    on: () => {
      const start = british(
        { germany: { norway: { infantry: 1 } }, [UK]: { 'sz-6': { transport: 1 }, 'sz-8': { battleship: 1 } } },
        { aboard: gunAboard },
      );
      const state = after(start, offload('sz-6', { infantry: 1 }, 'norway'), endPhase);
      return [state, { type: 'fight', space: 'norway', bombard: [one(state, 'sz-8', 'battleship')] }];
    },
    by: 'BOM-1',
    reason: 'cannot-bombard',
    says:
      'The battleship cannot bombard Norway: only ships in the zone of a landing can, once a turn and at enemy land ' +
      'units, and not after a battle at sea.',
    instead: 'Fight in Norway without it.',
  },
  {
    what: 'a gun sets out in combat move',
    on: () => [
      game({ power: 'germany', units: { germany: { germany: { 'antiaircraft-gun': 1 } } } }),
      move('germany', { 'antiaircraft-gun': 1 }, 'eastern-europe'),
    ],
    by: 'AA-5',
    reason: 'noncombat-only',
    says: 'The antiaircraft gun cannot move in combat move, only go aboard a transport; it moves after combat.',
  },
  {
    what: 'a gun sets out in combat move on a partner’s turn, in which it does not move after combat (NA-UK-2)',
    on: () => [
      game({
        power: 'united-states',
        advantages: { [UK]: ['joint-strike'] },
        spentAdvantages: ['joint-strike'],
        running: [{ advantage: 'joint-strike', until: 'own-turn' }],
        units: { [UK]: { persia: { 'antiaircraft-gun': 1 } } },
      }),
      (state) => ({
        type: 'move',
        units: idsOf(state, 'persia', { 'antiaircraft-gun': 1 }, UK),
        to: 'trans-jordan',
      }),
    ],
    by: 'AA-5',
    reason: 'noncombat-only',
    says:
      'The United Kingdom’s antiaircraft gun cannot move in combat move, only go aboard a transport; after combat it ' +
      'moves only on its own power’s turn.',
  },
  {
    what: 'a gun is sent ashore with the infantry',
    on: () => [
      british({ germany: { norway: { infantry: 1 } }, [UK]: { 'sz-6': { transport: 1 } } }, { aboard: gunAboard }),
      offload('sz-6', { 'antiaircraft-gun': 1, infantry: 1 }, 'norway'),
    ],
    by: 'AA-5',
    reason: 'cannot-assault',
    says:
      'The antiaircraft gun cannot land in Norway in an assault, because it does not attack; after combat it may go ' +
      'ashore in friendly territory.',
    instead: 'The infantry can assault Norway.',
  },
  {
    what: 'troops go aboard in peace before combat',
    on: () => [
      british({ [UK]: { 'union-of-south-africa': { infantry: 1 }, 'sz-27': { transport: 1 } } }),
      load('union-of-south-africa', { infantry: 1 }, 'sz-27'),
    ],
    by: 'CM-16',
    reason: 'load-without-use',
    says:
      'The transport in Sea Zone 27 can find no enemy to fight and no coast to assault in this phase; loading in ' +
      'peace comes after combat.',
  },
  {
    what: 'a transport that loaded after its battle sets sail',
    on: () => [
      british(
        { [UK]: { 'sz-6': { transport: 1 } } },
        {
          phase: 'noncombat-move',
          pieces: [
            {
              in: 'sz-6',
              unit: 'transport',
              owner: UK,
              deed: { route: ['sz-6'], phase: 'noncombat-move', did: 'loaded' },
            },
          ],
          turn: { seaBattles: { 'sz-6': 'cleared' } },
        },
      ),
      move('sz-6', { transport: 1 }, 'sz-7'),
    ],
    by: 'NCM-8',
    reason: 'load-or-offload',
    says:
      'The transport in Sea Zone 6 took units aboard after combat, so it can neither sail nor put units ashore any ' +
      'more this turn.',
  },
  {
    what: 'a landing is called off that nobody was to make',
    on: () => {
      const start = british(
        { germany: { norway: { infantry: 1 } }, [UK]: { 'sz-6': { transport: 1 }, 'sz-3': { transport: 1 } } },
        { aboard: gunAboard },
      );
      return [
        after(start, offload('sz-6', { infantry: 1 }, 'norway'), endPhase),
        { type: 'call-off', transports: [one(start, 'sz-3', 'transport')] },
      ];
    },
    by: 'AMPH-6',
    reason: 'no-landing',
    says: 'The transport in Sea Zone 3 carries nobody who was to land, so there is no landing to call off.',
  },
  {
    what: 'a fighter is to stay aboard what is no carrier',
    on: () => [
      british({
        [UK]: { 'sz-8': { carrier: 1, fighter: 1 } },
        'united-states': { 'sz-8': { fighter: 1 } },
        germany: { 'sz-8': { submarine: 1 } },
      }),
      (state) => ({
        type: 'load',
        units: [one(state, 'sz-8', 'fighter')],
        zone: 'sz-8',
        transport: one(state, 'sz-8', 'submarine', 'germany'),
      }),
    ],
    by: 'CM-13',
    reason: 'no-deck',
    says: 'No carrier of yours in Sea Zone 8 that has not sailed yet has room for the fighter to stay aboard.',
  },
];
