import { Award, Calculator, Signpost } from 'lucide-react';
import { useState } from 'react';
import type { GameState } from '../../../engine/axis-allies/index.ts';
import type { MenuProps } from '../../face/screens.ts';
import { useDisplayedGame } from '../store/game.ts';
import { battleIn, openCalculator } from '../store/odds/calculator.ts';
import { AdvantagesWindow } from './advantages/AdvantagesWindow.tsx';
import { LegendWindow } from './legend/LegendWindow.tsx';

/** The battle under way; without one, what the calculator had last. */
const inPlay = (game: GameState): Parameters<typeof openCalculator>[0] =>
  game.battle === null ? game.edition : battleIn(game, game.battle.space, []);

/** What this family has in the menu: the calculator, its advantages, and the signs of its map. */
export function OwnMenu({ children }: MenuProps) {
  const [isLegend, setLegend] = useState(false);
  const [isAdvantages, setAdvantages] = useState(false);
  const game = useDisplayedGame();
  const hasAdvantages = Object.keys(game.advantages).length > 0;
  const advantages = { text: 'National advantages', icon: Award, onClick: () => setAdvantages(true) };
  return (
    <>
      {children({
        position: [{ text: 'Battle calculator', icon: Calculator, onClick: () => openCalculator(inPlay(game)) }],
        help: [
          ...(hasAdvantages ? [advantages] : []),
          { text: 'Signs on the map', icon: Signpost, onClick: () => setLegend(true) },
        ],
      })}
      <LegendWindow open={isLegend} onClose={() => setLegend(false)} />
      {hasAdvantages && <AdvantagesWindow open={isAdvantages} onClose={() => setAdvantages(false)} />}
    </>
  );
}
