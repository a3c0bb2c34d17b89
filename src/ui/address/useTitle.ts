import { useEffect } from 'react';
import { SHELF } from '../../engine/index.ts';
import { ruleTitle } from '../../text/rules.ts';
import { isRule, type Address } from './address.ts';

/** The page title, used by tabs, bookmarks and the history. */
export function titleOf(address: Address): string {
  if (address.place === 'game') return 'Warboard';
  if (address.place === 'case') return `${address.rule}, case ${address.number} · Warboard`;
  const { at } = address;
  return at !== null && isRule(at) ? `${at} ${ruleTitle({ edition: SHELF[0].id }, at)} · Warboard` : 'Rules · Warboard';
}

export function useTitle(address: Address): void {
  const title = titleOf(address);
  useEffect(() => {
    document.title = title;
  }, [title]);
}
