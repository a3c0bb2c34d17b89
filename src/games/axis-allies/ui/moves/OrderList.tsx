import { Undo2 } from 'lucide-react';
import { Button } from '../../../../ui/components/Button.tsx';
import {
  targetOf,
  type Command,
  type GameState,
  type SpaceId,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { statesInPhase } from '../../../../session/timeline.ts';
import { phaseOrderText, pathText } from '../../text/orderText.ts';
import type { Timeline } from '../../session/types.ts';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import './moves.css';

/** An order of this phase: its index in the log, its text, and the spaces where it begins and ends. */
export interface PhaseOrder {
  readonly index: number;
  /** Units that later orders moved on: undo removes their whole path, and only theirs. */
  readonly units?: readonly UnitId[];
  readonly text: string;
  readonly spaces: readonly SpaceId[];
}

/** A move of one unit in this phase: its index in the log, and where it ended. */
interface UnitMove {
  readonly index: number;
  readonly to: SpaceId;
}

/** The orders of this phase, oldest first. Several moves of one unit are joined into one path. */
export function phaseOrders(game: GameState, timeline: Timeline): readonly PhaseOrder[] {
  const { phaseStart, commands } = timeline;
  const states = statesInPhase(timeline);
  const given = commands.slice(phaseStart.index).map((command, i) => ({ command, index: phaseStart.index + i }));
  const steps = new Map<UnitId, readonly UnitMove[]>();
  for (const { command, index } of given)
    if (command.type === 'move')
      for (const unit of command.units) steps.set(unit, [...(steps.get(unit) ?? []), { index, to: command.to }]);

  return given.flatMap(({ command, index }): readonly PhaseOrder[] => {
    if (command.type === 'move' && command.units.some((unit) => (steps.get(unit)?.length ?? 0) > 1))
      return pathsFrom(phaseStart.state, steps, command.units, index);
    const before = states.get(index) ?? game;
    const text = phaseOrderText(before, command);
    return text === null ? [] : [{ index, text, spaces: spacesOf(before, command) }];
  });
}

/** The paths that begin with this move, one for all units that moved together. */
function pathsFrom(
  start: GameState,
  steps: ReadonlyMap<UnitId, readonly UnitMove[]>,
  units: readonly UnitId[],
  index: number,
): readonly PhaseOrder[] {
  const paths = new Map<string, { readonly units: UnitId[]; readonly to: readonly SpaceId[] }>();
  for (const unit of units) {
    const path = steps.get(unit) ?? [];
    if (path[0]?.index !== index) continue;
    const key = path.map((step) => step.index).join();
    const known = paths.get(key) ?? { units: [], to: path.map(({ to }) => to) };
    known.units.push(unit);
    paths.set(key, known);
  }
  return [...paths.values()].map(({ units: together, to }) => {
    const from = [...new Set(together.flatMap((unit) => start.units[unit]?.space ?? []))];
    return { index, units: together, text: pathText(start, together, to), spaces: [...from, ...to] };
  });
}

function spacesOf(before: GameState, command: Command): readonly SpaceId[] {
  if (command.type === 'engage') return [command.zone];
  const from = command.type === 'move' || command.type === 'offload' || command.type === 'load' ? command.units : [];
  const to = targetOf(command);
  return [...from.flatMap((unit) => before.units[unit]?.space ?? []), ...(to === null ? [] : [to])];
}

interface OrderLineProps {
  readonly order: PhaseOrder;
  /** Start of the button's accessible name, so that screen readers can tell two lists apart. */
  readonly takeBackName?: string;
}

/** An order in words, with a button to undo it while that is possible. */
export function OrderLine({ order: { index, units, text }, takeBackName = 'Take back' }: OrderLineProps) {
  const { canUndoOrder, undoOrder } = useGame();
  return (
    <li className="orders__order">
      <span>{text}</span>
      {canUndoOrder(index) && (
        <Button
          shape="icon"
          small
          look="quiet"
          aria-label={`${takeBackName}: ${text}`}
          title="Take back"
          onClick={() => undoOrder(index, units)}
        >
          <Undo2 size={16} aria-hidden />
        </Button>
      )}
    </li>
  );
}

/** The orders of this phase; each can be undone, or all of them. */
export function OrderList() {
  const game = useDisplayedGame();
  const { timeline, canUndoOrder, undoPhase } = useGame();
  if (timeline === null) return null;
  const orders = phaseOrders(game, timeline);
  if (orders.length === 0) return null;
  return (
    <section className="orders" aria-label="Orders of this phase">
      <div className="orders__head">
        <h3>Orders</h3>
        {canUndoOrder(timeline.phaseStart.index) && (
          <Button small onClick={undoPhase}>
            Take back all
          </Button>
        )}
      </div>
      <ol>
        {orders.map((order) => (
          <OrderLine key={`${order.index} ${order.units?.join() ?? ''}`} order={order} />
        ))}
      </ol>
    </section>
  );
}
