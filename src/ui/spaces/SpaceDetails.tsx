import { Swords } from 'lucide-react';
import type { SpaceId } from '../../engine/index.ts';
import { namesToday } from '../../store/otherNames.ts';
import { editionIn, spaceIn, useCurrentGame } from '../../store/selectors.ts';
import {
  battleAt,
  battleSentences,
  canalsControlledFrom,
  firstOwnerText,
  neighboursOf,
  passageSentences,
  signSentences,
  todaySentences,
} from '../../text/spaces.ts';
import { counted } from '../../text/words.ts';
import { Forces } from './Forces.tsx';
import { Neighbours } from './Neighbours.tsx';
import { ReachAndThreats } from './ReachAndThreats.tsx';
import { ThreatHere } from '../threats/parts.tsx';
import { Section } from './Section.tsx';
import './facts.css';

/** The details of a space, most important first; long lists are collapsed. */
export function SpaceDetails({ space }: { readonly space: SpaceId }) {
  const game = useCurrentGame();
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
  const sentences = todaySentences(namesToday(editionIn(useCurrentGame()), space));
  return sentences.length === 0 ? null : <p className="soft facts__today">{sentences.join(' ')}</p>;
}

/** The battle to come, with what each side can be expected to do. */
function BattleToCome({ space }: { readonly space: SpaceId }) {
  const game = useCurrentGame();
  const plan = battleAt(game, space);
  if (plan === null) return null;
  return (
    <div className="facts__battle">
      <Swords size={18} aria-hidden />
      <Sentences of={battleSentences(game, plan)} />
    </div>
  );
}
