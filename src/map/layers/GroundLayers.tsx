import type { BySpace, GameState, PowerId } from '../../engine/index.ts';
import type { Atlas } from '../scene/MapContext.ts';
import type { Show } from '../motion/show.ts';
import { useOneByOne } from '../scene/useStagedMount.ts';
import { CapturedRimLayer } from './CaptureLayers.tsx';
import { GraticuleLayer } from './GraticuleLayer.tsx';
import { DestinationLayer, FocusLayer, HoverLayer } from './HighlightLayers.tsx';
import { LandLayer } from './LandLayer.tsx';
import { LINES, LineLayer } from './LineLayer.tsx';
import { SCENERY, SceneryLayer } from './SceneryLayer.tsx';
import { SeaLayer } from './SeaLayer.tsx';
import { WashLayer } from './WashLayer.tsx';

interface Props {
  readonly atlas: Atlas;
  readonly control: BySpace<PowerId>;
  readonly game: GameState | null;
  readonly show: Show | null;
  readonly onLaid: () => void;
}

/**
 * What ends at the board's edge: water, land, lines, and the light on them. Laid one after the other; tells when all
 * lie.
 */
export function GroundLayers({ atlas, control, game, show, onLaid }: Props) {
  const layers = [
    <SeaLayer key="sea" atlas={atlas} />,
    <LandLayer key="land" atlas={atlas} control={control} />,
    <WashLayer key="wash" atlas={atlas} show={show} />,
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
