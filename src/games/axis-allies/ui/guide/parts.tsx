import { isGuided, useGuide } from '../../../../store/guide.ts';
import { lazyPart } from '../../../../ui/lazy/lazyPart.tsx';
import { useGame } from '../../store/game.ts';

const FirstGameGuide = lazyPart(async () => (await import('./FirstGameGuide.tsx')).FirstGameGuide);

/** The first-game guide, while it leads through the game on the table. It is loaded when it is first needed. */
export function GuideHere() {
  const guide = useGuide((store) => store.guide);
  const isHere = useGame((store) => isGuided(store, guide) && !store.readOnly);
  return isHere ? <FirstGameGuide /> : null;
}
