import type { BattleSide, BattleStep, GameState, Strengthened } from '../../../engine/axis-allies/index.ts';
import { capitalized, joinWords } from '../../../text/words.ts';
import { countedUnits } from './unitNames.ts';

/** Who rolls: a gun, ships before a coast, kamikaze aircraft, the submarines of a side, or all its other units. */
type Firing = 'gun' | 'ships' | 'kamikaze' | 'submarines' | 'side';

/** What happens in the steps of a battle round, in few words, and who rolls. The casualties of a roll belong to it. */
const STEPS: Readonly<Record<BattleStep, { readonly name: string; readonly fires: Firing } | null>> = {
  'antiaircraft-fire': { name: 'Antiaircraft gun', fires: 'gun' },
  bombardment: { name: 'Ships bombard', fires: 'ships' },
  'bombardment-casualties': null,
  kamikaze: { name: 'Kamikaze attack', fires: 'kamikaze' },
  'kamikaze-casualties': null,
  'attacker-submarines': { name: 'Attacking submarines choose', fires: 'side' },
  'defender-submarines': { name: 'Defending submarines choose', fires: 'side' },
  'attacker-strike': { name: 'Attacking submarines strike', fires: 'submarines' },
  'attacker-strike-casualties': null,
  'defender-strike': { name: 'Defending submarines strike', fires: 'submarines' },
  'defender-strike-casualties': null,
  'attacker-fire': { name: 'Attackers fire', fires: 'side' },
  'attacker-fire-casualties': null,
  'defender-fire': { name: 'Defenders fire', fires: 'side' },
  'defender-fire-casualties': null,
  'attacker-dive': { name: 'Attacking submarines may submerge', fires: 'side' },
  'press-or-retreat': { name: 'Fight on or retreat', fires: 'side' },
  'air-battle-over': null,
  'defender-dive': { name: 'Defending submarines may submerge', fires: 'side' },
};

export const stepName = (step: BattleStep): string => STEPS[step]?.name ?? '';

/** Of the dice of a step: who fires, what a table with real dice does, and the head of what was rolled. */
const FIRING: Readonly<Record<Firing, (side: BattleSide) => readonly [fires: string, typing: string, head: string]>> = {
  gun: () => said('the antiaircraft gun fires at the aircraft', 'The antiaircraft gun fires:'),
  ships: () => said('the ships bombard the coast', 'The ships bombard the coast:'),
  kamikaze: () => said('the kamikaze aircraft strike first', 'The kamikaze aircraft strike:'),
  submarines: (side) => [
    `the ${side}’s submarines fire first`,
    `roll for the ${side}’s submarines and enter the dice`,
    `${capitalized(side)}’s submarines strike:`,
  ],
  side: (side) => [`the ${side} fires`, `roll for the ${side} and enter the dice`, `${capitalized(side)} rolled`],
};

const said = (fires: string, head: string) => [fires, `${fires}: enter the dice`, head] as const;

const firing = (step: BattleStep, side: BattleSide) => FIRING[STEPS[step]?.fires ?? 'side'](side);

/** Who fires in a step: 'the attacker’s submarines fire'. */
export const firingText = (step: BattleStep, side: BattleSide): string => firing(step, side)[0];

/** What a table with real dice does in a step: 'roll for the attacker and enter the dice'. */
export const typingText = (step: BattleStep, side: BattleSide): string => firing(step, side)[1];

/** The head of dice that were rolled in a step. */
export const rollTitle = (step: BattleStep, by: BattleSide): string => firing(step, by)[2];

/** What becomes of those hit in a step, before they can fire or strike back. */
export type CasualtyFate = 'lost-at-once' | 'lost-first' | 'fires-back' | 'only-submarines-fire-back' | 'has-fired';

export const FATE_TEXT: Readonly<Record<CasualtyFate, string>> = {
  'lost-at-once': 'Each die is for one aircraft. Those hit are lost at once.',
  'lost-first': 'What is hit now is lost before it can fire back.',
  'fires-back': 'What is hit now still fires back.',
  'only-submarines-fire-back': 'Submarines hit now still fire back; everything else is lost before it can.',
  'has-fired': 'What is hit now is lost.',
};

const DOES = { attacker: ['attacks', 'attack'], defender: ['defends', 'defend'] } as const;

/**
 * What an advantage or a development makes of units: 'Stronger by Wolf Packs: 3 submarines attack on 3 instead of 2.'
 */
export function strengthText(state: GameState, side: BattleSide, { name, units }: Strengthened): string {
  const kinds = new Map<
    string,
    { readonly type: string; readonly value: number; readonly without: number; n: number }
  >();
  for (const { id, value, without } of units) {
    const type = state.units[id]?.type ?? '';
    const key = `${type} ${value} ${without}`;
    const kind = kinds.get(key) ?? { type, value, without, n: 0 };
    kinds.set(key, { ...kind, n: kind.n + 1 });
  }
  const parts = [...kinds.values()].map(
    ({ type, value, without, n }) =>
      `${countedUnits(type, n)} ${DOES[side][n === 1 ? 0 : 1]} on ${value} instead of ${without}`,
  );
  return `Stronger by ${name}: ${joinWords(parts)}.`;
}
