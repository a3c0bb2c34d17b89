import { boardOf, type GameState, type Unit, type UnitTypeId } from '../../../../src/engine/axis-allies/index.ts';

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
  /** IPCs for a research die and for a complex. */
  readonly dieCost: number;
  readonly complexCost: number;
  /** Numbers that developments change (RES-7, RES-8, RES-9, RES-10, RES-11, RES-12). */
  readonly developed: Readonly<Record<string, Readonly<Record<UnitTypeId, Numbers>>>>;
  /** Attackers that raise as many others of a type to a value (ART-1). */
  readonly supports: Readonly<Record<UnitTypeId, { readonly raises: UnitTypeId; readonly to: number }>>;
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
    complexCost: 0,
    developed: {},
    supports: {},
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
    complexCost: 15,
    developed: {
      'jet-fighters': { fighter: { defense: 5 } },
      'super-submarines': { submarine: { attack: 3 } },
      'long-range-aircraft': { fighter: { move: 6 }, bomber: { move: 8 } },
      'heavy-bombers': { bomber: { attackDice: 2 } },
    },
    supports: { artillery: { raises: 'infantry', to: 2 } },
  },
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
