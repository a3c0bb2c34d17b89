import { Layers } from 'lucide-react';
import { useLayers } from '../../store/atlas/layers.ts';
import { PopoverButton } from '../components/PopoverButton.tsx';
import { LayerSwitches } from './LayerSwitches.tsx';

/**
 * Opens the switches of the layers over the map, and says how many are on; with `isNamed` its name stands on it. None
 * where they are barred.
 */
export function LayerButton({ isNamed = false }: { readonly isNamed?: boolean }) {
  const count = useLayers(({ shown }) => shown.size);
  const isBarred = useLayers((layers) => layers.isBarred);
  if (isBarred) return null;
  return (
    <PopoverButton
      button={{
        className: `button button--small ${isNamed ? '' : 'button--icon '}${count > 0 ? 'layers-button--on' : ''}`,
        'aria-label': count === 0 ? 'Layers' : `Layers, ${count} on the map`,
        title: 'What lies over the map: borders of today, who held what, cities, routes, a ruler',
        children: (
          <>
            <Layers size={16} aria-hidden /> {isNamed && 'Layers'}
          </>
        ),
      }}
      popup={{ className: 'layers-popover' }}
      title="Layers over the map"
      align="start"
    >
      <LayerSwitches />
    </PopoverButton>
  );
}
