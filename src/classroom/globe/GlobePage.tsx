import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Minus, Plus, RotateCcw } from 'lucide-react';
import type { LonLat } from '../../atlas/distance.ts';
import { editionNamed } from '../../engine/index.ts';
import { emptyBoard } from '../../store/atlas/emptyBoard.ts';
import { lastEdition } from '../../store/nextGame.ts';
import { GAME_ADDRESS } from '../../ui/address/address.ts';
import { useEscapeTo } from '../../ui/address/useAddress.ts';
import { useInitialFocus } from '../../ui/components/useInitialFocus.ts';
import { NotLoaded } from '../../ui/lazy/lazyPart.tsx';
import { HolderList } from '../../ui/layers/HolderKey.tsx';
import { ClassroomBar } from '../frame/frame.tsx';
import { OneOf, Tick } from '../frame/fields.tsx';
import { AreaTable, areaText, comparisonText, globePlaces, type ComparableLand } from './places.tsx';
import { middleOnGlobe, useHolding, useEarth } from './earth.ts';
import { EarthCanvas, FlatCanvas } from './canvases.tsx';
import { toggleLayer, useLayers } from '../../store/atlas/layers.ts';
import { MonthBar } from '../../ui/layers/MonthBar.tsx';
import { Button } from '../../ui/components/Button.tsx';
import { lookAfterKey, type GlobeLook, FIRST_LOOK, placeText, type GlobeView } from './views.ts';
import { EMBLEM_BOX } from '../../emblems/looks.ts';
import { powerLook } from '../../games/looks.ts';
import { ownerColour, type Owner } from '../print/sheet/grounds.ts';
import { useGame } from '../../store/gameStore.ts';
import '../../ui/layers/layers.css';
import './globe.css';

const VIEWS: readonly (readonly [GlobeView, string])[] = [
  ['globe', 'The globe'],
  ['equal', 'True areas (Equal Earth)'],
];

/** Where an outline lies at first: on the equator, in Africa. */
const ON_EQUATOR: LonLat = [20, 2];

/** Which places are compared at first. */
const FIRST_PLACES = ['greenland', 'africa'];

/** The earth as a globe or with every area in its true proportion, beside the flat map, and places compared. */
export function GlobePage() {
  const edition = useMemo(() => editionNamed(lastEdition()), []);
  const playing = useGame((store) => (store.inGame ? store.game : null));
  const holding = useHolding(edition, playing?.edition === edition.id ? playing : emptyBoard(edition.id));
  const { owners, colours, held } = holding;
  const { earth, hasFailed, tryAgain } = useEarth(edition, holding);
  const [look, setLook] = useState(FIRST_LOOK);
  const [chosen, setChosen] = useState<readonly string[]>(FIRST_PLACES);
  const [isOutlined, setOutlined] = useState(false);
  const [at, setAt] = useState(ON_EQUATOR);
  const page = useInitialFocus<HTMLElement>();
  useEscapeTo(GAME_ADDRESS);
  const places = useMemo(() => (earth === null ? null : globePlaces(earth, holding)), [earth, holding]);
  const compared = useMemo(() => {
    const placeOf = (wanted: string | undefined): ComparableLand | undefined => places?.find(({ id }) => id === wanted);
    // A territory of the game need be no land of 1939.
    return chosen.flatMap((id, i): ComparableLand[] => {
      const place = placeOf(id) ?? placeOf(FIRST_PLACES[i]);
      return place === undefined ? [] : [place];
    });
  }, [places, chosen]);
  const outlines = useMemo(
    () =>
      compared.map(
        ({ lands }) => earth?.globe.lands.flatMap(({ id, rings }) => (lands.includes(id) ? rings : [])) ?? [],
      ),
    [earth, compared],
  );
  const middles = useMemo(() => outlines.map(middleOnGlobe), [outlines]);
  const marked = useMemo(() => compared.map(({ lands }) => lands), [compared]);
  const choosePressed = useCallback((land: string): void => setChosen(([, second = 'africa']) => [land, second]), []);
  const [first, second] = compared;
  const choice = (label: string, i: 0 | 1) =>
    places !== null && (
      <OneOf
        label={label}
        value={compared[i]?.id ?? ''}
        options={places.map(({ id, name }) => [id, name] as const)}
        onChange={(id) => setChosen((before) => before.map((each, k) => (k === i ? id : each)))}
      />
    );
  return (
    <div className="classroom-page globe-page">
      <ClassroomBar page="globe" />
      <main ref={page} tabIndex={-1} className="classroom-page__beside">
        <section className="globe-page__panel" aria-labelledby="globe-title">
          <h2 id="globe-title">The round earth and the flat map</h2>
          <p>
            No flat map can show the round earth as it is. The game’s map makes the far north larger, and Europe and
            Japan too, where much happens on little room.
          </p>
          <OneOf label="Shown" value={look.view} options={VIEWS} onChange={(view) => setLook({ ...look, view })} />
          <LookButtons look={look} onLook={setLook} />
          <p role="status" className="soft">
            In the middle: {placeText(look.at)}
          </p>
          <h3>How large is it really?</h3>
          {choice('Place 1', 0)}
          {choice('Place 2', 1)}
          {first !== undefined && second !== undefined && (
            <div aria-live="polite">
              <p>
                {first.name}: {areaText(first.area)}. {second.name}: {areaText(second.area)}.
              </p>
              {first.id !== second.id && (
                <p>
                  <strong>{comparisonText(first, second)}</strong>
                </p>
              )}
            </div>
          )}
          {first !== undefined && (
            <Tick
              label={`Lay the outline of ${first.name} over the flat map, and move it`}
              checked={isOutlined}
              onChange={setOutlined}
            />
          )}
          {isOutlined && (
            <p role="status" className="soft">
              Drag it, or move it with the arrow keys. Its middle is at {placeText(at)}; its true size stays the same.
            </p>
          )}
          <HoldersChoice />
          {held === null ? <PowerLegend owners={owners} /> : <HolderList holders={[...new Set(Object.values(held))]} />}
          {places !== null && <AreaTable places={places} />}
          <p className="soft">Coasts and borders after Natural Earth, public domain.</p>
        </section>
        <div className="globe-page__views">
          {hasFailed && <NotLoaded name="The globe" back={GAME_ADDRESS} onTryAgain={tryAgain} />}
          {earth !== null && (
            <EarthCanvas
              globe={earth.globe}
              look={look}
              onTurn={setLook}
              onPress={choosePressed}
              colours={colours}
              marked={marked}
              middles={middles}
              plates={earth.plates}
            />
          )}
          {earth !== null && (
            <FlatCanvas
              earth={earth}
              colours={colours}
              marked={marked}
              middles={middles}
              outline={isOutlined ? (outlines[0] ?? null) : null}
              at={at}
              onMove={setAt}
              name={first?.name ?? ''}
            />
          )}
        </div>
      </main>
    </div>
  );
}

/** Whether the lands have the colours of who held them, and in which month: the layer and the month of the flat map. */
function HoldersChoice() {
  const isOn = useLayers(({ shown }) => shown.has('holders'));
  return (
    <>
      <Tick label="Who held what, month by month" checked={isOn} onChange={() => toggleLayer('holders')} />
      {isOn && <MonthBar />}
    </>
  );
}

interface LookButtonsProps {
  readonly look: GlobeLook;
  readonly onLook: (look: GlobeLook) => void;
}

const BUTTONS: readonly (readonly [key: string, label: string, icon: ReactNode])[] = [
  ['ArrowLeft', 'Turn to the west', <ArrowLeft key="icon" size={20} aria-hidden />],
  ['ArrowRight', 'Turn to the east', <ArrowRight key="icon" size={20} aria-hidden />],
  ['ArrowUp', 'Turn to the north', <ArrowUp key="icon" size={20} aria-hidden />],
  ['ArrowDown', 'Turn to the south', <ArrowDown key="icon" size={20} aria-hidden />],
  ['+', 'Closer', <Plus key="icon" size={20} aria-hidden />],
  ['-', 'Farther away', <Minus key="icon" size={20} aria-hidden />],
  ['0', 'As at first', <RotateCcw key="icon" size={20} aria-hidden />],
];

/** Buttons that do what the keys do. */
function LookButtons({ look, onLook }: LookButtonsProps) {
  return (
    <div className="look-buttons" role="group" aria-label="Turn the earth">
      {BUTTONS.map(([key, label, icon]) => (
        <Button
          key={key}
          shape="icon"
          aria-label={label}
          title={label}
          onClick={() => onLook(lookAfterKey(look, key) ?? look)}
        >
          {icon}
        </Button>
      ))}
    </div>
  );
}

/** What the colours of lands mean, each with the emblem of its power. */
function PowerLegend({ owners }: { readonly owners: readonly Owner[] }) {
  return (
    <ul className="globe-legend" aria-label="Colours of the lands">
      {owners.map((owner) => (
        <li key={owner.id}>
          <svg width="1.5rem" height="1.5rem" viewBox={`-4 -4 ${EMBLEM_BOX + 8} ${EMBLEM_BOX + 8}`} aria-hidden="true">
            <rect x={-4} y={-4} width={EMBLEM_BOX + 8} height={EMBLEM_BOX + 8} fill={ownerColour(owner)} />
            {owner.power !== undefined && <path d={powerLook(owner.power).emblem} fill="#2b2419" fillRule="evenodd" />}
          </svg>
          {owner.name}
        </li>
      ))}
    </ul>
  );
}
