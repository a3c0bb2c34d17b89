import type { EventType, GameEvent } from '../../../engine/axis-allies/index.ts';
import { nothingOf } from '../../../engine/index.ts';
import type { GameSound } from '../../face/board.ts';

/** What is heard of an event. */
const HEARD: Readonly<Record<EventType, GameSound | null>> = {
  'dice-rolled': 'dice',
  'antiaircraft-fired': 'dice',
  'raid-rolled': 'dice',
  'rocket-rolled': 'dice',
  'research-rolled': 'dice',
  'passing-rolled': 'dice',
  'kamikaze-rolled': 'dice',
  'ships-damaged': 'hit',
  'units-destroyed': 'hit',
  'territory-captured': 'capture',
  'turn-began': 'turn',
  ...nothingOf('phase-began', 'turn-ended', 'game-won', 'territory-returned', 'treasury-seized', 'ipcs-destroyed'),
  ...nothingOf('units-purchased', 'dice-bought', 'development-gained', 'unit-mobilized', 'facility-placed'),
  ...nothingOf('facility-repaired', 'facility-removed', 'convoys-in-danger', 'convoys-disrupted', 'war-began'),
  'facility-damaged': 'hit',
  ...nothingOf('escort-declared', 'interceptors-chosen', 'raiders-shared', 'neutral-attacked'),
  ...nothingOf('units-refunded', 'income-collected', 'complex-moved', 'units-transferred', 'moves-granted'),
  ...nothingOf('units-moved', 'units-loaded', 'assault-declared', 'units-offloaded', 'landing-called-off'),
  ...nothingOf('engagement-said', 'fighters-kept-aboard', 'fighters-released', 'fighters-stranded', 'fighter-landed'),
  ...nothingOf('battles-listed', 'battle-began', 'round-began', 'battle-step', 'battle-ended', 'casualties-chosen'),
  ...nothingOf('submarines-submerged', 'submarines-strike', 'submarines-surfaced', 'flights-under-fire'),
  ...nothingOf('units-repaired', 'units-retreated', 'units-doomed', 'units-sent', 'units-placed'),
  ...nothingOf('raid-declared', 'raid-began', 'raid-failed', 'rocket-launched', 'offer-made', 'offer-answered'),
  ...nothingOf('transports-passed', 'passing-aimed'),
  ...nothingOf('asked-before-battles', 'kamikaze-aimed', 'aircraft-scrambled'),
  ...nothingOf('advantage-used', 'advantage-lost', 'advantage-began', 'kamikaze-declared', 'kamikaze-called-off'),
};

export const soundOf = ({ type }: GameEvent): GameSound | null => HEARD[type];
