import type { SpaceId } from '../../engine/index.ts';
import { wrappedDelta, wrapX } from '../camera/wrap.ts';

/** A rectangle on the board; `x` and `y` are its middle. In board pixels. */
export interface LayoutBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Taken extends LayoutBox {
  /** The space it belongs to, if that matters. */
  readonly space: SpaceId | undefined;
  /** The last query that counted this box: it may lie in several cells, but counts once. */
  lastQuery: number;
}

/** How many cells lie across the board: a query then compares only boxes near by. */
const CELLS_ACROSS = 64;

/** The board area that is taken, by rectangles. The board wraps horizontally, so distances go the short way round. */
export class Occupied {
  private readonly cells = new Map<number, Taken[]>();
  private readonly boardWidth: number;
  private readonly side: number;
  private queries = 0;

  constructor(boardWidth: number) {
    this.boardWidth = boardWidth;
    this.side = boardWidth / CELLS_ACROSS;
  }

  add({ x, y, width, height }: LayoutBox, space?: SpaceId): void {
    const taken: Taken = { x, y, width, height, space, lastQuery: 0 };
    this.eachCell(taken, (cell) => {
      const list = this.cells.get(cell);
      if (list) list.push(taken);
      else this.cells.set(cell, [taken]);
      return false;
    });
  }

  /** The share of the box's area that is taken; where taken boxes overlap, each of them counts. */
  takenShare(box: LayoutBox): number {
    const query = ++this.queries;
    let taken = 0;
    this.eachCell(box, (cell) => {
      for (const other of this.cells.get(cell) ?? []) {
        if (other.lastQuery === query) continue;
        other.lastQuery = query;
        const overlapY = (box.height + other.height) / 2 - Math.abs(other.y - box.y);
        if (overlapY <= 0) continue;
        const overlapX = (box.width + other.width) / 2 - Math.abs(wrappedDelta(other.x, box.x, this.boardWidth));
        if (overlapX > 0) taken += Math.min(overlapX, box.width) * Math.min(overlapY, box.height);
      }
      return false;
    });
    return taken / (box.width * box.height);
  }

  /** Whether nothing is in the box, except what belongs to a space. */
  isFree(box: LayoutBox, except?: SpaceId): boolean {
    return !this.eachCell(box, (cell) => {
      const list = this.cells.get(cell);
      if (!list) return false;
      for (const other of list) {
        if (
          (except === undefined || other.space !== except) &&
          (box.height + other.height) / 2 > Math.abs(other.y - box.y) &&
          (box.width + other.width) / 2 > Math.abs(wrappedDelta(other.x, box.x, this.boardWidth))
        )
          return true;
      }
      return false;
    });
  }

  /** Calls `visit` for the cells that the box touches until it returns true; returns whether it did. */
  private eachCell({ x, y, width, height }: LayoutBox, visit: (cell: number) => boolean): boolean {
    const left = Math.floor((wrapX(x, this.boardWidth) - width / 2) / this.side);
    const across = Math.min(CELLS_ACROSS, Math.floor(width / this.side) + 2);
    const top = Math.floor((y - height / 2) / this.side);
    const bottom = Math.floor((y + height / 2) / this.side);
    for (let row = top; row <= bottom; row++) {
      for (let i = 0; i < across; i++) {
        if (visit(row * CELLS_ACROSS + ((left + i + CELLS_ACROSS) % CELLS_ACROSS))) return true;
      }
    }
    return false;
  }
}
