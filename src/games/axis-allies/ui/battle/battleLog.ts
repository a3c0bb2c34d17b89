import { useMemo } from 'react';
import {
  answerTo,
  battleSideOf,
  play,
  replay,
  rollerOf,
  type BattleKind,
  type BattlePlan,
  type BattleResult,
  type BattleSide,
  type BattleStep,
  type Command,
  type EventOf,
  type EventTable,
  type GameEvent,
  type GameState,
  type PowerId,
  type RolledGroup,
  type Roller,
  type SpaceId,
  type UnitTypeId,
} from '../../../../engine/axis-allies/index.ts';
import { nothingOf } from '../../../../engine/index.ts';
import type { GameStep } from '../../history/index.ts';
import { eventText, isSilent } from '../../text/events/eventText.ts';
import { useGame } from '../../store/game.ts';

/** A destroyed unit, which is no longer in the state. */
export interface LostUnit {
  readonly type: UnitTypeId;
  readonly owner: PowerId;
}

export interface LoggedRoll {
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
  readonly rolls: readonly LoggedRoll[];
  /** The rounds before it, and their dice. */
  readonly earlier: readonly { readonly round: number; readonly rolls: readonly LoggedRoll[] }[];
  readonly lost: Readonly<Record<BattleSide, readonly LostUnit[]>>;
  readonly result: BattleResult | null;
  /** Events since the latest dice; at the end of the battle, its outcome. */
  readonly since: readonly GameEvent[];
}

const NOTHING_LOST = { attacker: [], defender: [] };

/** A log that has begun, and what came with one more event. */
interface LogMoment {
  readonly log: BattleLog;
  /** The game before the command, which still has the units that the event destroyed. */
  readonly before: GameState;
  readonly source: Roller | null;
}

/** The log after one more event of a command. It ends with the phase. */
function withEvent(log: BattleLog | null, event: GameEvent, before: GameState, command: Command): BattleLog | null {
  if (event.type === 'battle-began') return begunLog(event.plan);
  if (log === null || event.type === 'phase-began') return null;
  const next = { ...log, since: [...log.since, event] };
  return answerTo(LOG_AFTER, { log: next, before, source: rollerOf(command) }, event) ?? next;
}

const begunLog = ({ space, kind }: BattlePlan): BattleLog => ({
  space,
  kind,
  round: 1,
  rolls: [],
  earlier: [],
  lost: NOTHING_LOST,
  result: null,
  since: [],
});

const LOG_AFTER: EventTable<BattleLog, LogMoment> = {
  'dice-rolled': ({ log, before, source }, { by, groups }) => withRoll(log, { by, groups, source }, before),
  // Guns that fire at flights elsewhere are none of the battle's.
  'antiaircraft-fired': ({ log, before, source }, event) =>
    before.battle && before.shots.length === 0
      ? withRoll(log, { by: 'defender', groups: [gunDice(event)], source }, before)
      : log,
  'units-destroyed': ({ log, before }, { units }) => {
    const lost = { attacker: [...log.lost.attacker], defender: [...log.lost.defender] };
    for (const id of units) {
      const unit = before.units[id];
      if (unit !== undefined) lost[battleSideOf(before, unit)].push({ type: unit.type, owner: unit.owner });
    }
    return { ...log, lost };
  },
  'battle-ended': ({ log }, { result }) => ({ ...log, result }),
  // A log begins and ends with these.
  ...nothingOf('battle-began', 'phase-began'),
  // These dice are shown elsewhere.
  ...nothingOf('research-rolled', 'raid-rolled', 'rocket-rolled', 'passing-rolled'),
  ...nothingOf('transports-passed', 'passing-aimed', 'kamikaze-rolled', 'ships-damaged'),
  ...nothingOf('asked-before-battles', 'kamikaze-aimed', 'aircraft-scrambled'),
  ...nothingOf('turn-began', 'turn-ended', 'game-won', 'territory-captured', 'territory-returned', 'treasury-seized'),
  ...nothingOf('units-purchased', 'dice-bought', 'development-gained', 'unit-mobilized', 'facility-placed'),
  ...nothingOf('facility-repaired', 'facility-removed', 'convoys-in-danger', 'convoys-disrupted', 'war-began'),
  ...nothingOf('facility-damaged', 'escort-declared', 'interceptors-chosen', 'raiders-shared', 'neutral-attacked'),
  ...nothingOf('units-refunded', 'income-collected', 'ipcs-destroyed', 'complex-moved', 'units-transferred'),
  ...nothingOf('units-moved', 'units-loaded', 'assault-declared', 'units-offloaded', 'landing-called-off'),
  ...nothingOf('engagement-said', 'fighters-kept-aboard', 'fighters-released', 'fighters-stranded', 'fighter-landed'),
  ...nothingOf('battles-listed', 'round-began', 'battle-step', 'casualties-chosen', 'flights-under-fire'),
  ...nothingOf('submarines-submerged', 'submarines-strike', 'submarines-surfaced', 'units-repaired'),
  ...nothingOf('units-retreated', 'units-doomed', 'units-sent', 'units-placed', 'moves-granted', 'offer-made'),
  ...nothingOf('raid-declared', 'raid-began', 'raid-failed', 'rocket-launched', 'offer-answered'),
  ...nothingOf('advantage-used', 'advantage-lost', 'advantage-began', 'kamikaze-declared', 'kamikaze-called-off'),
};

const gunDice = (event: EventOf<'antiaircraft-fired'>): RolledGroup => ({
  ...event,
  kind: 'surface',
  units: [],
  hits: event.hit.length,
});

/** The log with the dice of a step. */
function withRoll(log: BattleLog, roll: Omit<LoggedRoll, 'step'>, before: GameState): BattleLog {
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
  { before, command, events }: Pick<GameStep, 'before' | 'command' | 'events'>,
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

/** What happened in a battle, in sentences, but for dice and losses. The state still has the units that were lost. */
export const battleLines = (state: GameState, events: readonly GameEvent[]): readonly string[] =>
  events.flatMap((event) => (isSilent(event, 'beside a battle') ? [] : (eventText(state, event) ?? [])));

/** The log of the latest battle of this phase. It is computed from the commands, so it survives a reload. */
export function useBattleLog(): BattleLog | null {
  const timeline = useGame((store) => store.timeline);
  return useMemo(
    () =>
      timeline === null
        ? null
        : battleLog(timeline.phaseStart.state, timeline.commands.slice(timeline.phaseStart.index)),
    [timeline],
  );
}
