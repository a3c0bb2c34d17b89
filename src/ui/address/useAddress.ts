import { useMemo, useSyncExternalStore, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { shelf } from '../../engine/index.ts';
import { addressOf, type Address } from './address.ts';
import { useGame } from '../../store/gameStore.ts';
import { editionTold } from '../../text/editions.ts';
import { ruleTitle } from '../../text/editions.ts';
import { isRule } from '../../games/faces.ts';
import { CLASSROOM_PAGES } from './classroomPages.ts';

function listenToHash(heard: () => void): () => void {
  window.addEventListener('hashchange', heard);
  return () => window.removeEventListener('hashchange', heard);
}

/**
 * The current address; rules without an edition are those of the game in play. Links and the browser's back and forward
 * buttons change it.
 */
export function useAddress(): Address {
  const hash = useSyncExternalStore(listenToHash, () => window.location.hash);
  const inPlay = useGame(({ game }) => game?.edition) ?? shelf()[0]?.id;
  return useMemo(() => addressOf(hash, inPlay), [hash, inPlay]);
}

/** Goes to an address in place of the present one: going back does not lead here again. */
export function goInstead(hash: string): void {
  window.location.replace(hash);
}

/** Goes to an address, as a link would. */
export function goToAddress(hash: string): void {
  window.location.hash = hash;
}

/** Escape goes to another address, unless it has already been handled; null disables it. */
export function useEscapeTo(hash: string | null): void {
  useEffect(() => {
    if (hash === null) return undefined;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      goToAddress(hash);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [hash]);
}

type AddressPlace = Address['place'];

/** Restores the focus when the user returns to a place. */
export function useRestoredFocus(place: AddressPlace): void {
  const places = useRef<Partial<Record<AddressPlace, HTMLElement>>>({});
  useLayoutEffect(() => {
    const last = places.current[place];
    if (last?.isConnected) last.focus({ preventScroll: true });
  }, [place]);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      // A menu closes after a choice, so its button is restored instead.
      if (target instanceof HTMLElement && target.closest('[role=menu]') === null) places.current[place] = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [place]);
}

type RulesAddress = Extract<Address, { readonly place: 'rules' }>;

/** The rulebook address that is open. It stays open behind one of its cases, and closes when the game is shown. */
export function useOpenRulebook(address: Address): RulesAddress | null {
  const [reading, setReading] = useState<RulesAddress | null>(null);
  const now =
    address.place === 'rules'
      ? address
      : address.place === 'case'
        ? (reading ?? { place: 'rules', edition: address.edition, at: address.rule, unknown: null })
        : null;
  if (now !== reading) setReading(now);
  return now;
}

/** The page title, used by tabs, bookmarks and the history; `played` is the edition of the game in play. */
export function pageTitle(address: Address, played: string | null = null): string {
  if (address.place === 'game' || address.place === 'study' || address.place === 'game-link') {
    const told = played === null ? null : editionTold(played);
    return told === null ? 'Warboard' : `${told} · Warboard`;
  }
  if (address.place === 'classroom') return `${CLASSROOM_PAGES[address.page].title} · Warboard`;
  if (address.place === 'editor') return 'Position editor · Warboard';
  if (address.place === 'story') return 'The story of the war · Warboard';
  if (address.place === 'what-it-does') return 'What Warboard can do';
  if (address.place === 'war') return 'The war so far · Warboard';
  if (address.place === 'how-to-play') {
    const told = editionTold(address.edition);
    return `How to play${told === null ? '' : ` ${told}`} · Warboard`;
  }
  if (address.place === 'case') return `${address.rule}, case ${address.number} · Warboard`;
  const { at } = address;
  if (at === null || !isRule(at)) return 'Rules · Warboard';
  const title = ruleTitle(address, at);
  return title === '' ? `${at} · Warboard` : `${at} ${title} · Warboard`;
}

export function useTitle(address: Address, played: string | null): void {
  const title = pageTitle(address, played);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
