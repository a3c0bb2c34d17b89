/** Whether hints are given, in the form for a new game: its name in the summary, and what it means. */
export const HINT_CHOICES = {
  on: {
    short: 'hints',
    title: 'Hints',
    text: 'One calm sentence where an order may be regretted: an empty capital, a transport alone, money unspent.',
  },
  off: { short: 'no hints', title: 'No hints', text: 'What would be lost at the end of a phase is still said.' },
} as const;
