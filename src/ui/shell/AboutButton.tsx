import { Info } from 'lucide-react';
import type { SpaceId } from '../../engine/index.ts';
import { useView } from '../../store/viewStore.ts';
import { spaceName } from '../../text/names.ts';
import { Button } from '../components/Button.tsx';
import { KEYS } from '../../text/keys.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';

/** Opens the details of a space. */
export function AboutButton({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const askAbout = useView((view) => view.openFacts);
  const name = spaceName(game, space);
  return (
    <Button
      small
      className="about-button"
      aria-label={`About ${name}`}
      title={`What there is to know of ${name} (${KEYS.about})`}
      aria-keyshortcuts={KEYS.about}
      onClick={() => askAbout(space)}
    >
      <Info size={16} aria-hidden /> <span className="about-button__name">{name}</span>
    </Button>
  );
}
