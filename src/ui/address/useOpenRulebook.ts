import { useState } from 'react';
import type { Address } from './address.ts';

export type RulesAddress = Extract<Address, { readonly place: 'rules' }>;

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
