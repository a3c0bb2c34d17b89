import type { PositionFile } from '../../../../src/engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../src/engine/index.ts';

/** A small position on a few spaces, and how deep its commands are counted. */
export interface SmallBoard {
  /** The edition it is a position of; 1941 if it is not said. */
  readonly edition?: string;
  readonly name: string;
  readonly about: string;
  /** Spaces that commands name from the second command on; the first is tried with all the board. */
  readonly spaces: readonly SpaceId[];
  readonly depth: number;
  readonly position: Omit<PositionFile, 'edition'>;
}

export const SMALL_BOARDS: readonly SmallBoard[] = [
  {
    name: 'land',
    about: 'Infantry and a tank against a defended and an open border.',
    spaces: ['ukraine', 'caucasus', 'west-russia', 'russia', 'eastern-europe', 'karelia', 'southern-europe', 'sz-16'],
    depth: 4,
    position: {
      power: 'germany',
      phase: 'combat-move',
      units: {
        germany: { ukraine: { infantry: 1, tank: 1 }, 'west-russia': { infantry: 1 } },
        'soviet-union': { caucasus: { infantry: 1 } },
      },
    },
  },
  {
    name: 'blitz',
    about: 'Two tanks, empty hostile ground, a complex in the way, and neutral mountains.',
    spaces: ['ukraine', 'caucasus', 'russia', 'west-russia', 'middle-east', 'urals', 'karelia', 'turkey'],
    depth: 4,
    position: {
      power: 'germany',
      phase: 'combat-move',
      control: { russia: 'germany' },
      units: { germany: { ukraine: { tank: 1 }, russia: { tank: 1 } }, 'soviet-union': { siberia: { infantry: 1 } } },
    },
  },
  {
    name: 'sea',
    about: 'A fleet with a submarine, a destroyer and a transport among enemy ships of every kind.',
    spaces: ['sz-2', 'sz-3', 'sz-5', 'sz-6', 'sz-7', 'sz-8', 'norway-finland', 'united-kingdom'],
    depth: 3,
    position: {
      power: 'germany',
      phase: 'combat-move',
      units: {
        germany: { 'sz-5': { destroyer: 1, submarine: 1 }, 'sz-7': { transport: 1 } },
        'united-kingdom': { 'sz-6': { destroyer: 1 }, 'sz-7': { submarine: 1 }, 'sz-8': { transport: 1 } },
      },
    },
  },
  {
    name: 'fleet in noncombat',
    about: 'A battleship and a submarine beside a hostile zone, and one no destroyer guards, after the battles.',
    spaces: ['sz-1', 'sz-2', 'sz-3', 'sz-6', 'sz-7', 'sz-8', 'sz-9', 'sz-10'],
    depth: 3,
    position: {
      power: 'germany',
      phase: 'noncombat-move',
      units: {
        germany: { 'sz-2': { submarine: 1, battleship: 1 } },
        'united-kingdom': { 'sz-6': { destroyer: 1 }, 'sz-9': { carrier: 1 }, 'sz-10': { transport: 1 } },
      },
    },
  },
  {
    name: 'air',
    about: 'A fighter on a carrier and a bomber, with little ground to land on.',
    spaces: [
      'sz-33',
      'sz-34',
      'sz-37',
      'australia',
      'new-zealand',
      'solomon-islands',
      'new-guinea',
      'sz-32',
      'sz-35',
      'sz-30',
    ],
    depth: 3,
    position: {
      power: 'united-kingdom',
      phase: 'combat-move',
      control: { 'new-zealand': 'japan', 'solomon-islands': 'japan', 'new-guinea': 'japan' },
      units: {
        'united-kingdom': { 'sz-33': { fighter: 1, carrier: 1 }, australia: { bomber: 1 } },
        japan: { 'new-zealand': { infantry: 1 }, 'sz-37': { destroyer: 1 } },
      },
    },
  },
  {
    name: 'landing',
    about: 'A fighter in the air after its battle, a carrier that can come, a friend’s carrier with a guest.',
    spaces: ['sz-33', 'sz-34', 'sz-37', 'sz-35', 'sz-32', 'sz-30', 'australia', 'new-zealand'],
    depth: 2,
    position: {
      power: 'united-kingdom',
      phase: 'noncombat-move',
      control: { australia: 'japan', 'new-zealand': 'japan' },
      units: {
        'united-kingdom': { 'sz-37': { fighter: 2 }, 'sz-33': { carrier: 1 } },
        'united-states': { 'sz-34': { carrier: 1, fighter: 1 } },
      },
    },
  },
  {
    name: 'assault',
    about: 'A transport, troops on two shores, a hostile coast, an escort and a submarine.',
    spaces: ['sz-6', 'sz-7', 'sz-8', 'united-kingdom', 'western-europe', 'norway-finland', 'germany'],
    depth: 4,
    position: {
      power: 'united-kingdom',
      phase: 'combat-move',
      units: {
        'united-kingdom': { 'united-kingdom': { infantry: 1, tank: 1 }, 'sz-8': { transport: 1 } },
        germany: { 'sz-7': { submarine: 1 } },
      },
    },
  },
  {
    name: 'ferry',
    about: 'Cargo of two friends aboard one transport, in noncombat move.',
    spaces: ['sz-8', 'sz-7', 'sz-6', 'sz-2', 'united-kingdom', 'eire', 'gibraltar'],
    depth: 4,
    position: {
      power: 'united-states',
      phase: 'noncombat-move',
      units: {
        'united-states': { 'united-kingdom': { infantry: 1 }, 'sz-8': { transport: 1 } },
        'united-kingdom': { 'sz-8': { transport: 1 } },
      },
      aboard: [
        { in: 'sz-8', ship: 'transport', owner: 'united-kingdom', cargo: [{ unit: 'tank', owner: 'united-states' }] },
      ],
    },
  },
  {
    name: 'submarines',
    about: 'Submarines of both sides and a transport: submerge, strike, dice, casualties.',
    spaces: ['sz-8', 'sz-7', 'sz-6'],
    depth: 6,
    position: {
      power: 'germany',
      phase: 'conduct-combat',
      units: { germany: { 'sz-8': { submarine: 2 } }, 'united-kingdom': { 'sz-8': { submarine: 1, carrier: 1 } } },
    },
  },
  {
    name: 'sea battle',
    about: 'A battleship and a fighter against a destroyer, a submarine and a transport.',
    spaces: ['sz-8', 'sz-7', 'sz-6'],
    depth: 5,
    position: {
      power: 'germany',
      phase: 'conduct-combat',
      units: {
        germany: { 'sz-8': { battleship: 1, fighter: 1 } },
        'united-kingdom': { 'sz-8': { destroyer: 1, submarine: 1, transport: 1 } },
      },
    },
  },
  {
    name: 'land battle',
    about: 'Infantry and a tank against infantry and a fighter, of two powers.',
    spaces: ['karelia', 'norway-finland', 'west-russia', 'archangel'],
    depth: 4,
    position: {
      power: 'germany',
      phase: 'conduct-combat',
      units: {
        germany: { karelia: { infantry: 1, tank: 1 } },
        'soviet-union': { karelia: { infantry: 1 } },
        'united-kingdom': { karelia: { fighter: 1 } },
      },
    },
  },
  {
    name: 'mobilize',
    about: 'A carrier, a fighter and a tank, one complex on the coast, one inland, one just taken.',
    spaces: ['united-kingdom', 'india', 'sz-6', 'sz-8', 'sz-2', 'sz-29', 'caucasus', 'germany'],
    depth: 5,
    position: {
      power: 'united-kingdom',
      phase: 'mobilize-new-units',
      control: { caucasus: 'united-kingdom' },
      complexesCapturedThisTurn: ['caucasus'],
      purchased: { carrier: 1, fighter: 1, tank: 1 },
      units: { 'united-kingdom': { 'united-kingdom': { infantry: 1 } } },
    },
  },
  {
    name: 'purchase',
    about: 'Twenty IPCs.',
    spaces: ['russia'],
    depth: 2,
    position: {
      power: 'soviet-union',
      phase: 'purchase-units',
      treasury: { 'soviet-union': 20 },
      units: { 'soviet-union': { russia: { infantry: 1 } } },
    },
  },
];
