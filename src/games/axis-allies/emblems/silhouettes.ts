import { circle, hole, type MarkLook } from '../../../emblems/looks.ts';

/** A factory: an industrial complex. */
const COMPLEX =
  'M5 30V15L15 9.6V15L25 9.6V15L32.4 10.6L33.6 2H39L40.6 16.4H43V30Z' +
  'M10 20V25H15V20ZM19.5 20V25H24.5V20ZM29 20V25H34V20Z';

/** A workshop: one hall with a low roof and a short chimney. A complex of the lesser kind. */
const WORKSHOP = 'M9 30V18L21 11.6V18L31 12.8V5.6H35.4V18H38V30ZM14 21.4V26H19V21.4ZM23 21.4V30H29.6V21.4Z';

/** Works: a row of saw-toothed halls under three tall chimneys. A complex of the greater kind. */
const WORKS =
  'M1 30V17.4L4.4 16.2L5.6 1.4H10.4L11.6 13.4L15 12.2L16.2 1.4H21L22.2 10.4V15.6L32.6 9.8L33.6 1.4H38.4L39.8 15.6' +
  'H47V30Z' +
  'M5.4 20.4V24.6H11.4V20.4ZM15 20.4V24.6H21V20.4ZM24.6 20.4V24.6H30.6V20.4ZM34.2 20.4V24.6H40.2V20.4Z';

/** A broad arrow that points up, and a small hall beside it: a lesser complex becomes a greater one. */
const UPGRADE = 'M10 30V16H2L15 1.4L28 16H20V30ZM30 30V21L36.4 17V21L42.8 17V21H46V30Z';

/** An airfield: a control tower with its mast, and a hangar with a round roof and open doors. */
const AIR_BASE =
  'M5.6 30V13.4H3.6L1.8 5.4H8.6V.8H10.6V5.4H17.4L15.6 13.4H13.6V30ZM4.8 7.8L5.4 10.8H13.8L14.4 7.8Z' +
  'M17 30V23Q17 12.8 32 12.8T47 23V30ZM22 22V30H30.8V22ZM33.2 22V30H42V22Z';

/** An anchor: a ring, a stock across its shank, two arms with flukes. */
const NAVAL_BASE =
  circle(24, 4.8, 4.4) +
  hole(24, 4.8, 1.8) +
  'M22 8.6H26V11H32.4V14.6H26V25.6Q33.4 24.6 35.6 18.6L32.4 19.4L38.4 11.6L42.6 20.4L39.6 19.4' +
  'Q37 30.2 24 31Q11 30.2 8.4 19.4L5.4 20.4L9.6 11.6L15.6 19.4L12.4 18.6Q14.6 24.6 22 25.6V14.6H15.6V11H22Z';

/**
 * Unit silhouettes, drawn for this game, all facing right. Aircraft are seen from above; ships and land units stand on
 * y = 30. They are simple on purpose: they must be recognizable at 20 px. In a row land comes first, then air, then
 * sea, each from cheap to expensive.
 */
export const SILHOUETTES: Readonly<Record<string, string>> = {
  // A soldier advancing: helmet with a brim, pack, rifle held across with its bayonet forward.
  infantry:
    'M17.5 8.2C17.5 4.4 20.4 1.6 24.2 1.6C28 1.6 30.6 4.2 30.9 7.4L33.2 8.6L33 9.8L29.6 9.6L29.2 12.2L26.4 13.4' +
    'L28.8 15.8L34.6 13.4L44.4 8.2L45 9.4L36.6 15.4L36 17.6L29.8 20.4L28.6 20.2L32.8 24.8L34.4 ' +
    '30H29.9L28.8 26.4L24.6 23.4' +
    'L21.6 26.6L16.4 30.4L10.6 30L11 27.6L16.2 26.4L19.2 21.2L19 18.2L16.2 19.4L12.4 17.6V11.8L17 10.6L21 ' +
    '12.6L20.6 9.6L16.6 9.4Z',
  // A field gun: a raised barrel through its shield, a spoked wheel, the trail on the ground behind.
  artillery:
    'M10.4 8.6L20.4 6.8V1.6H24.6V6L45.4 1.4L46.4 5.2L24.6 10.8V14.3H20L11.2 12.6Z' +
    'M14 20.6L3.4 25.4L1 30H8L15.2 26.2Z' +
    circle(23, 22, 8) +
    hole(23, 22, 5.4) +
    circle(23, 22, 2.4),
  // An armoured lorry in the field: cab and bonnet over a front wheel, men under a canvas, a track behind.
  'mechanized-infantry':
    'M2.4 20.6V8.2Q8.8 4.4 15.2 8.2Q16.6 5.8 19 6.6Q21.6 7.6 21.8 10.4H28.2L31.6 14.4L44 16.2L46.4 18.4V24.4H44.6' +
    'A5.8 5.8 0 0 0 33.2 24.4H29.4Q28.6 30 23 30H9Q2.4 30 2.4 23.6Z' +
    'M23.8 12.4V15.8H28.6L26.8 12.4ZM6.4 12.4V15.4H18.6V12.4Z' +
    hole(9, 25.2, 2.4) +
    hole(16, 25.2, 2.4) +
    hole(23, 25.2, 2.4) +
    circle(38.9, 25.6, 4.4) +
    hole(38.9, 25.6, 1.5),
  // A tank: sloped turret, long gun, track with road wheels.
  tank:
    'M15.4 13.4L17.4 7.4Q17.8 6.2 19.2 6.2H20.4V4.6H25.4V6.2H27.4Q28.8 6.2 29.4 7.4L30 ' +
    '8.6H45.6V11H30.8L31.8 13.4H38.2L42.6 18' +
    'Q46 19.2 46 22.8Q46 30 38.6 30H9.4Q2 30 2 22.8Q2 17.6 7.2 16.4L8.6 13.4Z' +
    hole(10, 24, 3) +
    hole(19.3, 24.6, 2.9) +
    hole(28.7, 24.6, 2.9) +
    hole(38, 24, 3),
  // An antiaircraft gun: two barrels pointing steeply up, on a pedestal with its legs spread.
  'antiaircraft-gun':
    'M15.4 19.6L19.8 13.4L21 14.2L30.6 .6L34 3L24.4 16.6L33.8 4.6L37 7L28.4 19.4L30.4 20.8L32.2 ' +
    '25.2L45 27V30H3V27L17.4 25.2L20.2 22.8Z',
  // A fighter from above, nose and propeller to the right: one engine, short swept wings.
  fighter:
    'M43.4 16Q43.4 18.4 38.4 18.9L31 19.3L24.6 28.2Q24 29 22.8 28.8L19.8 28.2L22.2 19.4L13 18.5L10 23L6.8 ' +
    '22.5L8.2 17.5L5 16' +
    'L8.2 14.5L6.8 9.5L10 9L13 13.5L22.2 12.6L19.8 3.8L22.8 3.2Q24 3 24.6 3.8L31 12.7L38.4 13.1Q43.4 13.6 ' +
    '43.4 16ZM44.2 9.4H46.2V22.6H44.2Z',
  // A dive bomber from above, nose to the right: one engine, broad cranked wings that sweep forward, bombs under them.
  'tactical-bomber':
    'M42.6 16Q42.6 19.4 37.4 19.8L33.4 20L37 24.8H40.4V27.4H34.6L30.6 31H24.4L22.2 20.2L12.4 18.8V25.2H6.4L5.6 ' +
    '18L2.4 16L5.6 14L6.4 6.8H12.4V13.2L22.2 11.8L24.4 1H30.6L34.6 4.6H40.4V7.2H37L33.4 12L37.4 12.2' +
    'Q42.6 12.6 42.6 16ZM43.8 11H45.8V21H43.8ZM26 14.4V17.6H33V14.4Z',
  // A bomber from above, nose to the right: four engines before straight wings that span the box, a broad tail.
  bomber:
    'M47.4 16Q47 13.5 43 13.3L31.5 13V12.2H35.4V9.2H30L29.2 7.4H33.2V4.4H27.8L26.2 1.4Q25.9 .6 25 ' +
    '.6H21.4Q20.6 .6 20.5 1.4L19.8 13L9.8 13.8L8.4 7.4H4.4Q3.6 7.4 3.6 8.2L3.4 14.4L.8 16' +
    'L3.4 17.6L3.6 23.8Q3.6 24.6 4.4 24.6H8.4L9.8 18.2L19.8 19L20.5 30.6Q20.6 31.4 21.4 31.4H25Q25.9 31.4 ' +
    '26.2 30.6L27.8 27.6H33.2V24.6H29.2L30 22.8H35.4V19.8H31.5V19L43 18.7Q47 18.5 47.4 16Z',
  // A submarine lying low: thin hull, conning tower with periscope, deck gun.
  submarine:
    'M1 22.6L5.4 21.4L16.6 20.8V14.8H19.8V8.6H21.4V14.8H23V11.4H24.6V14.8H28.4L29.6 20.8H32.6L33.4 ' +
    '18.8H35.4L40.4 17.6L40.7 18.8L36.4 20.2V20.9' +
    'Q44.6 21.4 47 22.4Q45.8 27.2 37.6 27.4H9.6Q3.8 27.2 1 22.6Z',
  // A destroyer: lean hull, two raked funnels, one mast, two guns.
  destroyer:
    'M1 23.4H6.6V20.6H1.8V19.2H6.6V18H11.4V22H14.4L15 14.4H19L19.6 20H22L22.6 13.4H26.6L27.2 ' +
    '20H28.4V15.4H30.2V6H31.6V15.4H34.6V20.4H36.4V18.4H40.6L44.8 17.2L45.2 18.4L41.4 20V21.4' +
    'L47.4 20.4L43.6 29H4Z',
  // A merchant ship: bluff hull, house and funnel astern, a mast with two booms over the hold.
  transport:
    'M1 18.2H5V10.8H7.8V4H13V10.8H17.4V18.2H28.6V10.6L23 15.6L21.4 13.8L28.6 6.6V2.6H31.4V6.6L38.6 ' +
    '13.8L37 15.6L31.4 10.6V18.2H41L47.4 15L43.8 30H4.2Z' +
    'M8 13.2V15.4H14.4V13.2Z',
  // A cruiser: long low hull, one great funnel amidships, a tall tripod mast before it, round turrets fore and aft.
  cruiser:
    'M.4 23H3.2V19.8H.4V18H3.4Q4.2 15.8 7.6 15.8Q10 15.8 10.4 20V23H12.6L15 6.4H22L22.8 23H26.6L29.4 4V.8H31.2V4' +
    'L34 23H37Q38 16.6 40.4 16.6L47 14.8L47.4 16.6L44 18.6V23L47.8 21.6L45 28.6H3.2Z' +
    'M29.2 19H31.4L30.3 11.4Z',
  // A carrier: a flat deck that overhangs the hull at both ends, and a small island.
  carrier:
    'M.4 14.4H27.4V10.2H29.2V4H31V6.8H34.6V10.2H37.4V14.4H47.6L46.6 18H41.4L40.6 20H42.8L39.6 ' +
    '29.6H9.4L6.4 20H8.6L7.8 18H1.4Z',
  // A battleship: deep hull, tall tower bridge, turrets fore and aft with long guns.
  battleship:
    'M.6 20.6H5.4V18.6L.4 17.6V16.2H6.6V14.6H11.8V20.6H13.6V15.6L7.6 14V12.4L14.4 ' +
    '13.6V11.8H18.2V16H20V7.4H18.8V5.4H22.4V1H24V5.4H28.6V7.4H27.4V11H29V16H30V12.4H33.8V13.6L40.4 ' +
    '12.4V14L34.4 15.6' +
    'V20.6H36.2V14.6H41.4V16.2H47.6V17.6L42.6 18.6V20.6L47.8 19.8L44 30H3.4Z',
  'industrial-complex': COMPLEX,
  'minor-complex': WORKSHOP,
  'major-complex': WORKS,
  'air-base': AIR_BASE,
  'naval-base': NAVAL_BASE,
  'major-complex-upgrade': UPGRADE,
};

export const MARK_SHAPES = {
  // A disc with a star cut out of it.
  capital: {
    path:
      circle(24, 16, 14) +
      'M24 5.6L21.5 12.6L14.1 12.8L20 17.3L17.9 24.4L24 20.2L30.1 24.4L28 17.3L33.9 12.8L26.5 12.6Z',
    left: 0.25,
    width: 1,
  },
  // A hall with a gable and columns.
  'key-city': {
    path:
      'M8 10.6L24 1.4L40 10.6V13.4H8ZM10.6 15.6H15.6V24H10.6ZM21.5 15.6H26.5V24H21.5ZM32.4 15.6H37.4V24H32.4Z' +
      'M8 26.2H40V30H8Z',
    left: 0.25,
    width: 1,
  },
  'industrial-complex': { path: COMPLEX, left: 0.1, width: 1.35 },
  'minor-complex': { path: WORKSHOP, left: 0.25, width: 1 },
  'major-complex': { path: WORKS, left: 0, width: 1.5 },
  'air-base': { path: AIR_BASE, left: 0.03, width: 1.45 },
  'naval-base': { path: NAVAL_BASE, left: 0.14, width: 1.22 },
  // Two merchantmen under way, one behind the other.
  convoy: {
    path: 'M1 17H5.6V11H8.6V6H11.4V11H14V17H22L19.4 24H4.4Z' + 'M25 21H29.6V15H32.6V10H35.4V15H38V21H47L43.4 29H28.4Z',
    left: 0.03,
    width: 1.45,
  },
  // An aircraft that dives: nose down, wings level with the edge.
  kamikaze: {
    path: 'M24 31L20.6 24.4V17.6L7 13.4V9L20.6 10.4V5L15.6 3.2V.8H32.4V3.2L27.4 5V10.4L41 9V13.4L27.4 17.6V24.4Z',
    left: 0.2,
    width: 1.1,
  },
} as const satisfies Readonly<Record<string, MarkLook>>;
