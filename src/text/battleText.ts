import type { BattlePlan, BattleResult, GameState, HitKind, SpaceId } from '../engine/index.ts';
import { spaceList, spaceName } from './names.ts';
import { counted, joinWords } from './words.ts';

/** The result of a battle in words. */
export function battleResultText(state: GameState, space: SpaceId, result: BattleResult): string {
  const where = spaceName(state, space);
  switch (result) {
    case 'attacker-won':
      return `The attackers win in ${where}.`;
    case 'defender-won':
      return `The defenders hold ${where}.`;
    case 'both-lost':
      return `Both sides are destroyed in ${where}.`;
    case 'attacker-retreated':
      return `The attackers break off in ${where}.`;
    case 'stalemate':
      return `The battle in ${where} ends: neither side can hit the other.`;
  }
}

/** What kind of battle it is. */
export function battleKindText(state: GameState, plan: BattlePlan): string {
  if (plan.kind === 'sea') return plan.landingFrom.length > 0 ? 'Sea battle before a landing' : 'Sea battle';
  return plan.landingFrom.length > 0 ? `Landing from ${spaceList(state, plan.landingFrom)}` : 'Land battle';
}

/** 'no hits', '1 hit', '3 hits'. */
export const hitsText = (hits: number): string => (hits === 0 ? 'no hits' : counted(hits, 'hit'));

/** '1 die', '3 dice'. */
export const diceText = (n: number): string => (n === 1 ? '1 die' : `${n} dice`);

export const casualtyWhat = (most: number): string => (most === 1 ? 'choose who takes the hit' : `choose who takes the ${most} hits`);

const HIT_KIND_NOTES: Record<HitKind, string> = {
  submarine: 'from submarines (ships only)',
  air: 'from aircraft (submarines only if a destroyer is with them)',
  surface: 'that may go to anyone',
};

/** Where the hits come from and what they may strike; and that some find no target, if so. */
export function hitsToTakeText(hits: Readonly<Record<HitKind, number>>, most: number, transports: boolean): string {
  const kinds = (['submarine', 'air', 'surface'] as const).filter((kind) => hits[kind] > 0);
  const total = kinds.reduce((sum, kind) => sum + hits[kind], 0);
  const sources = kinds.some((kind) => kind !== 'surface') ? `${joinWords(kinds.map((kind) => `${hits[kind]} ${HIT_KIND_NOTES[kind]}`))}. ` : '';
  const lost = total > most ? `${counted(total - most, 'hit')} cannot be taken by anyone here. ` : '';
  return `${sources}${lost}${transports ? 'Transports go last.' : ''}`.trim();
}

/** What a retreat does to whom. */
export function retreatNote(air: boolean, seaborne: boolean): string {
  const stay = air ? ' Aircraft break off with them and land in noncombat.' : '';
  const fight = seaborne ? ' Who landed from the sea cannot retreat and fights on.' : '';
  return `All who retreat go to one space together.${stay}${fight}`;
}
