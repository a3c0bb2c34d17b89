import { useEffect } from 'react';
import { ruleTitle } from '../../text/rules.ts';
import { isRule, type Address } from './address.ts';

/** What tabs, bookmarks and the browser's list of visited pages call an address. */
export function titleOf(address: Address): string {
  if (address.place === 'table') return 'Warboard';
  if (address.place === 'case') return `${address.rule}, case ${address.number} · Warboard`;
  const { at } = address;
  return at !== null && isRule(at) ? `${at} ${ruleTitle(at)} · Warboard` : 'Rules · Warboard';
}

export function useTitle(address: Address): void {
  const title = titleOf(address);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
