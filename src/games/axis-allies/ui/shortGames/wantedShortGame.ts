import { readShape } from '../../../../engine/index.ts';
import { useMemo } from 'react';
import { shortGameSchema, type ShortGame } from '../../shortGames/schema.ts';
import { useOpenedShortGame } from '../../store/shortGames/readShortGame.ts';
import { useGame } from '../../store/game.ts';

/** The address of the short game that is played on the table, and of one that was opened from a file. */
export const ON_TABLE = 'game';
export const FROM_FILE = 'file';

/** The short game that an address names; null if there is none. */
export function useWantedShortGame(shipped: readonly ShortGame[], wanted: string): ShortGame | null {
  const setup = useGame((store) => store.setup);
  const opened = useOpenedShortGame((store) => store.shortGame);
  return useMemo(() => {
    if (wanted === FROM_FILE) return opened;
    if (wanted !== ON_TABLE) return shipped.find(({ id }) => id === wanted) ?? null;
    if (setup === null || setup.shortGame === undefined || setup.start.kind !== 'position') return null;
    const parsed = readShape(shortGameSchema, { ...setup.shortGame, position: setup.start.position });
    return parsed.success ? parsed.data : null;
  }, [shipped, wanted, setup, opened]);
}
