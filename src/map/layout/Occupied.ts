import { wayTo } from '../wrap.ts';

/** A rectangle on the board by its middle, in board pixels. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where something stands already. The board wraps, so distances go the short way round. */
export class Occupied {
  private readonly boxes: Box[] = [];
  private readonly boardWidth: number;

  constructor(boardWidth: number) {
    this.boardWidth = boardWidth;
  }

  add(box: Box): void {
    this.boxes.push(box);
  }

  /** How much of the box is taken, as a share of its area (overlaps counted each). */
  share(box: Box): number {
    let taken = 0;
    for (const other of this.boxes) {
      // The cheap question first: most boxes lie in another row of the map.
      const overlapY = (box.height + other.height) / 2 - Math.abs(other.y - box.y);
      if (overlapY <= 0) continue;
      const overlapX = (box.width + other.width) / 2 - Math.abs(wayTo(other.x, box.x, this.boardWidth));
      if (overlapX > 0) taken += Math.min(overlapX, box.width) * Math.min(overlapY, box.height);
    }
    return taken / (box.width * box.height);
  }

  isFree(box: Box): boolean {
    return !this.boxes.some(
      (other) =>
        (box.height + other.height) / 2 > Math.abs(other.y - box.y) &&
        (box.width + other.width) / 2 > Math.abs(wayTo(other.x, box.x, this.boardWidth)),
    );
  }
}
