/**
 * The keys of the program that are letters or signs, by what they do. The sheet of keys names them, buttons tell them,
 * and those who listen compare with them what `keyOf` hears.
 */
export const KEYS = {
  sheet: '?',
  undo: 'z',
  redo: 'y',
  find: 'k',
  about: 'i',
  nextUnits: 'n',
  stay: 's',
  goOn: 'g',
  fightOn: 'b',
  fullScreen: 'f',
  tableMode: 't',
  turnView: 'r',
  sounds: 'm',
  pause: 'p',
  monthBefore: 'j',
  monthAfter: 'k',
  pen: ',',
  zoomIn: '+',
  zoomOut: '-',
  world: '0',
  action: '.',
  searchRules: '/',
} as const;

/** Keys that switch the layers of the map. */
export const LAYER_KEYS = {
  today: 'y',
  holders: 'h',
  cities: 'c',
  straits: 'w',
  routes: 'u',
  relief: 'e',
  ruler: 'd',
  game: 'v',
} as const;

/** Keys of the line of time. */
export const TIME_KEYS = { stepBack: ',', stepOn: '.', turnBack: '<', turnOn: '>' } as const;

/** Keys of a lesson that is shown; a presenter's remote blanks by the full stop. */
export const SHOW_KEYS = {
  blank: 'b',
  blankByRemote: '.',
  pen: ',',
  pointer: 'l',
  clear: 'x',
  notes: 'n',
  words: 'g',
} as const;
