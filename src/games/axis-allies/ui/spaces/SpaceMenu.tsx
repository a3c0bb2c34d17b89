import { Menu } from '@base-ui/react/menu';
import type { GameState, UnitTypeId } from '../../../../engine/axis-allies/index.ts';
import type { SpaceId } from '../../../../engine/index.ts';
import { spaceActions, type SpaceAction } from '../../store/spaceActions.ts';
import { lookAt } from '../../../../store/lookedAt.ts';
import { useMapMenu } from '../../../../store/mapPopups.ts';
import { battleIn, openCalculator } from '../../store/odds/calculator.ts';
import { spaceIn } from '../../store/selectors.ts';
import { statesInPhase } from '../../../../session/timeline.ts';
import { useInHand } from '../../store/hand.ts';
import { useView } from '../../store/viewStore.ts';
import { rulesAddress } from '../../../../ui/address/address.ts';
import { goToAddress } from '../../../../ui/address/useAddress.ts';
import { booksOf } from '../../../faces.ts';
import { meaningText } from '../../text/meaningText.ts';
import { orderText } from '../../text/orderText.ts';
import { spaceName, thePower } from '../../text/names.ts';
import { countedUnits, unitList, unitTypeName } from '../../text/unitNames.ts';
import { capitalized } from '../../../../text/words.ts';
import { useGame, useDisplayedGame } from '../../store/game.ts';
import '../../../../ui/components/menu.css';
import '../../../../ui/mapControls/mapControls.css';

const close = (): void => useMapMenu.setState({ isOpen: false });

/** The menu of actions in a space, opened by a long press or a right click. */
export function SpaceMenu() {
  const { at, isOpen } = useMapMenu();
  return (
    <Menu.Root open={isOpen} onOpenChange={(stays) => !stays && close()}>
      <Menu.Portal>
        <Menu.Positioner
          className="menu__place"
          anchor={at === null ? null : anchorAt(at)}
          side="right"
          align="start"
          sideOffset={4}
          alignOffset={-8}
        >
          <Menu.Popup
            className="menu space-menu"
            finalFocus={focusAfterClose}
            onContextMenu={(event) => event.preventDefault()}
          >
            {at !== null && <ActionItems space={at.space} />}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** The focus returns to the map, or goes to the details just opened. */
const focusAfterClose = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(useView.getState().showsFacts ? '.space-facts h2' : '.world-map__canvas');

const anchorAt = ({ x, y }: { readonly x: number; readonly y: number }) => ({
  getBoundingClientRect: () => new DOMRect(x, y, 0, 0),
});

function ActionItems({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const readOnly = useGame((store) => store.readOnly);
  const timeline = useGame((store) => store.timeline);
  const canTakeBack = useGame((store) => store.canUndoOrder);
  const { chosen, destinations } = useView();
  const { picked } = useInHand();
  const orders = [...(timeline === null ? [] : statesInPhase(timeline))].flatMap(([index, before]) => {
    const command = timeline?.commands[index];
    return command !== undefined && canTakeBack(index) ? [{ index, command, before }] : [];
  });
  const actions = spaceActions({ game, readOnly, chosen, destinations, picked, orders }, space);
  return (
    <Menu.Group>
      <Menu.GroupLabel className="space-menu__name">{spaceIn(game, space).name}</Menu.GroupLabel>
      {actions.map((action) => {
        const text = spaceActionText(game, action, space);
        return (
          <Menu.Item
            key={`${action.kind} ${text}`}
            className={`menu__item space-menu__item space-menu__item--${action.kind}`}
            onClick={() => perform(action, space)}
          >
            {text}
          </Menu.Item>
        );
      })}
      {actions.map((action) =>
        action.kind === 'why' ? (
          <Menu.Item
            key="rule"
            className="menu__item space-menu__item"
            onClick={() => goToAddress(rulesAddress(game.edition, action.refusal.rule))}
          >
            Open the rule that forbids it ({action.refusal.rule})
          </Menu.Item>
        ) : null,
      )}
      <Menu.Item
        className="menu__item space-menu__item"
        onClick={() => {
          lookAt(space);
          openCalculator(battleIn(game, space, chosen));
        }}
      >
        Open a battle here in the calculator
      </Menu.Item>
      <Menu.Item
        className="menu__item space-menu__item"
        onClick={() => goToAddress(rulesAddress(game.edition, booksOf(game)?.currentChapter(game)))}
      >
        Rules of this phase
      </Menu.Item>
    </Menu.Group>
  );
}

/** Performs the action of a menu item. */
function perform(action: SpaceAction, space: SpaceId): void {
  const { dispatch, explain, undoOrder, beginFight } = useGame.getState();
  const { chosen, choose, focus, openFacts } = useView.getState();
  switch (action.kind) {
    case 'show':
      openFacts(space);
      return;
    case 'choose':
      choose([...new Set([...chosen, ...action.units])]);
      focus(space);
      return;
    case 'put-back':
      choose(chosen.filter((unit) => !action.units.includes(unit)));
      return;
    case 'order':
    case 'send':
      dispatch(...action.destination.orders);
      return;
    case 'why':
      explain(action.command);
      return;
    case 'fight':
      beginFight(action.command);
      return;
    case 'take-back':
      undoOrder(action.index);
      return;
    case 'engage':
    case 'mobilize':
      dispatch(action.command);
  }
}

/** The text of an action in the menu of a space. */
export function spaceActionText(game: GameState, action: SpaceAction, space: SpaceId): string {
  switch (action.kind) {
    case 'show':
      return `About ${spaceName(game, space)}`;
    case 'choose':
      return chooseText(game, action);
    case 'put-back':
      return action.type === null ? 'Put all back' : `Put back ${theType(action.type, action.units.length)}`;
    case 'order':
      return (
        `${capitalized(meaningText(game, action.destination))}: ` +
        `${unitList(game, Object.keys(action.destination.routes))}`
      );
    case 'send':
      return `Send to ${spaceName(game, action.destination.space)}: ${meaningText(game, action.destination)}`;
    case 'why':
      return 'Why can the chosen units not go here?';
    case 'take-back':
      return `Take back: ${orderText(action.before, action.command)}`;
    case 'engage':
    case 'mobilize':
    case 'fight':
      return commandText(game, action);
  }
}

function chooseText(game: GameState, { type, units, aboard }: Extract<SpaceAction, { kind: 'choose' }>): string {
  if (type === null) return `Take all ${units.length} units`;
  const owner = game.units[units[0] ?? '']?.owner ?? game.power;
  const whose = owner === game.power ? '' : ` of ${thePower(game, owner)}`;
  return `Take ${theType(type, units.length)}${whose}${aboard ? ' aboard' : ''}`;
}

const theType = (type: UnitTypeId, n: number): string =>
  n === 1 ? `the ${unitTypeName(type)}` : `${n} ${unitTypeName(type, n)}`;

function commandText(
  game: GameState,
  { command }: Extract<SpaceAction, { kind: 'engage' | 'mobilize' | 'fight' }>,
): string {
  if (command.type === 'fight') return 'Fight this battle';
  if (command.type === 'engage') return command.attack ? 'Attack the enemy here' : 'Leave the enemy here alone';
  if (command.type !== 'mobilize') return '';
  const of =
    command.complex === undefined || command.complex === command.to
      ? ''
      : `, made in ${spaceName(game, command.complex)}`;
  return `Place ${countedUnits(command.unit, 1)}${of}`;
}
