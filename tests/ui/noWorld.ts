/** In place of the picture of the world, which needs a canvas. */
export const NoWorld = (): null => null;
