import { gamesOf } from '../../../tests/engine/axis-allies/games/recordedGame.ts';
import { labTimes } from './labTimes.ts';
import type { Measurement } from './measurement.ts';
import { oddsTimes } from './oddsTimes.ts';
import { planTimes } from './planTimes.ts';
import { playTimes } from './playTimes.ts';
import { reachTimes } from './reachTimes.ts';
import { readTimes } from './readTimes.ts';
import { reopenTimes } from './reopenTimes.ts';
import { rollOutTimes } from './rollOutTimes.ts';
import { roundTimes } from './roundTimes.ts';
import { threatTimes } from './threatTimes.ts';

type BenchPart = (edition: string) => readonly Measurement[] | Promise<readonly Measurement[]>;

/** What is measured of every edition without a browser, by its title. */
export const PARTS: Readonly<Record<string, BenchPart>> = {
  Engine: (edition) => [...playTimes(gamesOf(edition)), ...reachTimes(gamesOf(edition)), ...roundTimes(edition)],
  Odds: (edition) => oddsTimes(edition),
  'Plans, threats and roll-outs': (edition) => [
    ...planTimes(gamesOf(edition)),
    ...threatTimes(gamesOf(edition)),
    ...rollOutTimes(gamesOf(edition)),
  ],
  'Kept games': (edition) => reopenTimes(gamesOf(edition)),
  'Large files': (edition) => readTimes(gamesOf(edition)),
  'The lab': (edition) => labTimes(gamesOf(edition)),
};
