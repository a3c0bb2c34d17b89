import type { ComponentType } from 'react';
import type { AnyState, BySpace, PowerId, SpaceId } from '../../engine/index.ts';

/*
 * Pictures of the map, passed in to pages that show some: the map is loaded by itself.
 */

/** Draws the world and who controls it. */
export type WorldPicture = ComponentType<{
  readonly edition: string;
  readonly control: BySpace<PowerId | null>;
  /** In CSS pixels, before the page scales it. */
  readonly width?: number;
}>;

/** Draws a part of the map in a state of a game. */
export type PlacePicture = ComponentType<{
  readonly state: AnyState;
  readonly spaces: readonly SpaceId[];
  readonly routes: readonly (readonly SpaceId[])[];
  readonly label: string;
}>;
