import {
  areFriends,
  boardOf,
  cargoOf,
  isCapitalLost,
  isFriendlyTerritory,
  isHostileTerritory,
  isHostileZone,
  neighboursIn,
  nationalProduction,
  territoryOf,
  unitsIn,
  type RuleId,
} from '../../../../src/engine/axis-allies/index.ts';
import {
  all,
  domainOf,
  either,
  endOf,
  enemiesIn,
  friendsIn,
  inPhase,
  isAir,
  isOfType,
  passed,
  saw,
  went,
  type Sign,
} from './sign.ts';

/**
 * How the rules of the board, of the turn and of moving show in play. A rule that only forbids is left out: it shows in
 * refusals alone.
 */
export const MOVE_SIGNS: Partial<Record<RuleId, Sign>> = {
  'MAP-2': went(
    (unit, leg, { before }) =>
      domainOf(before, unit) !== 'sea' &&
      isFriendlyTerritory(before, endOf(leg), unit.owner) &&
      before.control[endOf(leg)] !== unit.owner,
  ),
  // Past enemy submarines and transports as if nobody were there.
  'MAP-4': went(
    (unit, leg, { before }) =>
      domainOf(before, unit) === 'sea' &&
      passed(leg).some((zone) => enemiesIn(before, zone).length > 0 && !isHostileZone(before, zone, unit.owner)),
  ),
  'MAP-5': either(
    saw('unit-mobilized', ({ unit }, { before }) => boardOf(before).edition.closedToSeaUnits.includes(unit.space)),
    went((_unit, { route }, { before }) =>
      route.some((space) => boardOf(before).edition.closedToSeaUnits.includes(space)),
    ),
  ),
  'MAP-6': went(
    (unit, { route }, { before }) =>
      domainOf(before, unit) === 'sea' &&
      boardOf(before).edition.canals.some(({ between }) => between.every((zone) => route.includes(zone))),
  ),
  'MAP-7': saw('units-offloaded', ({ to }, { before }) => territoryOf(boardOf(before), to)?.island === true),
  'MAP-8': saw('turn-ended', ({ power }, { after }) =>
    boardOf(after).territories.some(({ id }) => after.control[id] === power && unitsIn(after, id).length === 0),
  ),
  'MAP-9': saw(
    'territory-captured',
    ({ from, to }, { before, after }) =>
      from !== null &&
      nationalProduction(after, from) < nationalProduction(before, from) &&
      nationalProduction(after, to) > nationalProduction(before, to),
  ),
  'MAP-11': saw(
    'territory-captured',
    ({ space, by }, { before }) =>
      territoryOf(boardOf(before), space)?.owner !== by &&
      areFriends(before, territoryOf(boardOf(before), space)?.owner ?? '', by),
  ),
  'UNIT-2': saw(
    'territory-captured',
    ({ space, to }, { before, after }) =>
      territoryOf(boardOf(before), space)?.facilities.length === 1 && after.control[space] === to,
  ),
  'UNIT-4': either(
    saw('units-loaded'),
    saw('units-moved', ({ cargo }, { before }) => cargo.some(({ unit }) => isOfType(before, unit, 'fighter'))),
  ),
  'UNIT-5': saw('units-purchased', ({ units }) => Object.values(units).some((count) => count > 4)),
  'TURN-1': saw('turn-began'),
  'TURN-2': saw('phase-began'),
  'TURN-3': all(
    saw('turn-began'),
    saw('phase-began', ({ phase }) => phase === 'combat-move'),
  ),
  'TURN-4': saw('game-won', (_, { after }) => after.victory === 'standard'),
  'TURN-5': saw('game-won', (_, { after }) => after.victory === 'short'),
  // Powers of one player keep their money apart.
  'TURN-6': saw(
    'income-collected',
    ({ power, ipcs }, { before, after }) =>
      ipcs > 0 &&
      before.players.some(
        ({ powers }) =>
          powers.length > 1 &&
          powers.includes(power) &&
          powers.every((other) => other === power || before.treasury[other] === after.treasury[other]),
      ),
  ),
  'TURN-8': went((unit, leg, { before }) =>
    friendsIn(before, endOf(leg)).some((friend) => domainOf(before, friend) === domainOf(before, unit)),
  ),
  'TURN-9': ({ before, command }) =>
    before.round === 1 &&
    command.type === 'purchase' &&
    before.power === boardOf(before).edition.turnOrder[0] &&
    before.treasury[before.power] === boardOf(before).powers.get(before.power)?.startingIncome,
  'TURN-10': saw(
    'turn-began',
    ({ power }, { after }) =>
      isCapitalLost(after, power) || !Object.values(after.units).some(({ owner }) => owner === power),
  ),
  'BUY-1': saw('units-purchased'),
  'BUY-2': saw(
    'units-purchased',
    ({ power, treasury }, { before }) => treasury > 0 && treasury < (before.treasury[power] ?? 0),
  ),
  'BUY-3': saw(
    'unit-mobilized',
    ({ unit }, { before, after }) => (after.purchased[unit.type] ?? 0) === (before.purchased[unit.type] ?? 0) - 1,
  ),
  'CM-3': all(
    inPhase('combat-move'),
    went(
      (unit, leg, { before }) =>
        domainOf(before, unit) === 'land' && isHostileTerritory(before, endOf(leg), unit.owner),
    ),
  ),
  'CM-4': all(
    inPhase('combat-move'),
    went(
      (unit, leg, { before }) =>
        domainOf(before, unit) === 'sea' && unit.type !== 'submarine' && isHostileZone(before, endOf(leg), unit.owner),
    ),
  ),
  'CM-5': saw('engagement-said'),
  'CM-6': saw('battle-began', ({ plan, attackers, defenders }, { before }) =>
    friendsIn(before, plan.space).some(({ id }) => !attackers.includes(id) && !defenders.includes(id)),
  ),
  'CM-8': all(
    inPhase('combat-move'),
    went(
      (unit, leg, { before }) =>
        before.turn.hostileZones.includes(leg.route[0] ?? '') &&
        domainOf(before, unit) === 'sea' &&
        !isHostileZone(before, endOf(leg), unit.owner),
    ),
  ),
  'CM-9': ({ command, events }) => command.type === 'move' && events.some(({ type }) => type === 'territory-captured'),
  'CM-10': went(
    (unit, leg, { before }) =>
      domainOf(before, unit) === 'air' &&
      passed(leg).some(
        (space) => isHostileTerritory(before, space, unit.owner) || isHostileZone(before, space, unit.owner),
      ),
  ),
  // A new carrier under fighters that wait for it.
  'CM-12': saw(
    'unit-mobilized',
    ({ unit }, { before }) =>
      unit.type === 'carrier' &&
      unitsIn(before, unit.space).some(({ type, owner }) => type === 'fighter' && owner === before.power),
  ),
  'CM-13': either(
    saw('units-moved', ({ cargo }, { before }) => cargo.some(({ unit }) => isOfType(before, unit, 'fighter'))),
    went(
      (unit, leg, { before }) =>
        unit.type === 'fighter' &&
        unitsIn(before, leg.route[0] ?? '').some(({ type, owner }) => type === 'carrier' && owner !== unit.owner),
    ),
  ),
  'CM-14': all(
    inPhase('combat-move'),
    went(
      (unit, leg, { before }) =>
        unit.type === 'submarine' &&
        (passed(leg).some((zone) => isHostileZone(before, zone, unit.owner)) ||
          enemiesIn(before, endOf(leg)).some(({ type }) => type === 'destroyer')),
    ),
  ),
  'CM-15': all(
    inPhase('combat-move'),
    went((unit, leg, { before }) => unit.type === 'transport' && isHostileZone(before, endOf(leg), unit.owner)),
  ),
  'CM-16': all(inPhase('combat-move'), saw('units-loaded')),
  'CM-17': all(
    inPhase('conduct-combat'),
    saw('units-offloaded', ({ units }, { before }) => units.some((id) => before.turn.deeds[id]?.did === 'loaded')),
  ),
  'CM-18': saw('assault-declared'),
  'CM-19': saw(
    'engagement-said',
    ({ zone, attack }, { before }) =>
      !attack &&
      enemiesIn(before, zone).length > 0 &&
      Object.values(before.units).some(
        ({ id, space }) => space === zone && before.turn.deeds[id]?.assault !== undefined,
      ),
  ),
  'CM-20': saw(
    'battle-began',
    ({ plan, attackers }, { before }) =>
      plan.kind === 'sea' && plan.landingFrom.length > 0 && attackers.some((id) => isAir(before, id)),
  ),
  'CM-22': saw(
    'battle-began',
    ({ attackers }, { before }) => new Set(attackers.flatMap((id) => before.turn.deeds[id]?.route[0] ?? [])).size > 1,
  ),
  'NCM-1': all(
    inPhase('noncombat-move'),
    went((unit, leg, { before }) => !before.turn.deeds[unit.id] && leg.route.length > 1),
  ),
  'NCM-2': saw('fighters-stranded'),
  'NCM-3': all(
    inPhase('noncombat-move'),
    went((unit, leg, { before }) => domainOf(before, unit) === 'land' && before.turn.captured.includes(endOf(leg))),
  ),
  'NCM-4': all(
    inPhase('noncombat-move'),
    went((unit, leg, { before }) => unit.type === 'submarine' && isHostileZone(before, endOf(leg), unit.owner)),
  ),
  'NCM-5': all(
    inPhase('noncombat-move'),
    went(
      (unit, _leg, { before }) =>
        domainOf(before, unit) === 'air' && before.turn.deeds[unit.id]?.phase === 'combat-move',
    ),
  ),
  'NCM-7': saw('units-destroyed', ({ why }) => why === 'no-landing'),
  'NCM-8': all(inPhase('noncombat-move'), saw('units-offloaded')),
  'NCM-9': saw('units-loaded', ({ loads }, { after }) =>
    loads.some(({ transport }) => (after.units[transport] ? cargoOf(after, after.units[transport]).length : 0) === 2),
  ),
  'NCM-10': saw('units-loaded', ({ loads }, { before }) =>
    loads.some(({ unit, transport }) => before.units[unit]?.owner !== before.units[transport]?.owner),
  ),
  'MOB-1': saw('unit-mobilized'),
  'MOB-2': saw(
    'unit-mobilized',
    ({ complex }, { after }) => after.turn.mobilized[complex] === territoryOf(boardOf(after), complex)?.ipc,
  ),
  'MOB-3': saw(
    'unit-mobilized',
    ({ unit, complex }, { before }) =>
      unit.space !== complex && neighboursIn(boardOf(before).coasts, complex).includes(unit.space),
  ),
  'MOB-4': saw('units-refunded'),
  'INC-1': saw(
    'income-collected',
    ({ power, ipcs }, { before }) => ipcs > 0 && ipcs === nationalProduction(before, power),
  ),
};
