import {
  boardOf,
  territoryOf,
  unitsIn,
  type Battle,
  type RuleId,
  type Unit,
} from '../../../../src/engine/axis-allies/index.ts';
import type { Step } from '../players/player.ts';
import {
  all,
  domainOf,
  either,
  endOf,
  enemiesIn,
  inPhase,
  isAir,
  isOfType,
  passed,
  saw,
  went,
  type Sign,
} from './sign.ts';

/** How the rules show in play that only Revised has, or that show otherwise there. */

const during =
  (holds: (battle: Battle, step: Step) => boolean): Sign =>
  (step) =>
    step.before.battle !== null && holds(step.before.battle, step);

/** Units of these types roll so, in a step whose name ends so. */
const rolls = (
  types: readonly string[],
  holds: (roll: { readonly value: number; readonly by: string; readonly dice: number }, step: Step) => boolean,
): Sign =>
  saw('dice-rolled', ({ by, groups }, step) =>
    groups.some(
      ({ value, units, dice }) =>
        units.some((id) => isOfType(step.before, id, ...types)) &&
        holds({ value, by, dice: dice.length / units.length }, step),
    ),
  );

const isRaised: Sign = rolls(['infantry'], ({ value, by }) => by === 'attacker' && value === 2);
const isBombarding = (...types: readonly string[]): Sign =>
  all(
    during(({ step }) => step === 'bombardment'),
    rolls(types, () => true),
  );
const submergedIn = (step: Step, space: string): readonly Unit[] =>
  unitsIn(step.before, space).filter(({ submerged }) => submerged);
const gunsIn = (step: Step, space: string): readonly Unit[] =>
  unitsIn(step.before, space).filter(({ type, aboard }) => type === 'antiaircraft-gun' && aboard === undefined);
/** Battleships of the acting power where a landing comes from. */
const shipsBeside = ({ before }: Step, zones: readonly string[]): readonly Unit[] =>
  zones.flatMap((zone) =>
    unitsIn(before, zone).filter(({ type, owner }) => type === 'battleship' && owner === before.power),
  );
const pastDivers: Sign = went(
  (unit, leg, step) =>
    domainOf(step.before, unit) === 'sea' &&
    [...passed(leg), endOf(leg)].some((zone) => submergedIn(step, zone).length > 0),
);

export const REVISED_SIGNS: Partial<Record<RuleId, Sign>> = {
  'RES-4': saw('dice-rolled', (_, { before }) => (before.developments[before.power] ?? []).length > 0),
  'RES-5': saw('development-gained', ({ power, development }, { before }) =>
    Object.entries(before.developments).some(([other, ids]) => other !== power && ids.includes(development)),
  ),
  'RES-7': rolls(['fighter'], ({ value, by }) => by === 'defender' && value === 5),
  'RES-8': saw('rocket-launched'),
  'RES-9': rolls(['submarine'], ({ value, by }) => by === 'attacker' && value === 3),
  'RES-10': went((unit, { route }) => route.length > ({ fighter: 5, bomber: 7 }[unit.type] ?? Infinity)),
  'RES-11': isBombarding('destroyer'),
  'RES-12': rolls(['bomber'], ({ dice }) => dice === 2),
  'BOM-2': saw(
    'battle-began',
    ({ plan }, step) =>
      plan.kind === 'land' &&
      shipsBeside(step, plan.landingFrom).some(({ id }) => step.before.turn.deeds[id]?.did === 'fought'),
  ),
  'BOM-3': saw(
    'battle-began',
    ({ plan, defenders }, step) =>
      plan.kind === 'land' &&
      shipsBeside(step, plan.landingFrom).length > 0 &&
      defenders.every((id) => isAir(step.before, id)),
  ),
  'BOM-4': isBombarding('destroyer'),
  'BOM-5': isBombarding('battleship', 'destroyer'),
  'ART-1': isRaised,
  'ART-2': all(
    during(({ defenders }, { before }) => defenders.some((id) => isOfType(before, id, 'artillery'))),
    rolls(['infantry'], ({ value, by }) => by === 'defender' && value === 2),
  ),
  'ART-3': all(
    during(({ round }) => round > 1),
    isRaised,
  ),
  'AA-1': saw('flights-under-fire'),
  'AA-2': saw('antiaircraft-fired', ({ space }, step) => gunsIn(step, space).length > 1),
  'AA-4': saw('antiaircraft-fired', ({ targets }) => targets.length > 1),
  'AA-6': saw('battle-ended', ({ space, kind }, step) => kind === 'land' && gunsIn(step, space).length > 0),
  'AA-7': saw('units-transferred', ({ why }) => why === 'captured'),
  'AA-8': all(
    (step) => step.command.type === 'move',
    either(inPhase('conduct-combat'), inPhase('noncombat-move')),
    saw('flights-under-fire'),
  ),
  'AA-9': saw(
    'battle-began',
    ({ plan, defenders }, step) =>
      gunsIn(step, plan.space).length > 0 && defenders.some((id) => isAir(step.before, id)),
  ),
  // Nobody asks: who stays beside enemy ships fights them.
  'CM-5': saw(
    'battle-began',
    ({ plan, attackers }, { before }) =>
      plan.kind === 'sea' && attackers.some((id) => before.turn.deeds[id]?.did !== 'moved'),
  ),
  'COM-7': during(
    ({ step, defenders }, { before, command }) =>
      command.type === 'roll' &&
      step === 'attacker-strike' &&
      defenders.some((id) => isOfType(before, id, 'destroyer')),
  ),
  'COM-17': saw('battle-ended'),
  'SUB-1': saw('submarines-surfaced'),
  'SUB-2': pastDivers,
  'SUB-3': pastDivers,
  'SUB-4': all(
    saw('phase-began', ({ phase }) => phase === 'noncombat-move'),
    ({ after }) => Object.values(after.units).some(({ submerged, owner }) => submerged && owner === after.power),
  ),
  'SBR-3': saw('raid-rolled'),
  'SBR-4': saw('raid-rolled', ({ units, dice }) => dice.length > units.length),
  'SBR-5': saw('raid-rolled', ({ units }) => units.length > 1),
  'CPX-4': saw('territory-captured', ({ space }, { before }) => before.complexes.includes(space)),
  'CAP-1': saw('turn-began', ({ power }, { after }) => after.mustCollect.includes(power)),
  'VIC-1': saw(
    'territory-captured',
    ({ space }, { before }) => (territoryOf(boardOf(before), space)?.victoryCity ?? null) !== null,
  ),
  'VIC-2': saw('game-won'),
  'VIC-3': saw('turn-ended', ({ power }, { after }) => power === 'united-states' && after.outcome === null),
  'VIC-5': saw('game-won'),
  'NA-2': saw('turn-ended', (_, { after }) => Object.keys(after.advantages).length > 0),
  'NA-3': saw('advantage-began'),
  'NA-4': saw('offer-answered', ({ to }) => to === null),
  'MAP-4': went(
    (unit, leg, { before }) => domainOf(before, unit) === 'sea' && enemiesIn(before, endOf(leg)).length > 0,
  ),
};
