import type { SpaceId } from '../../../../src/engine/index.ts';
import { PACIFIC } from './pacificBook.ts';
import {
  boardOf,
  type GameState,
  type Phase,
  type Unit,
  type UnitTypeId,
} from '../../../../src/engine/axis-allies/index.ts';

/** What the invariants must know of an edition's book. It is written down here anew, apart from the engine's rules. */
export interface Book {
  /** Ships that stop others (CM-4), and those that stop submarines (CM-14). */
  readonly stops: readonly UnitTypeId[];
  readonly stopsSubmarines: readonly UnitTypeId[];
  readonly captures: readonly UnitTypeId[];
  readonly canBlitz: readonly UnitTypeId[];
  /** Troops that were loaded may stay aboard (CM-17), and fighters aboard their own carrier (CM-13). */
  readonly cargoMayStay: boolean;
  /** Air units complete their move in conduct combat (COM-25); else in noncombat move (NCM-1). */
  readonly fliesHomeAfterBattle: boolean;
  /** Submarines that dived are under water till noncombat move ends (SUB-1), else the zone is simply shared. */
  readonly divesForTheTurn: boolean;
  /** IPCs for a research die. */
  readonly dieCost: number;
  /** Numbers that developments change (RES-7, RES-8, RES-9, RES-10, RES-11, RES-12). */
  readonly developed: Readonly<Record<string, Readonly<Record<UnitTypeId, Numbers>>>>;
  /** Attackers each of which raises one of others to a value (ART-1, TAC-2, MECH-3). */
  readonly supports: readonly Support[];
  /** What stands in a territory may be damaged and be of several kinds: how many units it mobilizes at most (MOB-2). */
  readonly mobilizes: Readonly<Record<string, number>> | 'value';
  /** The owner of units of no power, which rise where neutral ground is attacked (NEU-1). */
  readonly ofNobody?: string;
  /** Damage lasts till it is repaired (CAR-1), else battles end with all ships whole. */
  readonly hasLastingDamage?: boolean;
  /** IPCs beside production that a power collects (OBJ). */
  readonly bonus?: (state: GameState, power: string) => number;
  /** On what fighters hit in the air battle of a raid (SBR-6). */
  readonly airBattle?: { readonly attacker: number; readonly defender: number };
  /** What a power loses by disrupted convoys (CVY). */
  readonly lost?: (state: GameState, power: string, disrupted: readonly Disrupted[]) => number;
  /** Whether a unit may be placed in its power's territory without a complex (CHN-3). */
  readonly placesAnywhere?: (state: GameState, unit: Unit) => boolean;
  /** The phase that begins with a declaration of war, so that enemies may lie in one zone (POL-5). */
  readonly declaresWarIn?: Phase;
  /** How much farther a unit goes that began its turn here (AB-1, NB-2). */
  readonly fartherFrom?: (state: GameState, unit: Unit, start: SpaceId) => number;
}

/** A convoy's zone and a power whose ships disrupt it. */
export interface Disrupted {
  readonly zone: SpaceId;
  readonly by: string;
}

export interface Support {
  readonly by: readonly UnitTypeId[];
  readonly raises: readonly UnitTypeId[];
  readonly to: number;
}

interface Numbers {
  readonly move?: number;
  readonly attack?: number;
  readonly defense?: number;
  readonly attackDice?: number;
}

const WARSHIPS = ['battleship', 'carrier', 'destroyer'];

const BOOKS: Readonly<Record<string, Book>> = {
  '1941': {
    stops: WARSHIPS,
    stopsSubmarines: ['destroyer'],
    captures: ['infantry', 'tank'],
    canBlitz: ['tank'],
    cargoMayStay: false,
    fliesHomeAfterBattle: false,
    divesForTheTurn: false,
    dieCost: 0,
    developed: {},
    supports: [],
    mobilizes: 'value',
  },
  revised: {
    stops: [...WARSHIPS, 'transport', 'submarine'],
    stopsSubmarines: ['destroyer'],
    captures: ['infantry', 'artillery', 'tank'],
    canBlitz: ['tank'],
    cargoMayStay: true,
    fliesHomeAfterBattle: true,
    divesForTheTurn: true,
    dieCost: 5,
    developed: {
      'jet-fighters': { fighter: { defense: 5 } },
      'super-submarines': { submarine: { attack: 3 } },
      'long-range-aircraft': { fighter: { move: 6 }, bomber: { move: 8 } },
      'heavy-bombers': { bomber: { attackDice: 2 } },
    },
    supports: [{ by: ['artillery'], raises: ['infantry'], to: 2 }],
    mobilizes: 'value',
  },
  'pacific-1940': PACIFIC,
};

export const bookOf = ({ edition }: Pick<GameState, 'edition'>): Book => BOOKS[edition]!;

/** A number of a unit as its owner has developed it. */
export function numberOf(state: GameState, unit: Unit, name: 'move' | 'attack' | 'defense'): number {
  const { developed } = bookOf(state);
  const changed = (state.developments[unit.owner] ?? []).flatMap((id) => developed[id]?.[unit.type]?.[name] ?? []);
  return changed.at(-1) ?? boardOf(state).unitTypes.get(unit.type)?.[name] ?? 0;
}

/** How many dice an attacking unit rolls (RES-12). */
export const attackDiceOf = (state: GameState, unit: Unit): number =>
  Math.max(
    1,
    ...(state.developments[unit.owner] ?? []).map((id) => bookOf(state).developed[id]?.[unit.type]?.attackDice ?? 1),
  );
