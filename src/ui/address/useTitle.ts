import { useEffect } from 'react';
import { ruleTitle } from '../../text/rules.ts';
import { isRule, type Address } from './address.ts';

/** The page title, used by tabs, bookmarks and the history. */
export function titleOf(address: Address): string {
  if (address.place === 'game') return 'Warboard';
  if (address.place === 'case') return `${address.rule}, case ${address.number} · Warboard`;
  const { at } = address;
  if (at === null || !isRule(at)) return 'Rules · Warboard';
  const title = ruleTitle(address, at);
  return title === '' ? `${at} · Warboard` : `${at} ${title} · Warboard`;
}

export function useTitle(address: Address): void {
  const title = titleOf(address);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
