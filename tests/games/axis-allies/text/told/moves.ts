import { after, endPhase, fightOut, game, load, move, one } from '../../../../engine/axis-allies/rules/position.ts';
import { guardedGame } from '../../../../engine/axis-allies/editions/guardedEdition.ts';
import { neutralGame } from '../../../../engine/axis-allies/editions/neutralEdition.ts';
import { stormyGame, uneasyGame } from '../../../../engine/axis-allies/editions/uneasyEdition.ts';
import type { Told } from './told.ts';

const US = 'united-states';
const UK = 'united-kingdom';

const pacific = (at40: Readonly<Record<string, number>>, at39: Readonly<Record<string, number>>) =>
  game({ power: US, units: { [US]: { 'sz-40': at40 }, japan: { 'sz-39': at39 } } });

/** Orders to move land units and ships. */
export const MOVES: readonly Told[] = [
  {
    what: 'three infantry are sent two spaces',
    on: () => [
      game({
        power: 'soviet-union',
        units: { 'soviet-union': { archangel: { infantry: 3 } }, germany: { 'west-russia': { infantry: 3 } } },
        control: { 'west-russia': 'germany' },
      }),
      move('archangel', { infantry: 3 }, 'ukraine'),
    ],
    by: 'CM-2',
    reason: 'too-far',
    says: 'The 3 infantry would need 2 moves to reach Ukraine and have only 1.',
    instead: 'The 3 infantry can attack West Russia.',
  },
  {
    what: 'infantry go along with a tank that could go alone',
    on: () => [
      game({
        power: 'germany',
        units: { germany: { germany: { infantry: 1, tank: 1 } }, 'soviet-union': { karelia: { infantry: 1 } } },
      }),
      move('germany', { infantry: 1, tank: 1 }, 'karelia'),
    ],
    by: 'CM-2',
    reason: 'too-far',
    says: 'The infantry would need 2 moves to reach Karelia and has only 1.',
    instead: 'The tank can go there.',
  },
  {
    what: 'a destroyer is sent past an enemy battleship',
    on: () => [pacific({ destroyer: 1 }, { battleship: 1 }), move('sz-40', { destroyer: 1 }, 'sz-38', 'sz-39')],
    by: 'CM-4',
    reason: 'must-stop',
    says:
      'The destroyer must stop in Sea Zone 39 and cannot go on from there this turn, because Japan’s ' +
      'battleship is there.',
    instead: 'The destroyer can end its move there.',
  },
  {
    what: 'a submarine is sent past an enemy destroyer',
    on: () => [pacific({ submarine: 1 }, { destroyer: 1 }), move('sz-40', { submarine: 1 }, 'sz-38', 'sz-39')],
    by: 'CM-14',
    reason: 'must-stop',
    says:
      'The submarine must stop in Sea Zone 39 and cannot go on from there this turn, because Japan’s ' +
      'destroyer is there.',
    instead: 'The submarine can end its move there.',
  },
  {
    what: 'a tank is sent through a territory with enemy infantry',
    on: () => [
      game({
        power: 'germany',
        units: { germany: { 'eastern-europe': { tank: 2 } }, 'soviet-union': { karelia: { infantry: 2 } } },
      }),
      move('eastern-europe', { tank: 1 }, 'archangel', 'karelia'),
    ],
    by: 'CM-9',
    reason: 'must-stop',
    says:
      'A tank must stop in Karelia and cannot go on from there this turn, because the Soviet Union’s 2 ' +
      'infantry are there.',
    instead: 'A tank can end its move there; or a tank can go to Archangel by another route.',
  },
  {
    what: 'a tank is sent through an empty territory with a complex',
    on: () => [
      game({ power: 'germany', control: { ukraine: 'germany' }, units: { germany: { ukraine: { tank: 1 } } } }),
      move('ukraine', { tank: 1 }, 'urals', 'caucasus'),
    ],
    by: 'CM-9',
    reason: 'must-stop',
    says:
      'The tank must stop in Caucasus and cannot go on from there this turn, because there is an industrial ' +
      'complex there.',
    instead: 'The tank can end its move there.',
  },
  {
    what: 'infantry are sent into neutral ground',
    on: () => [
      game({
        power: 'soviet-union',
        units: { 'soviet-union': { caucasus: { infantry: 1 } }, germany: { ukraine: { infantry: 1 } } },
      }),
      move('caucasus', { infantry: 1 }, 'turkey'),
    ],
    by: 'MAP-3',
    reason: 'neutral-space',
    says: 'Turkey is neutral: no unit may enter it, pass through it or fly over it.',
    instead: 'The infantry can go to Ukraine or West Russia.',
  },
  {
    what: 'infantry are sent into ground at peace',
    on: () => [uneasyGame({ units: { red: { hill: { infantry: 1 } } } }), move('hill', { infantry: 1 }, 'town')],
    by: 'POL-2',
    reason: 'at-peace',
    says:
      'Town is held by Green, at peace with Red: no unit of either may enter ground of the other, pass through it or ' +
      'fly over it.',
    instead: 'The infantry can go to Field.',
  },
  {
    what: 'infantry of a power that may begin no war are sent into ground at peace',
    on: () => [
      stormyGame({ power: 'green', phase: 'noncombat-move', units: { green: { town: { infantry: 1 } } } }),
      move('town', { infantry: 1 }, 'hill'),
    ],
    by: 'POL-5',
    reason: 'war-not-begun',
    says:
      'Hill is held by Red. Green may begin no war: before there is one, its units neither enter such ground nor ' +
      'pass through it or fly over it.',
    instead: 'The infantry can go to Moor.',
  },
  {
    what: 'infantry walk into guarded ground of which they are no guards',
    on: () => [
      guardedGame({
        power: 'blue',
        phase: 'noncombat-move',
        units: { blue: { field: { infantry: 1 } } },
      }),
      move('field', { infantry: 1 }, 'marsh'),
    ],
    by: 'POL-10',
    reason: 'guarded-ground',
    says: 'Marsh is Heron: only land units of Green and Gold may walk in, in noncombat move, and then it is theirs.',
  },
  {
    what: 'a bomber is sent over neutral ground that can be attacked',
    on: () => [
      neutralGame({ units: { red: { hill: { bomber: 1 } } } }),
      { type: 'move', units: ['u1'], to: 'field', via: ['steppe'] },
    ],
    by: 'NEU-3',
    reason: 'neutral-ground',
    says:
      'Steppe is neutral ground: the bomber may fly there to attack it, but neither over it nor on from it in this ' +
      'phase.',
    instead: 'The bomber can go to Steppe.',
  },
  {
    what: 'an attack that brings war comes after a ship passed what war makes hostile',
    on: () => {
      const fleets = { green: { bay: { destroyer: 1 } }, blue: { gulf: { destroyer: 1 } } };
      const state = stormyGame({ units: { red: { hill: { infantry: 1 }, cove: { destroyer: 1 } }, ...fleets } });
      return [after(state, move('cove', { destroyer: 1 }, 'gulf')), move('hill', { infantry: 1 }, 'town')];
    },
    by: 'POL-8',
    reason: 'wrong-in-war',
    says:
      'To attack Town brings war, and then what the destroyer did in this phase would be against the rules: war ' +
      'counts for the whole phase.',
    instead: 'Take back the move of the destroyer in Gulf; or the infantry can go to Field.',
  },
  {
    what: 'infantry are sent into the sea',
    on: () => [
      game({
        power: 'germany',
        phase: 'noncombat-move',
        units: { germany: { germany: { infantry: 1 }, 'sz-5': { transport: 1 } } },
      }),
      move('germany', { infantry: 1 }, 'sz-5'),
    ],
    by: 'MAP-10',
    reason: 'wrong-element',
    says: 'The infantry cannot move into Sea Zone 5: land units go to sea aboard transports only.',
    instead: 'The infantry can go aboard in Sea Zone 5.',
  },
  {
    what: 'a destroyer is sent ashore',
    on: () => [
      game({ power: 'germany', phase: 'noncombat-move', units: { germany: { 'sz-5': { destroyer: 1 } } } }),
      move('sz-5', { destroyer: 1 }, 'germany'),
    ],
    by: 'MAP-10',
    reason: 'wrong-element',
    says: 'The destroyer cannot go ashore in Germany: ships stay at sea.',
  },
  {
    what: 'infantry are sent from island to island',
    on: () => [
      game({
        power: 'japan',
        phase: 'noncombat-move',
        units: { japan: { okinawa: { infantry: 1 }, 'sz-45': { transport: 1 } } },
      }),
      move('okinawa', { infantry: 1 }, 'iwo-jima'),
    ],
    by: 'CM-16',
    reason: 'no-route',
    says: 'There is no way over land to Iwo Jima for the infantry; only a transport could take it.',
    instead: 'The infantry can go aboard in Sea Zone 45.',
  },
  {
    what: 'a destroyer is sent through Panama, which the enemy holds',
    on: () => [
      game({
        power: US,
        phase: 'noncombat-move',
        control: { 'central-america': 'japan' },
        units: { [US]: { 'sz-12': { destroyer: 1 } } },
      }),
      move('sz-12', { destroyer: 1 }, 'sz-19'),
    ],
    by: 'MAP-6',
    reason: 'canal-closed',
    says: 'The Panama Canal is closed to the destroyer: your side did not hold Central America when the turn began.',
  },
  {
    what: 'a submarine is sent through Suez, half of which the enemy holds',
    on: () => [
      game({
        power: UK,
        phase: 'noncombat-move',
        control: { 'middle-east': 'germany' },
        units: { [UK]: { 'sz-17': { submarine: 1 } } },
      }),
      move('sz-17', { submarine: 1 }, 'sz-28'),
    ],
    by: 'MAP-6',
    reason: 'canal-closed',
    says:
      'The Suez Canal is closed to the submarine: your side did not hold both Anglo-Egypt Sudan and Middle ' +
      'East when the turn began.',
  },
  {
    what: 'a destroyer is sent into zone 18',
    on: () => [
      game({ power: 'germany', phase: 'noncombat-move', units: { germany: { 'sz-17': { destroyer: 1 } } } }),
      move('sz-17', { destroyer: 1 }, 'sz-18'),
    ],
    by: 'MAP-5',
    reason: 'strait-closed',
    says: 'The destroyer cannot sail into or out of Sea Zone 18, which is closed to ships.',
    instead: 'The destroyer can go to Sea Zone 16 or Sea Zone 15.',
  },
  {
    what: 'a tank’s way jumps',
    on: () => [
      game({
        power: 'germany',
        units: { germany: { 'western-europe': { tank: 1 } }, 'soviet-union': { karelia: { infantry: 1 } } },
      }),
      move('western-europe', { tank: 1 }, 'karelia', 'eastern-europe'),
    ],
    by: 'MAP-1',
    reason: 'route-broken',
    says: 'The tank cannot go straight from Western Europe to Eastern Europe.',
  },
  {
    what: 'infantry stay where they are',
    on: () => [
      game({ power: 'germany', units: { germany: { germany: { infantry: 1 } } } }),
      move('germany', { infantry: 1 }, 'germany'),
    ],
    by: 'CM-1',
    reason: 'same-space',
    says: 'The infantry is already in Germany.',
  },
  {
    what: 'infantry march among friends before combat',
    on: () => [
      game({
        power: 'germany',
        units: { germany: { 'eastern-europe': { infantry: 1 } }, 'soviet-union': { karelia: { infantry: 1 } } },
      }),
      move('eastern-europe', { infantry: 1 }, 'germany'),
    ],
    by: 'CM-1',
    reason: 'ends-friendly',
    says:
      'The infantry cannot go to Germany in combat move, because there is no enemy to attack there; other ' +
      'moves come after combat.',
    instead: 'The infantry can attack Karelia.',
  },
  {
    what: 'infantry march into enemy ground after combat',
    on: () => [
      game({
        power: 'germany',
        phase: 'noncombat-move',
        units: { germany: { 'eastern-europe': { infantry: 2 } }, 'soviet-union': { karelia: { infantry: 1 } } },
      }),
      move('eastern-europe', { infantry: 2 }, 'karelia'),
    ],
    by: 'NCM-3',
    reason: 'hostile-space',
    says: 'In noncombat move the 2 infantry cannot enter Karelia, which the Soviet Union holds.',
    instead: 'The 2 infantry can go to West Russia, Germany, Southern Europe or elsewhere.',
  },
  {
    what: 'a destroyer sails into an enemy fleet after combat',
    on: () => [
      game({
        power: US,
        phase: 'noncombat-move',
        units: { [US]: { 'sz-40': { destroyer: 1 } }, japan: { 'sz-39': { carrier: 1, destroyer: 1, submarine: 1 } } },
      }),
      move('sz-40', { destroyer: 1 }, 'sz-39'),
    ],
    by: 'NCM-4',
    reason: 'hostile-space',
    says: 'In noncombat move the destroyer cannot sail into Sea Zone 39, where Japan’s destroyer and carrier are.',
    instead: 'The destroyer can go to Sea Zone 37, Sea Zone 44, Sea Zone 38 or elsewhere.',
  },
  {
    what: 'a destroyer is sent on that has no move left',
    on: () => {
      const sailed = after(
        game({
          power: 'germany',
          units: {
            germany: { 'sz-5': { destroyer: 1 } },
            'united-kingdom': { 'sz-6': { submarine: 1 }, 'sz-8': { submarine: 1 } },
          },
        }),
        move('sz-5', { destroyer: 1 }, 'sz-8', 'sz-6'),
      );
      return [sailed, { type: 'move', units: [one(sailed, 'sz-8', 'destroyer')], to: 'sz-6' }];
    },
    by: 'CM-2',
    reason: 'already-moved',
    says: 'The destroyer has already moved this turn, from Sea Zone 5 to Sea Zone 8.',
    instead: 'Take back the move of the destroyer in Sea Zone 8.',
  },
  {
    what: 'a destroyer sails on from the battle it stayed for',
    on: () => {
      const state = after(
        game({
          power: 'germany',
          units: { germany: { 'sz-8': { destroyer: 1 } }, [UK]: { 'sz-8': { destroyer: 1 } } },
        }),
        endPhase,
      );
      return [
        after(fightOut(state, 'sz-8', { attacker: 1, defender: 6 }), endPhase),
        move('sz-8', { destroyer: 1 }, 'sz-9'),
      ];
    },
    by: 'NCM-1',
    reason: 'already-fought',
    says: 'The destroyer in Sea Zone 8 has fought this turn and cannot move any more.',
  },
  {
    what: 'a tank aboard is sent on without its ship',
    on: () => {
      const aboard = after(
        game({
          power: 'germany',
          phase: 'noncombat-move',
          units: { germany: { germany: { tank: 1, infantry: 1 }, 'sz-5': { transport: 1 } } },
        }),
        load('germany', { tank: 1 }, 'sz-5'),
      );
      return [aboard, { type: 'move', units: [one(aboard, 'sz-5', 'tank')], to: 'sz-6' }];
    },
    by: 'CM-16',
    reason: 'cargo-moves-with-ship',
    says: 'The tank in Sea Zone 5 is aboard and can only go where the ship goes.',
    instead: 'The transport can go to Sea Zone 6.',
  },
  {
    what: 'a friend’s carrier is sent away',
    on: () => {
      const state = game({ power: US, units: { [UK]: { 'sz-39': { carrier: 1 } } } });
      return [state, { type: 'move', units: [one(state, 'sz-39', 'carrier', UK)], to: 'sz-38' }];
    },
    by: 'TURN-7',
    reason: 'not-your-unit',
    says: 'It is the United States’ turn, so you cannot give orders to the United Kingdom’s carrier in Sea Zone 39.',
  },
];
