import { produce } from 'immer';
import type { GameEvent } from './event.ts';
import type { GameState } from './state.ts';
import { extendDeed, type GameDraft } from './deeds.ts';
import { battleAfter, evolveBattle } from './evolveBattle.ts';
import { openTurn } from './phases/openTurn.ts';

/** The state after an event. Events are facts: nothing is judged here. */
export function evolve(state: GameState, event: GameEvent): GameState {
  if (event.type === 'turn-began')
    return { ...state, power: event.power, round: event.round, phase: 'purchase-units', purchased: {}, turn: openTurn(state, event.power), battle: null, stranded: [] };
  // Most events only write on the battle strip or say what comes next; a copy by hand is quicker than a draft.
  const battle = state.battle && battleAfter(state.battle, event);
  if (battle) return { ...state, battle };
  if (event.type === 'phase-began') return { ...state, phase: event.phase };
  return produce(state, (draft) => {
    if (!evolveTurn(draft, event)) evolveBattle(draft, event);
  });
}

/** Events of moving, buying, placing and collecting; false for those of battle. */
function evolveTurn(draft: GameDraft, event: GameEvent): boolean {
  switch (event.type) {
    case 'units-purchased':
      draft.treasury[event.power] = event.treasury;
      draft.purchased = { ...event.units };
      return true;
    case 'units-moved':
      for (const { unit, route } of event.legs) {
        const before = draft.turn.deeds[unit];
        extendDeed(draft, unit, {
          spent: (before?.spent ?? 0) + route.length - 1,
          route: before ? [...before.route, ...route.slice(1)] : [...route],
          phase: draft.phase,
          did: 'moved',
        });
        move(draft, unit, route.at(-1) ?? '');
      }
      for (const { unit, to } of event.cargo) move(draft, unit, to);
      return true;
    case 'units-loaded':
      for (const { unit, transport, zone } of event.loads) {
        extendDeed(draft, unit, { phase: draft.phase, did: 'loaded' });
        extendDeed(draft, transport, { phase: draft.phase });
        const piece = draft.units[unit];
        if (piece) Object.assign(piece, { space: zone, aboard: transport });
      }
      return true;
    case 'assault-declared':
      for (const unit of event.units) {
        extendDeed(draft, unit, { phase: draft.phase, assault: event.to });
        const transport = draft.units[unit]?.aboard;
        if (transport !== undefined) extendDeed(draft, transport, { phase: draft.phase });
      }
      return true;
    case 'units-offloaded':
      for (const unit of event.units) {
        const piece = draft.units[unit];
        if (!piece) continue;
        if (piece.aboard !== undefined) extendDeed(draft, piece.aboard, { phase: draft.phase, did: 'offloaded', ashore: event.to });
        extendDeed(draft, unit, { phase: draft.phase, did: 'offloaded' });
        piece.space = event.to;
        delete piece.aboard;
      }
      return true;
    case 'engagement-said':
      draft.turn.engage[event.zone] = event.attack;
      return true;
    case 'territory-captured':
      draft.control[event.space] = event.to;
      if (!draft.turn.captured.includes(event.space)) draft.turn.captured.push(event.space);
      return true;
    case 'territory-returned':
      draft.control[event.space] = event.to;
      return true;
    case 'treasury-seized':
      draft.treasury[event.from] = (draft.treasury[event.from] ?? 0) - event.ipcs;
      draft.treasury[event.to] = (draft.treasury[event.to] ?? 0) + event.ipcs;
      return true;
    case 'fighters-stranded':
      draft.stranded = [...event.units];
      return true;
    case 'fighter-landed':
      move(draft, event.unit, event.to);
      draft.stranded = draft.stranded.filter((unit) => unit !== event.unit);
      return true;
    case 'unit-mobilized': {
      const { unit, complex } = event;
      draft.units[unit.id] = { ...unit };
      draft.nextUnit++;
      const left = (draft.purchased[unit.type] ?? 0) - 1;
      if (left > 0) draft.purchased[unit.type] = left;
      else delete draft.purchased[unit.type];
      draft.turn.mobilized[complex] = (draft.turn.mobilized[complex] ?? 0) + 1;
      draft.turn.placed.push(unit.id);
      return true;
    }
    case 'units-refunded':
      draft.treasury[event.power] = (draft.treasury[event.power] ?? 0) + event.ipcs;
      draft.purchased = {};
      return true;
    case 'income-collected':
      draft.treasury[event.power] = (draft.treasury[event.power] ?? 0) + event.ipcs;
      return true;
    case 'game-won':
      draft.outcome = { winner: event.outcome.winner, capitals: [...event.outcome.capitals] };
      return true;
    default:
      return false;
  }
}

function move(draft: GameDraft, unit: string, to: string): void {
  const piece = draft.units[unit];
  if (piece) piece.space = to;
}
