import type { ComponentType } from 'react';
import type { BySpace, PowerId } from '../../engine/index.ts';

/** Draws the world and who holds what in it; handed in, so that panels and map do not know each other. */
export type WorldPicture = ComponentType<{
  readonly edition: string;
  readonly control: BySpace<PowerId | null>;
}>;

interface WorldFrameProps {
  readonly World: WorldPicture;
  readonly edition: string;
  readonly control: BySpace<PowerId | null>;
  /** What it shows, for those who do not see it. */
  readonly label: string;
}

/** A framed picture of the world, as plates are in an atlas. Its room is there before the picture has come. */
export function WorldFrame({ World, edition, control, label }: WorldFrameProps) {
  return (
    <div className="plate" role="img" aria-label={label}>
      <World edition={edition} control={control} />
    </div>
  );
}
