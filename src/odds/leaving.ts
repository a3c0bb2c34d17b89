import { otherSide } from '../engine/index.ts';
import { lineIn, type Field } from './field.ts';
import type { Formation, Line, Part } from './formation.ts';
import { changed, partOf, type Moment } from './moment.ts';
import type { SubmergePolicy } from './policies.ts';
import type { Deed } from './program.ts';

/** Who leaves a battle alive: attackers that retreat, submarines that submerge. */

/** Whether attackers can retreat: all that no landing binds, to a space, or aircraft alone (COM-18, AMPH-4). */
export function canRetreat({ lines: { attacker }, hasWayBack }: Field, { fighting }: Formation): boolean {
  let air = false;
  for (let rank = 0; rank < fighting.length; rank++) {
    if (fighting[rank] === 0) continue;
    const { type, isBound } = attacker.ranks[rank]!;
    if (type.domain === 'air') air = true;
    else if (!isBound) return hasWayBack;
  }
  return air;
}

/** The attackers when all that can have retreated. */
export const retreated = (line: Line, formation: Formation): Formation =>
  leaving(line, formation, ({ type, isBound }) => type.domain === 'air' || !isBound);

/** A formation when these of its ranks leave the battle alive. */
function leaving(line: Line, { fighting, away }: Formation, goes: (rank: Line['ranks'][number]) => boolean): Formation {
  const isGoing = line.ranks.map(goes);
  return line.formation(
    fighting.map((count, i) => (isGoing[i] ? 0 : count)),
    away.map((count, i) => (isGoing[i] ? count + fighting[i]! : count)),
  );
}

function hasSubmarines({ ranks }: Line, { fighting }: Formation): boolean {
  for (let rank = 0; rank < ranks.length; rank++) if (fighting[rank]! > 0 && ranks[rank]!.type.submerges) return true;
  return false;
}

type Submerging = Extract<Deed, { does: 'submerge' }>;

/** Whether an enemy destroyer keeps the submarines of a side from submerging. */
function isBarred({ side, endsRound }: Submerging, moment: Moment): boolean {
  const other = partOf(moment, otherSide(side));
  return endsRound ? other.left.standing.hasDestroyer : other.hadDestroyer;
}

/** A side whose submarines have submerged, or strike in this round, as its policy says (COM-5, COM-6). */
export function submerged(field: Field, deed: Submerging, moment: Moment): Part {
  const part = partOf(moment, deed.side);
  const line = lineIn(field, deed.side);
  if (isBarred(deed, moment) || !hasSubmarines(line, part.left)) return part;
  if (submerges(line, part.left, field.policies[deed.side].submerge)) {
    const left = leaving(line, part.left, ({ type }) => type.submerges);
    return changed(line, part, left, left);
  }
  return deed.endsRound ? part : changed(line, part, part.left, part.firing, STRIKES);
}

/** Whether the submarines of a formation submerge by their policy. */
const submerges = ({ ranks }: Line, { fighting }: Formation, policy: SubmergePolicy): boolean =>
  policy === 'when-alone' ? ranks.every(({ type }, i) => type.submerges || fighting[i] === 0) : policy === 'always';

/** A side in every way in which some of its submarines can submerge: first if none does (COM-5). */
export function waysToSubmerge(field: Field, deed: Submerging, moment: Moment): readonly Part[] {
  const part = partOf(moment, deed.side);
  const line = lineIn(field, deed.side);
  if (isBarred(deed, moment) || !hasSubmarines(line, part.left)) return [part];
  return numbersUnder(line, part.left).map((under) => {
    const isAny = under.some((count) => count > 0);
    const left = isAny ? withSubmerged(line, part.left, under) : part.left;
    const strikes = deed.endsRound || !hasSubmarines(line, left) ? undefined : STRIKES;
    return changed(line, part, left, isAny ? left : part.firing, strikes);
  });
}

/** How many of each rank can submerge, in every way. */
const numbersUnder = ({ ranks }: Line, { fighting }: Formation): readonly (readonly number[])[] =>
  ranks.reduce<readonly (readonly number[])[]>(
    (all, { type }, rank) =>
      all.flatMap((under) =>
        Array.from({ length: type.submerges ? fighting[rank]! + 1 : 1 }, (_, count) => [...under, count]),
      ),
    [[]],
  );

const withSubmerged = (line: Line, { fighting, away }: Formation, under: readonly number[]): Formation =>
  line.formation(
    fighting.map((count, rank) => count - under[rank]!),
    away.map((count, rank) => count + under[rank]!),
  );

const STRIKES = { strikes: true };
