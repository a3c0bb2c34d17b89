/** Why full screen did not come about. */
export const NO_FULL_SCREEN =
  'This browser does not let the page fill the screen. Installed on the home screen, it fills it by itself.';

/** What was done to the sounds. */
export const soundsText = (areOn: boolean): string => (areOn ? 'Sounds are on.' : 'Sounds are off.');

/** Why table mode does not begin. */
export const NOT_KEPT =
  'Table mode opens the page once more, and the last orders are not stored yet. Save the game to a file first.';

/** What is said when the view has turned to a player by itself, and when it is kept where somebody sits. */
export const facesText = (player: string): string => `The view faces ${player}.`;
export const sitsHereText = (player: string): string => `Kept: ${player} sits on this side.`;
