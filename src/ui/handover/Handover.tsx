import { useHandover } from '../../store/handover.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';

const HandoverCard = lazyPart(async () => (await import('./HandoverCard.tsx')).HandoverCard, { later: true });

/** Calls whoever has to choose in another player's turn. */
export const Caller = lazyPart(async () => (await import('./Caller.tsx')).Caller, { later: 'only' });

/** At the end of a turn: who is next, and what has happened. */
export function Handover() {
  const ended = useHandover((handover) => handover.ended);
  return ended === null ? null : <HandoverCard key={`${ended.round} ${ended.power}`} ended={ended} />;
}
