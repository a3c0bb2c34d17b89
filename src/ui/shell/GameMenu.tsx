import { Menu } from '@base-ui/react/menu';
import {
  Archive,
  BookOpen,
  Download,
  LogOut,
  Map as MapIcon,
  Menu as MenuIcon,
  Signpost,
  SlidersHorizontal,
} from 'lucide-react';
import { useState } from 'react';
import { fileName, positionText } from '../../saves/saveFile.ts';
import { useGame } from '../../store/gameStore.ts';
import { rulesAddress } from '../address/address.ts';
import { goTo } from '../address/useAddress.ts';
import { download } from '../files/download.ts';
import { KeptGamesWindow } from '../files/KeptGames.tsx';
import { saveRunning } from '../files/saveRunning.ts';
import { LegendWindow } from '../legend/LegendWindow.tsx';
import { chapterNow } from '../rules/chapterNow.ts';
import { SettingsWindow } from '../settings/SettingsWindow.tsx';
import './menu.css';

function savePosition(): void {
  const { game } = useGame.getState();
  if (game !== null) download(fileName(game, 'position'), positionText(game));
}

/** The rules at the chapter of what happens now. */
function openRules(): void {
  const { game } = useGame.getState();
  goTo(rulesAddress(game === null ? null : chapterNow(game)));
}

/** Everything that is not a move: files, the rules, settings, the opening screen. */
export function GameMenu() {
  const leave = useGame((store) => store.leaveGame);
  const [isSetting, setSetting] = useState(false);
  const [isLegend, setLegend] = useState(false);
  const [isKept, setKept] = useState(false);
  const items = [
    { text: 'Save the game to a file', icon: Download, deed: saveRunning },
    { text: 'Save this position to a file', icon: MapIcon, deed: savePosition },
    { text: 'Games set aside', icon: Archive, deed: () => setKept(true) },
    { text: 'Rules', icon: BookOpen, deed: openRules },
    { text: 'Map settings', icon: SlidersHorizontal, deed: () => setSetting(true) },
    { text: 'Signs on the map', icon: Signpost, deed: () => setLegend(true) },
    { text: 'New game, or open a file', icon: LogOut, deed: leave },
  ];
  return (
    <>
      <Menu.Root>
        <Menu.Trigger className="button topbar__menu" aria-label="Menu">
          <MenuIcon size={20} aria-hidden />
        </Menu.Trigger>
        <Menu.Portal>
          <Menu.Positioner className="menu__place" sideOffset={6} align="end">
            <Menu.Popup className="menu">
              {items.map(({ text, icon: Icon, deed }) => (
                <Menu.Item key={text} className="menu__item" onClick={deed}>
                  <Icon size={18} aria-hidden /> {text}
                </Menu.Item>
              ))}
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      <LegendWindow open={isLegend} onClose={() => setLegend(false)} />
      <KeptGamesWindow open={isKept} onClose={() => setKept(false)} />
      <SettingsWindow open={isSetting} onClose={() => setSetting(false)} />
    </>
  );
}
