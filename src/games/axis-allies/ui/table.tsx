import { SquareDashedMousePointer } from 'lucide-react';
import { useMapMenu } from '../../../store/mapPopups.ts';
import type { AnyEvent } from '../../../engine/index.ts';
import { battleAddress } from '../../../ui/address/address.ts';
import type { TableScreens } from '../../face/screens.ts';
import { useAwaiting, useDisplayedGame, useGame } from '../store/game.ts';
import { Holdings } from './bar/Treasuries.tsx';
import { HintLine, UnitKeys } from './hints/parts.ts';
import {
  GuideHere,
  Caller,
  DestinationList,
  EndScreen,
  MapTip,
  SpaceFacts,
  SpaceMenu,
  SpaceTip,
  ShortGameEndHere,
} from './parts.tsx';
import { isMovePhase } from '../../../engine/axis-allies/index.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { ThreatButton, ThreatsShown } from './threats/parts.tsx';
import { EndPhaseButton } from './panel/EndPhaseButton.tsx';
import { PanelContent } from './panel/PhaseContent.tsx';
import { VictoryTally } from './victory/VictoryTally.tsx';

/** Buttons for threats on the map, and for the selection box on devices without a Shift key. */
function MapButtons() {
  const game = useDisplayedGame();
  const isBanding = useMapMenu((menu) => menu.isBoxSelecting);
  const readOnly = useGame((store) => store.readOnly);
  return (
    <>
      <ThreatButton />
      {isMovePhase(game.phase) && !readOnly && (
        <Button
          small
          shape="icon"
          aria-label="Take units by drawing a band round them"
          title="Draw a band round units to take them (or drag with Shift)"
          aria-pressed={isBanding}
          onClick={() => useMapMenu.setState({ isBoxSelecting: !isBanding })}
        >
          <SquareDashedMousePointer size={16} aria-hidden />
        </Button>
      )}
    </>
  );
}

interface NewsLinksProps {
  readonly events: readonly AnyEvent[];
  /** How many commands had been given by then. */
  readonly commands: number;
}

/** Leads from the news of a battle's end to the battle, to be watched again. */
export const NewsLinks = ({ events, commands }: NewsLinksProps) =>
  events.some(({ type }) => type === 'battle-ended') && <a href={battleAddress(commands - 1)}>Watch this battle</a>;

/** In a battle nothing is moved. */
const Chosen = () => useDisplayedGame().battle === null && <DestinationList />;

function OverMap() {
  // It stays from when it is first opened.
  const hasMenu = useMapMenu((menu) => menu.at !== null);
  return (
    <>
      <ThreatsShown />
      <UnitKeys />
      <SpaceTip />
      <MapTip />
      <VictoryTally />
      <Caller />
      {hasMenu && <SpaceMenu />}
    </>
  );
}

function End() {
  const isOver = useAwaiting().kind === 'over';
  return (
    <>
      {isOver && <EndScreen />}
      <ShortGameEndHere />
    </>
  );
}

/** What this family shows of the game on the table. */
export const table: TableScreens = {
  Holdings,
  Content: PanelContent,
  Chosen,
  Hint: HintLine,
  EndPhase: EndPhaseButton,
  SpaceFacts,
  MapButtons,
  OverMap,
  End,
  Guide: GuideHere,
};
