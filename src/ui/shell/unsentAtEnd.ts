import {
  battlesToCome,
  commandTo,
  enemiesIn,
  isHostileTerritory,
  pointless,
  raidsToFly,
  refusalOf,
  type GameState,
  type SpaceId,
  type UnitId,
} from '../../engine/index.ts';
import { movableUnits } from '../../store/movableUnits.ts';
import { suggestedAttack } from '../../store/suggestedAttack.ts';
import { usefulDestinations } from '../../store/usefulDestinations.ts';
import { isMovePhase, type ViewStore } from '../../store/viewStore.ts';
import { attackLeftText, chosenLeftText } from '../../text/endPhaseText.ts';
import type { EndQuestion } from './EndPhaseQuestion.tsx';

type Looked = Pick<ViewStore, 'chosen' | 'isOffered' | 'destinations' | 'focused'>;

/**
 * What somebody who ends a phase of moves may have meant to order: units are chosen and not sent, or an attack was
 * looked at, or shown by the guide, and nobody was sent. Nothing is lost for good, so it is asked only once.
 */
export function unsentAtEnd(game: GameState, looked: Looked, isGuided: boolean): EndQuestion | null {
  if (!isMovePhase(game)) return null;
  const { chosen, isOffered, destinations } = looked;
  if (chosen.length > 0 && !isOffered && destinations.length > 0)
    return asked(chosenLeftText(game, chosen), 'Back to them', 'Go on without them');
  const attack = game.phase === 'combat-move' ? attackLeft(game, looked.focused, isGuided) : null;
  return attack && asked(attackLeftText(game, attack), 'Back', 'Go on without it');
}

const asked = (sentence: string, stay: string, end: string): EndQuestion => ({
  sentences: [sentence],
  stay,
  end,
  never: null,
  isLoss: false,
});

/** An attack that could still be ordered: units of one space, and their target. */
export interface AttackLeft {
  readonly units: readonly UnitId[];
  readonly target: SpaceId;
}

function attackLeft(game: GameState, focused: SpaceId | null, isGuided: boolean): AttackLeft | null {
  if (focused !== null && isEnemys(game, focused)) return attackOn(game, focused);
  // Whoever has ordered something knows that looking at units sends nobody.
  if (Object.values(game.turn.deeds).some(({ phase }) => phase === 'combat-move')) return null;
  const ready = focused === null ? [] : (movableUnits(game).get(focused) ?? []);
  for (const id of ready) {
    const target = usefulDestinations(game, [id]).find(({ meaning }) => ['attack', 'capture'].includes(meaning));
    if (target !== undefined)
      return { units: ready.filter((unit) => canAttack(game, unit, target.space)), target: target.space };
  }
  const shown = isGuided ? suggestedAttack(game) : null;
  return shown && attackOn(game, shown.target);
}

const isEnemys = (game: GameState, space: SpaceId): boolean =>
  isHostileTerritory(game, space, game.power) || enemiesIn(game, space, game.power).length > 0;

/** The units that could still attack a space, unless somebody does already; null for none. */
function attackOn(game: GameState, target: SpaceId): AttackLeft | null {
  if (battlesToCome(game).some(({ space }) => space === target) || raidsToFly(game).includes(target)) return null;
  const units = [...movableUnits(game).values()].flat().filter((unit) => canAttack(game, unit, target));
  return units.length === 0 ? null : { units, target };
}

function canAttack(game: GameState, unit: UnitId, target: SpaceId): boolean {
  const order = commandTo(game, [unit], target);
  return refusalOf(game, order) === null && pointless(game, order) === null;
}
