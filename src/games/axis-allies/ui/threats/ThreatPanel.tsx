import { useEffect, useState } from 'react';
import { SIDES, type PowerId, type Side, type SpaceId } from '../../../../engine/axis-allies/index.ts';
import { THREAT_LEVELS, THREAT_LOOKS, type ThreatLevel } from '../../emblems/threatLevels.ts';
import type { Horizon } from '../../odds/threats/threatMap.ts';
import { firstLayer, powersOf, threateningPowers, useThreats, type ThreatLayer } from '../../store/odds/threats.ts';
import { endangeredSpaces, HORIZON_TEXT, threatOwnerText, threatSummary, spaceThreats } from '../../text/threats.ts';
import { SpaceLink } from '../spaces/SpaceLink.tsx';
import { useLayout } from '../../../../ui/shell/layout.ts';
import { MapPanel } from '../../../../ui/shell/MapPanel.tsx';
import { PATTERN_TILES, TILE } from '../legend/patternTiles.ts';
import { useAskThreats } from './useAskThreats.ts';
import { useDisplayedGame } from '../../store/game.ts';
import './threats.css';

/** What each pattern of the threats says. */
const LEVEL_TEXTS: Readonly<Record<ThreatLevel, string>> = {
  reached: 'in reach',
  unlikely: 'under 33 %',
  even: '33 to 67 %',
  likely: 'over 67 %',
};

/** The pattern of a level of threat as the map draws it. */
function LevelSample({ level }: { readonly level: ThreatLevel }) {
  const { colour, pattern } = THREAT_LOOKS[level];
  const id = `threat-${level}`;
  return (
    <svg className="threats__sample" viewBox="0 0 30 20" aria-hidden="true">
      <pattern id={id} width={TILE} height={TILE} patternUnits="userSpaceOnUse">
        <path d={PATTERN_TILES[pattern]} stroke={colour} strokeWidth={1.7} fill="none" />
      </pattern>
      <rect x={1} y={1} width={28} height={18} fill={`url(#${id})`} stroke={colour} strokeWidth={1.5} />
    </svg>
  );
}

/** What the threats on the map say of a space; nothing while they are not shown. */
export function ThreatHere({ space }: { readonly space: SpaceId }) {
  const game = useDisplayedGame();
  const map = useThreats((store) => store.map);
  const sentences = map === null ? [] : spaceThreats(game, map, space);
  if (sentences.length === 0) return null;
  return (
    <ul className="facts__sentences">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

/** Takes the threats off the map; the focus goes back to the button that showed them. */
function close(): void {
  useThreats.setState({ isShown: false, map: null });
  document.querySelector<HTMLElement>('.map-tools__threats')?.focus();
}

/** Whose threats the map shows and of which turn, what their patterns mean, and all of them as a list. */
export function ThreatPanel() {
  const game = useDisplayedGame();
  const chosen = useThreats((store) => store.layer);
  // A game of another edition may not have that power.
  const layer = chosen !== null && powersOf(game, chosen).length > 0 ? chosen : firstLayer(game);
  // On a narrow screen they would cover the map.
  const [isExplained, setExplained] = useState(useLayout() === 'side');
  useAskThreats();
  useEffect(() => {
    if (layer !== chosen) useThreats.setState({ layer });
  }, [layer, chosen]);
  const choose = (change: Partial<ThreatLayer>): void =>
    useThreats.setState({ layer: { ...layer, ...change }, map: null, hasFailed: false });
  const owners: readonly (PowerId | Side)[] = [...SIDES, ...threateningPowers(game)];
  return (
    <MapPanel panel="threats" className="threats" title="Threats" close="Show no threats on the map" onClose={close}>
      <div className="threats__choice">
        <select
          className="field"
          aria-label="Whose threats"
          value={layer.by}
          onChange={({ target }) => choose({ by: target.value })}
        >
          {owners.map((by) => (
            <option key={by} value={by}>
              {threatOwnerText(game, by)}
            </option>
          ))}
        </select>
        <select
          className="field"
          aria-label="In which combat move"
          value={layer.horizon}
          onChange={({ target }) => choose({ horizon: target.value as Horizon })}
        >
          {Object.entries(HORIZON_TEXT).map(([horizon, text]) => (
            <option key={horizon} value={horizon}>
              {text}
            </option>
          ))}
        </select>
      </div>
      <details open={isExplained} onToggle={({ currentTarget }) => setExplained(currentTarget.open)}>
        <summary>What the map shows</summary>
        <ul className="threats__levels">
          <li>Chance to fall:</li>
          {THREAT_LEVELS.map((level) => (
            <li key={level}>
              <LevelSample level={level} /> {LEVEL_TEXTS[level]}
            </li>
          ))}
          <li>no strokes: dead ground, out of reach</li>
        </ul>
        <Found />
      </details>
    </MapPanel>
  );
}

/** What is found: the most important, and every space that could fall. */
function Found() {
  const game = useDisplayedGame();
  const map = useThreats((store) => store.map);
  const hasFailed = useThreats((store) => store.hasFailed);
  if (hasFailed) return <p className="soft">This could not be reckoned.</p>;
  if (map === null) return <p className="soft">Looking …</p>;
  const spaces = endangeredSpaces(game, map);
  return (
    <div className="threats__found" aria-live="polite">
      {threatSummary(game, map).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <details>
        <summary>{spaces.length === 0 ? 'Nothing can fall' : `What could fall (${spaces.length})`}</summary>
        <ul className="threats__list">
          {spaces.map(({ space, text }) => (
            <li key={space}>
              <SpaceLink space={space} /> {text}
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
