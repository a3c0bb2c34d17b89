import { Radar } from 'lucide-react';
import { useThreats } from '../../store/odds/threats.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { useSettings } from '../../store/settings.ts';
import { Button } from '../components/Button.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { bringToFront, useIsInFront } from '../shell/overMap.ts';

/** What a space's details say of threats; it is loaded after the first map. */
export const ThreatsTo = lazyPart(async () => (await import('./ThreatsTo.tsx')).ThreatsTo, { later: true });

/** What shows the threats on the map is loaded when they are first shown. */
const ThreatPanel = lazyPart(async () => (await import('./shownThreats.ts')).ThreatPanel);

/** Where odds are hidden, so are threats. */
const useAreOffered = (): boolean => {
  const { outcome } = useCurrentGame();
  return useSettings(({ odds }) => odds) && outcome === null;
};

/** Shows threats on the map, or takes them away. */
export function ThreatButton() {
  const isShown = useThreats((store) => store.isShown);
  const isInFront = useIsInFront('threats');
  if (!useAreOffered()) return null;
  return (
    <Button
      small
      shape="icon"
      className="map-tools__threats"
      aria-label="Threats on the map"
      title="Show on the map what an enemy can attack"
      aria-pressed={isShown}
      onClick={() => {
        if (isShown && !isInFront) bringToFront('threats');
        else useThreats.setState({ isShown: !isShown, map: null, hasFailed: false });
      }}
    >
      <Radar size={16} aria-hidden />
    </Button>
  );
}

/** The choice and the legend of the threats on the map, while they are shown. */
export function ThreatsShown() {
  const isShown = useThreats((store) => store.isShown);
  return useAreOffered() && isShown ? <ThreatPanel /> : null;
}
