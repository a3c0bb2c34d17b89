import type { ComponentType } from 'react';
import type { GameState, SpaceId } from '../../../../engine/axis-allies/index.ts';
import { caseAddress } from '../../../../ui/address/address.ts';
import type { CasePicture } from './pictures.ts';

/** Draws a part of the map in a state of a game. Passed in, so that src/ui need not import src/map. */
export type PlacePicture = ComponentType<{
  readonly state: GameState;
  readonly spaces: readonly SpaceId[];
  readonly routes: readonly (readonly SpaceId[])[];
  readonly label: string;
}>;

interface CasePlateProps {
  readonly picture: CasePicture;
  readonly Place: PlacePicture;
}

/** A case of the rulebook as a picture, and the way to see it played on the map. */
export function CasePlate({ picture: { rule, number, title, state, spaces, routes }, Place }: CasePlateProps) {
  return (
    <figure className="howto__plate">
      <Place state={state} spaces={spaces} routes={routes} label={title} />
      <figcaption>
        {title}{' '}
        <a className="howto__show" href={caseAddress(state.edition, rule, number)}>
          Show me on the map<span className="visually-hidden">: {rule}</span>
        </a>
      </figcaption>
    </figure>
  );
}
