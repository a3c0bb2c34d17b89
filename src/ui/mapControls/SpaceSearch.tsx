import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { keyOf } from '../../store/keyOf.ts';
import { lazyControl, type StandInProps } from '../lazy/lazyControl.tsx';
import { SEARCH_FIELD, type SearchProps } from './searchField.ts';
import { KEYS } from '../../text/keys.ts';
import './mapControls.css';

/** The field and its list of spaces; only the field until the list is loaded. */
export const SearchBox = lazyControl<SearchProps>(
  async () => (await import('./SearchList.tsx')).SearchList,
  FieldAlone,
  () => 'The search for spaces',
);

/** Goes to a space by any of its names, old or modern, or by its number. Ctrl+K focuses it. */
export function SpaceSearch() {
  const [typed, setTyped] = useState('');
  const search = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (keyOf(event) !== KEYS.find || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      // The open list of spaces has its own search field and covers this one.
      const box =
        document.querySelector<HTMLInputElement>('.spaces input[type=search]') ??
        search.current?.querySelector('input');
      if (!box || box.closest('[inert]') !== null) return;
      event.preventDefault();
      box.focus();
      box.select();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);

  return (
    <div ref={search} className="space-search" data-over-map>
      <Search size={16} aria-hidden className="space-search__icon" />
      <SearchBox typed={typed} onType={setTyped} />
    </div>
  );
}

/** What is typed meanwhile is not lost. */
function FieldAlone({ typed, onType, onBegin }: SearchProps & StandInProps) {
  return (
    <input
      type="text"
      // There is no list yet that it could control.
      // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
      role="combobox"
      aria-expanded={false}
      aria-haspopup="listbox"
      {...SEARCH_FIELD}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      onFocus={() => onBegin('focus')}
      onBlur={() => onBegin('nothing')}
    />
  );
}
