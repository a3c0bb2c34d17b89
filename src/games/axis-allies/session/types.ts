import type { AxisAllies, Command } from '../../../engine/axis-allies/index.ts';
import type { MoveTree } from '../../../engine/table/index.ts';
import type { SideLine as AnySideLine } from '../../../saves/schema.ts';
import type * as branches from '../../../session/branches.ts';
import type * as moveTree from '../../../session/moveTree.ts';
import type * as orders from '../../../session/orders.ts';
import type * as takebackPoints from '../../../session/takebackPoints.ts';
import type * as timeline from '../../../session/timeline.ts';

/** A game in play, of this family. */
export type Timeline = timeline.Timeline<AxisAllies>;
export type TimelinePoint = timeline.TimelinePoint<AxisAllies>;
export type ReplayStop = timeline.ReplayStop<AxisAllies>;
export type Played = orders.Played<AxisAllies>;
export type RefusedOrder = orders.RefusedOrder<AxisAllies>;
export type TakebackPoint = takebackPoints.TakebackPoint<AxisAllies>;
export type TakebackTurn = takebackPoints.TakebackTurn<AxisAllies>;
export type PlayedNode = branches.PlayedNode<AxisAllies>;
export type Positions = moveTree.Positions<AxisAllies>;
export type LineStop = moveTree.LineStop<AxisAllies>;
export type CommandTree = MoveTree<Command>;
export type SideLine = AnySideLine<Command>;
