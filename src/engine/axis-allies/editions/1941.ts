import boardFile from '../../../../rules/1941/board.json' with { type: 'json' };
import type { Edition } from '../edition.ts';
import { editionFrom } from './schema.ts';

const ALLIED_CAPITALS = ['united-kingdom', 'russia', 'eastern-united-states'];
const AXIS_CAPITALS = ['germany', 'japan'];

/** The 1941 edition: board, units, set-up and victory conditions (TURN-4, TURN-5). */
export const edition1941: Edition = editionFrom(boardFile, {
  standard: [
    { rule: 'TURN-4', side: 'allies', afterTurnOf: 'japan', needs: 2, capitals: AXIS_CAPITALS },
    { rule: 'TURN-4', side: 'axis', afterTurnOf: 'united-states', needs: 2, capitals: ALLIED_CAPITALS },
  ],
  short: [
    { rule: 'TURN-5', side: 'allies', afterTurnOf: 'japan', needs: 1, capitals: AXIS_CAPITALS },
    {
      rule: 'TURN-5',
      side: 'axis',
      afterTurnOf: 'united-states',
      needs: 1,
      capitals: ['eastern-united-states', 'united-kingdom'],
    },
  ],
});
