import { familyOf } from '../../engine/index.ts';
import { retry } from '../../store/retry.ts';
import { Menu } from '@base-ui/react/menu';
import {
  Archive,
  BookOpen,
  Download,
  FlaskConical,
  GraduationCap,
  History,
  Keyboard,
  ListChecks,
  LogOut,
  Maximize,
  Map as MapIcon,
  Route,
  SlidersHorizontal,
  Stamp,
  Tv,
  Undo,
} from 'lucide-react';
import { useState } from 'react';
import { fileName, positionText } from '../../saves/saveFile.ts';
import { beginGuide } from '../../store/guide.ts';
import { openTakebacks } from '../../store/takebackStore.ts';
import {
  EDITOR_ADDRESS,
  howToPlayAddress,
  RULES_ADDRESS,
  rulesAddress,
  WAR_ADDRESS,
  WHAT_IT_DOES_ADDRESS,
} from '../address/address.ts';
import { goToAddress } from '../address/useAddress.ts';
import { download } from '../files/download.ts';
import { downloadGame, downloadLine } from '../files/downloadGame.ts';
import { openGames } from '../games/gamesOpen.ts';
import { openKeySheet } from '../keys/keySheetOpen.ts';
import { useLabEntry } from '../lab/useLabEntry.tsx';
import type { MenuEntries, MenuEntry } from '../../games/face/screens.ts';
import { booksOf, wordsOf } from '../../games/faces.ts';
import { menuOf, screensOf } from '../../games/screens.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';
import { useGame } from '../../store/gameStore.ts';
import { SettingsWindow } from '../settings/SettingsWindow.tsx';
import { toggleFullScreen, useFullScreen, toggleTableMode, useIsTable } from '../tableMode/tableMode.ts';
import type { BegunProps } from '../lazy/lazyControl.tsx';
import { useBegunFocus } from '../lazy/useBegunFocus.ts';
import { MENU_BUTTON } from './MenuStandIn.tsx';
import '../components/menu.css';

async function savePosition(): Promise<void> {
  const { game } = useGame.getState();
  if (game === null) return;
  try {
    const { toPosition } = await retry(() => familyOf(game).loadPositions());
    download(fileName(game, 'position'), positionText(toPosition(game)));
  } catch {
    useGame.setState({ error: 'What writes positions could not be loaded. Try again in a moment.' });
  }
}

/** Opens the rulebook at the current chapter. */
function openRules(): void {
  const { game } = useGame.getState();
  goToAddress(game === null ? RULES_ADDRESS : rulesAddress(game.edition, booksOf(game)?.currentChapter(game)));
}

/** Entries of the menu that belong together. */
interface MenuGroup {
  readonly name: string;
  readonly items: readonly MenuEntry[];
}

const NOTHING: MenuEntries = { position: [], help: [] };

/** The main menu: files, rules, settings, opening screen, and what the displayed game has of its own. */
export function GameMenu(props: BegunProps) {
  const { Own } = menuOf(useDisplayedGame());
  if (Own === undefined) return <MainMenu {...props} own={NOTHING} />;
  return <Own>{(own) => <MainMenu {...props} own={own} />}</Own>;
}

function MainMenu({ begun = 'nothing', own }: BegunProps & { readonly own: MenuEntries }) {
  const trigger = useBegunFocus<HTMLButtonElement>(begun);
  const leave = useGame((store) => store.leaveGame);
  const isLab = useGame((store) => store.isLab);
  const isWatching = useGame((store) => store.readOnly);
  const { enter, message } = useLabEntry();
  const [isSetting, setSetting] = useState(false);
  const isFull = useFullScreen();
  const isTable = useIsTable();
  const game = useDisplayedGame();
  const { table, pages } = screensOf(game);
  const analyse = {
    text: 'Analyse this position',
    icon: FlaskConical,
    onClick: () => enter(({ analyseGame }) => analyseGame(wordsOf(game).placeText(game))),
  };
  const howToPlay = {
    text: 'How to play',
    icon: GraduationCap,
    onClick: () => goToAddress(howToPlayAddress(game.edition)),
  };
  const groups: readonly MenuGroup[] = [
    {
      name: isLab ? 'This line' : 'This game',
      items: [
        isLab
          ? { text: 'Save this line as a game', icon: Download, onClick: downloadLine }
          : { text: 'Save the game to a file', icon: Download, onClick: downloadGame },
        ...(isLab ? [] : [{ text: 'The war so far', icon: History, onClick: () => goToAddress(WAR_ADDRESS) }]),
        ...(isLab || isWatching ? [] : [{ text: 'Take back …', icon: Undo, onClick: openTakebacks }]),
        ...(isLab ? [] : [{ text: 'Games', icon: Archive, onClick: openGames }]),
        // In the lab the running game is out of reach.
        ...(isLab ? [] : [{ text: 'New game, or open a file', icon: LogOut, onClick: leave }]),
      ],
    },
    {
      name: 'This position',
      items: [
        ...(isLab ? [] : [analyse]),
        { text: 'Save this position to a file', icon: MapIcon, onClick: savePosition },
        ...own.position,
        ...(pages?.Editor
          ? [{ text: 'Set up a position', icon: Stamp, onClick: () => goToAddress(EDITOR_ADDRESS) }]
          : []),
      ],
    },
    {
      name: 'Help',
      items: [
        ...(isLab || isWatching || !table?.Guide
          ? []
          : [{ text: 'First-game guide', icon: Route, onClick: beginGuide }]),
        ...(pages?.HowToPlay ? [howToPlay] : []),
        { text: 'What Warboard can do', icon: ListChecks, onClick: () => goToAddress(WHAT_IT_DOES_ADDRESS) },
        ...(booksOf(game) ? [{ text: 'Rules', icon: BookOpen, onClick: openRules }] : []),
        ...own.help,
        { text: 'Keys', icon: Keyboard, onClick: openKeySheet },
      ],
    },
    {
      name: 'Screen',
      items: [
        { text: 'Settings', icon: SlidersHorizontal, onClick: () => setSetting(true) },
        { text: isFull ? 'Leave full screen' : 'Full screen', icon: Maximize, onClick: () => void toggleFullScreen() },
        { text: isTable ? 'Leave table mode' : 'Table mode', icon: Tv, onClick: () => void toggleTableMode() },
      ],
    },
  ];
  return (
    <>
      <Menu.Root defaultOpen={begun === 'press'}>
        <Menu.Trigger ref={trigger} {...MENU_BUTTON} />
        <Menu.Portal>
          <Menu.Positioner className="menu__place" sideOffset={6} align="end">
            <Menu.Popup className="menu menu--groups">
              {groups.map(({ name, items }) => (
                <Menu.Group key={name} className="menu__group">
                  <Menu.GroupLabel className="menu__label">{name}</Menu.GroupLabel>
                  {items.map(({ text, icon: Icon, onClick }) => (
                    <Menu.Item key={text} className="menu__item" onClick={onClick}>
                      <Icon size={18} aria-hidden /> {text}
                    </Menu.Item>
                  ))}
                </Menu.Group>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <SettingsWindow open={isSetting} onClose={() => setSetting(false)} />
      {message}
    </>
  );
}
