import { Flag, SquareDashedMousePointer } from 'lucide-react';
import { type GameState, isMovePhase, victoryStandings } from '../../../engine/axis-allies/index.ts';
import type { AnyEvent } from '../../../engine/index.ts';
import { useMapMenu } from '../../../store/mapPopups.ts';
import { battleAddress } from '../../../ui/address/address.ts';
import { Button } from '../../../ui/components/Button.tsx';
import { PopoverButton } from '../../../ui/components/PopoverButton.tsx';
import type { TableScreens } from '../../face/screens.ts';
import { useAwaiting, useDisplayedGame, useGame } from '../store/game.ts';
import { editionIn } from '../store/selectors.ts';
import { sideName } from '../text/names.ts';
import { politicsSentences } from '../text/politicsText.ts';
import { citiesAmong, comingVictories, standingText, victoryName, victoryText } from '../text/victoryText.ts';
import { Holdings } from './bar/Treasuries.tsx';
import { HintLine, UnitKeys } from './hints/parts.ts';
import { EndPhaseButton } from './panel/EndPhaseButton.tsx';
import { PanelContent } from './panel/PhaseContent.tsx';
import {
  Caller,
  DestinationList,
  EndScreen,
  GuideHere,
  MapTip,
  ShortGameEndHere,
  SpaceFacts,
  SpaceMenu,
  SpaceTip,
} from './parts.tsx';
import { ThreatButton, ThreatsShown } from './threats/parts.tsx';
import './victory/victoryTally.css';

/**
 * How near each side is to victory, small over the foot of the map; it says when a side is about to win. A press tells
 * which cities count and who holds them. A short game has its own goal, and the lab no table to tell it to.
 */
function VictoryTally() {
  const game = useDisplayedGame();
  const isAside = useGame((store) => store.isLab || store.setup?.shortGame !== undefined);
  if (isAside || game.outcome !== null) return null;
  const coming = comingVictories(game);
  const words = coming.length > 0 ? coming.join(' ') : standingText(game);
  return (
    <div className={coming.length > 0 ? 'tally tally--coming' : 'tally'} data-over-map>
      <p className="visually-hidden" role="status" aria-label="Who is about to win">
        {coming.join(' ')}
      </p>
      <PopoverButton
        button={{
          className: 'tally__button',
          'aria-label': `${words} Who holds what counts for victory`,
          children: (
            <>
              <Flag size={14} aria-hidden /> <span>{words}</span>
            </>
          ),
        }}
        popup={{ className: 'tally__cities' }}
        title={victoryName(game.victory)}
        align="start"
      >
        <Cities game={game} />
      </PopoverButton>
    </div>
  );
}

/** How the war is won, and for each side what it holds of what counts and what it does not. */
function Cities({ game }: { readonly game: GameState }) {
  return (
    <>
      <p>{victoryText(editionIn(game), game.victory)}</p>
      <dl>
        {victoryStandings(game).map(({ side, needs, held, territories }) => (
          <div key={side}>
            <dt>
              {sideName(side)}: {held.length} of {needs}
            </dt>
            {held.length > 0 && <dd>Held: {citiesAmong(game, held)}.</dd>}
            {held.length < territories.length && (
              <dd>
                Not held:{' '}
                {citiesAmong(
                  game,
                  territories.filter((one) => !held.includes(one)),
                )}
                .
              </dd>
            )}
          </div>
        ))}
      </dl>
      <WarAndPeace game={game} />
    </>
  );
}

/** Who is at war with whom, where powers of different sides can be at peace. */
function WarAndPeace({ game }: { readonly game: GameState }) {
  const sentences = politicsSentences(game);
  if (sentences.length === 0) return null;
  return (
    <section>
      <h3>War and peace</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

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
