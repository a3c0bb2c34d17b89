/** What every page of the classroom is given. */
export interface PageProps {
  /** What follows its name in the address. */
  readonly rest: readonly string[];
}
