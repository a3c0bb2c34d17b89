import '@fontsource/alegreya/latin-500-italic.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/barlow-condensed/latin-600.css';
import { Application, extend } from '@pixi/react';
import { Container, Ticker, type Application as PixiApplication } from 'pixi.js';
import { useCallback, useState } from 'react';
import { MapLayers } from './MapLayers.tsx';
import { PALETTE } from './palette.ts';
import { useBoardShapes } from './useBoardShapes.ts';
import './worldMap.css';

extend({ Container });

const EDITION = '1941';
/** More pixels than this cost much and show little. */
const FINEST = 2;

const resolution = Math.min(FINEST, window.devicePixelRatio || 1);

/** The world, as wide as its parent. What it shows and does goes through the stores. */
export function WorldMap() {
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const { shapes, fault } = useBoardShapes(EDITION);
  const ready = useCallback((app: PixiApplication) => quieten(app), []);
  return (
    <div ref={setHost} className="world-map">
      {fault && (
        <p className="world-map__fault" role="alert">
          The map cannot be drawn. {fault}
        </p>
      )}
      {host && shapes && (
        <Application
          className="world-map__canvas"
          onInit={ready}
          preference="webgl"
          antialias={false}
          autoStart={false}
          sharedTicker={false}
          autoDensity
          resolution={resolution}
          width={host.clientWidth}
          height={host.clientHeight}
          background={PALETTE.deep}
          preserveDrawingBuffer={false}
          powerPreference="high-performance"
        >
          <MapLayers shapes={shapes} host={host} edition={EDITION} />
        </Application>
      )}
    </div>
  );
}

/** Pixi's own loops are stopped: the map draws when something has changed. Its canvas gets a name and the keyboard. */
function quieten({ canvas, renderer, ticker }: PixiApplication): void {
  ticker.stop();
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  // Pointer events are taken by the map itself (hands.ts).
  renderer.events.setTargetElement(null as unknown as HTMLElement);
  canvas.tabIndex = 0;
  canvas.setAttribute('role', 'application');
  canvas.setAttribute('aria-label', 'World map. Arrows move it, plus and minus zoom, 0 shows it whole. The list of spaces offers the same by keyboard and screen reader.');
}
