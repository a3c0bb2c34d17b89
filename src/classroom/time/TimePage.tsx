import { useMemo } from 'react';
import { timeLine } from '../../atlas/timeLine.ts';
import type { Atlas } from '../../atlas/atlas.ts';
import { lastEdition } from '../../store/nextGame.ts';
import { GAME_ADDRESS } from '../../ui/address/address.ts';
import { useEscapeTo } from '../../ui/address/useEscapeTo.ts';
import { AtlasNotLoaded } from '../atlas/AtlasNotLoaded.tsx';
import { useAtlas } from '../atlas/useAtlas.ts';
import { ClassroomBar } from '../frame/ClassroomBar.tsx';
import type { PageProps } from '../pageProps.ts';
import { TimePanel } from './TimePanel.tsx';
import { useToldStep } from './useToldStep.ts';
import { ClassroomPanel } from '../frame/ClassroomPanel.tsx';

/** The war event by event, on the map. '#/time/fall-of-singapore' shows one. */
export function TimePage({ rest: [wanted] }: PageProps) {
  const { atlas, hasFailed, tryAgain } = useAtlas(lastEdition());
  useEscapeTo(GAME_ADDRESS);
  return (
    <>
      <ClassroomBar page="time" />
      {atlas === null ? (
        <ClassroomPanel label="Time line">
          <AtlasNotLoaded hasFailed={hasFailed} tryAgain={tryAgain} />
        </ClassroomPanel>
      ) : (
        <ToldTime atlas={atlas} wanted={wanted} />
      )}
    </>
  );
}

interface ToldTimeProps {
  readonly atlas: Atlas;
  readonly wanted: string | undefined;
}

function ToldTime({ atlas, wanted }: ToldTimeProps) {
  const steps = useMemo(() => timeLine(atlas), [atlas]);
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === wanted),
  );
  useToldStep(atlas, steps[at] ?? null);
  return <TimePanel atlas={atlas} steps={steps} at={at} />;
}
