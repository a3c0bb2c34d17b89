/** How far takebacks may go: the title of the option, what it means, and the same in a few words. */
export const TAKEBACK_RULES = {
  free: {
    title: 'Free',
    text: 'Anything can be taken back at once, dice too. It stays in the diary.',
    short: 'takebacks are free',
  },
  ask: {
    title: 'Everybody is asked',
    text: 'Beyond dice and other players’ choices, every other player must agree.',
    short: 'takebacks if everybody agrees',
  },
  never: {
    title: 'Never',
    text: 'Dice that have fallen stay, and so does what others have chosen.',
    short: 'no takebacks beyond dice',
  },
};

/** The dice of a new game in a few words: new ones, or those of a seed. */
export const seedText = (given: string): string => (given.trim() === '' ? 'new dice' : 'dice repeated');
