import type { SmallBoard } from './boards.ts';

/** Small positions of the Revised edition, for what it has beside that of 1941. */
export const BOARDS_OF_REVISED: readonly SmallBoard[] = [
  {
    edition: 'revised',
    name: 'Revised: research',
    about: 'Twelve IPCs, and one development that is there already.',
    spaces: ['russia'],
    depth: 3,
    position: {
      power: 'soviet-union',
      phase: 'develop-weapons',
      treasury: { 'soviet-union': 12 },
      developments: { 'soviet-union': ['rockets'] },
      units: { 'soviet-union': { russia: { infantry: 1 } } },
    },
  },
  {
    edition: 'revised',
    name: 'Revised: purchase',
    about: 'Twenty IPCs, for units and for a complex.',
    spaces: ['russia'],
    depth: 2,
    position: {
      power: 'soviet-union',
      phase: 'purchase-units',
      treasury: { 'soviet-union': 20 },
      units: { 'soviet-union': { russia: { infantry: 1 } } },
    },
  },
  {
    edition: 'revised',
    name: 'Revised: land',
    about: 'Artillery, a tank and a gun against a territory that only a gun holds, and an open one.',
    spaces: ['ukraine-ssr', 'caucasus', 'west-russia', 'russia', 'eastern-europe', 'belorussia', 'balkans', 'sz-16'],
    depth: 3,
    position: {
      power: 'germany',
      phase: 'combat-move',
      units: {
        germany: { 'ukraine-ssr': { artillery: 1, tank: 1, 'antiaircraft-gun': 1 } },
        'soviet-union': { caucasus: { 'antiaircraft-gun': 1 } },
      },
    },
  },
  {
    edition: 'revised',
    name: 'Revised: sea',
    about: 'A submarine, a destroyer and a transport among enemy transports and submarines, which bar their way.',
    spaces: ['sz-3', 'sz-4', 'sz-5', 'sz-6', 'sz-2', 'norway', 'karelia-ssr'],
    depth: 3,
    position: {
      power: 'germany',
      phase: 'combat-move',
      units: {
        germany: { 'sz-5': { destroyer: 1, submarine: 1 }, 'sz-3': { transport: 1 } },
        'united-kingdom': { 'sz-6': { transport: 1 }, 'sz-2': { submarine: 1 } },
      },
    },
  },
  {
    edition: 'revised',
    name: 'Revised: complexes',
    about: 'A complex, a tank and a carrier to place, with a fighter that can go aboard.',
    spaces: ['united-kingdom', 'india', 'eire', 'sz-6', 'sz-7', 'sz-8', 'australia', 'anglo-egypt'],
    depth: 3,
    position: {
      power: 'united-kingdom',
      phase: 'mobilize-new-units',
      purchased: { 'industrial-complex': 1, tank: 1, carrier: 1 },
      units: { 'united-kingdom': { 'united-kingdom': { fighter: 1 } } },
    },
  },
  {
    edition: 'revised',
    name: 'Revised: land battle',
    about: 'Infantry, artillery and a fighter against infantry and a gun.',
    spaces: ['karelia-ssr', 'norway', 'belorussia', 'archangel', 'west-russia', 'eastern-europe'],
    depth: 4,
    position: {
      power: 'germany',
      phase: 'conduct-combat',
      units: {
        germany: { 'karelia-ssr': { infantry: 1, artillery: 1, fighter: 1 } },
        'soviet-union': { 'karelia-ssr': { infantry: 1, 'antiaircraft-gun': 1 } },
      },
    },
  },
  {
    edition: 'revised',
    name: 'Revised: sea battle',
    about: 'A submarine and a destroyer against a submarine and a transport: they strike, fire and dive.',
    spaces: ['sz-3', 'sz-4', 'sz-2', 'sz-6'],
    depth: 5,
    position: {
      power: 'germany',
      phase: 'conduct-combat',
      units: {
        germany: { 'sz-3': { submarine: 1, destroyer: 1 } },
        'united-kingdom': { 'sz-3': { submarine: 1, transport: 1 } },
      },
    },
  },
  {
    edition: 'revised',
    name: 'Revised: raid',
    about: 'A bomber beside a complex with a gun, and a gun with rockets.',
    spaces: ['ukraine-ssr', 'caucasus', 'eastern-europe', 'balkans'],
    depth: 4,
    position: {
      power: 'germany',
      phase: 'combat-move',
      developments: { germany: ['rockets'] },
      units: {
        germany: { 'ukraine-ssr': { bomber: 1, 'antiaircraft-gun': 1 } },
        'soviet-union': { caucasus: { 'antiaircraft-gun': 1 } },
      },
    },
  },
  {
    edition: 'revised',
    name: 'Revised: landing',
    about: 'A battleship and a loaded transport before a coast with infantry: bombard or not, land or call it off.',
    spaces: ['sz-3', 'sz-5', 'norway', 'karelia-ssr'],
    depth: 5,
    position: {
      power: 'united-kingdom',
      phase: 'combat-move',
      units: {
        'united-kingdom': { 'sz-3': { battleship: 1, transport: 1 } },
        germany: { norway: { infantry: 1 } },
      },
      aboard: [
        {
          in: 'sz-3',
          ship: 'transport',
          owner: 'united-kingdom',
          cargo: [{ unit: 'artillery', owner: 'united-kingdom' }],
        },
      ],
    },
  },
];
