import type {
  BattleKind,
  BattleResult,
  BattleSide,
  Command,
  GameEvent,
  GameState,
  PowerId,
  RolledGroup,
  SpaceId,
  Unit,
  UnitTypeId,
} from '../../engine/index.ts';
import { areEnemies, play, replay } from '../../engine/index.ts';

/** A unit lost, of which nothing but its look is left. */
export interface Lost {
  readonly type: UnitTypeId;
  readonly owner: PowerId;
}

export interface Roll {
  readonly by: BattleSide;
  /** Submarines' surprise strike, before all other fire (COM-6). */
  readonly isStrike: boolean;
  readonly groups: readonly RolledGroup[];
}

/** What the strip tells of the latest battle beyond the state's present: the round's dice and all losses. */
export interface BattleLog {
  readonly space: SpaceId;
  readonly kind: BattleKind;
  /** The round of the latest dice. A new round's begin leaves the old one's dice on the table. */
  readonly round: number;
  /** Dice of that round, latest last. */
  readonly rolls: readonly Roll[];
  readonly lost: Readonly<Record<BattleSide, readonly Lost[]>>;
  readonly result: BattleResult | null;
  /** Events since the latest dice: once the battle is over, what it came to. */
  readonly since: readonly GameEvent[];
}

const NOTHING_LOST = { attacker: [], defender: [] };

const sideIn = (state: GameState, unit: Unit): BattleSide =>
  areEnemies(state, unit.owner, state.power) ? 'defender' : 'attacker';

const isStrike = (state: GameState): boolean =>
  state.battle?.step === 'attacker-strike' || state.battle?.step === 'defender-strike';

/** The story after one more event; `before` still holds the units that the event destroyed. */
function withEvent(log: BattleLog | null, event: GameEvent, before: GameState): BattleLog | null {
  if (event.type === 'battle-began')
    return {
      space: event.plan.space,
      kind: event.plan.kind,
      round: 1,
      rolls: [],
      lost: NOTHING_LOST,
      result: null,
      since: [],
    };
  // The story ends with the phase; what happens later is none of its.
  if (log === null || event.type === 'phase-began') return null;
  const next = { ...log, since: [...log.since, event] };
  switch (event.type) {
    case 'dice-rolled': {
      const round = before.battle?.round ?? 1;
      return {
        ...next,
        round,
        rolls: [
          ...(round === next.round ? next.rolls : []),
          { by: event.by, isStrike: isStrike(before), groups: event.groups },
        ],
        since: [],
      };
    }
    case 'units-destroyed': {
      const lost = { attacker: [...next.lost.attacker], defender: [...next.lost.defender] };
      for (const id of event.units) {
        const unit = before.units[id];
        if (unit !== undefined) lost[sideIn(before, unit)].push({ type: unit.type, owner: unit.owner });
      }
      return { ...next, lost };
    }
    case 'battle-ended':
      return { ...next, result: event.result };
    default:
      return next;
  }
}

/**
 * The story of the battle under way, told from the commands alone: the same after a reload and after something was
 * taken back.
 */
export function battleLog(start: GameState, commands: readonly Command[]): BattleLog | null {
  const from = commands.findLastIndex(({ type }) => type === 'fight');
  if (from < 0) return null;
  const until = replay(start, commands.slice(0, from));
  if (!until.ok) return null;
  let state = until.value;
  let log: BattleLog | null = null;
  for (const command of commands.slice(from)) {
    const answer = play(state, command);
    if (!answer.ok) return log;
    for (const event of answer.value.events) log = withEvent(log, event, state);
    state = answer.value.state;
  }
  return log;
}
