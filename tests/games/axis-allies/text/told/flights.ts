import {
  after,
  endPhase,
  fightOut,
  game,
  mobilize,
  move,
  one,
  type Scene,
} from '../../../../engine/axis-allies/rules/position.ts';
import type { Told } from './told.ts';

const US = 'united-states';
const UK = 'united-kingdom';

/** American aircraft and ships around the Japanese Caroline Islands. */
const carolines = (ours: Scene['units'][string], japan: Scene['units'][string] = {}) =>
  game({ power: US, units: { [US]: ours, japan: { 'caroline-islands': { infantry: 1 }, ...japan } } });
const strike = move('sz-40', { fighter: 1 }, 'caroline-islands');

/** American submarines have sunk a Japanese carrier in zone 38; its fighter may go to two places. */
function stranded() {
  const state = game({
    power: US,
    units: {
      [US]: { 'sz-40': { submarine: 6 } },
      japan: { 'sz-38': { carrier: 1, fighter: 1 }, 'sz-45': { carrier: 1 } },
    },
  });
  return after(
    fightOut(after(state, move('sz-40', { submarine: 6 }, 'sz-38'), endPhase), 'sz-38', { attacker: 1, defender: 6 }),
    endPhase,
  );
}

/** Orders that would cost aircraft, and landing them. */
export const FLIGHTS: readonly Told[] = [
  {
    what: 'a bomber is sent where nobody is',
    on: () => [
      game({
        power: 'germany',
        units: { germany: { germany: { bomber: 1 } }, 'soviet-union': { karelia: { infantry: 1 } } },
      }),
      move('germany', { bomber: 1 }, 'urals'),
    ],
    by: 'COM-19',
    reason: 'cannot-capture',
    says: 'Nobody is in Urals to fight, and the bomber cannot take it: an aircraft captures nothing.',
    instead: 'The bomber can attack Karelia.',
  },
  {
    what: 'a fighter is sent farther than it flies',
    on: () => [
      game({
        power: UK,
        units: { [UK]: { 'united-kingdom': { fighter: 1 } }, germany: { 'norway-finland': { infantry: 1 } } },
      }),
      move('united-kingdom', { fighter: 1 }, 'caucasus'),
    ],
    by: 'CM-10',
    reason: 'too-far',
    says: 'The fighter would need 5 moves to reach Caucasus and has only 4.',
    instead: 'The fighter can attack Norway/Finland.',
  },
  {
    what: 'a fighter is sent where it cannot come back from',
    on: () => [
      game({
        power: 'germany',
        units: {
          germany: { 'southern-europe': { fighter: 1 } },
          'soviet-union': { urals: { infantry: 1 }, caucasus: { infantry: 1 } },
        },
      }),
      move('southern-europe', { fighter: 1 }, 'urals'),
    ],
    by: 'CM-11',
    reason: 'cannot-land',
    says: 'After this move to Urals, the fighter would have nowhere to land, even if every battle went well.',
    instead: 'The fighter can attack Caucasus.',
  },
  {
    what: 'three fighters count on the two places of a carrier to come',
    on: () => [
      game({
        power: UK,
        purchased: { carrier: 1 },
        treasury: { [UK]: 2 },
        units: { [UK]: { caucasus: { fighter: 3 } }, japan: { 'sz-33': { destroyer: 1 } } },
      }),
      move('caucasus', { fighter: 3 }, 'sz-33'),
    ],
    by: 'CM-11',
    reason: 'cannot-land',
    says: 'After this move to Sea Zone 33, a fighter would have nowhere to land, even if every battle went well.',
    instead: '2 fighters can go there.',
  },
  {
    what: 'a fighter is sent over the sea, and a carrier could have been bought',
    on: () => [
      game({
        power: UK,
        treasury: { [UK]: 20 },
        units: { [UK]: { caucasus: { fighter: 1 } }, japan: { 'sz-33': { destroyer: 1 } } },
      }),
      move('caucasus', { fighter: 1 }, 'sz-33'),
    ],
    by: 'CM-11',
    reason: 'cannot-land',
    says: 'After this move to Sea Zone 33, the fighter would have nowhere to land, even if every battle went well.',
    instead: 'A carrier bought this turn for Sea Zone 33, Sea Zone 29 or elsewhere would have helped.',
  },
  {
    what: 'combat begins while the fighter’s carrier stays to fight elsewhere',
    on: () => [
      after(carolines({ 'sz-40': { carrier: 1, fighter: 1, battleship: 1 } }, { 'sz-40': { destroyer: 1 } }), strike),
      endPhase,
    ],
    by: 'CM-11',
    reason: 'cannot-land',
    says: 'The fighter in Caroline Islands would have nowhere to land, even if every battle went well.',
    instead:
      'First move the carrier in Sea Zone 40 to Sea Zone 38; or take back the move of the fighter in Caroline Islands.',
  },
  {
    what: 'noncombat ends while a carrier could still fetch two fighters',
    on: () => {
      const state = game({
        power: US,
        units: { [US]: { 'sz-40': { carrier: 1, fighter: 2 } }, japan: { 'caroline-islands': { infantry: 1 } } },
      });
      const out = after(state, move('sz-40', { fighter: 2 }, 'caroline-islands'), endPhase);
      return [after(fightOut(out, 'caroline-islands', { attacker: 1, defender: 6 }), endPhase), endPhase];
    },
    by: 'NCM-6',
    reason: 'must-save-air',
    says: 'The 2 fighters in Caroline Islands would be lost, although there is still a way to land.',
    instead:
      'First move the carrier in Sea Zone 40 to Sea Zone 38, then move the 2 fighters in Caroline Islands ' +
      'to Sea Zone 38.',
  },
  {
    what: 'the carrier sails away from its fighter',
    on: () => {
      const out = after(carolines({ 'sz-40': { carrier: 1, fighter: 1 } }), strike, endPhase);
      return [
        after(fightOut(out, 'caroline-islands', { attacker: 1, defender: 6 }), endPhase),
        move('sz-40', { carrier: 1 }, 'sz-42'),
      ];
    },
    by: 'NCM-6',
    reason: 'must-save-air',
    says: 'The fighter in Caroline Islands would be lost, although there is still a way to land.',
    instead: 'The carrier can go to Sea Zone 38.',
  },
  {
    what: 'noncombat ends with a fighter over captured ground',
    on: () => {
      const state = game({
        power: 'germany',
        units: {
          germany: { 'eastern-europe': { infantry: 2, fighter: 1 } },
          'soviet-union': { karelia: { infantry: 1 } },
        },
      });
      const out = after(state, move('eastern-europe', { infantry: 2, fighter: 1 }, 'karelia'), endPhase);
      return [after(fightOut(out, 'karelia', { attacker: 1, defender: 6 }), endPhase), endPhase];
    },
    by: 'NCM-6',
    reason: 'must-save-air',
    says: 'The fighter in Karelia would be lost, although there is still a way to land.',
    instead: 'First move the fighter in Karelia to Eastern Europe, Norway/Finland, West Russia or elsewhere.',
  },
  {
    what: 'a new carrier is placed far from the fighter that waits for it',
    on: () => [
      game({
        power: UK,
        phase: 'mobilize-new-units',
        purchased: { carrier: 1 },
        units: { [UK]: { 'sz-33': { fighter: 1 } } },
      }),
      mobilize('carrier', 'sz-6'),
    ],
    by: 'CM-12',
    reason: 'must-save-air',
    says: 'The fighter in Sea Zone 33 would be lost, although there is still a way to land.',
    instead: 'A carrier can be placed in Sea Zone 33.',
  },
  {
    what: 'a fighter lands on ground captured this turn',
    on: () => {
      const state = game({
        power: 'germany',
        units: {
          germany: { 'eastern-europe': { infantry: 2, fighter: 1 } },
          'soviet-union': { karelia: { infantry: 1 } },
        },
      });
      const out = after(state, move('eastern-europe', { infantry: 2 }, 'karelia'), endPhase);
      return [
        after(fightOut(out, 'karelia', { attacker: 1, defender: 6 }), endPhase),
        move('eastern-europe', { fighter: 1 }, 'karelia'),
      ];
    },
    by: 'NCM-5',
    reason: 'not-a-landing-place',
    says: 'The fighter cannot land in Karelia: it was not friendly when the turn began.',
    instead: 'The fighter can go to Norway/Finland, West Russia, Germany or elsewhere.',
  },
  {
    what: 'three fighters land on a carrier for two',
    on: () => [
      game({
        power: 'japan',
        phase: 'noncombat-move',
        units: { japan: { japan: { fighter: 3 }, 'sz-45': { carrier: 1 } } },
      }),
      move('japan', { fighter: 3 }, 'sz-45'),
    ],
    by: 'NCM-5',
    reason: 'not-a-landing-place',
    says: 'The 3 fighters cannot land in Sea Zone 45: no carrier with room will be there for all that need it.',
    instead: '2 fighters can go there; or the 3 fighters can go to Iwo Jima, Manchuria, Okinawa or elsewhere.',
  },
  {
    what: 'a bomber lands at sea',
    on: () => [
      game({
        power: UK,
        phase: 'noncombat-move',
        units: { [UK]: { 'united-kingdom': { bomber: 1 }, 'sz-6': { carrier: 1 } } },
      }),
      move('united-kingdom', { bomber: 1 }, 'sz-6'),
    ],
    by: 'NCM-5',
    reason: 'not-a-landing-place',
    says: 'The bomber cannot land in Sea Zone 6: bombers land on land only.',
    instead: 'The bomber can go to Greenland, Iceland, Karelia or elsewhere.',
  },
  {
    what: 'somebody moves before a stranded fighter has landed',
    on: () => [stranded(), endPhase],
    by: 'NCM-2',
    reason: 'stranded-first',
    says: 'First Axis (Japan) must say where Japan’s fighter in Sea Zone 38 lands, because its carrier is lost.',
    instead: 'Japan’s fighter can land in Caroline Islands or Sea Zone 45.',
  },
  {
    what: 'a stranded fighter lands two spaces away',
    on: () => {
      const state = stranded();
      return [state, { type: 'land-stranded', unit: one(state, 'sz-38', 'fighter', 'japan'), to: 'japan' }];
    },
    by: 'NCM-2',
    reason: 'not-a-stranded-landing',
    says:
      'Japan’s fighter without a carrier cannot land in Japan: it needs friendly land or a carrier with ' +
      'room, at most one space away.',
    instead: 'Japan’s fighter can land in Caroline Islands or Sea Zone 45.',
  },
];
