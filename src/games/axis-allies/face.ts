import type { AxisAllies } from '../../engine/axis-allies/index.ts';
import type { Face } from '../face/face.ts';
import { words } from './text/face.ts';

/** What games of this family show. */
export const face: Face<AxisAllies> = { words };
