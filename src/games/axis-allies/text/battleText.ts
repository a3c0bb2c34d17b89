import {
  awaitsRocket,
  canBeStruck,
  editionOf,
  firstRound,
  hitsLeft,
  typeOf,
  type BattlePlan,
  type BattleResult,
  type GameState,
  type HitKind,
  type Shot,
  type SpaceId,
  type Unit,
  type UnitId,
} from '../../../engine/axis-allies/index.ts';
import { spaceList, spaceName } from './names.ts';
import { unitList } from './unitNames.ts';
import { capitalized, counted, oneOrMany, withOneStop } from '../../../text/words.ts';

/** The result of a battle in words. */
export function battleResultText(state: GameState, space: SpaceId, result: BattleResult): string {
  const where = spaceName(state, space);
  switch (result) {
    case 'attacker-won':
      return withOneStop(`The attackers win in ${where}.`);
    case 'defender-won':
      return withOneStop(`The defenders hold ${where}.`);
    case 'both-lost':
      return withOneStop(`Both sides are destroyed in ${where}.`);
    case 'attacker-retreated':
      return withOneStop(`The attackers break off in ${where}.`);
    case 'stalemate':
      return `The battle in ${where} ends: neither side can hit the other.`;
  }
}

/** The result of an air battle in words: what is left of the raid goes on (SBR-6). */
export function airResultText(state: GameState, space: SpaceId, result: BattleResult): string {
  const where = spaceName(state, space);
  switch (result) {
    case 'attacker-won':
      return withOneStop(`Nobody is left to meet the raid on ${where}.`);
    case 'defender-won':
      return withOneStop(`The raid on ${where} is shot down.`);
    case 'both-lost':
      return withOneStop(`Nobody is left in the air over ${where}.`);
    case 'attacker-retreated':
    case 'stalemate':
      return withOneStop(`The air battle over ${where} is over.`);
  }
}

/** What kind of battle it is. */
export function battleKindText(state: GameState, plan: BattlePlan): string {
  if (plan.kind === 'air') return 'Air battle before a raid';
  if (plan.kind === 'sea') return plan.landingFrom.length > 0 ? 'Sea battle before a landing' : 'Sea battle';
  return plan.landingFrom.length > 0 ? `Landing from ${spaceList(state, plan.landingFrom)}` : 'Land battle';
}

/**
 * What fires in a battle to come before all others: 'An antiaircraft gun fires first, at 2 fighters and a bomber.' Of
 * the ships that can bombard, only those chosen, if a choice is made.
 */
export function openingTexts(state: GameState, plan: BattlePlan, chosen?: readonly UnitId[]): readonly string[] {
  const { gun, bombardment } = firstRound(state, plan);
  const ships = chosen ?? bombardment.flatMap(({ units }) => units);
  return [
    ...(awaitsRocket(state, plan) ? ['A rocket can strike before the next battle; then this territory falls.'] : []),
    ...(gun ? [shotText(state, gun)] : []),
    ...(ships.length > 0
      ? [`${capitalized(unitList(state, ships))} ${oneOrMany(ships.length, 'bombards', 'bombard')} the coast first.`]
      : []),
  ];
}

/** 'An antiaircraft gun fires first, at 2 fighters.' */
export function shotText(state: GameState, { targets, value }: Shot): string {
  const how = value > 1 ? `, and hits on ${value} or less` : '';
  return `An antiaircraft gun fires first, at ${unitList(state, targets)}${how}.`;
}

/** 'no hits', '1 hit', '3 hits'. */
export const hitsText = (hits: number): string => (hits === 0 ? 'no hits' : counted(hits, 'hit'));

/** '1 die', '3 dice'. */
export const diceText = (n: number): string => (n === 1 ? '1 die' : `${n} dice`);

export const casualtyWhat = (most: number): string =>
  most === 1 ? 'choose who takes the hit' : `choose who takes the ${most} hits`;

/**
 * Notes on hits to take: which units they can hit, if that is limited (COM-9), how many hit nothing, and that
 * defenceless units are chosen last (COM-10). `withDestroyer`: the side that fired has a destroyer in the battle.
 */
export function hitsToTakeText(
  state: GameState,
  hits: Readonly<Record<HitKind, number>>,
  most: number,
  candidates: readonly Unit[],
  withDestroyer: boolean,
): string {
  const total = hits.submarine + hits.air + hits.surface;
  const isLimited = (kind: HitKind): boolean =>
    hits[kind] > 0 && candidates.some((unit) => !canBeStruck(state, unit, kind, withDestroyer));
  const isDefenceless = (unit: Unit): boolean => typeOf(state, unit).defenceless;
  const notes = [
    isLimited('submarine') ? `${counted(hits.submarine, 'hit')} by submarines: on ships only.` : '',
    isLimited('air') ? `${counted(hits.air, 'hit')} by aircraft without a destroyer: not on submarines.` : '',
    total > most ? `${counted(total - most, 'hit')} cannot hit anything here.` : '',
    candidates.some(isDefenceless) && !candidates.every(isDefenceless) ? 'Transports go last.' : '',
  ];
  return notes.filter((note) => note !== '').join(' ');
}

/** What hits on these units do, one entry for each: 'Lose 2 infantry', 'Damage a battleship', or both. */
export function lossesText(state: GameState, hits: readonly UnitId[]): string {
  const hitsOn = (id: UnitId): number => hits.filter((one) => one === id).length;
  const isLost = (id: UnitId): boolean => {
    const unit = state.units[id];
    return unit === undefined || hitsOn(id) >= hitsLeft(state, unit);
  };
  const all = [...new Set(hits)];
  const lost = all.filter(isLost);
  const damaged = all.filter((id) => !isLost(id));
  return capitalized(
    [
      lost.length > 0 ? `lose ${unitList(state, lost)}` : '',
      damaged.length > 0 ? `damage ${unitList(state, damaged)}` : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  );
}

/** Whether a landing binds all land units that attack, those from overland too (AMPH-4). */
export const bindsAllLandUnits = ({ edition }: Pick<GameState, 'edition'>): boolean =>
  editionOf(edition).retreats.bound === 'all-land-units';

/** The mark of units that a landing binds. */
export const boundText = (state: Pick<GameState, 'edition'>): string =>
  bindsAllLandUnits(state) ? 'cannot retreat' : 'from the sea';

/** Who retreats, who stays and who fights on. */
export function retreatNote({ edition }: Pick<GameState, 'edition'>, air: boolean, seaborne: boolean): string {
  const landing =
    editionOf(edition).airLands === 'after-battle' ? 'then complete their move' : 'land in noncombat move';
  const stay = air ? ` Aircraft break off with them and ${landing}.` : '';
  const fight = seaborne ? ' Units that landed from the sea cannot retreat and fight on.' : '';
  return `All units that retreat go to one space together.${stay}${fight}`;
}
