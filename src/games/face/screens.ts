import type { ComponentType, ReactNode } from 'react';
import type { AnyEvent, RefusedCommand, SpaceId } from '../../engine/index.ts';
import type { Opening } from './opening.ts';
import type { PlacePicture, WorldPicture } from './pictures.ts';
import type { TellTurn } from './story.ts';

/**
 * What a family shows at places of the program's own pages; a place with nothing is left out. A part may be loaded when
 * it is first shown.
 */
export interface Screens {
  /** The list of spaces, which can do everything the map can. */
  readonly SpaceList?: ComponentType;
  /** Why an order is refused, what would be allowed instead, and by which rule. */
  readonly RefusalReason?: ComponentType<RefusedCommand>;
  /** Why an order is refused, as a sentence; the rule is named beside it. */
  readonly RefusalText?: ComponentType<Omit<RefusedCommand, 'command'>>;
  /** All that a notice says of a refused order: why, by which rule, and what to press that is allowed instead. */
  readonly Refused?: ComponentType<RefusedCommand>;
  /** What leads on from news, such as the battle to watch again. `commands` is how many had been given by then. */
  readonly NewsLinks?: ComponentType<{ readonly events: readonly AnyEvent[]; readonly commands: number }>;
  /** Loads what tells of turns that are over, as the table is handed over. */
  loadStory?(): Promise<TellTurn>;
  readonly table?: TableScreens;
  readonly pages?: Pages;
  readonly lab?: LabScreens;
  /** Loads what the sheet of keys says of the family's own. */
  loadKeys?(): Promise<readonly KeyGroup[]>;
  /** Loads what stands in the menu of the game. */
  loadMenu?(): Promise<ComponentType<MenuProps>>;
  /** Loads what is shown on the opening page. */
  loadOpening?(): Promise<Opening>;
  /** Loads the classroom's page of short games. `rest` is what follows its name in the address. */
  loadShortGames?(): Promise<ComponentType<{ readonly rest: readonly string[] }>>;
}

/** What a family shows of the game on the table, round the map and over it. */
export interface TableScreens {
  /** In the bar: what the powers have. With little room, `isShort`, only what the power on turn has. */
  readonly Holdings?: ComponentType<{ readonly isShort: boolean }>;
  /** In the panel: what is done and asked now. `toTop` brings its beginning into view. */
  readonly Content?: ComponentType<{ readonly toTop: () => void }>;
  /** Below it, in view however far it is scrolled: what the chosen pieces can do. */
  readonly Chosen?: ComponentType;
  /** In the foot of the panel: a calm hint. */
  readonly Hint?: ComponentType;
  /** There too, while orders are given: what ends the phase. */
  readonly EndPhase?: ComponentType;
  /** In place of the content: what there is to know of a space. */
  readonly SpaceFacts?: ComponentType<{ readonly space: SpaceId }>;
  /** Beside the buttons for the view of the map. */
  readonly MapButtons?: ComponentType;
  /** Over the map: panels, tips, the menu of a space, and who is called to choose. */
  readonly OverMap?: ComponentType;
  /** Over all that, once the game is over. Without it the panel tells who has won. */
  readonly End?: ComponentType;
  /** Leads through a first game, if that is wanted. */
  readonly Guide?: ComponentType;
}

/** Pages of a family's own, each at its address. */
export interface Pages {
  /** A case of a rule on the map; `back` is the address of its rulebook. */
  readonly Case?: ComponentType<{ edition: string; rule: string; number: number; back: string }>;
  /** Sets up positions. */
  readonly Editor?: ComponentType;
  /** How an edition is played. Without `Place` it has no pictures of places. */
  readonly HowToPlay?: ComponentType<{ edition: string; World: WorldPicture; Place: PlacePicture | undefined }>;
  /** The game on the table told so far, step by step on the map. Left out, its orders are told. */
  readonly WarSoFar?: ComponentType;
  /** The game on the table as a story to read. */
  readonly Story?: ComponentType<{ World: WorldPicture }>;
  /** Windows that can be opened from anywhere, such as a calculator. */
  readonly Windows?: ComponentType;
}

/** Keys of one place, and what each does. Keys that are pressed together are joined by '+'. */
export interface KeyGroup {
  readonly place: string;
  readonly keys: readonly (readonly [keys: readonly string[], does: string])[];
}

/** An entry of the menu of a game. */
export interface MenuEntry {
  readonly text: string;
  readonly icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>;
  readonly onClick: () => void;
}

/** Renders the menu with a family's own entries, and what they open beside it. */
export interface MenuProps {
  readonly children: (own: MenuEntries) => ReactNode;
}

/** Entries about the position that is displayed, and those that help. */
export interface MenuEntries {
  readonly position: readonly MenuEntry[];
  readonly help: readonly MenuEntry[];
}

/** What a family adds to the lab. */
export interface LabScreens {
  /** What can be asked of the position shown, below the tree. */
  readonly Tools?: ComponentType;
  /** Lies beside the map while it is open, such as a comparison of two positions. */
  readonly Panel?: ComponentType;
  /** Loads all of it before the lab opens, so that nothing is missing then. */
  load(): Promise<unknown>;
}
