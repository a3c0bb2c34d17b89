import { basesGame } from '../../../../engine/axis-allies/editions/basesEdition.ts';
import type { Told } from './told.ts';

const DAMAGED = {
  port: { 'major-complex': 0, 'air-base': 3 },
  hill: { 'minor-complex': 3 },
  cove: { 'naval-base': 2 },
};
const shop = () => basesGame({ treasury: { red: 10 }, facilities: DAMAGED });
const repair = (facility: string, at: string, points: number) => ({ type: 'repair', facility, at, points }) as const;
const placing = (unit: string) => basesGame({ phase: 'mobilize-new-units', purchased: { [unit]: 1 } });
const place = (unit: string, to: string) => ({ type: 'mobilize', unit, to }) as const;

/** Orders to repair and to place facilities. */
export const FACILITIES: readonly Told[] = [
  {
    what: 'what does not stand there is repaired',
    on: () => [shop(), repair('air-base', 'moor', 1)],
    by: 'BUY-4',
    reason: 'no-such-facility',
    says: 'There is no air base in moor to repair.',
  },
  {
    what: 'an enemy base is repaired',
    on: () => [shop(), repair('naval-base', 'cove', 1)],
    by: 'BUY-4',
    reason: 'not-your-facility',
    says: 'The naval base in cove is not yours: only its owner repairs it.',
  },
  {
    what: 'more is repaired than is broken',
    on: () => [shop(), repair('minor-complex', 'hill', 4)],
    by: 'BUY-4',
    reason: 'not-so-damaged',
    says: 'The minor complex in hill has only 3 points of damage.',
    instead: '3 points of the minor complex in hill can be repaired.',
  },
  {
    what: 'a second air base is placed',
    on: () => [placing('air-base'), place('air-base', 'port')],
    by: 'FAC-2',
    reason: 'has-facility',
    says: 'There is an air base in port already; each territory has one at most.',
    instead: 'An air base can be placed in isle, rock, hill or elsewhere.',
  },
  {
    what: 'a complex is placed on an island',
    on: () => [placing('minor-complex'), place('minor-complex', 'isle')],
    by: 'FAC-2',
    reason: 'not-on-islands',
    says: 'No minor complex can be placed in isle, which is an island: choose ground of a mainland.',
    instead: 'A minor complex can be placed in wood.',
  },
  {
    what: 'a naval base is placed inland',
    on: () => [placing('naval-base'), place('naval-base', 'hill')],
    by: 'FAC-2',
    reason: 'needs-coast',
    says: 'No naval base can be placed in hill: choose a territory on a coast.',
    instead: 'A naval base can be placed in port or rock.',
  },
  {
    what: 'an upgrade is placed where no minor complex is',
    on: () => [placing('major-complex-upgrade'), place('major-complex-upgrade', 'port')],
    by: 'FAC-2',
    reason: 'nothing-to-upgrade',
    says:
      'No upgrade to a major complex can be placed in port: choose a territory of yours where a minor complex ' +
      'stands.',
    instead: 'An upgrade to a major complex can be placed in hill.',
  },
];
