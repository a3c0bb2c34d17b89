import { useMemo, type ComponentType } from 'react';
import { BookOpen, Printer, X } from 'lucide-react';
import { editionOf, type Edition, type RuleId, SHELF } from '../../../../engine/axis-allies/index.ts';
import { loadCases } from '../../cases/loadCases.ts';
import { loadEditionOf } from '../../../../store/loadEditionOf.ts';
import { howToPlayTexts, phaseDoes, unitDoes } from '../../text/howToPlay/sections.ts';
import { useInitialFocus } from '../../../../ui/components/useInitialFocus.ts';
import { WorldFrame } from '../../../../ui/newgame/WorldFrame.tsx';
import type { PlacePicture, WorldPicture } from '../../../face/pictures.ts';
import { victoryName, victoryText } from '../../text/victoryText.ts';
import {
  caseAddress,
  GAME_ADDRESS,
  howToPlayAddress,
  rulesAddress,
  WHAT_IT_DOES_ADDRESS,
} from '../../../../ui/address/address.ts';
import { type CasePicture, pictureOf } from './pictures.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { ruleTitle } from '../../../../text/editions.ts';
import { piecesOf } from '../../text/howToPlay/heldIn.ts';
import { phaseName } from '../../text/names.ts';
import { SampleBattle, sampleRound } from './SampleBattle.tsx';
import { unitTypeName } from '../../text/unitNames.ts';
import { capitalized } from '../../../../text/words.ts';
import { UnitCounter } from '../../../../ui/components/UnitCounter.tsx';
import '../../../../ui/rules/head.css';
import '../../../../ui/components/print.css';
import '../../../../ui/rules/howto.css';

interface CasePlateProps {
  readonly picture: CasePicture;
  readonly Place: PlacePicture;
}

/** A case of the rulebook as a picture, and the way to see it played on the map. */
function CasePlate({ picture: { rule, number, title, state, spaces, routes }, Place }: CasePlateProps) {
  return (
    <figure className="howto__plate">
      <Place state={state} spaces={spaces} routes={routes} label={title} />
      <figcaption>
        {title}{' '}
        <a className="howto__show" href={caseAddress(state.edition, rule, number)}>
          Show me on the map<span className="visually-hidden">: {rule}</span>
        </a>
      </figcaption>
    </figure>
  );
}

interface LinkedTextProps {
  readonly edition: string;
  readonly text: string;
}

/** A text in which every rule it names leads to the rulebook. */
function LinkedText({ edition, text }: LinkedTextProps) {
  return piecesOf(text).map((piece, i) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a
        key={i}
        className="howto__rule"
        href={rulesAddress(edition, piece.rule)}
        title={ruleTitle({ edition }, piece.rule)}
      >
        {piece.rule}
      </a>
    ),
  );
}

/** Paragraphs of such texts. */
function LinkedTexts({ edition, texts }: { readonly edition: string; readonly texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text}>
      <LinkedText edition={edition} text={text} />
    </p>
  ));
}

/** Every unit of an edition: what it costs, its values, and what else it can do. */
function UnitTable({ edition }: { readonly edition: Edition }) {
  const power = edition.turnOrder[0] ?? '';
  return (
    <table className="howto__units">
      <thead>
        <tr>
          <th scope="col">Unit</th>
          <th scope="col">Cost</th>
          <th scope="col">Attack</th>
          <th scope="col">Defence</th>
          <th scope="col">Move</th>
          <th scope="col">What else</th>
        </tr>
      </thead>
      <tbody>
        {edition.units.map((unit) => (
          <tr key={unit.id}>
            <th scope="row">
              <span className="howto__unit">
                <UnitCounter type={unit.id} power={power} size="small" />
                {capitalized(unitTypeName(unit.id))}
              </span>
            </th>
            <td>{unit.cost}</td>
            <td>{unit.attack || '–'}</td>
            <td>{unit.defense || '–'}</td>
            <td>{unit.move}</td>
            <td className="howto__does">{capitalized(unitDoes(edition, unit))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export interface HowToPlayProps {
  readonly World: WorldPicture;
  /** Without it there are no pictures of places. */
  readonly Place: PlacePicture | undefined;
}

/** The rules whose first cases are the pictures. */
const PICTURED = { attack: 'CM-22', blitz: 'CM-9', landing: 'CM-16' } as const satisfies Record<string, RuleId>;

type Pictures = Readonly<Record<keyof typeof PICTURED, CasePicture | null>>;

/** Loads an edition and its cases, and gives the page that tells how to play it. */
export async function howToPlayPage(id: string): Promise<ComponentType<HowToPlayProps>> {
  const [cases] = await Promise.all([loadCases(id), loadEditionOf({ edition: id })]);
  const pictures: Pictures = {
    attack: pictureOf(cases, id, PICTURED.attack),
    blitz: pictureOf(cases, id, PICTURED.blitz),
    landing: pictureOf(cases, id, PICTURED.landing),
  };
  return function LoadedHowToPlay(props) {
    return <HowToPlayPage edition={editionOf(id)} pictures={pictures} {...props} />;
  };
}

interface HowToPlayBookProps extends HowToPlayProps {
  readonly edition: Edition;
  readonly pictures: Pictures;
}

/** The whole game on one page: the aim, the turn, units, moves, a battle, the sea, and how it is won. */
function HowToPlayPage({ edition, pictures, World, Place }: HowToPlayBookProps) {
  const texts = useMemo(() => howToPlayTexts(edition), [edition]);
  const control = useMemo(
    () => Object.fromEntries(edition.spaces.map((space) => [space.id, space.kind === 'land' ? space.owner : null])),
    [edition],
  );
  const page = useInitialFocus<HTMLElement>();
  const round = sampleRound(edition);
  const sideOf = (power: string | undefined) => edition.powers.find(({ id }) => id === power)?.side;
  const [first = ''] = edition.turnOrder;
  const enemy = edition.turnOrder.find((power) => sideOf(power) !== sideOf(first)) ?? first;
  const told = (paragraphs: readonly string[]) => <LinkedTexts edition={edition.id} texts={paragraphs} />;
  const plate = (picture: CasePicture | null) =>
    picture === null || Place === undefined ? null : <CasePlate picture={picture} Place={Place} />;
  return (
    <div className="howto">
      <HowToPlayHead edition={edition.id} />
      <main ref={page} className="howto__page" tabIndex={-1}>
        <div className="howto__columns">
          <section className="howto__section" aria-labelledby="howto-aim">
            <h2 id="howto-aim">What it is about</h2>
            <WorldFrame
              World={World}
              edition={edition.id}
              control={control}
              label="The world and its powers as the game begins"
            />
            {told(texts.aim)}
            <dl className="howto__victories">
              {Object.keys(edition.victories).map((victory) => (
                <div key={victory}>
                  <dt>{victoryName(victory)}</dt>
                  <dd>{victoryText(edition, victory)}</dd>
                </div>
              ))}
            </dl>
          </section>
          <section className="howto__section" aria-labelledby="howto-turn">
            <h2 id="howto-turn">A turn</h2>
            <PhaseList edition={edition} />
          </section>
          <section className="howto__section" aria-labelledby="howto-moving">
            <h2 id="howto-moving">Moving</h2>
            {plate(pictures.attack)}
            {told(texts.moving)}
            {plate(pictures.blitz)}
          </section>
          <section className="howto__section" aria-labelledby="howto-battle">
            <h2 id="howto-battle">A battle</h2>
            <ol className="howto__steps">
              {texts.round.map((text) => (
                <li key={text}>
                  <LinkedText edition={edition.id} text={text} />
                </li>
              ))}
            </ol>
            {round !== null && <SampleBattle round={round} attacker={first} defender={enemy} />}
            {told(texts.inBattle)}
          </section>
          <section className="howto__section" aria-labelledby="howto-sea">
            <h2 id="howto-sea">Over the sea</h2>
            {told(texts.atSea)}
            {plate(pictures.landing)}
          </section>
          <section className="howto__section" aria-labelledby="howto-help">
            <h2 id="howto-help">Begin</h2>
            {told(texts.help)}
          </section>
          <section className="howto__section howto__section--wide" aria-labelledby="howto-units">
            <h2 id="howto-units">The units</h2>
            <UnitTable edition={edition} />
          </section>
        </div>
      </main>
    </div>
  );
}

/** The head of the page: its edition, the other editions, the rulebook, print, and the way out. */
function HowToPlayHead({ edition }: { readonly edition: string }) {
  const name = SHELF.find((book) => book.id === edition)?.name ?? '';
  return (
    <header className="rulebook__head howto__head">
      <h1>How to play {name}</h1>
      <nav className="rulebook__others" aria-label="Other pages">
        {SHELF.filter((book) => book.id !== edition).map((book) => (
          <a key={book.id} className="button" href={howToPlayAddress(book.id)}>
            How to play {book.name}
          </a>
        ))}
        <a className="button" href={WHAT_IT_DOES_ADDRESS}>
          What Warboard can do
        </a>
        <a className="button" href={rulesAddress(edition)}>
          <BookOpen size={18} aria-hidden /> All the rules
        </a>
        <Button onClick={() => window.print()}>
          <Printer size={18} aria-hidden /> Print
        </Button>
      </nav>
      <a className="button" href={GAME_ADDRESS}>
        <X size={18} aria-hidden /> Close
      </a>
    </header>
  );
}

/** The phases of a turn in their order, and what one does in each. */
function PhaseList({ edition }: { readonly edition: Edition }) {
  return (
    <ol className="howto__steps">
      {edition.phases.map(({ id }) => (
        <li key={id}>
          <strong>{phaseName(id)}.</strong> <LinkedText edition={edition.id} text={phaseDoes(edition, id)} />
        </li>
      ))}
    </ol>
  );
}
