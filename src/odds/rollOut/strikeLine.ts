import { awaiting, type Awaiting, type Command, type SpaceId, type UnitId } from '../../engine/index.ts';
import { answerBetweenBattles } from './betweenBattles.ts';
import type { Line } from './line.ts';
import type { Struck } from './strikes.ts';

/** How a raid or a rocket fared, as plain data. */
export interface RolledStrike {
  readonly space: SpaceId;
  /** Where a rocket comes from; null for a raid. */
  readonly from: SpaceId | null;
  /** The dice of each bomber, none for one that was shot down; or those of the rocket. */
  readonly dice: readonly { readonly unit: UnitId | null; readonly faces: readonly number[] }[];
}

const HIT = 1;
const MISS = 6;

export const rolledStrike = ({ strike: { space, from, bombs }, fell }: Struck): RolledStrike => ({
  space,
  from,
  dice: bombs.map(({ unit }, i) => ({ unit, faces: fell[i]!.dice })),
});

/** Adds these raids and rockets to a line, with dice that let them fare like this; false if the rules forbid one. */
export const addStrikes = (line: Line, strikes: readonly RolledStrike[]): boolean =>
  strikes.every((strike) => {
    const { space, from, dice } = strike;
    if (!line.rest()) return false;
    // All its bombers can have been shot down on the way.
    if (from === null && dice.every(({ unit }) => unit !== null && line.state.units[unit] === undefined))
      return dice.length > 0;
    if (!line.add(from === null ? { type: 'fight', space, kind: 'raid' } : { type: 'rocket', from, to: space }))
      return false;
    for (let asked = awaiting(line.state); ; asked = awaiting(line.state)) {
      // A rocket may be the attack that calls up a treaty (NA-SU-2).
      const answer = asked.kind === 'offer' ? answerBetweenBattles(line.state, line.shotDown) : rollFor(asked, strike);
      if (!answer) return true;
      if (!line.add(answer)) return false;
    }
  });

const rollFor = (asked: Awaiting, strike: RolledStrike): Command | null =>
  asked.kind === 'dice' ? { type: 'roll', dice: diceFor(asked, strike), by: 'hand' } : null;

/** The dice of guns, bombers and rockets. */
function diceFor(
  { groups }: Extract<Awaiting, { readonly kind: 'dice' }>,
  { from, dice }: RolledStrike,
): readonly number[] {
  if (from !== null) return dice.flatMap(({ faces }) => faces);
  const facesOf = (id: UnitId): readonly number[] => dice.find(({ unit }) => unit === id)?.faces ?? [];
  return groups.flatMap(({ units, targets }) =>
    targets ? targets.map((id) => (facesOf(id).length === 0 ? HIT : MISS)) : units.flatMap(facesOf),
  );
}
