import {
  battlesToCome,
  isHostileTerritory,
  mobilizationPlaces,
  raidsToFly,
  rocketStrikes,
  hasNothingToPlace,
  type GameState,
  type Phase,
  type SpaceId,
  type Awaiting,
} from '../../../../engine/axis-allies/index.ts';
import { landings } from '../../store/landings.ts';
import { movableUnits } from '../../store/movableUnits.ts';
import type { GuideStepId } from '../../text/guide/guideWords.ts';
import { suggestedAttack, type SuggestedAttack } from '../../store/suggestions.ts';
import type { Guide } from '../../../../store/guide.ts';
import { awaitingOf } from '../../store/selectors.ts';
import type { InHand } from '../../store/hand.ts';
import type { ViewStore } from '../../store/viewStore.ts';

/** What of the view the guide looks at. */
type GuidedView = Pick<ViewStore, 'focused' | 'chosen' | 'destinations'> & Pick<InHand, 'picked'>;

/** All that decides what the guide says. */
export interface StepMoment {
  readonly game: GameState;
  readonly awaited: Awaiting;
  readonly view: GuidedView;
  /** An attack to begin with; null in other phases. */
  readonly attack: SuggestedAttack | null;
  /** The turn that the guide leads through is over. */
  readonly isOver: boolean;
}

export function momentOf(game: GameState, view: GuidedView, guide: Guide): StepMoment {
  return {
    game,
    awaited: awaitingOf(game),
    view,
    attack: game.phase === 'combat-move' ? suggestedAttack(game) : null,
    isOver: game.power !== guide.power || game.round !== guide.round || game.outcome !== null,
  };
}

/** What a step points at: spaces on the map, or the first element that is found and visible. */
export type GuideTarget = { readonly spaces: readonly SpaceId[] } | { readonly elements: readonly string[] };

/** A step of the guide. */
export interface GuideStep {
  readonly id: GuideStepId;
  /** Whether this is the time for it. */
  readonly isDue: (moment: StepMoment) => boolean;
  readonly at: (moment: StepMoment) => GuideTarget;
  /**
   * Whether it is done, whether or not it has been shown. A step without it is over when it has been shown and is no
   * longer due.
   */
  readonly isDone?: (moment: StepMoment) => boolean;
  /** Set if the step only tells something, and waits for a press on “Next”. */
  readonly isTold?: true;
}

const MUST_LAND = new WeakMap<GameState, boolean>();

/** Whether aircraft have to land before the phase ends; cached for each state. */
function mustLand(game: GameState): boolean {
  const found = MUST_LAND.get(game) ?? landings(game).length > 0;
  MUST_LAND.set(game, found);
  return found;
}

const FOOT: GuideTarget = { elements: ['.panel__foot', '.panel'] };
const PANEL: GuideTarget = { elements: ['.panel__content', '.panel'] };
const BATTLE = ['.battle-panel', '.panel'];

/** Whether the acting power can give orders in this phase. */
const inPhase = ({ game, awaited, isOver }: StepMoment, phase: Phase): boolean =>
  !isOver && game.phase === phase && awaited.kind === 'command';

/** Whether an order to move has been given in this combat move. */
const hasOrder = ({ game }: StepMoment): boolean =>
  game.phase === 'combat-move' && Object.keys(game.turn.deeds).length > 0;

/** Whether units are in hand: until they are sent or put back, nothing leads on to the next phase. */
const hasChosen = ({ view }: StepMoment): boolean => view.chosen.length > 0;

/** Whether the space looked at has units that can be chosen. */
const looksAtUnits = ({ game, view }: StepMoment): boolean =>
  view.focused !== null && movableUnits(game).has(view.focused);

const hasFighting = ({ game }: StepMoment): boolean =>
  battlesToCome(game).length > 0 || raidsToFly(game).length > 0 || rocketStrikes(game).length > 0;

/** Where the chosen units should attack: where it was proposed, if they can, else the first enemy ground in reach. */
export function targetOf({ game, attack, view }: Pick<StepMoment, 'game' | 'attack' | 'view'>): SpaceId | null {
  const hostile = view.destinations.map(({ space }) => space).filter((to) => isHostileTerritory(game, to, game.power));
  return hostile.find((space) => space === attack?.target) ?? hostile[0] ?? null;
}

/** A step for a question that the battle asks. */
const asked = (id: GuideStepId, kind: StepMoment['awaited']['kind'], elements: readonly string[]): GuideStep => ({
  id,
  isDue: ({ game, awaited, isOver }) => !isOver && awaited.kind === kind && game.battle !== null,
  at: () => ({ elements: [...elements, ...BATTLE] }),
});

/** Every step, the first that is due is shown. */
export const STEPS: readonly GuideStep[] = [
  {
    id: 'goodbye',
    isDue: ({ isOver }) => isOver,
    at: () => ({ spaces: [] }),
    isTold: true,
  },
  {
    id: 'welcome',
    isDue: ({ awaited }) => awaited.kind === 'command',
    at: () => ({ elements: ['.topbar'] }),
    isTold: true,
  },
  { id: 'develop', isDue: (moment) => inPhase(moment, 'develop-weapons'), at: () => FOOT },
  {
    id: 'buy',
    isDue: (moment) => inPhase(moment, 'purchase-units'),
    at: () => ({ elements: ['.purchase-table', '.panel'] }),
    isDone: ({ game }) => game.phase === 'purchase-units' && !hasNothingToPlace(game),
  },
  { id: 'end-purchase', isDue: (moment) => inPhase(moment, 'purchase-units'), at: () => FOOT },
  {
    id: 'pick-target',
    isDue: (moment) => inPhase(moment, 'combat-move') && moment.view.chosen.length > 0,
    at: (moment) => {
      const target = targetOf(moment);
      return target === null ? { elements: ['.destinations', '.panel'] } : { spaces: [target] };
    },
    isDone: hasOrder,
  },
  {
    id: 'pick-units',
    isDue: (moment) => inPhase(moment, 'combat-move') && looksAtUnits(moment),
    at: () => ({ elements: ['.picker', '.panel'] }),
    isDone: hasOrder,
  },
  {
    id: 'pick-space',
    isDue: (moment) => inPhase(moment, 'combat-move') && moment.attack !== null,
    at: ({ attack }) => ({ spaces: attack === null ? [] : [attack.from] }),
    isDone: hasOrder,
  },
  {
    id: 'planned',
    isDue: (moment) => inPhase(moment, 'combat-move') && hasFighting(moment) && moment.view.chosen.length === 0,
    at: () => ({ elements: ['.planned', '.panel'] }),
    isTold: true,
  },
  { id: 'end-combat-move', isDue: (moment) => inPhase(moment, 'combat-move') && !hasChosen(moment), at: () => FOOT },
  {
    id: 'pick-battle',
    isDue: (moment) => inPhase(moment, 'conduct-combat') && moment.game.battle === null && hasFighting(moment),
    at: () => ({ elements: BATTLE }),
  },
  asked('roll', 'dice', ['.roll-button', '.battle-decision']),
  asked('casualties', 'casualties', ['.casualty-buttons']),
  asked('retreat', 'retreat', ['.battle-decision']),
  asked('submerge', 'submerge', ['.battle-decision']),
  {
    id: 'home',
    isDue: ({ awaited, isOver }) => !isOver && awaited.kind === 'fly-home',
    at: () => PANEL,
  },
  {
    id: 'question',
    isDue: ({ game, awaited, isOver }) =>
      !isOver &&
      (['stranded', 'offer', 'disrupt'].includes(awaited.kind) || (awaited.kind === 'dice' && game.battle === null)),
    at: () => PANEL,
  },
  {
    id: 'end-combat',
    isDue: (moment) => inPhase(moment, 'conduct-combat') && moment.game.battle === null && !hasFighting(moment),
    at: () => FOOT,
  },
  {
    id: 'land',
    isDue: (moment) => inPhase(moment, 'noncombat-move') && mustLand(moment.game),
    at: () => ({ elements: ['.must-land', '.panel'] }),
    isDone: ({ game }) => game.phase === 'noncombat-move' && !mustLand(game),
  },
  { id: 'move-up', isDue: (moment) => inPhase(moment, 'noncombat-move'), at: () => PANEL, isTold: true },
  { id: 'end-noncombat', isDue: (moment) => inPhase(moment, 'noncombat-move') && !hasChosen(moment), at: () => FOOT },
  {
    id: 'place',
    isDue: (moment) => inPhase(moment, 'mobilize-new-units') && !hasNothingToPlace(moment.game),
    at: ({ game, view }) =>
      view.picked === null
        ? PANEL
        : {
            spaces: mobilizationPlaces(game, view.picked)
              .slice(0, 1)
              .map(({ space }) => space),
          },
    isDone: ({ game }) => game.phase === 'mobilize-new-units' && hasNothingToPlace(game),
  },
  {
    id: 'end-turn',
    isDue: (moment) => inPhase(moment, 'mobilize-new-units') || inPhase(moment, 'collect-income'),
    at: () => FOOT,
  },
];

/** The step to be shown; null if there is nothing to say now. */
export const stepAt = (moment: StepMoment, passed: readonly string[]): GuideStep | null =>
  STEPS.find((step) => !passed.includes(step.id) && step.isDone?.(moment) !== true && step.isDue(moment)) ?? null;

/** The steps that are over now, `shown` being the one that was shown last. */
export const stepsOver = (moment: StepMoment, shown: GuideStepId | null): readonly GuideStepId[] =>
  STEPS.filter((step) => step.isDone?.(moment) ?? (step.id === shown && !step.isDue(moment))).map(({ id }) => id);
