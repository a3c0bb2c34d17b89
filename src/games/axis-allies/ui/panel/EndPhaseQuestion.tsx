import { useId } from 'react';
import type { SpaceId } from '../../../../engine/index.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { DelayedButton } from '../../../../ui/components/DelayedButton.tsx';
import { useInitialFocus } from '../../../../ui/components/useInitialFocus.ts';
import {
  isMovePhase,
  battlesToCome,
  commandTo,
  enemiesIn,
  isHostileTerritory,
  pointless,
  raidsToFly,
  refusalOf,
  type GameState,
  type UnitId,
} from '../../../../engine/axis-allies/index.ts';
import { useLookedAt } from '../../../../store/lookedAt.ts';
import { movableUnits, usefulDestinations } from '../../store/movableUnits.ts';
import { overComplexes } from '../../session/unasked.ts';
import { isOpen, useRaidAnswers } from '../../store/flow.ts';
import { suggestedAttack } from '../../store/suggestions.ts';
import type { InHand } from '../../store/hand.ts';
import type { ViewStore } from '../../store/viewStore.ts';
import { attackLeftText, attacksLeftText, chosenLeftText, raidLeftText } from '../../text/endPhaseText.ts';

type Looked = Pick<ViewStore, 'chosen' | 'destinations' | 'focused'> & Pick<InHand, 'isOffered'>;

/**
 * What somebody who ends a phase of moves may have meant to order: units are chosen and not sent, or attacks were
 * looked at in this phase, or shown by the guide, and nobody was sent. Nothing is lost for good, so each is asked only
 * once.
 */
export function unsentAtEnd(game: GameState, looked: Looked, isGuided: boolean): EndQuestion | null {
  if (!isMovePhase(game.phase)) return null;
  const { chosen, isOffered, destinations } = looked;
  const isInHand = chosen.length > 0 && !isOffered && destinations.length > 0;
  const attacks = game.phase === 'combat-move' ? attacksLeft(game, looked.focused, isGuided) : [];
  const [attack, ...others] = attacks;
  if (attack === undefined && !isInHand) return null;
  const left = attack && (others.length === 0 ? attackLeftText(game, attack) : attacksLeftText(game, targets(attacks)));
  const hand = isInHand ? [chosenLeftText(game, chosen)] : [];
  return {
    sentences: [...hand, ...(left === undefined ? [] : [left])],
    stay: isInHand ? 'Back to them' : 'Look again',
    end: `Go on without ${isInHand || others.length > 0 ? 'them' : 'it'}`,
    never: null,
    isLoss: false,
    about: [...hand, ...targets(attacks).map(attackOnSpace)],
    at: isInHand ? [] : targets(attacks),
  };
}

/** An attack that could still be ordered: units, and their target. */
interface AttackLeft {
  readonly units: readonly UnitId[];
  readonly target: SpaceId;
}

const targets = (attacks: readonly AttackLeft[]): readonly SpaceId[] => attacks.map(({ target }) => target);

/** Whether aircraft alone over a complex raid it or fight, where nobody has said so; without an order they fight. */
export function raidAtEnd(game: GameState): EndQuestion | null {
  const over = overComplexes(game).find((one) => isOpen(game, one, useRaidAnswers.getState()));
  if (over === undefined) return null;
  return {
    sentences: [raidLeftText(game, over)],
    stay: 'Raid or fight',
    end: over.units.length === 1 ? 'Let it fight' : 'Let them fight',
    never: null,
    isLoss: false,
    about: [`raid ${over.space}`],
  };
}

/** By what it is known that somebody was asked about an attack on a space. */
const attackOnSpace = (space: SpaceId): string => `attack on ${space}`;

/** The attacks that were looked at in this phase, are still possible, and have not been asked about. */
function attacksLeft(game: GameState, focused: SpaceId | null, isGuided: boolean): readonly AttackLeft[] {
  const { spaces, asked } = useLookedAt.getState();
  const isNew = (space: SpaceId): boolean => !asked.includes(attackOnSpace(space));
  const seen = [...new Set([...spaces, ...(focused === null ? [] : [focused])])].filter((one) => isEnemys(game, one));
  const left = seen.filter(isNew).flatMap((space) => attackOn(game, space) ?? []);
  if (left.length > 0) return left;
  const other =
    (seen.length === 0 ? attackFrom(game, focused) : null) ??
    (isGuided ? attackOn(game, suggestedAttack(game)?.target ?? null) : null);
  return other !== null && isNew(other.target) ? [other] : [];
}

/** The first attack of the units that are looked at, as long as nobody was sent in this phase. */
function attackFrom(game: GameState, focused: SpaceId | null): AttackLeft | null {
  // Whoever has ordered something knows that looking at units sends nobody.
  if (Object.values(game.turn.deeds).some(({ phase }) => phase === 'combat-move')) return null;
  const ready = focused === null ? [] : (movableUnits(game).get(focused) ?? []);
  for (const id of ready) {
    const target = usefulDestinations(game, [id]).find(({ meaning }) => ['attack', 'capture'].includes(meaning));
    if (target !== undefined)
      return { units: ready.filter((unit) => canAttack(game, unit, target.space)), target: target.space };
  }
  return null;
}

const isEnemys = (game: GameState, space: SpaceId): boolean =>
  isHostileTerritory(game, space, game.power) || enemiesIn(game, space, game.power).length > 0;

/** The units that could still attack a space, unless somebody does already; null for none. */
function attackOn(game: GameState, target: SpaceId | null): AttackLeft | null {
  if (target === null) return null;
  if (battlesToCome(game).some(({ space }) => space === target) || raidsToFly(game).includes(target)) return null;
  const units = [...movableUnits(game).values()].flat().filter((unit) => canAttack(game, unit, target));
  return units.length === 0 ? null : { units, target };
}

function canAttack(game: GameState, unit: UnitId, target: SpaceId): boolean {
  const order = commandTo(game, [unit], target);
  return refusalOf(game, order) === null && pointless(game, order) === null;
}

/** The question before a phase ends, and the texts of both answers. */
export interface EndQuestion {
  readonly sentences: readonly string[];
  readonly stay: string;
  readonly end: string;
  /** Ends without being asked again in this game; null if it is asked each time. */
  readonly never: string | null;
  /** Ending loses something for good. */
  readonly isLoss: boolean;
  /** What it is about, of which nothing is asked again in this phase; empty if it is asked each time. */
  readonly about: readonly string[];
  /** Where those look who stay. */
  readonly at?: readonly SpaceId[];
}

interface EndPhaseQuestionProps {
  readonly question: EndQuestion;
  readonly onStay: () => void;
  readonly onEnd: () => void;
  readonly onNever: () => void;
}

/** The question shown in place of the end-phase button. */
export function EndPhaseQuestion({ question, onStay, onEnd, onNever }: EndPhaseQuestionProps) {
  const { sentences, stay, end, never, isLoss } = question;
  const words = useId();
  const first = useInitialFocus<HTMLButtonElement>();
  return (
    <div className="end-question" role="group" aria-labelledby={words}>
      <div id={words} className={isLoss ? 'end-question__words end-question__words--loss' : 'end-question__words'}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="end-question__buttons">
        <Button ref={first} onClick={onStay}>
          {stay}
        </Button>
        <DelayedButton meaning={end} look={isLoss ? 'danger' : 'main'} onClick={onEnd}>
          {end}
        </DelayedButton>
        {never !== null && (
          <DelayedButton meaning={never} look="quiet" onClick={onNever}>
            {never}
          </DelayedButton>
        )}
      </div>
    </div>
  );
}
