/**
 * Unit silhouettes, drawn for this game as one set: one SVG path each, in a box 48 wide and 32 high,
 * facing right (aircraft seen from above), standing on y = 30. To be filled in one colour; holes
 * wind against their outline, so either fill rule will do. Kept coarse on purpose: each must be told apart at 20 px.
 */
export const SILHOUETTE_BOX = { width: 48, height: 32 } as const;

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

const hole = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

export const SILHOUETTES: Readonly<Record<string, string>> = {
  // A soldier advancing: helmet with a brim, pack, rifle held across with its bayonet forward.
  infantry:
    'M17.5 8.2C17.5 4.4 20.4 1.6 24.2 1.6C28 1.6 30.6 4.2 30.9 7.4L33.2 8.6L33 9.8L29.6 9.6L29.2 12.2L26.4 13.4' +
    'L28.8 15.8L34.6 13.4L44.4 8.2L45 9.4L36.6 15.4L36 17.6L29.8 20.4L28.6 20.2L32.8 24.8L34.4 30H29.9L28.8 26.4L24.6 23.4' +
    'L21.6 26.6L16.4 30.4L10.6 30L11 27.6L16.2 26.4L19.2 21.2L19 18.2L16.2 19.4L12.4 17.6V11.8L17 10.6L21 12.6L20.6 9.6L16.6 9.4Z',
  // A tank: sloped turret, long gun, track with road wheels.
  tank:
    'M15.4 13.4L17.4 7.4Q17.8 6.2 19.2 6.2H20.4V4.6H25.4V6.2H27.4Q28.8 6.2 29.4 7.4L30 8.6H45.6V11H30.8L31.8 13.4H38.2L42.6 18' +
    'Q46 19.2 46 22.8Q46 30 38.6 30H9.4Q2 30 2 22.8Q2 17.6 7.2 16.4L8.6 13.4Z' +
    hole(10, 24, 3) + hole(19.3, 24.6, 2.9) + hole(28.7, 24.6, 2.9) + hole(38, 24, 3),
  // A fighter from above, nose to the right: straight tapering wings, one engine.
  fighter:
    'M46 16Q46 18.3 40.4 18.8L31.2 19.2L24.4 30.6Q23.8 31.4 22.6 31.2L20.6 30.8L22.4 19.2L11.6 18.2L7.8 23.4L5 23L6 17.6L2.6 16' +
    'L6 14.4L5 9L7.8 8.6L11.6 13.8L22.4 12.8L20.6 1.2L22.6 .8Q23.8 .6 24.4 1.4L31.2 12.8L40.4 13.2Q46 13.7 46 16Z',
  // A bomber from above, nose up: four engines on wings that span the box, a broad tail.
  bomber:
    'M24 .6Q26.4 1.2 26.6 5L26.8 9.6L29.6 10.2V7.4H32.6V10.8L36.4 11.6V9H39.4V12.2L46.4 14.2Q47.6 14.8 47.2 17.4L26.8 19L26 25.4L32.6 28.4V31L25.4 30.2L24 31.6L22.6 30.2L15.4 31V28.4L22 25.4' +
    'L21.2 19L.8 17.4Q.4 14.8 1.6 14.2L8.6 12.2V9H11.6V11.6L15.4 10.8V7.4H18.4V10.2L21.2 9.6L21.4 5Q21.6 1.2 24 .6Z',
  // A submarine lying low: thin hull, conning tower with periscope, deck gun.
  submarine:
    'M1 22.6L5.4 21.4L16.6 20.8V14.8H19.8V8.6H21.4V14.8H23V11.4H24.6V14.8H28.4L29.6 20.8H32.6L33.4 18.8H35.4L40.4 17.6L40.7 18.8L36.4 20.2V20.9' +
    'Q44.6 21.4 47 22.4Q45.8 27.2 37.6 27.4H9.6Q3.8 27.2 1 22.6Z',
  // A merchant ship: high bow and stern, house and funnel amidships, cargo booms.
  transport:
    'M1.4 19.4H8.4V17.6H11.2L10.4 8.2L4.6 12.4L4 11.4L10.4 6.4V5H12.4V6.4L17 11.2V9.8H22.6V5H28V9.8H32V13L36.2 6.4V5H38.2V6.4L44.4 11.4L43.8 12.4L38 8.2L37.4 17.6H40.4V18.4' +
    'L46.8 17.4L43.4 30H4.8ZM12.2 8.4L12.8 17.6H17V13.2ZM36.4 8.8L32 15.8V17.6H35.8Z',
  // A destroyer: lean hull, two raked funnels, one mast, two guns.
  destroyer:
    'M1 23.4H6.6V20.6H1.8V19.2H6.6V18H11.4V22H14.4L15 14.4H19L19.6 20H22L22.6 13.4H26.6L27.2 20H28.4V15.4H30.2V6H31.6V15.4H34.6V20.4H36.4V18.4H40.6L44.8 17.2L45.2 18.4L41.4 20V21.4' +
    'L47.4 20.4L43.6 29H4Z',
  // A carrier: flat deck from end to end, island, an aircraft on deck.
  carrier:
    'M.6 17.4H8.2L10 15.6L8.6 12.4H10.2L12 14.4H17.6L20 15.6L18.4 17.4H25V12.2H26.6V9.6H28.8V4.4H30.2V7.6H32V12.2H34.4V17.4H47.6L46.4 20.6H43.2L40.4 29.4H6.2L4 20.6H1.8Z',
  // A battleship: deep hull, tall tower bridge, turrets fore and aft with long guns.
  battleship:
    'M.6 20.6H5.4V18.6L.4 17.6V16.2H6.6V14.6H11.8V20.6H13.6V15.6L7.6 14V12.4L14.4 13.6V11.8H18.2V16H20V7.4H18.8V5.4H22.4V1H24V5.4H28.6V7.4H27.4V11H29V16H30V12.4H33.8V13.6L40.4 12.4V14L34.4 15.6' +
    'V20.6H36.2V14.6H41.4V16.2H47.6V17.6L42.6 18.6V20.6H47.4L43.6 30H4.4Z',
};

/** A factory: the mark of an industrial complex, in the same box. */
export const COMPLEX_MARK = 'M5 30V15L15 9.6V15L25 9.6V15L32.4 10.6L33.6 2H39L40.6 16.4H43V30Z' + 'M10 20V25H15V20ZM19.5 20V25H24.5V20ZM29 20V25H34V20Z';

/** A capital: a disc with a star cut out of it, in the same box. */
export const CAPITAL_MARK =
  circle(24, 16, 14) + 'M24 5.6L21.5 12.6L14.1 12.8L20 17.3L17.9 24.4L24 20.2L30.1 24.4L28 17.3L33.9 12.8L26.5 12.6Z';
