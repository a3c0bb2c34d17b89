import type { BattleStep } from '../engine/index.ts';

/** What happens in the steps of a battle round, in few words. The casualties of a roll belong to it. */
const STEP_NAMES: Readonly<Partial<Record<BattleStep, string>>> = {
  'antiaircraft-fire': 'Antiaircraft gun',
  bombardment: 'Ships bombard',
  kamikaze: 'Kamikaze attack',
  'attacker-submarines': 'Attacking submarines choose',
  'defender-submarines': 'Defending submarines choose',
  'attacker-strike': 'Attacking submarines strike',
  'defender-strike': 'Defending submarines strike',
  'attacker-fire': 'Attackers fire',
  'defender-fire': 'Defenders fire',
  'attacker-dive': 'Attacking submarines may submerge',
  'press-or-retreat': 'Fight on or retreat',
  'defender-dive': 'Defending submarines may submerge',
};

export const stepName = (step: BattleStep): string => STEP_NAMES[step] ?? '';

/** What becomes of those hit in a step, before they can fire or strike back. */
export type Fate = 'lost-at-once' | 'lost-first' | 'fires-back' | 'only-submarines-fire-back' | 'has-fired';

export const FATE_TEXT: Readonly<Record<Fate, string>> = {
  'lost-at-once': 'Each die is for one aircraft. Those hit are lost at once.',
  'lost-first': 'What is hit now is lost before it can fire back.',
  'fires-back': 'What is hit now still fires back.',
  'only-submarines-fire-back': 'Submarines hit now still fire back; everything else is lost before it can.',
  'has-fired': 'What is hit now is lost.',
};
