import { X, Swords } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { create } from 'zustand';
import {
  areFriends,
  type SpaceId,
  canalsAt,
  hypotheticalTurn,
  isMovePhase,
  battlesToCome,
  enemiesIn,
  enemiesInTurn,
  isFriendlyTerritory,
  isHostileTerritory,
  unitsIn,
  type GameState,
} from '../../../../engine/axis-allies/index.ts';
import { spaceIn, editionIn } from '../../store/selectors.ts';
import { useView } from '../../store/viewStore.ts';
import { groundText, markText } from '../../text/spaceText.ts';
import { Button } from '../../../../ui/components/Button.tsx';
import { PowerEmblem } from '../../../../ui/components/PowerEmblem.tsx';
import { namesToday } from '../../../../store/findSpaces.ts';
import { battleAt, battleSentences, signSentences } from '../../text/spaces/signs.ts';
import { canalsControlledFrom, passageSentences, firstOwnerText, neighboursOf } from '../../text/spaces/ground.ts';
import { todaySentences } from '../../../../text/today.ts';
import { counted } from '../../../../text/words.ts';
import { Forces } from './Forces.tsx';
import { SpaceLink } from './SpaceLink.tsx';
import { thePower, powerName } from '../../text/names.ts';
import { Approaches } from './Approaches.tsx';
import { useThreats } from '../../store/odds/threats.ts';
import { useAreThreatsOffered, WhatComesBack, ThreatHere } from '../threats/parts.tsx';
import { useDisplayedGame } from '../../store/game.ts';
import './facts.css';
import './spaces.css';

/** Which kinds of section are open: details of another space open the same ones. */
const useOpen = create<Readonly<Record<string, boolean>>>()(() => ({}));

interface SectionProps {
  /** Sections of the same kind open and close together. */
  readonly kind: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A collapsible section; its content is rendered only while it is open. */
function Section({ kind, title, children }: SectionProps) {
  const open = useOpen((sections) => sections[kind] === true);
  return (
    <details
      className="facts__section"
      open={open}
      onToggle={(event) => useOpen.setState({ [kind]: event.currentTarget.open })}
    >
      <summary>{title}</summary>
      {open && children}
    </details>
  );
}

/** The details of a space, most important first; long lists are collapsed. */
function SpaceDetails({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const first = firstOwnerText(game, spaceIn(game, space));
  const { land, sea } = neighboursOf(game, space);
  return (
    <div className="facts">
      {first !== null && <p className="soft">{first}</p>}
      <BattleToCome space={space} />
      <Forces space={space} />
      <Sentences of={signSentences(game, space)} />
      <Sentences of={[...passageSentences(game, space), ...canalsControlledFrom(game, space)]} />
      <Today space={space} />
      <ThreatHere space={space} />
      <ReachAndThreats space={space} />
      <Section kind="neighbours" title={`Borders on ${counted(land.length + sea.length, 'space')}`}>
        <Neighbours space={space} />
      </Section>
    </div>
  );
}

function Sentences({ of: sentences }: { readonly of: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className="facts__sentences">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** What a modern atlas says about it. */
function Today({ space }: { readonly space: SpaceId }) {
  const sentences = todaySentences(namesToday(editionIn(useDisplayedGame()), space));
  return sentences.length === 0 ? null : <p className="soft facts__today">{sentences.join(' ')}</p>;
}

/** The battle to come, with what each side can be expected to do. */
function BattleToCome({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const plan = battleAt(game, space);
  if (plan === null) return null;
  return (
    <div className="facts__battle">
      <Swords size={18} aria-hidden />
      <Sentences of={battleSentences(game, plan)} />
    </div>
  );
}

/** The neighbours of a space, land and sea separately, as links. */
function Neighbours({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const { land, sea } = neighboursOf(game, space);
  const byCanal = new Set(canalsAt(game, space).map(({ to }) => to));
  return (
    <dl className="neighbours">
      {land.length > 0 && (
        <div>
          <dt>Land</dt>
          {land.map((id) => (
            <dd key={id}>
              <SpaceLink space={id} />
            </dd>
          ))}
        </div>
      )}
      {sea.length > 0 && (
        <div>
          <dt>Sea</dt>
          {sea.map((id) => (
            <dd key={id}>
              {byCanal.has(id) ? (
                <>
                  <SpaceLink space={id} note="by canal" /> (canal)
                </>
              ) : (
                <SpaceLink space={id} />
              )}
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** What can reach a space: the acting power's units, and which enemies could attack it. */
function ReachAndThreats({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const moving = stateForReach(game);
  return (
    <>
      {moving !== null && (
        <Section kind="reach" title={`What of ${thePower(game, game.power)} can reach it`}>
          <Approaches state={moving} space={space} none="Nothing can come here now." />
        </Section>
      )}
      <EnemyAttacks space={space} />
    </>
  );
}

/** The state in which to compute the acting power's reach: before its moves, a state in which they begin. */
function stateForReach(game: GameState): GameState | null {
  if (isMovePhase(game.phase)) return game;
  return game.phase === 'purchase-units' ? hypotheticalTurn(game, game.power) : null;
}

/**
 * Which enemies could attack a space: after the plan, with the odds of the strongest attack of each; where odds are
 * hidden, or cannot be told, as the units stand now.
 */
function EnemyAttacks({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const areOddsShown = useAreThreatsOffered();
  const hasFailed = useThreats((store) => store.hasFailed);
  if (!(areOddsShown ? isInPlan(game, space) : isOurs(game, space))) return null;
  return (
    <Section kind="threat" title="Which enemies could attack it">
      {areOddsShown && !hasFailed ? <AfterThePlan space={space} /> : <AsTheyStand space={space} />}
    </Section>
  );
}

/** With odds; as the units stand now, if what tells them cannot be loaded. */
function AfterThePlan({ space }: { readonly space: SpaceId }) {
  const { hasFailed } = WhatComesBack.usePart();
  useEffect(() => void WhatComesBack.load().catch(() => undefined), []);
  return hasFailed ? <AsTheyStand space={space} /> : <WhatComesBack space={space} />;
}

/** Whether the acting power's side holds the space, stands there, or will fight there. */
const isInPlan = (game: GameState, space: SpaceId): boolean =>
  isFriendlyTerritory(game, space, game.power) ||
  unitsIn(game, space).some(({ owner }) => areFriends(game, owner, game.power)) ||
  battlesToCome(game).some((plan) => plan.space === space);

/** Whether the acting power's side holds the space or has most units in it. */
const isOurs = (game: GameState, space: SpaceId): boolean => {
  const holder = game.control[space];
  if (holder !== undefined) return !isHostileTerritory(game, space, game.power);
  return unitsIn(game, space).length > enemiesIn(game, space, game.power).length;
};

function AsTheyStand({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const enemies = enemiesInTurn(game).flatMap((power) => {
    const state = hypotheticalTurn(game, power);
    return state === null ? [] : [{ power, state }];
  });
  if (enemies.length === 0) return <p className="soft">This can be told when the battles of this turn are over.</p>;
  return (
    <>
      <p className="soft">As the units stand now, each power by itself:</p>
      {enemies.map(({ power, state }) => (
        <div key={power}>
          <h4>{powerName(state, power)}</h4>
          <Approaches state={state} space={space} none="Nothing." />
        </div>
      ))}
    </>
  );
}

/** The details of a space in the panel. Takes the focus when it opens and restores it when it closes. */
export function SpaceFacts({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const mark = useView((view) => view.marks[space]);
  const hideFacts = useView((view) => view.closeFacts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { name } = spaceIn(game, space);
  const owner = game.control[space];
  useEffect(() => {
    const from = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      // The button that had the focus may have been replaced by a new one.
      const isThere = from !== null && from !== document.body && from.isConnected;
      const back = isThere ? from : document.querySelector('.about-button');
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section className="space-facts" aria-label={`About ${name}`}>
      <div className="space-facts__head">
        {owner !== undefined && <PowerEmblem power={owner} size={30} />}
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        <Button shape="icon" look="quiet" small aria-label={`Close what is known of ${name}`} onClick={hideFacts}>
          <X size={18} aria-hidden />
        </Button>
      </div>
      <p className="soft">{groundText(game, spaceIn(game, space))}</p>
      {mark !== undefined && mark !== 'battle' && <p className="space__mark">{markText(mark)}</p>}
      <SpaceDetails key={space} space={space} />
    </section>
  );
}
