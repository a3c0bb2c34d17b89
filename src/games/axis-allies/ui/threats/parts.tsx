import { Radar } from 'lucide-react';
import { enemiesIn, isHostileTerritory, type GameState, type SpaceId } from '../../../../engine/axis-allies/index.ts';
import { useThreats } from '../../store/odds/threats.ts';
import { useSettings } from '../../../../store/settings.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import { bringToFront, useIsInFront } from '../../../../ui/shell/overMap.ts';
import { useDisplayedGame } from '../../store/game.ts';

/** What can come back on a space. */
export const WhatComesBack = lazyPart(async () => (await import('./shownThreats.ts')).WhatComesBack);
const CouldAttack = lazyPart(async () => (await import('./shownThreats.ts')).CouldAttack);
const ThreatSentences = lazyPart(async () => (await import('./shownThreats.ts')).ThreatHere);

/** What the threats on the map say of a space, while they are shown. */
export function ThreatHere({ space }: { readonly space: SpaceId }) {
  const isShown = useThreats((store) => store.isShown);
  return useAreThreatsOffered() && isShown ? <ThreatSentences space={space} /> : null;
}

/** What shows the threats on the map is loaded when they are first shown. */
const ThreatPanel = lazyPart(async () => (await import('./shownThreats.ts')).ThreatPanel);

/** Whether there is something to attack in a space in this combat move. */
const isTarget = (game: GameState, space: SpaceId): boolean =>
  game.phase === 'combat-move' &&
  (isHostileTerritory(game, space, game.power) || enemiesIn(game, space, game.power).length > 0);

/** What could attack a space of the enemy in this combat move, while odds are shown. */
export function OwnAttack({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  return useAreThreatsOffered() && isTarget(game, space) ? <CouldAttack key={space} space={space} /> : null;
}

/** Where odds are hidden, so are threats. */
export const useAreThreatsOffered = (): boolean => {
  const { outcome } = useDisplayedGame();
  return useSettings(({ odds }) => odds) && outcome === null;
};

/** Shows threats on the map, or takes them away. */
export function ThreatButton() {
  const isShown = useThreats((store) => store.isShown);
  const isInFront = useIsInFront('threats');
  if (!useAreThreatsOffered()) return null;
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
  return useAreThreatsOffered() && isShown ? <ThreatPanel /> : null;
}
