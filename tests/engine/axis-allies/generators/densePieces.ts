import type { PowerId, SpaceId } from '../../../../src/engine/index.ts';
import { sideOf, type World } from './world.ts';

/** Units by power and space, and the carrier room that each side's fighters share. */
export class Pieces {
  readonly units: Record<PowerId, Record<SpaceId, Record<string, number>>> = {};
  private readonly decks = new Map<string, number>();
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  add(owner: PowerId, space: SpaceId, type: string, count: number): void {
    const here = ((this.units[owner] ??= {})[space] ??= {});
    here[type] = (here[type] ?? 0) + count;
    if (type === 'carrier') this.decks.set(this.key(owner, space), this.room(owner, space) + 2 * count);
  }

  room(owner: PowerId, space: SpaceId): number {
    return this.decks.get(this.key(owner, space)) ?? 0;
  }

  /** As many fighters as there is room for. */
  board(owner: PowerId, space: SpaceId, wanted: number): void {
    const count = Math.min(wanted, this.room(owner, space));
    if (count === 0) return;
    this.add(owner, space, 'fighter', count);
    this.decks.set(this.key(owner, space), this.room(owner, space) - count);
  }

  private key(owner: PowerId, space: SpaceId): string {
    return `${sideOf(this.world, owner)} ${space}`;
  }
}
