import { isOffered, LAYERS, toggleLayer, useLayers, type LayerId } from '../../store/atlas/layers.ts';
import { useExample } from '../../store/exampleStore.ts';
import { LAYER_TEXTS } from './layerTexts.ts';
import { ListOfWays } from './ListOfWays.tsx';
import './layers.css';
import { LAYER_KEYS } from '../../text/keys.ts';

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
