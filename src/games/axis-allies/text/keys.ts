import type { KeyGroup } from '../../face/screens.ts';
import { KEYS } from '../../../text/keys.ts';

/** The keys for battles and for real dice. */
export const OWN_KEYS: readonly KeyGroup[] = [
  {
    place: 'In a battle',
    keys: [
      [['Enter', 'Space'], 'take the losses that are shown; press on rather than retreat'],
      [['←', '→'], 'casualties: from unit to unit'],
      [['↓', '↑'], 'casualties: one more of these, one less'],
      [[KEYS.fightOn], 'fight on until …'],
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
];
