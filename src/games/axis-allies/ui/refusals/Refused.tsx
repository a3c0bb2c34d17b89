import {
  type Command,
  type GameState,
  type Refusal,
  type Refused as RefusedCommand,
  type Remedy,
  type SpaceId,
  targetOf,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { RuleLink } from '../../../../ui/rules/RuleLink.tsx';
import { useGame } from '../../store/game.ts';
import { SpaceButton } from '../spaces/SpaceButton.tsx';
import { useExplanations, useRemedies } from './useExplanations.ts';

/** Undoes the latest move of each of these units, with all later orders that depend on it. */
function undoMoves(units: readonly UnitId[]): void {
  for (const unit of units) {
    const { commands, canUndoOrder, undoOrder } = useGame.getState();
    const last = commands.findLastIndex((command) => command.type === 'move' && command.units.includes(unit));
    if (last >= 0 && canUndoOrder(last)) undoOrder(last);
  }
}

interface OtherFaultsProps {
  readonly state: GameState;
  readonly refusal: Refusal;
}

/** The other reasons of a refusal that has several. */
function OtherFaults({ state, refusal }: OtherFaultsProps) {
  const { otherFaults } = useExplanations();
  const faults = otherFaults(state, refusal);
  if (faults.length === 0) return null;
  return (
    <ul className="refusal__others" aria-label="Also in the way">
      {faults.map((fault) => (
        <li key={fault}>{fault}</li>
      ))}
    </ul>
  );
}

interface RemedyButtonsProps {
  readonly state: GameState;
  readonly refused: Command;
  readonly remedies: readonly Remedy[];
}

/** A button for each order that would be allowed instead. */
function RemedyButtons({ state, refused, remedies }: RemedyButtonsProps) {
  const dispatch = useGame((store) => store.dispatch);
  const { orderLabel } = useExplanations();
  const labelOf = (order: Command): string => orderLabel(state, order, refused);
  const actions = remedies.flatMap((remedy) => remedyActions(state, remedy, labelOf, dispatch));
  if (actions.length === 0) return null;
  return (
    <div className="remedy-buttons">
      {actions.map(({ label, space, run }) => (
        <SpaceButton key={label} small space={space} onClick={run}>
          {label}
        </SpaceButton>
      ))}
    </div>
  );
}

interface RemedyAction {
  readonly label: string;
  readonly space: SpaceId | null;
  readonly run: () => void;
}

function remedyActions(
  state: GameState,
  remedy: Remedy,
  labelOf: (order: Command) => string,
  dispatch: (command: Command) => boolean,
): readonly RemedyAction[] {
  switch (remedy.kind) {
    case 'instead':
    case 'first':
      return remedy.orders.map((order) => ({
        label: labelOf(order),
        space: targetOf(order),
        run: () => dispatch(order),
      }));
    case 'steps':
      return [
        {
          label: remedy.orders.length === 2 ? 'Do both' : 'Do all of it',
          space: remedy.orders[0] === undefined ? null : targetOf(remedy.orders[0]),
          run: () => remedy.orders.every((order) => dispatch(order)),
        },
      ];
    case 'take-back':
      return [
        {
          label: 'Take back the move',
          space: state.units[remedy.units[0] ?? '']?.space ?? null,
          run: () => undoMoves(remedy.units),
        },
      ];
    // There is nothing that could be ordered now.
    case 'buy':
    case 'phase':
      return [];
  }
}

/** Why an order is refused, what would be allowed, and a link to the rule; shown beside the refused control. */
export function RefusalReason({ state, command, refusal }: RefusedCommand) {
  const { refusalText, remediesText } = useExplanations();
  const found = useRemedies(state, command);
  return (
    <>
      {refusalText(state, refusal)} {remediesText(state, { command, refusal }, found)}{' '}
      <RuleLink rule={refusal.rule} short />
    </>
  );
}

/** Why an order is refused, and no more. */
export function RefusalText({ state, refusal }: Omit<RefusedCommand, 'command'>) {
  return useExplanations().refusalText(state, refusal);
}

/** Why an order is refused, by which rule, and what would be allowed instead, with a button for each. */
export function Refused({ state, command, refusal }: RefusedCommand) {
  const readOnly = useGame((store) => store.readOnly);
  const { refusalText, remediesText } = useExplanations();
  const found = useRemedies(state, command);
  const instead = remediesText(state, { command, refusal }, found);
  return (
    <>
      <p>
        <strong>{refusalText(state, refusal)}</strong> {instead} <RuleLink rule={refusal.rule} />
      </p>
      <OtherFaults state={state} refusal={refusal} />
      {!readOnly && <RemedyButtons state={state} refused={command} remedies={found} />}
    </>
  );
}
