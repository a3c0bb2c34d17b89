import type { Scene } from './rules/position.ts';

/** Positions in the middle of a turn, with everything a file can say, in the order in which it is written. */

const UK = 'united-kingdom';
const US = 'united-states';
const USSR = 'soviet-union';

export const COMBAT_MOVE: Scene = {
  power: 'germany',
  units: {
    germany: {
      'sz-5': { transport: 3, carrier: 1 },
      'sz-6': { bomber: 2 },
      karelia: { tank: 1 },
      germany: { tank: 2 },
    },
    [USSR]: { karelia: { infantry: 1 } },
    [UK]: { 'sz-6': { submarine: 1 } },
  },
  aboard: [
    {
      in: 'sz-5',
      ship: 'transport',
      owner: 'germany',
      cargo: [
        {
          unit: 'infantry',
          owner: 'germany',
          deed: { route: ['germany'], phase: 'combat-move', did: 'loaded', assault: 'karelia' },
        },
        { unit: 'tank', owner: 'germany' },
      ],
      deed: { route: ['sz-6', 'sz-5'], phase: 'combat-move', did: 'moved' },
    },
    { in: 'sz-5', ship: 'transport', owner: 'germany', cargo: [{ unit: 'infantry', owner: 'japan' }] },
  ],
  pieces: [
    {
      in: 'germany',
      unit: 'tank',
      owner: 'germany',
      deed: { route: ['germany', 'eastern-europe', 'germany'], phase: 'combat-move', did: 'moved' },
      count: 1,
    },
    {
      in: 'karelia',
      unit: 'tank',
      owner: 'germany',
      deed: { route: ['eastern-europe', 'west-russia', 'karelia'], phase: 'combat-move', did: 'moved' },
      count: 1,
    },
    {
      in: 'sz-6',
      unit: 'bomber',
      owner: 'germany',
      deed: { route: ['germany', 'sz-5', 'sz-6'], phase: 'combat-move', did: 'moved' },
      count: 2,
    },
  ],
  turn: {
    control: { ukraine: USSR, archangel: null },
    hostileZones: ['sz-5'],
    engage: { 'sz-6': false },
    captured: ['ukraine', 'west-russia'],
  },
};

/**
 * German ships and a bomber against British ships, before a landing in Karelia. The Royal Navy fires now: its carrier
 * is hit, one of its submarines is gone, and so is one of the German battleships.
 */
export const SEA_BATTLE: Scene = {
  power: 'germany',
  phase: 'conduct-combat',
  units: {
    germany: { 'sz-6': { battleship: 1, submarine: 2, bomber: 1, transport: 1 } },
    [UK]: { 'sz-6': { carrier: 1, battleship: 1, submarine: 1, fighter: 1 } },
    [USSR]: { karelia: { tank: 1 } },
  },
  aboard: [
    {
      in: 'sz-6',
      ship: 'transport',
      owner: 'germany',
      cargo: [
        {
          unit: 'infantry',
          owner: 'germany',
          deed: { route: ['germany'], phase: 'combat-move', did: 'loaded', assault: 'karelia' },
        },
      ],
      battle: {},
    },
  ],
  pieces: [
    { in: 'sz-6', unit: 'battleship', owner: 'germany', battle: {}, count: 1 },
    { in: 'sz-6', unit: 'battleship', owner: UK, damaged: true, battle: {}, count: 1 },
    { in: 'sz-6', unit: 'bomber', owner: 'germany', battle: {}, count: 1 },
    { in: 'sz-6', unit: 'carrier', owner: UK, battle: { casualty: true }, count: 1 },
    { in: 'sz-6', unit: 'fighter', owner: UK, battle: {}, count: 1 },
    { in: 'sz-6', unit: 'submarine', owner: 'germany', battle: { struck: true }, count: 2 },
    { in: 'sz-6', unit: 'submarine', owner: UK, battle: { submerged: true }, count: 1 },
  ],
  turn: {
    battles: [{ space: 'karelia', kind: 'land', landingFrom: ['sz-6'] }],
    seaBattles: { 'sz-5': 'cleared', 'sz-7': 'contested' },
  },
  battle: {
    space: 'sz-6',
    kind: 'sea',
    landingFrom: ['sz-6'],
    round: 2,
    step: 'defender-fire',
    destroyers: { attacker: false, defender: true },
    origins: ['sz-5', 'sz-7'],
    hits: { submarine: 0, air: 0, surface: 0 },
    rolled: { by: 'attacker', groups: [{ value: 4, kind: 'surface', dice: [3, 5], hits: 1 }] },
  },
};

/** Infantry from the sea and a tank in Karelia, hit twice by Soviet infantry and a fighter; one infantry died. */
export const LAND_BATTLE: Scene = {
  power: 'germany',
  phase: 'conduct-combat',
  units: {
    germany: { 'sz-5': { transport: 1 }, karelia: { tank: 1, infantry: 2 } },
    [USSR]: { karelia: { infantry: 1, fighter: 1, tank: 1 } },
  },
  pieces: [
    { in: 'karelia', unit: 'fighter', owner: USSR, battle: {}, count: 1 },
    {
      in: 'karelia',
      unit: 'infantry',
      owner: 'germany',
      deed: { route: ['germany', 'sz-5'], phase: 'combat-move', did: 'offloaded' },
      battle: { seaborne: true },
      count: 2,
    },
    { in: 'karelia', unit: 'infantry', owner: USSR, battle: {}, count: 1 },
    { in: 'karelia', unit: 'tank', owner: 'germany', battle: {}, count: 1 },
    { in: 'karelia', unit: 'tank', owner: USSR, battle: {}, count: 1 },
    {
      in: 'sz-5',
      unit: 'transport',
      owner: 'germany',
      deed: { route: ['sz-5'], phase: 'conduct-combat', did: 'offloaded', ashore: 'karelia', retreated: true },
      count: 1,
    },
  ],
  turn: { control: { archangel: 'germany' } },
  battle: {
    space: 'karelia',
    kind: 'land',
    landingFrom: ['sz-5'],
    round: 1,
    step: 'defender-fire-casualties',
    destroyers: { attacker: false, defender: false },
    origins: ['west-russia'],
    hits: { submarine: 0, air: 1, surface: 1 },
    rolled: {
      by: 'defender',
      groups: [
        { value: 2, kind: 'surface', dice: [1, 6], hits: 1 },
        { value: 3, kind: 'surface', dice: [5], hits: 0 },
        { value: 4, kind: 'air', dice: [4], hits: 1 },
      ],
    },
  },
};

export const STRANDED: Scene = {
  power: US,
  phase: 'noncombat-move',
  units: {
    [US]: { 'sz-38': { submarine: 1 } },
    japan: { 'sz-38': { fighter: 2 }, 'sz-45': { carrier: 1 } },
  },
  pieces: [{ in: 'sz-38', unit: 'fighter', owner: 'japan', stranded: true, count: 2 }],
  turn: { hostileZones: ['sz-38', 'sz-45'], seaBattles: { 'sz-38': 'cleared' } },
};

export const MOBILIZING: Scene = {
  power: 'germany',
  phase: 'mobilize-new-units',
  round: 4,
  victory: 'short',
  treasury: { [USSR]: 0, germany: 3, [UK]: 1, japan: 2, [US]: 5 },
  control: { karelia: 'germany', caucasus: 'germany' },
  units: { germany: { germany: { infantry: 3 } } },
  purchased: { tank: 1 },
  complexesCapturedThisTurn: ['caucasus'],
  pieces: [{ in: 'germany', unit: 'infantry', owner: 'germany', placed: true, count: 2 }],
  turn: { control: { karelia: USSR }, captured: ['karelia'], mobilized: { germany: 2 } },
};

export const OVER: Scene = {
  power: US,
  phase: 'collect-income',
  control: { 'united-kingdom': 'germany', russia: 'japan' },
  units: { germany: { germany: { infantry: 1 } } },
  over: true,
};

export const BEGUN: Scene = { power: 'germany', units: {}, turn: { begun: true } };
