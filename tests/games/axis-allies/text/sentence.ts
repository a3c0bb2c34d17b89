import { expect } from 'vitest';

/** A text fit to be shown: a whole sentence, with no gap where a word should be. */
export function expectSentence(text: string): void {
  expect(text).toMatch(/^[A-Z0-9].*[.?!]$/u);
  expect(faultsOf(text), text).toEqual([]);
}

const UNITS = 'infantry|tanks?|fighters?|bombers?|submarines?|transports?|destroyers?|carriers?|battleships?';
const UNIT = new RegExp(`^(?:and )?(?:the |an? |\\d+ )?(?<unit>${UNITS})$`, 'u');

/** What no text may hold, by name. */
const FAULTS: Readonly<Record<string, RegExp>> = {
  'a gap or a value of the program': /undefined|null|NaN|\[object|\$\{| {2}| [,.;:]|,,|;;|\.\./u,
  'an id': /\b[a-z]+-\d|\b(?:combat|noncombat)-move\b|conduct-combat|mobilize-new-units|purchase-units|-complex\b/u,
  'a file name': /\b\w+\.(?:md|json|ts|tsx)\b/u,
  'one of many': /\b1 (?:tanks|fighters|bombers|submarines|transports|destroyers|carriers|battleships|ships|units)\b/u,
  'one of many things': /\b1 (?:hits|moves|IPCs|dice|battles|spaces|places|turns|losses)\b/u,
  'many of one':
    /\b(?:0|[2-9]|\d\d+) (?:tank|fighter|bomber|submarine|transport|destroyer|carrier|battleship|hit|IPC)\b/u,
  'a wrong article': /\ba [aeio]|\ban [^aeiou]|\ban? infantry\b/iu,
  'a way from a space to itself': /\bfrom (?<space>[A-Z][\w/ ]+?) to \k<space>(?=[.,;]|$)/u,
};

/** A kind of unit named twice in one list: '1 infantry and 1 infantry'. */
function isDoubled(text: string): boolean {
  return text.split(/[.:;]| from | in | to | for | at | of | against /u).some((part) => {
    const kinds = part
      .split(/, | and /u)
      .flatMap((words) => UNIT.exec(words.trim())?.groups?.['unit']?.replace(/s$/u, '') ?? []);
    return new Set(kinds).size < kinds.length;
  });
}

/** What is wrong with a text; nothing is as it should be. */
export const faultsOf = (text: string): readonly string[] => [
  ...Object.entries(FAULTS).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : [])),
  ...(isDoubled(text) ? ['a kind of unit named twice'] : []),
];
