import {
  targetOf,
  type Command,
  type GameState,
  type Remedy,
  type SpaceId,
} from '../../../../engine/axis-allies/index.ts';
import { undoMoves } from '../../store/undoMoves.ts';
import { SpaceButton } from '../spaces/SpaceButton.tsx';
import { useExplanations } from './useExplanations.ts';
import { useGame } from '../../store/game.ts';

interface RemedyButtonsProps {
  readonly state: GameState;
  readonly refused: Command;
  readonly remedies: readonly Remedy[];
}

/** A button for each order that would be allowed instead. */
export function RemedyButtons({ state, refused, remedies }: RemedyButtonsProps) {
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
