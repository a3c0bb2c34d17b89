import type { EventType, GameEvent } from '../../../../engine/axis-allies/index.ts';
import { nothingOf } from '../../../../engine/index.ts';

/**
 * Where an event is not told, because it is seen or said there already: over the map, right after the order that it
 * carries out; below an order of a case, which it only repeats; beside a battle that is drawn; and in a turn that is
 * passed by itself, since its power has no part in the game.
 */
export type Silence = 'after its order' | 'in a case' | 'beside a battle' | 'in a passed turn';

const SILENT: Readonly<Record<EventType, readonly Silence[] | null>> = {
  'units-purchased': ['after its order', 'in a case'],
  'units-moved': ['after its order', 'in a case'],
  'units-loaded': ['after its order', 'in a case'],
  'assault-declared': ['after its order', 'in a case'],
  'units-offloaded': ['after its order', 'in a case'],
  'engagement-said': ['after its order', 'in a case'],
  'unit-mobilized': ['after its order', 'in a case'],
  'dice-bought': ['after its order'],
  'landing-called-off': ['after its order'],
  'raid-declared': ['after its order'],
  'territory-captured': ['after its order'],
  'battles-listed': ['in a case'],
  'submarines-submerged': ['in a case'],
  'fighter-landed': ['in a case'],
  'phase-began': ['in a case', 'in a passed turn'],
  'turn-ended': ['in a case', 'in a passed turn'],
  'turn-began': ['in a passed turn'],
  'income-collected': ['in a passed turn'],
  'battle-ended': ['beside a battle'],
  'battle-step': ['beside a battle'],
  'dice-rolled': ['beside a battle'],
  'casualties-chosen': ['beside a battle'],
  'round-began': ['beside a battle'],
  'units-destroyed': ['beside a battle'],
  ...nothingOf('game-won', 'territory-returned', 'treasury-seized', 'ipcs-destroyed', 'development-gained'),
  ...nothingOf('research-rolled', 'complex-placed', 'complex-moved', 'units-refunded', 'units-transferred'),
  ...nothingOf('fighters-kept-aboard', 'fighters-released', 'fighters-stranded', 'submarines-surfaced'),
  ...nothingOf('battle-began', 'submarines-strike', 'flights-under-fire', 'antiaircraft-fired', 'units-repaired'),
  ...nothingOf('units-retreated', 'units-doomed', 'units-sent', 'units-placed', 'moves-granted', 'raid-began'),
  ...nothingOf('raid-rolled', 'raid-failed', 'rocket-launched', 'rocket-rolled', 'offer-made', 'offer-answered'),
  ...nothingOf('advantage-used', 'advantage-lost', 'advantage-began', 'kamikaze-declared', 'kamikaze-called-off'),
};

/** Whether an event is not told there. */
export const isSilent = ({ type }: GameEvent, where: Silence): boolean => SILENT[type]?.includes(where) ?? false;
