/** What is typed into the search for spaces. */
export interface SearchProps {
  readonly typed: string;
  readonly onType: (typed: string) => void;
}

/** The field of the search for spaces. */
export const SEARCH_FIELD = {
  className: 'field space-search__field',
  placeholder: 'Go to …',
  'aria-label': 'Go to a space',
  title: 'By name, old or modern, or number (Control and K)',
};
