import type { Offer } from '../../../../engine/index.ts';
import { useGame } from '../../../../store/gameStore.ts';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';

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
