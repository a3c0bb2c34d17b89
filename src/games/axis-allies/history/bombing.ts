import {
  limitOf,
  raidGroups,
  raidLoss,
  type EventOf,
  type GameState,
  type SpaceId,
} from '../../../engine/axis-allies/index.ts';

const FACES = [1, 2, 3, 4, 5, 6];

/** What the dice of a raid or a rocket destroyed in IPCs, and what such dice destroy on average. */
export interface Bombing {
  readonly destroyed: number;
  readonly expected: number;
}

/** A raid; `before` is the state in which its dice were rolled (SBR-2, SBR-4, SBR-5). */
export function raidBombing({ space, dice }: EventOf<'raid-rolled'>, before: GameState): Bombing {
  let from = 0;
  const bombers = raidGroups(before, space).flatMap(({ units, dicePerUnit = 1 }) =>
    units.flatMap((id) => {
      const own = dice.slice(from, (from += dicePerUnit));
      const unit = before.units[id];
      if (unit === undefined) return [];
      const loss = (some: readonly number[]): number => raidLoss(before, space, unit, some);
      return [{ destroyed: loss(own), expected: mean(dicePerUnit, loss) }];
    }),
  );
  return atMostHad(before, space, {
    destroyed: bombers.reduce((sum, { destroyed }) => sum + destroyed, 0),
    expected: bombers.reduce((sum, { expected }) => sum + expected, 0),
  });
}

/** A rocket (RKT-1). */
export function rocketBombing({ to, dice }: EventOf<'rocket-rolled'>, before: GameState): Bombing {
  const loss = ([die = 0]: readonly number[]): number => Math.min(die, limitOf(before, to));
  return atMostHad(before, to, { destroyed: loss(dice), expected: mean(1, loss) });
}

/** The mean of what so many dice destroy, over all they can show. */
function mean(dice: number, loss: (dice: readonly number[]) => number): number {
  const all = Array.from({ length: dice }).reduce<readonly (readonly number[])[]>(
    (rolls) => rolls.flatMap((roll) => FACES.map((face) => [...roll, face])),
    [[]],
  );
  return all.reduce((sum, roll) => sum + loss(roll), 0) / all.length;
}

/** Nobody loses more than is in the treasury. */
function atMostHad({ control, treasury }: GameState, space: SpaceId, { destroyed, expected }: Bombing): Bombing {
  const had = treasury[control[space] ?? ''] ?? 0;
  return { destroyed: Math.min(destroyed, had), expected: Math.min(expected, had) };
}
