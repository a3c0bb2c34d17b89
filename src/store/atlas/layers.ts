import { create } from 'zustand';
import type { Example } from '../displayedGame.ts';

/** What can be laid over the map, in the order of the switches. `game` counts on pages of history only. */
export const LAYERS = ['today', 'holders', 'cities', 'straits', 'routes', 'relief', 'ruler', 'game'] as const;
export type LayerId = (typeof LAYERS)[number];

/** Whether a layer can be switched over what the map shows. */
export const isOffered = (layer: LayerId, example: Example | null): boolean =>
  layer !== 'game' || example?.isHistory === true;

interface MapLayers {
  /** The layers that are on. A new page begins without any; they stay from screen to screen. */
  readonly shown: ReadonlySet<LayerId>;
  /** The month for which "who held what" tells, such as "1943-07"; set by `setMonth`. */
  readonly month: string;
  /** They cannot be switched now: they would give the answer to a question away. */
  readonly isBarred: boolean;
  /** The page that is open tells of the month itself. */
  readonly isMonthTold: boolean;
}

export const useLayers = create<MapLayers>()(() => ({
  shown: new Set<LayerId>(),
  month: '1939-09',
  isBarred: false,
  isMonthTold: false,
}));

/** Shows these layers and no others. */
export const showLayers = (layers: Iterable<LayerId>): void => useLayers.setState({ shown: new Set(layers) });

/** Switches a layer on or off, unless they are barred; answers whether it is on now. */
export function toggleLayer(layer: LayerId): boolean {
  if (useLayers.getState().isBarred) return false;
  const shown = new Set(useLayers.getState().shown);
  if (!shown.delete(layer)) shown.add(layer);
  useLayers.setState({ shown });
  return shown.has(layer);
}

/** Takes all layers off the map, so that they can give nothing away. Returns a function that puts them back. */
export function barLayers(): () => void {
  const { shown } = useLayers.getState();
  useLayers.setState({ shown: new Set(), isBarred: true });
  return () => useLayers.setState({ shown, isBarred: false });
}
