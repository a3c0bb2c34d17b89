import type { GameEvent } from './event.ts';
import { extendDeed, type GameDraft } from './deeds.ts';
import { NO_HITS } from './combat/hits.ts';
import type { Battle } from './state.ts';

/** The battle after one of the events that only its own record tells of; null for any other event. */
export function battleAfter(battle: Battle, event: GameEvent): Battle | null {
  switch (event.type) {
    case 'round-began':
      return { ...battle, round: event.round, step: 'attacker-submarines', struck: [], destroyers: event.destroyers };
    case 'battle-step':
      return { ...battle, step: event.step };
    case 'submarines-strike':
      return { ...battle, struck: [...battle.struck, ...event.units] };
    case 'dice-rolled':
      return { ...battle, rolled: { by: event.by, groups: event.groups }, hits: event.hits };
    default:
      return null;
  }
}

/** The state after an event of battle. */
export function evolveBattle(draft: GameDraft, event: GameEvent): void {
  switch (event.type) {
    case 'battles-listed':
      draft.turn.battles = event.battles.map((plan) => ({ ...plan, landingFrom: [...plan.landingFrom] }));
      return;
    case 'battle-began':
      draft.turn.battles = draft.turn.battles.filter((plan) => plan.space !== event.plan.space);
      for (const unit of event.attackers) if (!draft.turn.deeds[unit]) extendDeed(draft, unit, { did: 'fought' });
      draft.battle = {
        ...event.plan,
        landingFrom: [...event.plan.landingFrom],
        round: 0,
        step: 'attacker-submarines',
        attackers: [...event.attackers],
        defenders: [...event.defenders],
        seaborne: [...event.seaborne],
        origins: [...event.origins],
        casualties: [],
        struck: [],
        submerged: [],
        destroyers: { attacker: false, defender: false },
        rolled: null,
        hits: { ...NO_HITS },
      };
      return;
    case 'battle-ended':
      draft.battle = null;
      if (event.kind === 'sea') draft.turn.seaBattles[event.space] = event.cleared ? 'cleared' : 'contested';
      return;
    case 'units-destroyed': {
      const gone = new Set(event.units);
      for (const unit of event.units) delete draft.units[unit];
      draft.stranded = draft.stranded.filter((unit) => !gone.has(unit));
      leaveBattle(draft, gone);
      return;
    }
    case 'units-repaired':
      for (const unit of event.units) delete draft.units[unit]?.damaged;
      return;
    case 'units-retreated':
      if (event.to !== null)
        for (const unit of [...event.units, ...event.cargo]) {
          const piece = draft.units[unit];
          if (piece) piece.space = event.to;
          extendDeed(draft, unit, { retreated: true });
        }
      leaveBattle(draft, new Set(event.units));
      return;
    default:
      evolveRound(draft, event);
  }
}

/** Events within a battle round that change more than the battle's own record. */
function evolveRound(draft: GameDraft, event: GameEvent): void {
  const battle = draft.battle;
  if (!battle) return;
  switch (event.type) {
    case 'submarines-submerged':
      leaveBattle(draft, new Set(event.units));
      battle.submerged.push(...event.units);
      return;
    case 'casualties-chosen':
      battle.hits = { ...NO_HITS };
      for (const unit of event.damaged) {
        const piece = draft.units[unit];
        if (piece) piece.damaged = true;
      }
      battle.casualties.push(...event.units);
      return;
    default:
  }
}

function leaveBattle(draft: GameDraft, units: ReadonlySet<string>): void {
  const battle = draft.battle;
  if (!battle) return;
  for (const list of ['attackers', 'defenders', 'seaborne', 'casualties', 'struck', 'submerged'] as const)
    battle[list] = battle[list].filter((unit) => !units.has(unit));
}
