import { Combobox } from '@base-ui/react/combobox';
import { findSpaces, type FoundSpace } from '../../store/findSpaces.ts';
import { showSearchResult } from '../../store/displayedOnMap.ts';
import { flyTo } from '../../store/mapCamera.ts';
import { PowerEmblem } from '../components/PowerEmblem.tsx';
import type { BegunProps } from '../lazy/lazyControl.tsx';
import { useBegunFocus } from '../lazy/useBegunFocus.ts';
import { SEARCH_FIELD, type SearchProps } from './searchField.ts';
import { editionNamed } from '../../engine/index.ts';
import { useDisplayedGame } from '../../store/displayedGame.ts';

const MAX_RESULTS = 8;

/** The search field with the list of spaces found. */
export function SearchList({ typed, onType, begun = 'nothing' }: SearchProps & BegunProps) {
  const game = useDisplayedGame();
  const field = useBegunFocus<HTMLInputElement>(begun);
  const found = findSpaces(editionNamed(game.edition), typed).slice(0, MAX_RESULTS);

  function goTo(chosen: FoundSpace | null): void {
    if (chosen === null) return;
    onType('');
    showSearchResult(chosen);
    flyTo([chosen.space.id]);
    document.querySelector<HTMLElement>('.world-map__canvas')?.focus();
  }

  return (
    <Combobox.Root<FoundSpace>
      items={found}
      filter={null}
      value={null}
      onValueChange={goTo}
      inputValue={typed}
      // Keep the typed text until Escape, even if nothing was found.
      onInputValueChange={(next, { reason }) => reason === 'input-change' && onType(next)}
      onOpenChange={(_, { reason }) => reason === 'escape-key' && onType('')}
      itemToStringLabel={({ space }) => space.name}
      autoHighlight
      defaultOpen={begun === 'focus' && typed !== ''}
      openOnInputClick={false}
    >
      <Combobox.Input ref={field} {...SEARCH_FIELD} />
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
  );
}
