import { type BattleSide, verdict, type Clearing, type Verdict, otherSide } from '../../../../engine/index.ts';
import type { SubmergePolicy } from '../policies.ts';
import { end, lineIn, type Ends, type Field, type Ways } from './battleModel.ts';
import type { Deed } from './roundSteps.ts';
import type { Formation, Line, Part } from './sideState.ts';

/** Both sides at a moment of a round. */
export interface Moment {
  readonly attacker: Part;
  readonly defender: Part;
}

/** The part of a side (a record asked by a name that varies is slow). */
export const partOf = ({ attacker, defender }: Moment, side: BattleSide): Part =>
  side === 'attacker' ? attacker : defender;

export function withPart(moment: Moment, side: BattleSide, part: Part): Moment {
  if (partOf(moment, side) === part) return moment;
  const { attacker, defender } = moment;
  return side === 'attacker' ? { attacker: part, defender } : { attacker, defender: part };
}

/** The beginning of a round. */
export const beginning = (attacker: Formation, defender: Formation): Moment => ({
  attacker: attacker.parts[0]!,
  defender: defender.parts[0]!,
});

/** A side when this is left of it, and that fires. */
export function changed(
  { part }: Line,
  { hadDestroyer, strikes, sunkAtOnce }: Part,
  left: Formation,
  firing: Formation,
  now: Partial<Pick<Part, 'strikes' | 'sunkAtOnce'>> = SAME,
): Part {
  const after = part(left, firing, hadDestroyer, now.strikes ?? strikes);
  const sunk = now.sunkAtOnce === undefined ? sunkAtOnce : now.sunkAtOnce;
  return sunk === null ? after : { ...after, sunkAtOnce: sunk };
}

const SAME = {};

/** Who leaves a battle dead before a step, and whether the battle is over then. */

/** What comes before a deed; null if the battle is over then. */
export const clear = (field: Field, clears: Clearing, moment: Moment, chance: number, ways: Ways): Moment | null =>
  clears === 'nothing' ? moment : judged(field, clears, withoutFallen(field, clears, moment), chance, ways);

const withoutFallen = ({ lines }: Field, clears: Clearing, { attacker, defender }: Moment): Moment => ({
  attacker: cleared(lines.attacker, clears, attacker),
  defender: cleared(lines.defender, clears, defender),
});

/** A side when those have left that leave before a deed. */
export function cleared(line: Line, clears: Clearing, part: Part): Part {
  if (clears === 'casualties') return allFire(line, part);
  return clears === 'surprised' ? withoutSurprised(line, part) : part;
}

/** Whether the battle goes on when they have left: never over while casualties of an opening fire still fire. */
export function judged(field: Field, clears: Clearing, moment: Moment, chance: number, ways: Ends): Moment | null {
  const isOpen =
    clears === 'nothing' || (clears === 'surprised' && (hasFallen(moment.attacker) || hasFallen(moment.defender)));
  return isOpen ? moment : goesOn(field, moment, chance, ways);
}

const hasFallen = ({ firing, left }: Part): boolean => firing !== left;

const allFire = (line: Line, part: Part): Part =>
  part.firing === part.left ? part : changed(line, part, part.left, part.left, NONE_SUNK);

const NONE_SUNK = { sunkAtOnce: null };

/** After an opening fire: who gave himself up leaves, and what was hit, but for a side that had a destroyer (COM-6). */
function withoutSurprised(line: Line, part: Part): Part {
  const { sunkAtOnce } = part;
  const isDoomed = line.ranks.some((rank) => rank.isDoomed);
  const left = isDoomed ? without(line, part.left, null) : part.left;
  if (!part.hadDestroyer) return changed(line, part, left, left, NONE_SUNK);
  if (!isDoomed && !sunkAtOnce) return part;
  return changed(line, part, left, without(line, part.firing, sunkAtOnce), NONE_SUNK);
}

/** A formation without those that gave themselves up, and without these. */
const without = (line: Line, { fighting, away }: Formation, sunk: readonly number[] | null): Formation =>
  line.formation(
    fighting.map((count, i) => (line.ranks[i]!.isDoomed ? 0 : count - (sunk?.[i] ?? 0))),
    away,
  );

/** The moment after defenceless units that nobody defends are lost; null if the battle is over (COM-16, COM-17). */
export function goesOn(field: Field, moment: Moment, chance: number, ways: Ends): Moment | null {
  const { attacker, defender } = moment;
  const { lost, result } = verdictOn(field, attacker.left, defender.left);
  let after = moment;
  for (const side of lost) {
    const line = lineIn(field, side);
    const part = partOf(after, side);
    const left = (part.left.defended ??= withoutDefenceless(line, part.left));
    after = withPart(after, side, changed(line, part, left, left));
  }
  if (!result) return after;
  end(ways, after, result, chance);
  return null;
}

/** Whether the battle goes on between two formations as they stand. */
export function goesOnAsIs(field: Field, attacker: Formation, defender: Formation): boolean {
  const { lost, result } = verdictOn(field, attacker, defender);
  return lost.length === 0 && result === null;
}

/** Whether the battle goes on between two formations: asked once for all that stand alike. */
function verdictOn(field: Field, attacker: Formation, defender: Formation): Omit<Verdict, 'ifItCanRetreat'> {
  const someSubmerged = attacker.hasSubmerged || defender.hasSubmerged;
  const place = defender.standingPlace * 2 + (someSubmerged ? 1 : 0);
  const found = (attacker.verdicts[place] ??= verdict(
    field.lines.attacker.strikes,
    attacker.standing,
    defender.standing,
    someSubmerged,
  ));
  return found.ifItCanRetreat && canRetreat(field, attacker) ? found.ifItCanRetreat : found;
}

const withoutDefenceless = (line: Line, { fighting, away }: Formation): Formation =>
  line.formation(
    fighting.map((count, i) => (line.targets[i] === 'defenceless' ? 0 : count)),
    away,
  );

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
