import {
  awaiting,
  battlesToCome,
  editionOf,
  stepsOf,
  typeOf,
  type GameState,
  type Reason,
  type Refusal,
  type RuleId,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { theUnits, whereTheyAre, unitTypeName } from '../unitNames.ts';
import { bindsAllLandUnits, diceText } from '../battleText.ts';
import { advantageOfRule, thePower } from '../names.ts';
import { counted, oneOrMany } from '../../../../text/words.ts';
import type { Sentence } from './refusalWords.ts';

/** Whether submarines are asked when a round begins, to strike or to submerge. */
const strikesByChoice = (state: GameState): boolean =>
  stepsOf(state, { kind: 'sea' }).some(({ id }) => id === 'attacker-submarines');

/** Whether air units need a destroyer of their side to hit submarines (COM-9). */
const needsDestroyer = (state: GameState): boolean =>
  editionOf(state.edition).strikes.air.submarine === 'with-destroyer';

/** Whether air units that break off fly home at once (COM-25). */
const fliesHomeAtOnce = (state: GameState): boolean => editionOf(state.edition).airLands === 'after-battle';

/** 'one for each unit that fires, ', if so: guns roll for each target, some aircraft twice. */
function dicePerUnit(state: GameState): string {
  const waits = awaiting(state);
  if (waits.kind !== 'dice' || waits.groups.length === 0) return '';
  if (waits.groups.some(({ targets }) => targets !== undefined)) return 'one for each aircraft under fire, ';
  return waits.groups.some((group) => (group.dicePerUnit ?? 1) > 1) ? '' : 'one for each unit that fires, ';
}

const SILENT_BY: Partial<Record<RuleId, string>> = {
  'COM-14': 'only ships of the power that lands do',
  'BOM-3': 'no infantry, artillery or tank of the enemy is there',
  'BOM-5': 'a ship supports one landing a turn, and has done so',
};

/** Whether the sea battle of a ship is still to come. */
const willFight = (state: GameState, id: UnitId): boolean =>
  battlesToCome(state).some(({ space }) => space === state.units[id]?.space);

/** 'destroyers bombard only with Combined Bombardment', or what keeps ships of a type that bombards from it. */
function cannotBombard(state: GameState, { rule, units = [], allowed }: Refusal): string {
  if (allowed !== undefined) return `only ${counted(allowed, 'ship')} can, as many as units go ashore there`;
  const type = units.flatMap((id) => state.units[id] ?? []).find((unit) => typeOf(state, unit).bombards === 0)?.type;
  const verb = units.some((id) => willFight(state, id)) ? 'fights' : 'fought';
  if (rule === 'BOM-2') return `a ship that ${verb} at sea this turn bombards no coast`;
  if (type === undefined || rule === 'COM-14')
    return (
      SILENT_BY[rule] ??
      'only ships in the zone of a landing can, once a turn and at enemy land units, and not after a battle at sea'
    );
  const needed = editionOf(state.edition).developments.find(({ changes }) => changes[type]?.bombards);
  const names = unitTypeName(type, 2);
  return needed ? `${names} bombard only with ${needed.name}` : `${names} do not bombard`;
}

/** Refusals while battles are fought. */
export const BATTLE_REFUSALS = {
  'no-such-battle': ({ place }) => `There is no battle to fight in ${place}.`,
  'assaults-first': ({ place, placed }) =>
    `Landings from the sea are fought before all other battles${placed ? `, so ${place} has to wait` : ''}.`,
  'landing-first': ({ place }) =>
    `The landing in ${place} comes before this sea battle, because its transports sailed on afterwards.`,
  'sea-battle-first': ({ place }) => `The landing in ${place} waits for its sea battle.`,
  'cannot-bombard': ({ state, refusal, Units, place }) =>
    `${Units} cannot bombard ${place}: ${cannotBombard(state, refusal)}.`,
  'battles-remain': ({ place, placed, requested }) =>
    placed
      ? `Still to be fought before the phase ends: ${place}.`
      : `${requested === null ? 'Some battles' : counted(requested, 'battle')} must still be fought ` +
        'before the phase ends.',
  'guns-first': ({ place, placed }) =>
    `First the antiaircraft guns${placed ? ` in ${place}` : ''} roll their dice; everything else waits for them.`,
  'before-battles-first': ({ state, refusal }) =>
    `First ${refusal.power === undefined ? 'another power' : thePower(state, refusal.power)} says what it does ` +
    'before the battles; everything else waits.',
  'no-kamikaze-target': ({ Units, where }) =>
    `${Units}${where} cannot be struck by kamikaze attacks now: only enemy surface warships can, in the zones of ` +
    'kamikaze into which ships moved this turn.',
  'too-many-kamikaze': ({ requested, allowed }) =>
    `${counted(allowed ?? 0, 'kamikaze attack')} ${oneOrMany(allowed ?? 0, 'is', 'are')} left in this game, not ` +
    `${requested ?? 'so many'}.`,
  'cannot-scramble': ({ Units, where }) =>
    `${Units}${where} cannot scramble now: only aircraft that may land on carriers can, from an island with an air ` +
    'base in working order, into the attacked zone round it.',
  'passing-first': ({ place }) =>
    `First it is settled what the submarines in ${place} do to the transports that pass; everything else waits.`,
  'cannot-shoot': ({ refusal, Units, where, place, single }) =>
    refusal.rule === 'HUNT-2'
      ? `${Units} ${single ? 'has' : 'have'} fired in this phase, and each submarine fires only once.`
      : `${Units}${where} cannot fire at the transports that pass in ${place}: only ` +
        'their enemy’s submarines there can.',
  'wrong-dice-count': ({ state, requested, allowed }) =>
    requested === null || allowed === null
      ? 'Roll one die for each unit that fires.'
      : `Roll ${diceText(allowed)}, ${dicePerUnit(state)}not ${requested}.`,
  'not-a-die': ({ requested }) =>
    `Each die shows a whole number from 1 to 6${requested === null ? '' : `, not ${requested}`}.`,
  'not-a-submarine-here': ({ state, Units, where, single }) => {
    const waits = awaiting(state);
    const deciding =
      waits.kind === 'submerge'
        ? `; now it is up to ${theUnits(state, waits.submarines)}${whereTheyAre(state, waits.submarines)}`
        : '';
    const can = waits.kind === 'submerge' && waits.endsRound ? 'submerge' : 'submerge or strike';
    return `${Units}${where} ${single ? 'does' : 'do'} not ${can} now${deciding}.`;
  },
  'destroyer-present': ({ state, units }) =>
    strikesByChoice(state)
      ? `An enemy destroyer is in this battle, so ${units} can neither submerge nor strike first.`
      : `An enemy destroyer is in this battle, so ${units} cannot submerge.`,
  'too-few-casualties': ({ requested, allowed }) =>
    requested === null || allowed === null
      ? 'More hits can be taken, so they must be.'
      : `Choose units for ${counted(allowed, 'hit')}; ` +
        `you have chosen for ${requested === 0 ? 'none' : `only ${requested}`}.`,
  'too-many-casualties': ({ requested, allowed }) =>
    requested === null || allowed === null
      ? 'You have chosen more losses than there are hits.'
      : `There ${oneOrMany(allowed, 'is', 'are')} only ${counted(allowed, 'hit')} to take; you have chosen ` +
        `units for ${requested}.`,
  'not-a-casualty': ({ state, Units, refusal, single }) => {
    if (refusal.rule === 'COM-12')
      return `${Units} cannot take that many hits: only a battleship without damage takes two.`;
    if (refusal.rule === 'COM-9' && !needsDestroyer(state))
      return `${Units} cannot take these hits: submarines hit ships only.`;
    if (refusal.rule === 'COM-9')
      return (
        `${Units} cannot take these hits: submarines hit ships only, and aircraft hit submarines only with a ` +
        'destroyer of their own side in the battle.'
      );
    if (refusal.rule === 'NA-JA-2')
      return `${Units} cannot take these hits: ${advantageOfRule(state, refusal.rule)} hit ships only.`;
    if (refusal.rule === 'AA-6') return `${Units} cannot be hit: guns are no casualties.`;
    if (refusal.rule === 'BOM-3') return `${Units} cannot take these hits: a bombardment hits land units only.`;
    if (refusal.rule === 'COM-5') return `${Units} ${single ? 'is' : 'are'} under water and cannot be hit.`;
    if (refusal.rule === 'COM-13')
      return `${Units} ${single ? 'is' : 'are'} cargo and cannot be chosen: cargo is lost only with its ship.`;
    if (refusal.rule === 'COM-14')
      return `${Units} ${single ? 'takes' : 'take'} no part in this battle: friends of the attacker stay out of it.`;
    return `${Units} ${single ? 'is' : 'are'} not among those who can take a hit now.`;
  },
  'transports-last': ({ Units }) =>
    `${Units} cannot be chosen while another unit can take the hit: transports go last.`,
  'cannot-retreat': ({ state, refusal, Units, single, named }) => {
    if (state.battle === null) return 'There is no battle to retreat from.';
    if (!named) return 'The attackers can retreat only at the end of a round.';
    if (refusal.rule === 'AMPH-4' && bindsAllLandUnits(state))
      return `${Units} cannot retreat: land units fight a landing to its end.`;
    const why = refusal.rule === 'AMPH-4' ? '' : ` or ${single ? 'has' : 'have'} no friendly space to go back to`;
    return `${Units} cannot retreat: ${single ? 'it' : 'they'} came from the sea${why}.`;
  },
  'not-a-retreat-space': ({ state, place, placed }) => {
    const waits = awaiting(state);
    if (waits.kind === 'retreat' && waits.to.length === 0 && fliesHomeAtOnce(state))
      return 'Only aircraft can break off here, and they fly home at once.';
    if (waits.kind === 'retreat' && waits.to.length === 0)
      return (
        `Only aircraft can break off here, and they stay ${placed ? 'in the space' : 'there'} until noncombat ` +
        'move.'
      );
    return placed
      ? `The attackers cannot retreat to ${place}: they all go together, to one friendly space that one of ` +
          'them came from.'
      : 'The attackers need a space to retreat to: they all go together, to one friendly space that one of ' +
          'them came from.';
  },
} satisfies Partial<Record<Reason, Sentence>>;
