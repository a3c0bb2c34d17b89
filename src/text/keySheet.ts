import type { KeyGroup } from '../games/face/screens.ts';
import { KEYS, LAYER_KEYS, SHOW_KEYS, TIME_KEYS } from './keys.ts';

const ctrl = (key: string): string => `Ctrl+${key.toUpperCase()}`;
const shift = (key: string): string => `Shift+${key.toUpperCase()}`;

/** Letters that find spaces on the map, and do their own with Shift. */
const ON_MAP = [KEYS.goOn, KEYS.fullScreen, KEYS.tableMode, KEYS.turnView, KEYS.sounds, KEYS.pause];

/** Every key, by the place where it works, with those of a game's family after those of the map. */
export const keySheet = (own: readonly KeyGroup[]): readonly KeyGroup[] => [...AT_THE_TABLE, ...own, ...ELSEWHERE];

const AT_THE_TABLE: readonly KeyGroup[] = [
  {
    place: 'Everywhere',
    keys: [
      [[KEYS.sheet], 'this sheet'],
      [[ctrl(KEYS.undo)], 'undo'],
      [[`Ctrl+${shift(KEYS.undo)}`, ctrl(KEYS.redo)], 'redo'],
      [[ctrl(KEYS.find)], 'find a space by name or number'],
      [[KEYS.about], 'all there is to know of the space looked at'],
      [[KEYS.nextUnits], 'in a phase of moves: to the next units that can still do something'],
      [[KEYS.goOn], 'go on: to the next phase, with the same questions as the button'],
      [[KEYS.stay], 'they stay: they are not asked again in this phase'],
      [['Enter', 'Space'], 'roll the dice, when dice are asked for'],
      [[KEYS.fullScreen], 'full screen, or no longer'],
      [[KEYS.tableMode], 'table mode: large, with few panels; or no longer'],
      [[KEYS.turnView], 'in table mode: turn the view by a quarter'],
      [[KEYS.sounds], 'sounds on or off'],
      [[LAYER_KEYS.today], 'over the map: today’s borders and names'],
      [[LAYER_KEYS.holders], 'over the map: who held what'],
      [[LAYER_KEYS.cities], 'over the map: cities'],
      [[LAYER_KEYS.straits], 'over the map: straits and canals (waterways)'],
      [[LAYER_KEYS.routes], 'over the map: ways of supply'],
      [[LAYER_KEYS.relief], 'over the map: mountains (elevation)'],
      [[LAYER_KEYS.ruler], 'over the map: the ruler (distances)'],
      [[LAYER_KEYS.game], 'on pages of history: signs of the game (values)'],
      [[KEYS.monthBefore, KEYS.monthAfter], 'with “who held what”: the month before, the next month'],
      [[KEYS.pause], 'pause the clock, if there is one, or let it go on'],
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
      [ON_MAP.map(shift), 'as these letters elsewhere'],
      [
        [...Object.values(LAYER_KEYS), KEYS.monthBefore, KEYS.monthAfter].map(shift),
        'layers and their month, as these letters elsewhere',
      ],
      [[KEYS.zoomIn, '−'], 'closer, farther'],
      [[KEYS.world], 'the whole world'],
      [[KEYS.action], 'where the action is'],
      [['Backspace'], 'back to the view before'],
    ],
  },
];

const ELSEWHERE: readonly KeyGroup[] = [
  {
    place: 'In the lab',
    keys: [
      [['←', '→'], 'in the tree: the order before, the next of the line'],
      [['↑', '↓'], 'in the tree: the row above, the row below'],
      [['Home', 'End'], 'in the tree: the start, the end of the line'],
      [['Delete'], 'in the tree: delete the line from here on'],
      [[KEYS.pen], 'take the pen, or lay it down'],
      [['Enter'], 'with the pen: begin or end an arrow'],
      [['Space'], 'with the pen: mark the space'],
    ],
  },
  {
    place: 'In “The war so far” and on the time line',
    keys: [
      [[TIME_KEYS.stepBack, TIME_KEYS.stepOn], 'an order or event back, one on'],
      [[TIME_KEYS.turnBack, TIME_KEYS.turnOn], 'to the turn or year before, to the next'],
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
      [[SHOW_KEYS.blank, SHOW_KEYS.blankByRemote], 'blank the screen, or no longer'],
      [[SHOW_KEYS.pointer], 'a large pointer: it follows the mouse, the finger, or Shift and arrows'],
      [[KEYS.pen], 'take the pen, or lay it down'],
      [[SHOW_KEYS.clear], 'clear what is drawn'],
      [[SHOW_KEYS.notes], 'the notes, in a second window'],
      [[SHOW_KEYS.words], 'what the words of the text mean, one after the other'],
      [['Esc'], 'end the presentation'],
    ],
  },
  {
    place: 'Where a lesson is made',
    keys: [
      [['Enter'], 'on the map: add a stop with what it shows'],
      [['Ctrl+Enter'], 'the same from anywhere'],
      [['Page Up', 'Page Down'], 'to the stop before, to the next'],
      [[KEYS.pen], 'take the pen, or lay it down'],
    ],
  },
  { place: 'In the rulebook', keys: [[[KEYS.searchRules], 'search']] },
];
