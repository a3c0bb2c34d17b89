import { editionOf, usualVictory, type Edition } from '../../../../engine/axis-allies/index.ts';
import type { AnyEdition } from '../../../../engine/index.ts';
import { DICE_MODES, type DiceMode } from '../../../../saves/schema.ts';
import { joinWords } from '../../../../text/words.ts';
import { Choice } from '../../../../ui/newgame/TableChoices.tsx';
import type { NewGameOptions, Option, OptionsProps } from '../../../face/opening.ts';
import { victoryName, victoryText } from '../../text/victoryText.ts';
import { AdvantageChoice, advantagesIn, agreedFaults, NOTHING_AGREED, type Agreed } from './AdvantageChoice.tsx';

/** What the form says of this family's own options. */
interface Options {
  readonly victory: string;
  readonly agreed: Agreed;
}

/** An edition of this family, which is loaded. */
const own = ({ id }: AnyEdition): Edition => editionOf(id);

/** The ways to roll, and what each means. */
const DICE_TEXT: Readonly<Record<DiceMode, { title: string; text: string }>> = {
  program: { title: 'The program rolls', text: 'One press, and the dice lie on the table.' },
  'low-luck': { title: 'Low luck', text: 'Six points are a sure hit, and one die decides the rest.' },
  table: { title: 'We roll real dice', text: 'The program says how many; you tap or type what fell.' },
};

/** A way to roll in an edition: of low luck also what it means for the other dice that are rolled there. */
function diceTextIn({ units, developments }: Edition, mode: DiceMode): { title: string; text: string } {
  const { title, text } = DICE_TEXT[mode];
  if (mode !== 'low-luck') return { title, text };
  const guns = units.some(({ antiaircraftFire }) => antiaircraftFire > 0) ? ', for guns too,' : ',';
  const usual = [
    ...(developments.length > 0 ? ['research'] : []),
    ...(units.some(({ raids }) => raids) ? ['raids'] : []),
  ];
  const rest = usual.length > 0 ? `; ${joinWords(usual)} as usual` : '';
  return { title, text: `Six points are a sure hit${guns} and one die decides the rest${rest}.` };
}

/** Whether hints are given, in the form for a new game: its name in the summary, and what it means. */
const HINT_CHOICES = {
  on: {
    short: 'hints',
    title: 'Hints',
    text: 'One calm sentence where an order may be regretted: an empty capital, a transport alone, money unspent.',
  },
  off: { short: 'no hints', title: 'No hints', text: 'What would be lost at the end of a phase is still said.' },
} as const;

/** The ways to roll in an edition, or in any. */
export const diceModes = (edition: Edition | null): readonly Option<DiceMode>[] =>
  DICE_MODES.map((value) => ({ value, ...(edition === null ? DICE_TEXT[value] : diceTextIn(edition, value)) }));

function VictoryChoice({ edition, options, onChange }: OptionsProps<Options>) {
  const victories = Object.keys(own(edition).victories).map((victory) => ({
    value: victory,
    title: victoryName(victory),
    text: victoryText(own(edition), victory),
  }));
  return (
    <Choice
      legend="Victory"
      value={options.victory}
      options={victories}
      onChange={(victory) => onChange({ ...options, victory })}
    />
  );
}

const Advantages = ({ edition, options, seed, onChange }: OptionsProps<Options>) => (
  <AdvantageChoice
    edition={own(edition)}
    agreed={options.agreed}
    seed={seed}
    onChange={(agreed) => onChange({ ...options, agreed })}
  />
);

/** Victory, dice, hints and national advantages of a new game. */
export const newGameOptions: NewGameOptions<Options> = {
  diceModes: (edition) => diceModes(edition && own(edition)),
  hints: HINT_CHOICES,
  usual: (edition) => ({ victory: usualVictory(own(edition)), agreed: NOTHING_AGREED }),
  Goal: VictoryChoice,
  Further: Advantages,
  faults: ({ agreed }, seed) => agreedFaults(agreed, seed),
  beginWith: (edition, { victory, agreed }, seed) => {
    const advantages = advantagesIn(own(edition), agreed, seed);
    return { victory, ...(Object.keys(advantages).length > 0 && { advantages }) };
  },
};
