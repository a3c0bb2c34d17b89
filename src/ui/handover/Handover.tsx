import { useHandover } from '../../store/handover.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';

const HandoverCard = lazyPart(async () => (await import('./HandoverCard.tsx')).HandoverCard, { later: true });

/** At the end of a turn: who is next, and what has happened. */
export function Handover() {
  const ended = useHandover((handover) => handover.ended);
  return ended === null ? null : <HandoverCard key={`${ended.round} ${ended.power}`} ended={ended} />;
}
