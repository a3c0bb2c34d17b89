import { canalsAt, type SpaceId } from '../../engine/index.ts';
import { useCurrentGame } from '../../store/selectors.ts';
import { neighboursOf } from '../../text/spaces.ts';
import { SpaceLink } from './SpaceLink.tsx';

/** The neighbours of a space, land and sea separately, as links. */
export function Neighbours({ space }: { readonly space: SpaceId }) {
  const game = useCurrentGame();
  const { land, sea } = neighboursOf(game, space);
  const byCanal = new Set(canalsAt(game, space).map(({ to }) => to));
  return (
    <dl className="neighbours">
      {land.length > 0 && (
        <div>
          <dt>Land</dt>
          {land.map((id) => (
            <dd key={id}>
              <SpaceLink space={id} />
            </dd>
          ))}
        </div>
      )}
      {sea.length > 0 && (
        <div>
          <dt>Sea</dt>
          {sea.map((id) => (
            <dd key={id}>
              {byCanal.has(id) ? (
                <>
                  <SpaceLink space={id} note="by canal" /> (canal)
                </>
              ) : (
                <SpaceLink space={id} />
              )}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}
