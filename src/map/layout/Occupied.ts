import { wrappedDelta, wrapX } from '../camera/wrap.ts';

/** A rectangle on the board by its middle, in board pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Taken extends Box {
  /** The latest question this box was looked at for: it lies in several cells, but counts once. */
  asked: number;
}

/** About so many cells lie across the board: a question looks at a few boxes near by, not at all. */
const CELLS_ACROSS = 64;

/** Where something stands already. The board wraps, so distances go the short way round. */
export class Occupied {
  private readonly cells = new Map<number, Taken[]>();
  private readonly boardWidth: number;
  private readonly side: number;
  private questions = 0;

  constructor(boardWidth: number) {
    this.boardWidth = boardWidth;
    this.side = boardWidth / CELLS_ACROSS;
  }

  add(box: Box): void {
    const taken: Taken = { x: box.x, y: box.y, width: box.width, height: box.height, asked: 0 };
    this.eachCell(box, (cell) => {
      const list = this.cells.get(cell);
      if (list) list.push(taken);
      else this.cells.set(cell, [taken]);
      return false;
    });
  }

  /** How much of the box is taken, as a share of its area (overlaps counted each). */
  share(box: Box): number {
    const question = ++this.questions;
    let taken = 0;
    this.eachCell(box, (cell) => {
      for (const other of this.cells.get(cell) ?? []) {
        if (other.asked === question) continue;
        other.asked = question;
        const overlapY = (box.height + other.height) / 2 - Math.abs(other.y - box.y);
        if (overlapY <= 0) continue;
        const overlapX = (box.width + other.width) / 2 - Math.abs(wrappedDelta(other.x, box.x, this.boardWidth));
        if (overlapX > 0) taken += Math.min(overlapX, box.width) * Math.min(overlapY, box.height);
      }
      return false;
    });
    return taken / (box.width * box.height);
  }

  isFree(box: Box): boolean {
    return !this.eachCell(box, (cell) => {
      const list = this.cells.get(cell);
      if (!list) return false;
      for (const other of list) {
        if (
          (box.height + other.height) / 2 > Math.abs(other.y - box.y) &&
          (box.width + other.width) / 2 > Math.abs(wrappedDelta(other.x, box.x, this.boardWidth))
        )
          return true;
      }
      return false;
    });
  }

  /** Goes through the cells the box touches until one says enough; tells whether one did. */
  private eachCell({ x, y, width, height }: Box, look: (cell: number) => boolean): boolean {
    const left = Math.floor((wrapX(x, this.boardWidth) - width / 2) / this.side);
    const across = Math.min(CELLS_ACROSS, Math.floor(width / this.side) + 2);
    const top = Math.floor((y - height / 2) / this.side);
    const foot = Math.floor((y + height / 2) / this.side);
    for (let row = top; row <= foot; row++) {
      for (let i = 0; i < across; i++) {
        if (look(row * CELLS_ACROSS + ((left + i + CELLS_ACROSS) % CELLS_ACROSS))) return true;
      }
    }
    return false;
  }
}
