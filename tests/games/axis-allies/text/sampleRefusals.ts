import { REASONS, RULE_IDS, type GameState, type Refusal } from '../../../../src/engine/axis-allies/index.ts';

/** Every reason with no detail at all, and with every detail, in the singular and the plural. */
export function sampleRefusals(state: GameState): readonly Refusal[] {
  const units = Object.keys(state.units);
  const details: readonly Partial<Refusal>[] = [
    {},
    { units: units.slice(0, 1), spaces: ['karelia'], requested: 1, allowed: 0 },
    {
      units: units.slice(0, 3),
      spaces: ['karelia', 'sz-5'],
      power: 'germany',
      requested: 3,
      allowed: 2,
      unitType: 'tank',
    },
    { units: ['gone'], spaces: ['nowhere'], allowed: 1 },
  ];
  return REASONS.flatMap((reason) => details.map((detail): Refusal => ({ rule: RULE_IDS[0], reason, ...detail })));
}
