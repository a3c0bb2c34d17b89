import { useEffect, useState } from 'react';

interface Clock {
  /** "10:45" */
  readonly time: string;
  /** Minutes and seconds since a moment: "12:07"; '' without one. */
  readonly since: string;
}

/** The time of day, and how long ago a moment was (milliseconds since 1970). */
export function useClock(begun: number | null): Clock {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const time = new Date(now).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  return { time, since: begun === null ? '' : spanOf(Math.max(0, now - begun)) };
}

/** "12:07" of milliseconds. */
export function spanOf(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
