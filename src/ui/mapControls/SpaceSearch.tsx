import { Combobox } from '@base-ui/react/combobox';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { findSpaces, type FoundSpace } from '../../store/findSpaces.ts';
import { showSearchResult } from '../../store/searchResult.ts';
import { flyTo } from '../../store/mapCamera.ts';
import { editionIn, useCurrentGame } from '../../store/selectors.ts';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import './mapControls.css';

const MAX_RESULTS = 8;

/** Goes to a space by any of its names, old or modern, or by its number. Ctrl+K focuses it. */
export function SpaceSearch() {
  const game = useCurrentGame();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const found = findSpaces(editionIn(game), typed).slice(0, MAX_RESULTS);

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // The open list of spaces has its own search field and covers this one.
      const box = document.querySelector<HTMLInputElement>('.spaces input[type=search]') ?? input.current;
      if (box === null || box.closest('[inert]') !== null) return;
      event.preventDefault();
      box.focus();
      box.select();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  function goTo(chosen: FoundSpace | null): void {
    if (chosen === null) return;
    setTyped('');
    showSearchResult(chosen);
    flyTo([chosen.space.id]);
    document.querySelector<HTMLElement>('.world-map__canvas')?.focus();
  }

  return (
    <div className="space-search" data-over-map>
      <Combobox.Root<FoundSpace>
        items={found}
        filter={null}
        value={null}
        onValueChange={goTo}
        inputValue={typed}
        // Keep the typed text until Escape, even if nothing was found.
        onInputValueChange={(next, { reason }) => reason === 'input-change' && setTyped(next)}
        onOpenChange={(_, { reason }) => reason === 'escape-key' && setTyped('')}
        itemToStringLabel={({ space }) => space.name}
        autoHighlight
        openOnInputClick={false}
      >
        <Search size={16} aria-hidden className="space-search__icon" />
        <Combobox.Input
          ref={input}
          className="field space-search__field"
          placeholder="Go to …"
          aria-label="Go to a space"
          title="By name, old or modern, or number (Control and K)"
        />
        <Combobox.Portal>
          <Combobox.Positioner className="menu__place" sideOffset={4} align="start">
            <Combobox.Popup className="menu space-search__found">
              <Combobox.Empty className="space-search__none">
                {typed.trim() === '' ? null : 'No such space.'}
              </Combobox.Empty>
              <Combobox.List>
                {(item: FoundSpace) => (
                  <Combobox.Item key={item.space.id} value={item} className="menu__item">
                    {game.control[item.space.id] !== undefined && (
                      <PowerEmblem power={game.control[item.space.id] ?? ''} size={18} />
                    )}
                    <span>
                      {item.space.name}
                      {item.matchedName !== null && <span className="space-search__by"> {item.matchedName}</span>}
                    </span>
                  </Combobox.Item>
                )}
              </Combobox.List>
            </Combobox.Popup>
          </Combobox.Positioner>
        </Combobox.Portal>
      </Combobox.Root>
    </div>
  );
}
