/** Replaces the picture of the world, which needs a canvas. */
export const EmptyWorldPicture = (): null => null;
