/** A name to compare: lower case without accents, apostrophes and hyphens; single spaces. */
export const normalizedName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/[^\p{L}\p{N}/]+/gu, ' ')
    .trim();
