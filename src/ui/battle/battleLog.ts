import type {
  BattleKind,
  BattleResult,
  BattleSide,
  BattleStep,
  Command,
  GameEvent,
  GameState,
  PowerId,
  RolledGroup,
  Roller,
  SpaceId,
  Unit,
  UnitTypeId,
} from '../../engine/index.ts';
import { areEnemies, play, replay, rollerOf } from '../../engine/index.ts';
import type { Step } from '../../history/index.ts';

/** A destroyed unit, which is no longer in the state. */
export interface LostUnit {
  readonly type: UnitTypeId;
  readonly owner: PowerId;
}

export interface Roll {
  readonly by: BattleSide;
  /** The step of the round in which it was rolled. */
  readonly step: BattleStep;
  readonly groups: readonly RolledGroup[];
  /** Where the dice came from; null in games of before that was kept. */
  readonly source: Roller | null;
}

/** What the current state does not tell about the latest battle: all its dice and losses. */
export interface BattleLog {
  readonly space: SpaceId;
  readonly kind: BattleKind;
  /** The round of the latest dice. When a new round begins, the old dice stay visible. */
  readonly round: number;
  /** Dice of that round, latest last. */
  readonly rolls: readonly Roll[];
  /** The rounds before it, and their dice. */
  readonly earlier: readonly { readonly round: number; readonly rolls: readonly Roll[] }[];
  readonly lost: Readonly<Record<BattleSide, readonly LostUnit[]>>;
  readonly result: BattleResult | null;
  /** Events since the latest dice; at the end of the battle, its outcome. */
  readonly since: readonly GameEvent[];
}

const NOTHING_LOST = { attacker: [], defender: [] };

const sideIn = (state: GameState, unit: Unit): BattleSide =>
  areEnemies(state, unit.owner, state.power) ? 'defender' : 'attacker';

/** The log after one more event of a command; `before` still holds the units that the event destroyed. */
function withEvent(log: BattleLog | null, event: GameEvent, before: GameState, command: Command): BattleLog | null {
  if (event.type === 'battle-began')
    return {
      space: event.plan.space,
      kind: event.plan.kind,
      round: 1,
      rolls: [],
      earlier: [],
      lost: NOTHING_LOST,
      result: null,
      since: [],
    };
  // The log ends with the phase.
  if (log === null || event.type === 'phase-began') return null;
  const next = { ...log, since: [...log.since, event] };
  const source = rollerOf(command);
  switch (event.type) {
    case 'dice-rolled':
      return withRoll(next, { by: event.by, groups: event.groups, source }, before);
    case 'antiaircraft-fired':
      // Guns that fire at flights elsewhere are none of the battle's.
      return before.battle && before.shots.length === 0
        ? withRoll(next, { by: 'defender', groups: [gunDice(event)], source }, before)
        : next;
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

const gunDice = (event: GameEvent & { readonly type: 'antiaircraft-fired' }): RolledGroup => ({
  ...event,
  kind: 'surface',
  units: [],
  hits: event.hit.length,
});

/** The log with the dice of a step. */
function withRoll(log: BattleLog, roll: Omit<Roll, 'step'>, before: GameState): BattleLog {
  if (!before.battle) return log;
  const { round, step } = before.battle;
  const rolled = { ...roll, step };
  if (round === log.round) return { ...log, rolls: [...log.rolls, rolled], since: [] };
  const earlier = log.rolls.length === 0 ? log.earlier : [...log.earlier, { round: log.round, rolls: log.rolls }];
  return { ...log, round, rolls: [rolled], earlier, since: [] };
}

/** The log after one more command and what came of it. */
export const logAfter = (
  log: BattleLog | null,
  { before, command, events }: Pick<Step, 'before' | 'command' | 'events'>,
): BattleLog | null => events.reduce((told: BattleLog | null, event) => withEvent(told, event, before, command), log);

/** The log of the latest battle, computed from the commands only, so that it is the same after a reload or undo. */
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
    log = logAfter(log, { before: state, command, events: answer.value.events });
    state = answer.value.state;
  }
  return log;
}
