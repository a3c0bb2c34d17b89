import { useEffect, useState } from 'react';
import { isOffered, LAYERS, toggleLayer, useLayers, type LayerId } from '../../store/atlas/layers.ts';
import { LAYER_TEXTS } from './layerTexts.ts';
import { loadRoutes, loadStraits } from '../../atlas/loadAtlas.ts';
import type { Way } from '../../atlas/worldSchema.ts';
import { wayTime } from '../../text/journey.ts';
import { LAYER_KEYS } from '../../text/keys.ts';
import { useWaysOnMap, waysOnMap } from '../../store/atlas/onMap.ts';
import { useExample } from '../../store/displayedGame.ts';
import './layers.css';

/** A switch for each layer over the map, with its key; what straits and routes are stands below them in words. */
export function LayerSwitches() {
  const example = useExample((store) => store.example);
  return (
    <ul className="layers">
      {LAYERS.filter((layer) => isOffered(layer, example)).map((layer) => (
        <LayerSwitch key={layer} layer={layer} />
      ))}
    </ul>
  );
}

function LayerSwitch({ layer }: { readonly layer: LayerId }) {
  const isOn = useLayers(({ shown }) => shown.has(layer));
  const { name, about } = LAYER_TEXTS[layer];
  const key = LAYER_KEYS[layer];
  return (
    <li>
      <label className="layers__switch">
        <input type="checkbox" checked={isOn} onChange={() => toggleLayer(layer)} />
        <span>{name}</span>
        <kbd title={`The key ${key}; on the map Shift and ${key}`}>{key}</kbd>
      </label>
      <p className="layers__about">{about}</p>
      {isOn && (layer === 'straits' || layer === 'routes') && <ListOfWays layer={layer} />}
    </li>
  );
}

const loadWays = (layer: 'straits' | 'routes'): Promise<readonly Way[]> =>
  layer === 'straits' ? loadStraits() : loadRoutes();

/** What the straits and canals, or the routes of supply, on the map are: when, and why they mattered. */
function ListOfWays({ layer }: { readonly layer: 'straits' | 'routes' }) {
  const [loaded, setWays] = useState<readonly Way[]>([]);
  const names = useWaysOnMap((store) => store.names);
  const ways = waysOnMap(loaded, names);
  useEffect(() => {
    let isCurrent = true;
    loadWays(layer).then(
      (all) => isCurrent && setWays(all),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [layer]);
  return (
    <details className="layers__ways">
      <summary>{ways.length === 0 ? 'What they are' : `What these ${ways.length} are`}</summary>
      <dl>
        {ways.map((way) => (
          <div key={way.name}>
            <dt>
              {way.name}
              {wayTime(way) !== null && <span className="soft"> ({wayTime(way)})</span>}
            </dt>
            <dd>{way.text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
