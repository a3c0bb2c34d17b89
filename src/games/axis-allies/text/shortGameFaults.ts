import type { ShortGameDraft } from '../shortGames/draft.ts';
import { editionOf, type GameState } from '../../../engine/axis-allies/index.ts';
import { phaseName, thePower } from './names.ts';
import { counted, joinWords } from '../../../text/words.ts';

// Maps, since a path may hold any word of a file: 'constructor' too.
const PARTS = new Map(
  Object.entries({
    title: 'Title',
    id: 'Title',
    about: 'Story',
    minutes: 'Minutes',
    edition: 'Board',
    position: 'Position',
    rounds: 'Rounds',
    goal: 'Goal',
    map: 'Map of the sheets',
    roles: 'Groups',
    rules: 'Rules',
    happened: 'What happened',
    questions: 'Questions',
  }),
);

const FIELDS = new Map(
  Object.entries({
    name: 'name',
    powers: 'powers',
    who: 'who they are',
    wants: 'what they want',
    knows: 'what they should know',
    spaces: 'territories',
    needs: 'how much it needs',
    side: 'side',
    rule: 'rule',
    text: 'text',
    steps: 'events',
    date: 'date',
    until: 'until',
    departs: 'where the game departs',
    sources: 'sources',
  }),
);

/** Where a fault of a short game is, in the words of its page: 'Group 2 (Red Army), who they are'. */
export function faultPlace({ roles }: Pick<ShortGameDraft, 'roles'>, path: string): string {
  const [part = '', ...rest] = path.split(/[.[\]]+/).filter((step) => step !== '');
  const name = PARTS.get(part) ?? part;
  if (part === 'position') return rest.length === 0 ? name : `${name}, ${rest.join(' · ')}`;
  const number = rest[0] !== undefined && /^\d+$/.test(rest[0]) ? Number(rest[0]) : null;
  const inner = (number === null ? rest : rest.slice(1)).map((step) =>
    /^\d+$/.test(step) ? String(Number(step) + 1) : (FIELDS.get(step) ?? step),
  );
  const group = roles[number ?? -1]?.name.trim() ?? '';
  const head =
    number === null
      ? name
      : part === 'roles'
        ? `Group ${number + 1}${group === '' ? '' : ` (${group})`}`
        : `${name}, ${number + 1}`;
  return [head, ...inner].join(', ');
}

/** What a position is: 'It begins in round 1 with Germany, purchase units; there are 23 units of Germany.' */
export function draftStandingText(state: GameState): string {
  const units = Object.values(state.units);
  const powers = editionOf(state.edition).turnOrder.filter((power) => units.some(({ owner }) => owner === power));
  const whose = powers.length === 0 ? '' : ` of ${joinWords(powers.map((power) => thePower(state, power)))}`;
  return (
    `It begins in round ${state.round} with ${thePower(state, state.power)}, ` +
    `${phaseName(state.phase).toLowerCase()}; there are ${counted(units.length, 'unit')}${whose}.`
  );
}
