import { readShape } from '../../../../engine/index.ts';
import { useMemo } from 'react';
import { toldShortGameSchema, type ToldShortGame } from '../../shortGames/schema.ts';
import { useGame } from '../../store/game.ts';

/** The short game that is played on the table; null if its description cannot be read. */
export function useShortGame(): ToldShortGame | null {
  const told = useGame((store) => store.setup?.shortGame);
  return useMemo(() => {
    const parsed = readShape(toldShortGameSchema, told);
    return parsed.success ? parsed.data : null;
  }, [told]);
}
