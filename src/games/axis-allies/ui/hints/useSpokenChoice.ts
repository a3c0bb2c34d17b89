import { useState } from 'react';
import { useNextUnits } from '../../store/hints/nextUnits.ts';
import { useView } from '../../store/viewStore.ts';
import { chosenText, spacesLeftText } from '../../text/hints.ts';
import { useDisplayedGame } from '../../store/game.ts';

/**
 * What screen readers are told of the units in hand, once: which are chosen, unless the map tells it of the space in
 * focus or an order has sent them off; and how many spaces are left, after a step to the next or when there is none.
 */
export function useSpokenChoice(left: number): string {
  const game = useDisplayedGame();
  const chosen = useView((view) => view.chosen);
  const stepped = useNextUnits((store) => store.stepped);
  const [last, setLast] = useState({ game, chosen, told: '' });
  if (last.game !== game || last.chosen !== chosen) {
    const isPutBack = last.game === game && last.chosen.length > 0;
    const isOnMap = document.activeElement?.classList.contains('world-map__canvas') === true;
    const isSilent = isOnMap || (chosen.length === 0 && !isPutBack);
    setLast({ game, chosen, told: isSilent ? '' : chosenText(game, chosen) });
  }
  const isStep = chosen === stepped || left === 0;
  return [last.told, isStep ? spacesLeftText(left) : ''].filter((text) => text !== '').join(' ');
}
