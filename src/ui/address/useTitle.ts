import { useEffect } from 'react';
import { editionTold } from '../../text/editions.ts';
import { ruleTitle } from '../../text/rules.ts';
import { isRule } from '../../games/faces.ts';
import type { Address } from './address.ts';
import { CLASSROOM_PAGES } from './classroomPages.ts';

/** The page title, used by tabs, bookmarks and the history; `played` is the edition of the game in play. */
export function titleOf(address: Address, played: string | null = null): string {
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
  const title = titleOf(address, played);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
