import { Dices } from 'lucide-react';
import {
  type AdvantageDraw,
  type AdvantageId,
  advantagesOf,
  drawAdvantages,
  type Edition,
  editionOf,
  type Power,
  usualVictory,
} from '../../../../engine/axis-allies/index.ts';
import { type AnyEdition, type ByPower, die, type PowerId } from '../../../../engine/index.ts';
import { DICE_MODES, type DiceMode } from '../../../../saves/schema.ts';
import { joinWords } from '../../../../text/words.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import { Stepper } from '../../../../ui/components/Stepper.tsx';
import { Choice } from '../../../../ui/newgame/TableChoices.tsx';
import type { NewGameOptions, Option, OptionsProps } from '../../../face/opening.ts';
import { victoryName, victoryText } from '../../text/victoryText.ts';
import { Die } from '../dice/Die.tsx';
import { AdvantageLists } from './AdvantageLists.tsx';
import './advantages.css';

/** How the powers come to their advantages (NA-1). */
type WayOfAgreeing = 'none' | 'lot' | 'chosen';

/** What the form says of advantages. */
interface Agreed {
  readonly way: WayOfAgreeing;
  /** How many each power draws by lot. */
  readonly each: number;
  /** The seed of the dice that were rolled for the lot; null before. */
  readonly drawnBy: string | null;
  readonly chosen: ByPower<readonly AdvantageId[]>;
}

const NOTHING_AGREED: Agreed = { way: 'none', each: 1, drawnBy: null, chosen: {} };

/**
 * The lot of a power: dice of the game's seed, but not those that fall in play. They are the same however many are
 * drawn, so nobody can roll until the dice please.
 */
const lotOf = (edition: Edition, power: PowerId, each: number, seed: string): readonly AdvantageDraw[] =>
  drawAdvantages(edition, power, each, (n) => die(`${seed} advantages of ${power}`, n));

/** The advantages that a game begins with; powers without any are left out. */
function advantagesIn(edition: Edition, agreed: Agreed, seed: string): Record<PowerId, AdvantageId[]> {
  const { way, each, chosen } = agreed;
  if (way === 'none') return {};
  const ofPower = (power: PowerId): AdvantageId[] =>
    way === 'lot'
      ? lotOf(edition, power, each, seed).flatMap(({ advantage }) => advantage?.id ?? [])
      : [...(chosen[power] ?? [])];
  const lists = edition.turnOrder.map((power): [PowerId, AdvantageId[]] => [power, ofPower(power)]);
  return Object.fromEntries(lists.filter(([, own]) => own.length > 0));
}

/** Whether the lot is drawn by the dice of this seed. */
const isDrawn = ({ drawnBy }: Agreed, seed: string): boolean => drawnBy === seed;

/** Why a game cannot start with this; empty if it can. */
const agreedFaults = (agreed: Agreed, seed: string): readonly string[] =>
  agreed.way === 'lot' && !isDrawn(agreed, seed) ? ['The national advantages are not drawn yet.'] : [];

const WAYS: readonly { readonly value: WayOfAgreeing; readonly title: string; readonly text: string }[] = [
  { value: 'none', title: 'None', text: 'The game as it is.' },
  { value: 'lot', title: 'Drawn by lot', text: 'The program rolls on the table of each power.' },
  { value: 'chosen', title: 'Chosen', text: 'You agree on them, or roll your own dice.' },
];

interface AdvantageChoiceProps {
  readonly edition: Edition;
  readonly agreed: Agreed;
  /** The game's seed, which decides the lot. */
  readonly seed: string;
  readonly onChange: (agreed: Agreed) => void;
}

/** Which national advantages the powers have; nothing where the edition has none. */
function AdvantageChoice({ edition, agreed, seed, onChange }: AdvantageChoiceProps) {
  if (edition.advantages.length === 0) return null;
  return (
    <section className="advantages" aria-label="National advantages">
      <Choice
        legend="National advantages"
        value={agreed.way}
        options={WAYS}
        onChange={(way) => onChange({ ...agreed, way })}
      />
      {agreed.way === 'lot' && <AdvantageLot edition={edition} agreed={agreed} seed={seed} onChange={onChange} />}
      {agreed.way === 'chosen' && (
        <AdvantageLists
          edition={edition}
          chosen={agreed.chosen}
          onChange={(chosen) => onChange({ ...agreed, chosen })}
        />
      )}
    </section>
  );
}

interface AdvantageLotProps {
  readonly edition: Edition;
  readonly agreed: Agreed;
  readonly seed: string;
  readonly onChange: (agreed: Agreed) => void;
}

/** How many advantages each power draws, and the dice that decide which. */
function AdvantageLot({ edition, agreed, seed, onChange }: AdvantageLotProps) {
  const { each } = agreed;
  const hasDrawn = isDrawn(agreed, seed);
  const most = Math.max(...edition.powers.map(({ id }) => advantagesOf(edition, id).length));
  return (
    <>
      <div className="lot__head">
        <span>For each power</span>
        <Stepper
          label="advantages for each power"
          value={each}
          min={1}
          max={most}
          onChange={(next) => onChange({ ...agreed, each: next })}
        />
        {!hasDrawn && (
          <Button onClick={() => onChange({ ...agreed, drawnBy: seed })}>
            <Dices size={18} aria-hidden /> Roll for them
          </Button>
        )}
      </div>
      <div className="lot" role="status" aria-label="What was drawn">
        {hasDrawn && (
          <ul>
            {inTurnOrder(edition).map((power) => (
              <PowersLot key={power.id} power={power} draws={lotOf(edition, power.id, each, seed)} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

const inTurnOrder = ({ turnOrder, powers }: Edition): readonly Power[] =>
  turnOrder.flatMap((id) => powers.find((power) => power.id === id) ?? []);

function PowersLot({ power, draws }: { readonly power: Power; readonly draws: readonly AdvantageDraw[] }) {
  return (
    <li className="lot__power">
      <h4>
        <PowerEmblem power={power.id} size={24} /> {power.name}
      </h4>
      <ol className="lot__dice">
        {draws.map(({ die: face, advantage }, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- dice have no other identity
          <li key={i} className="lot__die">
            <Die value={face} hit={false} />
            {advantage === null ? (
              <span className="soft">came before: again</span>
            ) : (
              <span>
                <strong>{advantage.name}</strong>
                <span className="choice__text">{advantage.about}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </li>
  );
}

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
