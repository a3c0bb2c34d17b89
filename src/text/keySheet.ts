/** Keys of one place, and what each does. Keys that are pressed together are joined by '+'. */
export interface KeyGroup {
  readonly place: string;
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[];
}

/** Every key, by the place where it works. */
export const KEY_SHEET: readonly KeyGroup[] = [
  {
    place: 'Everywhere',
    keys: [
      [['?'], 'this sheet'],
      [['Ctrl+Z'], 'undo'],
      [['Ctrl+Shift+Z', 'Ctrl+Y'], 'redo'],
      [['Ctrl+K'], 'find a space by name or number'],
      [['i'], 'all there is to know of the space looked at'],
      [['n'], 'in a phase of moves: to the next units that can still do something'],
      [['g'], 'go on: to the next phase, with the same questions as the button'],
      [['s'], 'they stay: they are not asked again in this phase'],
      [['Enter', 'Space'], 'roll the dice, when dice are asked for'],
      [['f'], 'full screen, or no longer'],
      [['t'], 'table mode: large, with few panels; or no longer'],
      [['r'], 'in table mode: turn the view by a quarter'],
      [['m'], 'sounds on or off'],
      [['y'], 'over the map: today’s borders and names'],
      [['h'], 'over the map: who held what'],
      [['c'], 'over the map: cities'],
      [['w'], 'over the map: straits and canals (waterways)'],
      [['u'], 'over the map: ways of supply'],
      [['e'], 'over the map: mountains (elevation)'],
      [['d'], 'over the map: the ruler (distances)'],
      [['j', 'k'], 'with “who held what”: the month before, the next month'],
      [['p'], 'pause the clock, if there is one, or let it go on'],
      [['Esc'], 'a step back: close what is open, let go of the units in hand'],
    ],
  },
  {
    place: 'On the map',
    keys: [
      [['←', '→', '↑', '↓'], 'to the next space'],
      [['Enter'], 'choose the space, or send the units in hand there; with the ruler: measure from or to it'],
      [['Space'], 'take the units there, or put them back'],
      [['Shift+Enter'], 'all there is to know of the space'],
      [['Menu', 'Shift+F10'], 'what can be done there'],
      [['a … z', '0 … 9'], 'to the space named so'],
      [['Shift+←'], 'move the map, with any arrow'],
      [['Page Down'], 'to the next units, as n elsewhere'],
      [['End'], 'they stay, as s elsewhere'],
      [['Shift+G', 'Shift+F', 'Shift+T', 'Shift+R', 'Shift+M', 'Shift+P'], 'as these letters elsewhere'],
      [
        ['Y', 'H', 'C', 'W', 'U', 'E', 'D', 'J', 'K'].map((letter) => `Shift+${letter}`),
        'layers and their month, as these letters elsewhere',
      ],
      [['+', '−'], 'closer, farther'],
      [['0'], 'the whole world'],
      [['.'], 'where the action is'],
      [['Backspace'], 'back to the view before'],
    ],
  },
  {
    place: 'In a battle',
    keys: [
      [['Enter', 'Space'], 'take the losses that are shown; press on rather than retreat'],
      [['←', '→'], 'casualties: from unit to unit'],
      [['↓', '↑'], 'casualties: one more of these, one less'],
      [['b'], 'fight on until …'],
    ],
  },
  {
    place: 'Where real dice are entered',
    keys: [
      [['1 … 6'], 'a die that fell; the next group follows by itself'],
      [['Backspace'], 'take the last die back'],
      [['Enter'], 'enter the dice'],
    ],
  },
  {
    place: 'In the lab',
    keys: [
      [['←', '→'], 'in the tree: the order before, the next of the line'],
      [['↑', '↓'], 'in the tree: the row above, the row below'],
      [['Home', 'End'], 'in the tree: the start, the end of the line'],
      [['Delete'], 'in the tree: delete the line from here on'],
      [[','], 'take the pen, or lay it down'],
      [['Enter'], 'with the pen: begin or end an arrow'],
      [['Space'], 'with the pen: mark the space'],
    ],
  },
  {
    place: 'In “The war so far” and on the time line',
    keys: [
      [[',', '.'], 'an order or event back, one on'],
      [['<', '>'], 'to the turn or year before, to the next'],
      [['Home', 'End'], 'to the beginning, to the end'],
      [['Space'], 'play, or stop'],
    ],
  },
  {
    place: 'While a lesson is shown',
    keys: [
      [['Page Down', '→', '↓', 'Space', 'Enter'], 'to the next stop'],
      [['Page Up', '←', '↑', 'Backspace'], 'to the stop before'],
      [['Home', 'End'], 'to the first stop, to the last'],
      [['b', '.'], 'blank the screen, or no longer'],
      [['l'], 'a large pointer: it follows the mouse, the finger, or Shift and arrows'],
      [[','], 'take the pen, or lay it down'],
      [['x'], 'clear what is drawn'],
      [['n'], 'the notes, in a second window'],
      [['Esc'], 'end the presentation'],
    ],
  },
  {
    place: 'Where a lesson is made',
    keys: [
      [['Enter'], 'on the map: add a stop with what it shows'],
      [['Ctrl+Enter'], 'the same from anywhere'],
      [['Page Up', 'Page Down'], 'to the stop before, to the next'],
      [[','], 'take the pen, or lay it down'],
    ],
  },
  { place: 'In the rulebook', keys: [[['/'], 'search']] },
];
