import { create } from 'zustand';

/** What can be laid over the map, in the order of the switches. */
export const LAYERS = ['today', 'holders', 'cities', 'straits', 'routes', 'relief', 'ruler'] as const;
export type LayerId = (typeof LAYERS)[number];

interface MapLayers {
  /** The layers that are on. A new page begins without any; they stay from screen to screen. */
  readonly shown: ReadonlySet<LayerId>;
  /** The month for which "who held what" tells, such as "1943-07"; set by `setMonth`. */
  readonly month: string;
}

export const useLayers = create<MapLayers>()(() => ({ shown: new Set<LayerId>(), month: '1939-09' }));

/** Shows these layers and no others. */
export const showLayers = (layers: Iterable<LayerId>): void => useLayers.setState({ shown: new Set(layers) });

/** Switches a layer on or off; answers whether it is on now. */
export function toggleLayer(layer: LayerId): boolean {
  const shown = new Set(useLayers.getState().shown);
  if (!shown.delete(layer)) shown.add(layer);
  useLayers.setState({ shown });
  return shown.has(layer);
}
