import type { GameState } from '../../../../../src/engine/axis-allies/index.ts';
import { pacificGame } from '../../../../engine/axis-allies/pacific-1940/position.ts';
import type { Told } from './told.ts';

const UNITS = { china: { hunan: { infantry: 1, fighter: 1 }, burma: { infantry: 2 } } };
const china = (position: object): GameState => pacificGame({ power: 'china', units: UNITS, ...position });
const shop = () => china({ phase: 'purchase-units', treasury: { china: 30 }, control: { yunnan: 'japan' } });
const walking = () => china({ phase: 'noncombat-move', units: { china: { burma: { infantry: 2 } } } });

/** Orders of a power that keeps to its own ground. */
export const HOME_GROUND: readonly Told[] = [
  {
    what: 'a tank is bought',
    on: () => [shop(), { type: 'purchase', units: { tank: 1 } }],
    by: 'CHN-2',
    reason: 'never-bought',
    says: 'China buys infantry only, and artillery while friends hold all of India, Burma, Yunnan and Szechwan.',
  },
  {
    what: 'artillery is bought with the road closed',
    on: () => [shop(), { type: 'purchase', units: { artillery: 1 } }],
    by: 'CHN-2',
    reason: 'road-closed',
    says:
      'China buys infantry only, and artillery while friends hold all of India, Burma, Yunnan and Szechwan. The road ' +
      'is closed now: Yunnan is lost.',
  },
  {
    what: 'Chinese troops walk out',
    on: () => {
      const state = walking();
      return [state, { type: 'move', units: Object.keys(state.units), to: 'india' }];
    },
    by: 'CHN-5',
    reason: 'off-its-ground',
    says:
      'The 2 infantry keep to China’s own territories, Burma and Kwangtung, on the way too: ' +
      'India is none of these.',
    instead: 'The 2 infantry can go to Yunnan.',
  },
  {
    what: 'a new unit is placed outside',
    on: () => [
      china({ phase: 'mobilize-new-units', purchased: { infantry: 1 }, control: { shensi: 'japan' } }),
      { type: 'mobilize', unit: 'infantry', to: 'shensi' },
    ],
    by: 'CHN-3',
    reason: 'not-on-its-ground',
    says:
      '1 infantry cannot be placed in Shensi: China places new units only in its own territories, and only where it ' +
      'controls them.',
    instead: '1 infantry can be placed in Anhwe, Chahar, Hopei or elsewhere.',
  },
];
