import { useState } from 'react';
import type { Address } from './address.ts';

export type RulesAddress = Extract<Address, { readonly place: 'rules' }>;

/** Where the rulebook is open: it stays so behind a case looked at from it, and is shut by going back to the table. */
export function useOpenRulebook(address: Address): RulesAddress | null {
  const [reading, setReading] = useState<RulesAddress | null>(null);
  const now =
    address.place === 'rules'
      ? address
      : address.place === 'table'
        ? null
        : (reading ?? { place: 'rules', at: address.rule, unknown: null });
  if (now !== reading) setReading(now);
  return now;
}
