import type { BySpace, PowerId } from '../../engine/index.ts';
import type { WorldPicture } from '../../games/face/pictures.ts';

interface WorldFrameProps {
  readonly World: WorldPicture;
  readonly edition: string;
  readonly control: BySpace<PowerId | null>;
  /** Text alternative of the picture. */
  readonly label: string;
}

/** A framed picture of the world; its space is reserved before the picture has loaded. */
export function WorldFrame({ World, edition, control, label }: WorldFrameProps) {
  return (
    <div className="plate" role="img" aria-label={label}>
      <World edition={edition} control={control} />
    </div>
  );
}
