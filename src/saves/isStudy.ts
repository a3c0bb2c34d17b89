/** Whether a file means to be a study. */
export const isStudy = (json: unknown): boolean => (json as { kind?: unknown } | null)?.kind === 'study';

/** What is said of a study where a game or a position is wanted. */
export const A_STUDY = {
  path: 'kind',
  message: 'this is a study of the lab; open it with “Open a study file” in the list of studies',
};
