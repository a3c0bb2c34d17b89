import type { ComponentType } from 'react';

/**
 * What a family shows at places of the program's own pages; a place with nothing is left out. A part may be loaded when
 * it is first shown.
 */
export interface Screens {
  /** The list of spaces, which can do everything the map can. */
  readonly SpaceList?: ComponentType;
}
