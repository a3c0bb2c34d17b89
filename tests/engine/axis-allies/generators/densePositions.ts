import * as fc from 'fast-check';
import { fromPosition, type GameState, type PositionFile } from '../../../../src/engine/axis-allies/index.ts';
import { fileOf } from './denseFile.ts';
import { specs, type Density } from './denseSpecs.ts';

export type { Density } from './denseSpecs.ts';

/**
 * Crowded positions: all units are in one theatre, a few spaces around a centre, so that they affect each other. Fleets
 * of several powers share zones, transports are loaded (with friends' troops too), carriers hold guests, territories
 * are captured, capitals lost, units purchased, in any phase of any power. What is drawn is a specification of small
 * parts; impossible parts are changed or left out, so that nearly every draw is a valid file and a counterexample
 * shrinks part by part.
 */

/** Position files, nearly all of them valid. */
export const denseFiles = (density: Density = {}): fc.Arbitrary<PositionFile> => specs(density).map(fileOf);

/** A position file and its state. */
export interface DensePosition {
  readonly file: PositionFile;
  readonly state: GameState;
}

export const densePositions = (density: Density = {}): fc.Arbitrary<DensePosition> =>
  denseFiles(density)
    .map((file) => ({ file, read: fromPosition(file) }))
    .filter(({ read }) => read.ok)
    .map(({ file, read }) => ({ file, state: (read as { readonly value: GameState }).value }));

/** The n-th position of a seed, for players that continue from there. */
export const densePosition = (seed: number, density: Density = {}): DensePosition =>
  fc.sample(densePositions(density), { seed, numRuns: 1 })[0]!;
