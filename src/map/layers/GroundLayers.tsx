import type { BySpace, GameState, PowerId } from '../../engine/index.ts';
import type { Atlas } from '../scene/MapContext.ts';
import type { MapAnimation } from '../motion/mapAnimation.ts';
import { useOneByOne } from '../scene/useStagedMount.ts';
import { CapturedRimLayer } from './CaptureLayers.tsx';
import { GraticuleLayer } from './GraticuleLayer.tsx';
import { DestinationLayer, FocusLayer, HoverLayer } from './HighlightLayers.tsx';
import { LandLayer } from './LandLayer.tsx';
import { LINES, LineLayer } from './LineLayer.tsx';
import { SCENERY, SceneryLayer } from './SceneryLayer.tsx';
import { SeaLayer } from './SeaLayer.tsx';
import { CaptureAnimationLayer } from './CaptureAnimationLayer.tsx';

interface Props {
  readonly atlas: Atlas;
  readonly control: BySpace<PowerId>;
  readonly game: GameState | null;
  readonly animation: MapAnimation | null;
  readonly onLaid: () => void;
}

/**
 * What ends at the board's edge: water, land, lines, and the light on them. Laid one after the other; tells when all
 * lie.
 */
export function GroundLayers({ atlas, control, game, animation, onLaid }: Props) {
  const layers = [
    <SeaLayer key="sea" atlas={atlas} />,
    <LandLayer key="land" atlas={atlas} control={control} />,
    <CaptureAnimationLayer key="capture" atlas={atlas} animation={animation} />,
    ...SCENERY.map((kind) => <SceneryLayer key={kind.name} atlas={atlas} kind={kind} />),
    ...LINES.map((line) => <LineLayer key={line.name} atlas={atlas} line={line} />),
    <GraticuleLayer key="graticule" atlas={atlas} />,
    <CapturedRimLayer key="captured" atlas={atlas} game={game} />,
    <DestinationLayer key="destinations" atlas={atlas} />,
    <FocusLayer key="focus" atlas={atlas} />,
    <HoverLayer key="hover" atlas={atlas} />,
  ];
  const laid = useOneByOne(layers.length, onLaid);
  return layers.slice(0, laid);
}
