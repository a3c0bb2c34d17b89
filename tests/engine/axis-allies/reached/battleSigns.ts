import {
  boardOf,
  neighboursIn,
  territoryOf,
  unitsIn,
  type Battle,
  type RuleId,
} from '../../../../src/engine/axis-allies/index.ts';
import { all, domainOf, either, enemiesIn, friendsIn, inPhase, isAir, isOfType, saw, type Sign } from './sign.ts';

const during =
  (holds: (battle: Battle, step: Parameters<Sign>[0]) => boolean): Sign =>
  (step) =>
    step.before.battle !== null && holds(step.before.battle, step);

/** How the rules of assaults and battles show in play; rules that only forbid are left out. */
export const BATTLE_SIGNS: Partial<Record<RuleId, Sign>> = {
  'UNIT-1': saw('dice-rolled', ({ groups }) => new Set(groups.map(({ value }) => value)).size > 1),
  // Aircraft ashore do not defend the zone round their island or coast.
  'UNIT-3': saw(
    'battle-began',
    ({ plan }, { before }) =>
      plan.kind === 'sea' &&
      neighboursIn(boardOf(before).coasts, plan.space).some((coast) =>
        enemiesIn(before, coast).some((unit) => domainOf(before, unit) === 'air'),
      ),
  ),
  'AMPH-1': saw('battle-began', ({ plan }) => plan.kind === 'sea' && plan.landingFrom.length > 0),
  'AMPH-2': all(
    inPhase('conduct-combat'),
    saw(
      'units-offloaded',
      ({ from }, { before }) => before.turn.seaBattles[from] === 'cleared' || before.battle?.space === from,
    ),
  ),
  'AMPH-3': saw(
    'battle-began',
    ({ plan, seaborne }, { before }) =>
      plan.kind === 'land' &&
      plan.landingFrom.some((zone) => before.turn.seaBattles[zone] === 'contested') &&
      seaborne.length === 0,
  ),
  'AMPH-4': saw('units-retreated', (_, { before }) => (before.battle?.seaborne.length ?? 0) > 0),
  'AMPH-5': saw(
    'battle-began',
    ({ plan, defenders }, { before }) =>
      plan.kind === 'sea' &&
      plan.landingFrom.length > 0 &&
      neighboursIn(boardOf(before).coasts, plan.space).some((coast) =>
        enemiesIn(before, coast).some((unit) => domainOf(before, unit) === 'air' && !defenders.includes(unit.id)),
      ),
  ),
  'AMPH-6': all(
    inPhase('conduct-combat'),
    saw('units-offloaded', ({ units }, { before }) => units.some((id) => before.turn.deeds[id]?.did !== 'loaded')),
  ),
  // Battleships beside a landing are silent.
  'AMPH-7': saw(
    'battle-began',
    ({ plan, attackers }, { before }) =>
      plan.kind === 'land' &&
      plan.landingFrom.some((zone) =>
        unitsIn(before, zone).some(
          ({ id, type, owner }) => type === 'battleship' && owner === before.power && !attackers.includes(id),
        ),
      ),
  ),
  'AMPH-8': saw(
    'battle-began',
    ({ plan }, { before }) =>
      plan.landingFrom.length > 0 && before.turn.battles.some(({ landingFrom }) => landingFrom.length === 0),
  ),
  'AMPH-9': all(
    inPhase('conduct-combat'),
    saw('units-offloaded', ({ units }, { before }) =>
      units.some((id) => before.units[before.units[id]?.aboard ?? '']?.owner !== before.power),
    ),
  ),
  'COM-1': saw('battle-began', (_, { before }) => before.turn.battles.length > 1),
  'COM-2': (step) =>
    step.before.phase === 'combat-move' && step.command.type === 'end-phase' && saw('territory-captured')(step),
  'COM-3': saw('round-began', ({ round }) => round > 1),
  'COM-4': saw('dice-rolled'),
  'COM-5': saw('submarines-submerged'),
  'COM-6': during(({ step }, { command }) => command.type === 'roll' && step.endsWith('-strike')),
  'COM-7': during(
    ({ step, struck, attackers }, { command }) =>
      command.type === 'roll' && step === 'attacker-fire' && struck.some((id) => attackers.includes(id)),
  ),
  'COM-8': during(
    ({ casualties, step }, { command }) => command.type === 'roll' && step === 'defender-fire' && casualties.length > 0,
  ),
  // Hits that nothing left could take.
  'COM-9': during(({ defenders, attackers }, { events, after }) => {
    const rolled = events.find((event) => event.type === 'dice-rolled');
    const chosen = events.find((event) => event.type === 'casualties-chosen');
    if (!rolled || !chosen) return false;
    const hits = rolled.hits.submarine + rolled.hits.air + rolled.hits.surface;
    const left = (chosen.side === 'attacker' ? attackers : defenders).filter(
      (id) => !chosen.units.includes(id) && after.units[id],
    );
    return chosen.units.length + chosen.damaged.length < hits && left.length > 0;
  }),
  'COM-10': saw(
    'casualties-chosen',
    ({ side, units }, { before }) =>
      units.length > 0 &&
      !units.some((id) => isOfType(before, id, 'transport')) &&
      (side === 'attacker' ? before.battle?.attackers : before.battle?.defenders)?.some((id) =>
        isOfType(before, id, 'transport'),
      ) === true,
  ),
  'COM-11': saw('dice-rolled', ({ hits }) => Object.values(hits).filter((count) => count > 0).length > 1),
  'COM-12': saw('units-repaired'),
  'COM-13': saw('units-destroyed', ({ why }) => why === 'cargo'),
  'COM-14': either(
    saw(
      'battle-began',
      ({ defenders }, { before }) => new Set(defenders.map((id) => before.units[id]?.owner)).size > 1,
    ),
    saw('battle-began', ({ plan, attackers }, { before }) =>
      friendsIn(before, plan.space).some(({ id }) => !attackers.includes(id)),
    ),
  ),
  'COM-15': during(({ destroyers }, { events }) =>
    events.some(
      (event) =>
        event.type === 'round-began' &&
        (event.destroyers.attacker !== destroyers.attacker || event.destroyers.defender !== destroyers.defender),
    ),
  ),
  'COM-16': saw('units-destroyed', ({ why }) => why === 'defenceless'),
  'COM-17': saw('battle-ended', ({ result }) => result === 'stalemate'),
  'COM-18': saw('units-retreated', ({ to }) => to !== null),
  'COM-19': saw(
    'battle-ended',
    ({ kind, result, space }, { before, after }) =>
      kind === 'land' &&
      (result === 'both-lost' || result === 'attacker-won') &&
      after.control[space] === before.control[space],
  ),
  'COM-20': all(
    inPhase('conduct-combat'),
    saw('territory-captured', ({ by, to }) => by === to),
  ),
  'COM-21': saw(
    'territory-captured',
    ({ space, by, to }, { before }) =>
      to !== by ||
      (territoryOf(boardOf(before), space)?.owner !== by &&
        boardOf(before).powers.get(territoryOf(boardOf(before), space)?.owner ?? '')?.side ===
          boardOf(before).powers.get(by)?.side),
  ),
  'COM-22': saw('treasury-seized'),
  'COM-23': saw('territory-returned'),
  'COM-24': saw(
    'battle-began',
    ({ plan, defenders }, { before }) => plan.kind === 'sea' && defenders.some((id) => isOfType(before, id, 'fighter')),
  ),
  'COM-25': saw(
    'battle-ended',
    ({ space }, { before, after }) =>
      before.battle?.attackers.some((id) => after.units[id]?.space === space && isAir(after, id)) === true,
  ),
};
