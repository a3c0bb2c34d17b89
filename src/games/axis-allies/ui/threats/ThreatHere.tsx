import type { SpaceId } from '../../../../engine/axis-allies/index.ts';
import { useThreats } from '../../store/odds/threats.ts';
import { spaceThreats } from '../../text/threats.ts';
import { useDisplayedGame } from '../../store/game.ts';

/** What the threats on the map say of a space; nothing while they are not shown. */
export function ThreatHere({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const map = useThreats((store) => store.map);
  const sentences = map === null ? [] : spaceThreats(game, map, space);
  if (sentences.length === 0) return null;
  return (
    <ul className="facts__sentences">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
