import type { PlacePicture } from '../../../face/pictures.ts';
import { caseAddress } from '../../../../ui/address/address.ts';
import type { CasePicture } from './pictures.ts';

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
