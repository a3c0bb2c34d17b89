import {
  areEnemies,
  battlesToCome,
  isFriendlyTerritory,
  unitsIn,
  type GameState,
  type SpaceId,
} from '../../engine/index.ts';
import { useThreats } from '../../store/odds/threats.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { useSettings } from '../../store/settings.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { Section } from '../spaces/Section.tsx';

const WhatComesBack = lazyPart(async () => (await import('./shownThreats.ts')).WhatComesBack);
const ThreatHere = lazyPart(async () => (await import('./shownThreats.ts')).ThreatHere);

/** What can come back on a space that is held, or attacked by the plan; and what the threats on the map say of it. */
export function ThreatsTo({ space }: { readonly space: SpaceId }) {
  const game = useCurrentGame();
  const areShown = useThreats(({ isShown }) => isShown);
  if (!useSettings(({ odds }) => odds)) return null;
  return (
    <>
      {areShown && <ThreatHere space={space} />}
      {!game.outcome && isInPlan(game, space) && (
        <Section kind="back" title="What can come back">
          <WhatComesBack space={space} />
        </Section>
      )}
    </>
  );
}

/** Whether the acting power's side holds the space, stands there, or will fight there. */
const isInPlan = (game: GameState, space: SpaceId): boolean =>
  isFriendlyTerritory(game, space, game.power) ||
  unitsIn(game, space).some(({ owner }) => !areEnemies(game, owner, game.power)) ||
  battlesToCome(game).some((plan) => plan.space === space);
