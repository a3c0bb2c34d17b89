import {
  after,
  endPhase,
  engage,
  fight,
  game,
  load,
  move,
  offload,
  one,
  type Scene,
  fightOut,
} from '../../../../engine/axis-allies/rules/position.ts';
import type { Told } from './told.ts';

const US = 'united-states';
const UK = 'united-kingdom';

const baltic = (ours: Scene['units'][string], others: Scene['units'] = {}, more: Partial<Scene> = {}) =>
  game({
    power: 'germany',
    ...more,
    units: { germany: ours, 'soviet-union': { karelia: { infantry: 1 } }, ...others },
  });

/** The same with a tank aboard a transport in zone 7. */
const laden = (ours: Scene['units'][string], others: Scene['units'] = {}) =>
  baltic(ours, others, {
    aboard: [{ in: 'sz-7', ship: 'transport', owner: 'germany', cargo: [{ unit: 'tank', owner: 'germany' }] }],
  });

const tankAboard: Scene['aboard'] = [
  { in: 'sz-5', ship: 'transport', owner: 'germany', cargo: [{ unit: 'tank', owner: 'germany' }] },
];

/** Orders to load, to land, and to attack or pass by what lies at sea. */
export const SHIPS: readonly Told[] = [
  {
    what: 'infantry wait where no transport is, and one can come',
    on: () => [
      baltic({ 'western-europe': { infantry: 1 }, 'sz-5': { transport: 1 } }),
      load('western-europe', { infantry: 1 }, 'sz-7'),
    ],
    by: 'CM-16',
    reason: 'no-transport',
    says: 'There is no transport in Sea Zone 7 to take the infantry aboard.',
    instead: 'First move the transport in Sea Zone 5 to Sea Zone 7; or the infantry can go aboard in Sea Zone 5.',
  },
  {
    what: 'two tanks board one transport',
    on: () => [
      baltic({ germany: { tank: 2 }, 'sz-5': { transport: 1 } }, {}, { phase: 'noncombat-move' }),
      load('germany', { tank: 2 }, 'sz-5'),
    ],
    by: 'NCM-9',
    reason: 'no-room',
    says: 'The transports in Sea Zone 5 have no room for a tank: each takes one land unit and one infantry.',
    instead: 'A tank can go aboard.',
  },
  {
    what: 'infantry board in a zone they do not touch',
    on: () => [
      baltic({ 'southern-europe': { infantry: 1 }, 'sz-5': { transport: 1 } }),
      load('southern-europe', { infantry: 1 }, 'sz-5'),
    ],
    by: 'CM-16',
    reason: 'not-adjacent',
    says: 'Sea Zone 5 does not touch Southern Europe, where the infantry is; Sea Zone 16 and Sea Zone 17 do.',
  },
  {
    what: 'a fighter boards a transport',
    on: () => [baltic({ germany: { fighter: 1 }, 'sz-5': { transport: 1 } }), load('germany', { fighter: 1 }, 'sz-5')],
    by: 'NCM-9',
    reason: 'cannot-carry',
    says: 'The fighter cannot go aboard: a transport carries infantry and tanks only.',
  },
  {
    what: 'infantry board beside enemy warships',
    on: () => [
      baltic({ germany: { infantry: 2 }, 'sz-5': { transport: 1 } }, { [UK]: { 'sz-5': { destroyer: 2 } } }),
      load('germany', { infantry: 2 }, 'sz-5'),
    ],
    by: 'CM-16',
    reason: 'zone-hostile',
    says: 'The 2 infantry cannot go aboard in Sea Zone 5 while the United Kingdom’s 2 destroyers are there.',
  },
  {
    what: 'infantry board in combat move where no enemy coast is in reach',
    on: () => [
      game({ power: US, units: { [US]: { 'western-united-states': { infantry: 1 }, 'sz-42': { transport: 1 } } } }),
      load('western-united-states', { infantry: 1 }, 'sz-42'),
    ],
    by: 'CM-17',
    reason: 'assault-required',
    says:
      'Units that go aboard in combat move must assault an enemy coast this turn, and the transport in Sea ' +
      'Zone 42 can reach none.',
  },
  {
    what: 'combat begins, and troops went aboard for nothing named',
    on: () => [
      after(baltic({ germany: { infantry: 1 }, 'sz-5': { transport: 1 } }), load('germany', { infantry: 1 }, 'sz-5')),
      endPhase,
    ],
    by: 'CM-17',
    reason: 'assault-required',
    says:
      'The infantry in Sea Zone 5 went aboard in this phase and must assault an enemy coast; you have not ' +
      'said which one yet.',
    instead: 'The infantry can assault Karelia.',
  },
  {
    what: 'combat begins, and the ship of the troops has yet to sail',
    on: () => [
      after(
        game({
          power: UK,
          units: {
            [UK]: { 'eastern-canada': { infantry: 1 }, 'sz-10': { transport: 1 } },
            germany: { 'western-europe': { infantry: 1 } },
          },
        }),
        load('eastern-canada', { infantry: 1 }, 'sz-10'),
      ),
      endPhase,
    ],
    by: 'CM-17',
    reason: 'assault-required',
    says:
      'The infantry in Sea Zone 10 went aboard in this phase and must assault an enemy coast; you have not ' +
      'said which one yet.',
    instead: 'The transport can go to Sea Zone 14, Sea Zone 3, Sea Zone 6 or elsewhere.',
  },
  {
    what: 'combat begins, and half of a load stays aboard',
    on: () => [
      after(
        baltic({ germany: { infantry: 2 }, 'sz-5': { transport: 1 } }),
        load('germany', { infantry: 2 }, 'sz-5'),
        offload('sz-5', { infantry: 1 }, 'karelia'),
      ),
      endPhase,
    ],
    by: 'AMPH-6',
    reason: 'all-loaded-must-land',
    says: 'Everything loaded this turn lands together: 1 infantry in Sea Zone 5 cannot stay aboard.',
    instead: '1 infantry can assault Karelia.',
  },
  {
    what: 'a tank assaults a coast its zone does not touch',
    on: () => [
      baltic({ 'sz-5': { transport: 1 } }, {}, { aboard: tankAboard }),
      offload('sz-5', { tank: 1 }, 'archangel'),
    ],
    by: 'CM-18',
    reason: 'not-adjacent',
    says:
      'Archangel does not touch Sea Zone 5, where the tank is; Eastern Europe, Germany, Karelia, ' +
      'Norway/Finland and Western Europe do.',
    instead: 'The tank can assault Karelia.',
  },
  {
    what: 'after combat, a tank is put ashore on a far coast',
    on: () => [
      baltic({ 'sz-5': { transport: 1 } }, {}, { aboard: tankAboard, phase: 'noncombat-move' }),
      offload('sz-5', { tank: 1 }, 'southern-europe'),
    ],
    by: 'NCM-8',
    reason: 'not-adjacent',
    says:
      'Southern Europe does not touch Sea Zone 5, where the tank is; Eastern Europe, Germany, Karelia, ' +
      'Norway/Finland and Western Europe do.',
    instead: 'The tank can go ashore in Eastern Europe, Germany, Western Europe or elsewhere.',
  },
  {
    what: 'after combat, a tank is put ashore where its ship has yet to sail',
    on: () => [
      baltic(
        { 'sz-5': { transport: 1 } },
        {},
        { aboard: tankAboard, phase: 'noncombat-move', control: { 'united-kingdom': 'germany' } },
      ),
      offload('sz-5', { tank: 1 }, 'united-kingdom'),
    ],
    by: 'NCM-8',
    reason: 'not-adjacent',
    says:
      'United Kingdom does not touch Sea Zone 5, where the tank is; Eastern Europe, Germany, Karelia, ' +
      'Norway/Finland and Western Europe do.',
    instead:
      'First move the transport in Sea Zone 5 to Sea Zone 6, Sea Zone 7 or Sea Zone 8; or the tank can go ' +
      'ashore in Norway/Finland, Western Europe, Eastern Europe or elsewhere.',
  },
  {
    what: 'a tank assaults friendly ground',
    on: () => [
      baltic({ 'sz-5': { transport: 1 } }, {}, { aboard: tankAboard }),
      offload('sz-5', { tank: 1 }, 'norway-finland'),
    ],
    by: 'CM-18',
    reason: 'not-hostile-target',
    says:
      'The enemy does not hold Norway/Finland, so you cannot assault it; troops go ashore in friendly ' +
      'territory after combat.',
    instead: 'The tank can assault Karelia.',
  },
  {
    what: 'a tank is landed in the sea',
    on: () => [baltic({ 'sz-5': { transport: 1 } }, {}, { aboard: tankAboard }), offload('sz-5', { tank: 1 }, 'sz-6')],
    by: 'CM-18',
    reason: 'wrong-element',
    says: 'The tank cannot go ashore in Sea Zone 6: that is not a territory on the coast.',
  },
  {
    what: 'a tank ashore is landed',
    on: () => [
      baltic({ germany: { tank: 1 } }),
      { type: 'offload', units: [one(baltic({ germany: { tank: 1 } }), 'germany', 'tank')], to: 'karelia' },
    ],
    by: 'NCM-9',
    reason: 'not-aboard',
    says: 'The tank in Germany is not aboard a ship.',
  },
  {
    what: 'a transport’s troops are sent to two islands',
    on: () => {
      const aboard: Scene['aboard'] = [
        {
          in: 'sz-45',
          ship: 'transport',
          owner: US,
          cargo: [
            { unit: 'infantry', owner: US },
            { unit: 'infantry', owner: US },
          ],
        },
      ];
      return [
        after(
          game({ power: US, aboard, units: { [US]: { 'sz-45': { transport: 1 } } } }),
          offload('sz-45', { infantry: 1 }, 'okinawa'),
        ),
        (state) => {
          const idle = Object.values(state.units).find(
            (unit) => unit.type === 'infantry' && !state.turn.deeds[unit.id],
          );
          return { type: 'offload', units: [idle?.id ?? ''], to: 'iwo-jima' };
        },
      ];
    },
    by: 'CM-18',
    reason: 'one-territory',
    says: 'A transport lands all its cargo in one territory, and this one lands it in Okinawa, not in Iwo Jima.',
    instead: '1 infantry can assault Okinawa.',
  },
  {
    what: 'a transport whose troops will assault sails on',
    on: () => [
      after(baltic({ 'sz-5': { transport: 1 } }, {}, { aboard: tankAboard }), offload('sz-5', { tank: 1 }, 'karelia')),
      move('sz-5', { transport: 1 }, 'sz-6'),
    ],
    by: 'CM-18',
    reason: 'transport-done',
    says: 'The transport in Sea Zone 5 carries troops that will assault from there, so it must stay.',
  },
  {
    what: 'a transport that has landed troops sails on',
    on: () => [
      after(
        baltic({ 'sz-5': { transport: 1 } }, {}, { aboard: tankAboard, phase: 'noncombat-move' }),
        offload('sz-5', { tank: 1 }, 'germany'),
      ),
      move('sz-5', { transport: 1 }, 'sz-6'),
    ],
    by: 'NCM-8',
    reason: 'transport-done',
    says: 'The transport in Sea Zone 5 is done for this turn: it cannot move, load or offload any more.',
  },
  {
    what: 'infantry board a friend’s transport before combat',
    on: () => [
      game({
        power: UK,
        units: {
          [UK]: { 'united-kingdom': { infantry: 1 } },
          [US]: { 'sz-6': { transport: 1 } },
          germany: { 'norway-finland': { infantry: 1 } },
        },
      }),
      load('united-kingdom', { infantry: 1 }, 'sz-6'),
    ],
    by: 'NCM-10',
    reason: 'friend-transport-now',
    says:
      'Using the United States’ transport in Sea Zone 6 takes three turns: you load it in noncombat move, ' +
      'its owner sails it, and your units go ashore in your next turn.',
  },
  {
    what: 'combat begins, and an assault would pass submarines by without a warship',
    on: () => {
      const aboard: Scene['aboard'] = [
        { in: 'sz-6', ship: 'transport', owner: UK, cargo: [{ unit: 'infantry', owner: UK }] },
      ];
      const state = game({
        power: UK,
        aboard,
        units: {
          [UK]: { 'sz-6': { transport: 1 }, 'sz-2': { destroyer: 1 } },
          germany: { 'sz-6': { submarine: 2 }, 'norway-finland': { infantry: 1 } },
        },
      });
      return [after(state, offload('sz-6', { infantry: 1 }, 'norway-finland')), endPhase];
    },
    by: 'CM-19',
    reason: 'needs-warship',
    says: 'A landing can ignore Germany’s 2 submarines in Sea Zone 6 only if you have a warship in the zone.',
    instead: 'First move the destroyer in Sea Zone 2 to Sea Zone 6.',
  },
  {
    what: 'a friend’s fleet would have to clear the zone of an assault',
    on: () => {
      const aboard: Scene['aboard'] = [
        { in: 'sz-6', ship: 'transport', owner: UK, cargo: [{ unit: 'infantry', owner: US }] },
      ];
      return [
        game({
          power: US,
          aboard,
          units: {
            [UK]: { 'sz-6': { transport: 1, battleship: 1 } },
            germany: { 'sz-6': { destroyer: 1 }, 'norway-finland': { infantry: 1 } },
          },
        }),
        offload('sz-6', { infantry: 1 }, 'norway-finland'),
      ];
    },
    by: 'AMPH-9',
    reason: 'zone-hostile',
    says: 'The infantry cannot land from Sea Zone 6 while Germany’s destroyer is there.',
  },
  {
    what: 'combat begins, and a transport has sailed alone against the enemy',
    on: () => {
      const state = game({
        power: 'soviet-union',
        units: { 'soviet-union': { 'sz-4': { transport: 1, submarine: 1 } }, germany: { 'sz-3': { destroyer: 1 } } },
      });
      return [after(state, move('sz-4', { transport: 1 }, 'sz-3')), endPhase];
    },
    by: 'CM-21',
    reason: 'transports-attack-alone',
    says: 'The transport cannot attack in Sea Zone 3 alone: a warship or an aircraft must attack there too.',
    instead:
      'First move the submarine in Sea Zone 4 to Sea Zone 3; or take back the move of the transport in Sea Zone 3.',
  },
  {
    what: 'combat begins, and transports stay beside enemy warships',
    on: () => [
      game({
        power: 'soviet-union',
        units: { 'soviet-union': { 'sz-4': { transport: 1 } }, germany: { 'sz-4': { destroyer: 1 } } },
      }),
      endPhase,
    ],
    by: 'CM-8',
    reason: 'transport-must-leave',
    says: 'The transport in Sea Zone 4 is alone with enemy warships and must sail away before combat begins.',
    instead: 'First move the transport in Sea Zone 4 to Sea Zone 3, Sea Zone 2 or Sea Zone 6.',
  },
  {
    what: 'combat begins, and a battleship came to support a landing that nobody makes',
    on: () => {
      const state = game({
        power: 'japan',
        units: {
          japan: { 'sz-45': { battleship: 1 }, 'sz-38': { transport: 1 }, 'caroline-islands': { infantry: 1 } },
          [US]: { 'philippine-islands': { infantry: 1 } },
        },
      });
      return [after(state, move('sz-45', { battleship: 1 }, 'sz-38')), endPhase];
    },
    by: 'CM-1',
    reason: 'move-without-purpose',
    says:
      'The battleship moved to Sea Zone 38, where it has no enemy to fight and no landing to support; such ' +
      'moves come after combat.',
    instead: 'Take back the move of the battleship in Sea Zone 38.',
  },
  {
    what: 'ships that came for an attack are to pass by',
    on: () => [
      after(
        game({ power: 'japan', units: { japan: { 'sz-45': { destroyer: 1 } }, [US]: { 'sz-44': { submarine: 1 } } } }),
        move('sz-45', { destroyer: 1 }, 'sz-44'),
      ),
      engage('sz-44', false),
    ],
    by: 'CM-1',
    reason: 'engagement-needed',
    says: 'The destroyer came to Sea Zone 44 for this attack, so the attack cannot be called off while it is there.',
  },
  {
    what: 'an attack is called on an empty zone',
    on: () => [baltic({ 'sz-5': { destroyer: 1 } }), engage('sz-5')],
    by: 'CM-5',
    reason: 'nothing-to-engage',
    says: 'There are no enemy submarines or transports to attack in Sea Zone 5.',
  },
  {
    what: 'a transport sails to a hostile coast, and nobody says where its tank lands',
    on: () => [after(laden({ 'sz-7': { transport: 1 } }), move('sz-7', { transport: 1 }, 'sz-5')), endPhase],
    by: 'CM-1',
    reason: 'move-without-purpose',
    says:
      'The transport moved to Sea Zone 5, where it has no enemy to fight and lands no troops; such moves come after ' +
      'combat.',
    instead: 'The tank can assault Karelia; or take back the move of the transport in Sea Zone 5.',
  },
  {
    what: 'the same beside an enemy transport, which the tank can pass by',
    on: () => [
      after(
        laden({ 'sz-7': { transport: 1 } }, { 'united-states': { 'sz-5': { transport: 1 } } }),
        move('sz-7', { transport: 1 }, 'sz-5'),
      ),
      endPhase,
    ],
    by: 'CM-21',
    reason: 'transports-attack-alone',
    says: 'The transport cannot attack in Sea Zone 5 alone: a warship or an aircraft must attack there too.',
    instead: 'The tank can assault Karelia; or take back the move of the transport in Sea Zone 5.',
  },
  {
    what: 'troops aboard a friend’s transport are to attack beside it',
    on: () => [
      after(
        baltic(
          {},
          { japan: { 'sz-5': { transport: 1 } }, 'united-states': { 'sz-5': { transport: 1 } } },
          { aboard: [{ in: 'sz-5', ship: 'transport', owner: 'japan', cargo: [{ unit: 'tank', owner: 'germany' }] }] },
        ),
        offload('sz-5', { tank: 1 }, 'karelia'),
      ),
      engage('sz-5'),
    ],
    by: 'CM-5',
    reason: 'nothing-to-engage',
    says: 'You have no ship or aircraft in Sea Zone 5 that could attack what is there.',
  },
  {
    what: 'submarines are attacked after troops have landed past them',
    on: () => {
      const state = baltic(
        { 'sz-5': { transport: 1, destroyer: 1 } },
        { [UK]: { 'sz-5': { submarine: 1 } } },
        { aboard: tankAboard },
      );
      return [
        fightOut(after(state, offload('sz-5', { tank: 1 }, 'karelia'), engage('sz-5', false), endPhase), 'karelia', {
          attacker: 1,
          defender: 6,
        }),
        engage('sz-5'),
      ];
    },
    by: 'AMPH-8',
    reason: 'transport-done',
    says: 'Troops have already landed from Sea Zone 5, so a sea battle there would come too late.',
  },
  {
    what: 'another battle is fought before a landing',
    on: () => {
      const state = baltic(
        { 'sz-5': { transport: 1 }, ukraine: { tank: 1 } },
        { 'soviet-union': { karelia: { infantry: 1 }, caucasus: { infantry: 1 } } },
        { aboard: tankAboard, control: { ukraine: 'germany' } },
      );
      return [
        after(state, offload('sz-5', { tank: 1 }, 'karelia'), move('ukraine', { tank: 1 }, 'caucasus'), endPhase),
        fight('caucasus'),
      ];
    },
    by: 'AMPH-8',
    reason: 'assaults-first',
    says: 'Landings from the sea are fought before all other battles, so Caucasus has to wait.',
    instead: 'Fight in Karelia first.',
  },
  {
    what: 'a landing is fought before its sea battle',
    on: () => {
      const state = baltic(
        { 'sz-5': { transport: 1, battleship: 1 } },
        { [UK]: { 'sz-5': { destroyer: 1 } } },
        { aboard: tankAboard },
      );
      return [after(state, offload('sz-5', { tank: 1 }, 'karelia'), endPhase), fight('karelia')];
    },
    by: 'AMPH-8',
    reason: 'sea-battle-first',
    says: 'The landing in Karelia waits for its sea battle.',
    instead: 'Fight in Sea Zone 5 first.',
  },
];
