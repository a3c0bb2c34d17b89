import { phasesOf, type AxisAllies, type Phase } from '../../../engine/axis-allies/index.ts';
import type { Words } from '../../face/words.ts';
import { phaseName, sideName } from './names.ts';
import { moveWords } from './lab/moveText.ts';
import { placeText } from './lab/placeText.ts';
import { orderText } from './orderText.ts';

/** What the program says of games of this family, in the family's words. */
export const words: Words<AxisAllies> = {
  phaseName: (phase) => phaseName(phase as Phase),
  phasesOf: (edition) => phasesOf({ edition }),
  sideName: (side) => sideName(side === 'axis' ? 'axis' : 'allies'),
  placeText,
  orderText,
  moveWords,
};
