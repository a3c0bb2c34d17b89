import type { BySpace, PowerId } from '../../engine/index.ts';
import type { Scenery } from '../../geography/shapes.ts';
import type { MapContext } from '../scene/MapContext.ts';
import type { MapAnimation } from '../motion/mapAnimation.ts';
import { useStagedMount } from '../scene/useStagedMount.ts';
import { AtlasLand, AtlasLines } from './AtlasLayers.tsx';
import { GraticuleLayer } from './GraticuleLayer.tsx';
import { LandLayer } from './LandLayer.tsx';
import { LINES, LineLayer } from './LineLayer.tsx';
import { SceneryLayers } from './SceneryLayer.tsx';
import { SeaLayer } from './SeaLayer.tsx';
import { CaptureAnimationLayer } from './CaptureAnimationLayer.tsx';

interface Props {
  readonly map: MapContext;
  /** Null until it is loaded. */
  readonly scenery: Scenery | null;
  readonly control: BySpace<PowerId>;
  readonly animation: MapAnimation | null;
  readonly onMounted: () => void;
}

/** Water, land and lines. Mounted one after the other; calls `onMounted` after the last. */
export function GroundLayers({ map, scenery, control, animation, onMounted }: Props) {
  const layers = [
    <SeaLayer key="sea" map={map} />,
    <LandLayer key="land" map={map} control={control} />,
    <AtlasLand key="atlas land" map={map} />,
    <CaptureAnimationLayer key="capture" map={map} animation={animation} />,
    <SceneryLayers key="scenery" map={map} scenery={scenery} />,
    ...LINES.map((line) => <LineLayer key={line.name} map={map} line={line} />),
    <GraticuleLayer key="graticule" map={map} scenery={scenery} />,
    <AtlasLines key="atlas lines" map={map} scenery={scenery} />,
  ];
  const mountedCount = useStagedMount(layers.length, onMounted);
  return layers.slice(0, mountedCount);
}
