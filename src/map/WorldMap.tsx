import { Application, extend } from '@pixi/react';
import { Container, Ticker, WebGLRenderer, type Application as PixiApplication } from 'pixi.js';
import { useCallback, useMemo, useState } from 'react';
import { useMapFault, type MapFault } from '../store/mapCamera.ts';
import { useDisplayedEdition } from '../store/displayedOnMap.ts';
import { tableScale } from '../store/tableFrame.ts';
import type { MapContext } from './scene/MapContext.ts';
import { loadComingShapes, useBoardShapes } from './scene/loadShapes.ts';
import { MapLayers } from './MapLayers.tsx';
import { MapAnnouncer } from './input/MapAnnouncer.tsx';
import { Minimap, MinimapPlaceholder } from './minimap/Minimap.tsx';
import { PALETTE } from './draw/palette.ts';
import '@fontsource/alegreya/latin-500-italic.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/barlow-condensed/latin-600.css';
import './worldMap.css';

extend({ Container });

// Requested as soon as this module runs, before the component is mounted.
loadComingShapes();
/** Device pixels per screen pixel; more would cost much time for a hardly visible difference. */
const MAX_RESOLUTION = 2;
const MAX_BATCH_TEXTURES = 4;

const KEYS =
  'Arrows go from space to space, Enter presses, Shift and Enter tell about the space, Space ' +
  'chooses units, the menu key says what can be done, letters go to the space of that name. Shift and ' +
  'arrows move the map, plus and minus zoom, 0 shows it whole, full stop the action, Backspace goes ' +
  'back. The list of spaces offers the same.';

const FAULTS: Readonly<Record<MapFault, string>> = {
  undrawable:
    'The map cannot be drawn: the browser offers no WebGL 2. Often it is turned off together with “hardware ' +
    'acceleration” in the browser’s settings.',
  lost: 'The browser has stopped drawing the map. It may come back by itself in a moment.',
};
const LIST_DOES_ALL = 'The list of spaces does all the map does.';

const resolution = Math.min(MAX_RESOLUTION, (window.devicePixelRatio || 1) * tableScale());

/** The world map; it fills its parent. It reads from the stores and acts through them. */
export function WorldMap() {
  const { host, setHost, fault } = useMapHost();
  // Read once: it makes the browser lay out the page. Later sizes are the view's.
  const size = useMemo(() => (host === null ? null : { width: host.clientWidth, height: host.clientHeight }), [host]);
  const edition = useDisplayedEdition();
  const { shapes, hasFailed, retry } = useBoardShapes(edition);
  const [attempt, setAttempt] = useState(0);
  const [isReady, setReady] = useState(false);
  const [map, setMap] = useState<MapContext | null>(null);
  const onInit = useCallback((app: PixiApplication) => {
    configurePixi(app);
    // Renders again on purpose: Pixi mounts the children of the first render, which had no shapes yet.
    setReady(true);
  }, []);
  const drawAgain = (): void => {
    setReady(false);
    setAttempt(attempt + 1);
    useMapFault.setState({ fault: null });
  };
  return (
    <div ref={setHost} className="world-map">
      {fault !== null && <Fault text={FAULTS[fault]} onTryAgain={drawAgain} />}
      {fault === null && hasFailed && <Fault text="The shapes of the map could not be loaded." onTryAgain={retry} />}
      {host && size && fault !== 'undrawable' && (
        <Application
          key={attempt}
          className="world-map__canvas"
          onInit={onInit}
          // Leaves out Pixi's events, accessibility and filters: src/map/input and the list of spaces replace them.
          skipExtensionImports
          antialias={false}
          autoDensity
          resolution={resolution}
          {...size}
          background={PALETTE.deep}
          powerPreference="high-performance"
        >
          {isReady && shapes && <MapLayers shapes={shapes} host={host} edition={edition} onMapReady={setMap} />}
        </Application>
      )}
      <MapAnnouncer />
      {map !== null ? <Minimap map={map} /> : shapes !== null && <MinimapPlaceholder shapes={shapes} />}
    </div>
  );
}

/** Stops Pixi's render loop, since the map draws on request, and makes the canvas focusable and named. */
function configurePixi({ canvas, renderer }: PixiApplication): void {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  // Sprites use only a few textures. By default Pixi's sprite shader has sixteen, which is slow to compile and to run.
  if (renderer instanceof WebGLRenderer) renderer.limits.maxBatchableTextures = MAX_BATCH_TEXTURES;
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', 'World map');
  canvas.setAttribute('aria-description', KEYS);
}

function Fault({ text, onTryAgain }: { readonly text: string; readonly onTryAgain: () => void }) {
  return (
    <div className="world-map__fault" role="alert">
      <p>
        {text} {LIST_DOES_ALL}
      </p>
      <button type="button" className="button button--main" onClick={onTryAgain}>
        Try again
      </button>
    </div>
  );
}

/** The element around the canvas, which learns before the canvas is there whether the browser lets it be drawn. */
function useMapHost() {
  const [host, setElement] = useState<HTMLDivElement | null>(null);
  const setHost = useCallback((element: HTMLDivElement) => {
    const listening = new AbortController();
    const on = (event: string, fault: MapFault | null): void =>
      // These events do not bubble.
      element.addEventListener(event, () => useMapFault.setState({ fault }), {
        capture: true,
        signal: listening.signal,
      });
    on('webglcontextcreationerror', 'undrawable');
    on('webglcontextlost', 'lost');
    on('webglcontextrestored', null);
    setElement(element);
    return () => {
      listening.abort();
      setElement(null);
      useMapFault.setState({ fault: null });
    };
  }, []);
  return { host, setHost, fault: useMapFault((store) => store.fault) };
}
