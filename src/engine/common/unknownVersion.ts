/** What is said of a file whose version is not known, by the newest version of its kind. */
export const unknownVersion =
  (newest: number) =>
  ({ input }: { readonly input?: unknown }): string =>
    typeof input === 'number' && input > newest
      ? `a newer Warboard wrote this file: it is of version ${input}, and this one reads up to ${newest}`
      : `there is no such version of this kind of file; the newest is ${newest}`;
