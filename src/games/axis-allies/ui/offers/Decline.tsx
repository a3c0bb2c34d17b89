import type { Offer } from '../../../../engine/axis-allies/index.ts';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { useGame } from '../../store/game.ts';

/** The button that declines an offer (NA-4). */
export function Decline({ offer, children }: { readonly offer: Offer; readonly children: string }) {
  const dispatch = useGame((store) => store.dispatch);
  const readOnly = useGame((store) => store.readOnly);
  return (
    <DelayedButton
      meaning={offer.advantage}
      wide
      disabled={readOnly}
      onClick={() => dispatch({ type: 'place-offer', to: null })}
    >
      {children}
    </DelayedButton>
  );
}
