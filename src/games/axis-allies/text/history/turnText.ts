import type { GameState, PowerId } from '../../../../engine/axis-allies/index.ts';
import type { EntryOf } from '../../history/entry.ts';
import type {
  BattleSideRecord,
  ToldEvent,
  ToldEntry,
  ToldForce,
  PowerStanding,
  TurnPart,
  Situation,
} from '../../history/index.ts';
import { advantageName, developmentName, possessive, powerName, spaceName, thePower, spaceList } from '../names.ts';
import { unitCounts, unitTypeName } from '../unitNames.ts';
import { capitalized, counted, ipcs, joinWords, oneOrMany, withOneStop } from '../../../../text/words.ts';

const ofKind = <Kind extends ToldEntry['kind']>(entries: readonly ToldEntry[], kind: Kind): readonly EntryOf<Kind>[] =>
  entries.filter((entry): entry is EntryOf<Kind> => entry.kind === kind);

/** A part of the story of a turn in a sentence or two; `state` names places and powers. */
export function turnPartText(state: GameState, part: TurnPart): string {
  return withOneStop(capitalized(textOf(state, part)));
}

function textOf(state: GameState, { kind, told, untold }: TurnPart): string {
  const place = ({ spaces }: ToldEntry, i = 0): string => spaceName(state, spaces[i] ?? '');
  switch (kind) {
    case 'weapons':
      return joinedSentences(
        ofKind(told, 'researched').map(({ development, dice, isSuccess }) =>
          isSuccess
            ? `developed ${developmentName(state, development)}.`
            : `${counted(dice, 'research roll')} for ${developmentName(state, development)} found nothing.`,
        ),
      );
    case 'purchase':
      return `bought ${joinWords(
        ofKind(told, 'purchased').map((entry) => `${unitCounts(entry.units)} for ${ipcs(entry.ipcs)}`),
      )}.`;
    case 'battle':
      return (
        joinedSentences(ofKind(told, 'fought').map((entry) => battleText(place(entry), entry))) +
        (untold > 0 ? ` And ${counted(untold, 'smaller battle')}.` : '')
      );
    case 'bombing':
      return joinedSentences([
        ...ofKind(told, 'struck').map(
          (entry) => `struck at ${place(entry)}: ${thePower(state, entry.victim)} lost ${ipcs(entry.ipcs)}.`,
        ),
        ...ofKind(told, 'damaged').map(
          (entry) =>
            `struck at ${place(entry)}: ${counted(entry.points, 'point')} of damage to the ` +
            `${unitTypeName(entry.facility)}.`,
        ),
      ]);
    case 'losses':
      return `lost outside battles: ${joinWords(
        ofKind(told, 'lost').map(({ power, forces, spaces }) => {
          const where = joinWords(spaces.map((space) => spaceName(state, space)));
          return `${forceText(state, power, forces)}${where === '' ? '' : ` in ${where}`}`;
        }),
      )}.`;
    case 'land':
      return landText(state, told);
    case 'moves':
      return (
        'moved ' +
        joinWords([
          ...ofKind(told, 'moved').map(
            (entry) => `${forceText(state, entry.power, entry.forces)} from ${place(entry)} to ${place(entry, 1)}`,
          ),
          ...(untold > 0 ? [`${untold} more ${oneOrMany(untold, 'move', 'moves')}`] : []),
        ]) +
        '.'
      );
    case 'new-units':
      return newUnitsText(state, told);
    case 'advantages':
      return usedText(state, ofKind(told, 'used-advantage'));
    case 'income':
      return incomeText(state, told);
  }
}

/** 'New units: 2 tanks in Russia. Taken over: a fighter of the United Kingdom in Caucasus.' */
function newUnitsText(state: GameState, told: readonly ToldEntry[]): string {
  const listed = (entries: readonly EntryOf<'mobilized' | 'lent'>[]): string =>
    joinWords(
      entries.map(({ power, forces, spaces }) => {
        const where = joinWords(spaces.map((space) => spaceName(state, space)));
        return `${forceText(state, power, forces)} in ${where}`;
      }),
    );
  const placed = ofKind(told, 'mobilized');
  const lent = ofKind(told, 'lent');
  return joinedSentences([
    ...(placed.length === 0 ? [] : [`new units: ${listed(placed)}.`]),
    ...(lent.length === 0 ? [] : [`taken over: ${listed(lent)}.`]),
  ]);
}

/** 'Used Panzerblitz.'; of another power than the one whose turn it was: 'The United Kingdom used Enigma Decoded.' */
const usedText = (state: GameState, used: readonly EntryOf<'used-advantage'>[]): string =>
  joinedSentences(
    [...new Set(used.map(({ user }) => user))].map((user) => {
      const own = used.filter((entry) => entry.user === user);
      const names = joinWords([...new Set(own.map(({ advantage }) => advantageName(state, advantage)))]);
      return `${own[0]?.power === user ? '' : `${thePower(state, user)} `}used ${names}.`;
    }),
  );

const joinedSentences = (sentences: readonly string[]): string => sentences.map(capitalized).join(' ');

/** Units, with the names of powers other than the one whose turn it was. */
const forceText = (state: GameState, turn: PowerId, forces: readonly ToldForce[]): string =>
  joinWords(
    forces.map(({ power, units }) =>
      power === turn ? unitCounts(units) : `${unitCounts(units)} of ${thePower(state, power)}`,
    ),
  );

const RESULTS: Readonly<Record<(ToldEvent & { readonly kind: 'fought' })['result'], string>> = {
  'attacker-won': 'the attack succeeds',
  'defender-won': 'the defence holds',
  'both-lost': 'nobody is left',
  'attacker-retreated': 'the attack is broken off',
  stalemate: 'neither side can hit the other',
};

type FoughtDeed = ToldEvent & { readonly kind: 'fought' };

/** 'Ukraine: the attack succeeds in 2 rounds. Attackers lost 2 infantry (6 IPCs), defenders a tank (5 IPCs).' */
export const battleText = (where: string, battle: FoughtDeed): string =>
  `${where}: ${RESULTS[battle.result]}${roundsText(battle)}. ${battleLossesText(battle)}`;

/** ' in 3 rounds'; nothing of a single one. */
export const roundsText = ({ rounds }: FoughtDeed): string => (rounds > 1 ? ` in ${rounds} rounds` : '');

/** 'Attackers lost 2 infantry (6 IPCs), defenders a tank (5 IPCs).' */
export const battleLossesText = ({ sides: { attacker, defender } }: FoughtDeed): string =>
  attacker.lost.length + defender.lost.length === 0
    ? 'No losses.'
    : `Attackers lost ${lossText(attacker)}, defenders ${lossText(defender)}.`;

const lossText = ({ lost, ipcsLost }: BattleSideRecord): string =>
  lost.length === 0 ? 'nothing' : `${joinWords(lost.map(({ units }) => unitCounts(units)))} (${ipcs(ipcsLost)})`;

function landText(state: GameState, told: readonly ToldEntry[]): string {
  const places = (entries: readonly ToldEntry[]): string =>
    joinWords(entries.map(({ spaces }) => spaceName(state, spaces[0] ?? '')));
  const taken = [...ofKind(told, 'captured'), ...ofKind(told, 'freed')];
  const own = taken.filter(({ power, to }) => power === to);
  const others = taken.filter(({ power, to }) => power !== to);
  return joinedSentences([
    ...(own.length === 0 ? [] : [`land won: ${places(own)}.`]),
    ...[...new Set(others.map(({ to }) => to))].map(
      (owner) => `freed for ${thePower(state, owner)}: ${places(others.filter(({ to }) => to === owner))}.`,
    ),
  ]);
}

const incomeText = (state: GameState, told: readonly ToldEntry[]): string =>
  joinedSentences([
    ...ofKind(told, 'plundered').map(
      ({ from, to, ipcs: n }) =>
        `${powerName(state, to)} seized ${ipcs(n)}, ${possessive(state, from)} whole treasury.`,
    ),
    ...ofKind(told, 'disrupted').map(
      ({ by, ipcs: n }) => `${powerName(state, by)} disrupted convoys, at a cost of ${ipcs(n)}.`,
    ),
    ...ofKind(told, 'collected').map(({ ipcs: n }) => `collected ${ipcs(n)}.`),
  ]);

/** How production and army changed in a turn: 'Production 12 (+3), units worth 96 IPCs (−8).' */
export function balanceText(before: PowerStanding, after: PowerStanding): string {
  const change = (from: number, to: number): string =>
    from === to ? '' : ` (${to > from ? '+' : '−'}${Math.abs(to - from)})`;
  return (
    `Production ${after.production}${change(before.production, after.production)}, ` +
    `units worth ${ipcs(after.army)}${change(before.army, after.army)}, ` +
    `${ipcs(after.treasury)} in hand.`
  );
}

/** How a power stands as its turn begins, in short sentences. */
export function situationText(state: GameState, { standing, isCapitalLost, since }: Situation): readonly string[] {
  const { treasury, production, army } = standing;
  return [
    ...(isCapitalLost ? ['Its capital is in enemy hands.'] : []),
    `${ipcs(treasury)} in hand, production ${production}, units worth ${ipcs(army)}.`,
    ...(since === null ? [] : sinceTexts(state, since)),
  ];
}

function sinceTexts(state: GameState, { lost, won, armyLost }: NonNullable<Situation['since']>): readonly string[] {
  const losses = [
    ...(lost.length === 0 ? [] : [spaceList(state, lost)]),
    ...(armyLost > 0 ? [`units for ${ipcs(armyLost)}`] : []),
  ];
  return [
    losses.length === 0 ? 'Nothing lost since its last turn.' : `Lost since its last turn: ${losses.join('; ')}.`,
    ...(won.length === 0 ? [] : [`Got back: ${spaceList(state, won)}.`]),
  ];
}
