import '@fontsource/alegreya/latin-500-italic.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/barlow-condensed/latin-600.css';
import { Application, extend } from '@pixi/react';
import { Container, Ticker, WebGLRenderer, type Application as PixiApplication } from 'pixi.js';
import { useCallback, useEffect, useState } from 'react';
import type { MapContext } from './scene/MapContext.ts';
import { boardShapes } from './scene/boardShapes.ts';
import { MapLayers } from './MapLayers.tsx';
import { MapAnnouncer } from './input/MapAnnouncer.tsx';
import { Minimap, MinimapPlaceholder } from './minimap/Minimap.tsx';
import { PALETTE } from './draw/palette.ts';
import { useBoardShapes } from './scene/useBoardShapes.ts';
import './worldMap.css';

extend({ Container });

const EDITION = '1941';
// Asked for as soon as the program has come, not only when there is a table to lay.
void boardShapes(EDITION).catch(() => undefined);
/** More pixels than this cost much and show little. */
const FINEST = 2;
const FEW_SHEETS = 4;

const LABEL =
  'World map. Arrows go from space to space, Enter presses, Shift and Enter tell about the space, Space ' +
  'chooses units, the menu key says what can be done, letters go to the space of that name. Shift and ' +
  'arrows move the map, plus and minus zoom, 0 shows it whole, full stop the action, Backspace goes ' +
  'back. The list of spaces offers the same.';

const NO_WEBGL = 'This browser offers no WebGL 2. The list of spaces does all the map does.';

const resolution = Math.min(FINEST, window.devicePixelRatio || 1);

/** The world, as large as its parent. What it shows and does goes through the stores. */
export function WorldMap() {
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const { shapes, isMissing, askAgain } = useBoardShapes(EDITION);
  const isDrawable = useWebGL(host);
  const [isReady, setReady] = useState(false);
  const [map, setMap] = useState<MapContext | null>(null);
  const ready = useCallback((app: PixiApplication) => {
    quieten(app);
    // Drawn anew on purpose: when Pixi is ready it shows the children of its first drawing, which had no shapes yet.
    setReady(true);
  }, []);
  return (
    <div ref={setHost} className="world-map">
      {!isDrawable && (
        <p className="world-map__fault" role="alert">
          The map cannot be drawn. {NO_WEBGL}
        </p>
      )}
      {isMissing && (
        <div className="world-map__fault" role="alert">
          <p>The shapes of the map could not be loaded. The list of spaces does all the map does.</p>
          <button type="button" className="button button--main" onClick={askAgain}>
            Try again
          </button>
        </div>
      )}
      {host && isDrawable && (
        <Application
          className="world-map__canvas"
          onInit={ready}
          // Pixi's own events, accessibility and filters stay away: takeInHand.ts and the list of spaces do that work.
          skipExtensionImports
          antialias={false}
          autoDensity
          resolution={resolution}
          width={host.clientWidth}
          height={host.clientHeight}
          background={PALETTE.deep}
          powerPreference="high-performance"
        >
          {isReady && shapes && <MapLayers shapes={shapes} host={host} edition={EDITION} onMapReady={setMap} />}
        </Application>
      )}
      <MapAnnouncer />
      {map !== null ? <Minimap map={map} /> : shapes !== null && <MinimapPlaceholder shapes={shapes} />}
    </div>
  );
}

/** Pixi's own loop is stopped: the map draws when something has changed. Its canvas gets a name and the keyboard. */
function quieten({ canvas, renderer }: PixiApplication): void {
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  // All small drawings share a few sheets. Pixi would build its sprite program for sixteen, slow to compile and to run.
  if (renderer instanceof WebGLRenderer) renderer.limits.maxBatchableTextures = FEW_SHEETS;
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', LABEL);
}

/** False once the browser has refused the canvas in the host a WebGL context. */
function useWebGL(host: HTMLElement | null): boolean {
  const [isDrawable, setDrawable] = useState(true);
  useEffect(() => {
    const refused = (): void => setDrawable(false);
    // The event does not bubble.
    host?.addEventListener('webglcontextcreationerror', refused, { capture: true });
    return () => host?.removeEventListener('webglcontextcreationerror', refused, { capture: true });
  }, [host]);
  return isDrawable;
}
