import { useEffect } from 'react';
import { setElsewhere, useClock } from '../../store/clock/runClock.ts';
import { GOES_ON, STANDS } from '../../text/clockText.ts';
import { useAddress } from '../address/useAddress.ts';
import { say } from '../tableMode/said.ts';

/** Lets the clock stand still while another page is open in place of the table, and says so. */
export function useStanding(): void {
  const isElsewhere = useAddress().place !== 'game';
  const stands = useClock((clock) => clock.stands);
  useEffect(() => {
    setElsewhere(isElsewhere);
    return () => setElsewhere(false);
  }, [isElsewhere]);
  useEffect(() => {
    if (!stands) return undefined;
    say(STANDS);
    return () => {
      if (useClock.getState().running !== null) say(GOES_ON);
    };
  }, [stands]);
}
