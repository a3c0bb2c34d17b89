import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-500-italic.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/barlow-condensed/latin-500.css';
import '@fontsource/barlow-condensed/latin-600.css';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { keepGame } from './store/keeping.ts';
import { App } from './ui/App.tsx';

// The map is the larger half of the program; the opening screen does not wait for it, but it is asked for at once.
const map = import('./map/WorldMap.tsx');
const WorldMap = lazy(async () => ({ default: (await map).WorldMap }));
const WorldPicture = lazy(async () => ({ default: (await import('./map/picture/WorldPicture.tsx')).WorldPicture }));

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root.');

void keepGame({
  locks: 'locks' in navigator ? navigator.locks : undefined,
  channel: typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('warboard'),
});

createRoot(root).render(
  <StrictMode>
    <App
      World={WorldPicture}
      map={
        <Suspense fallback={null}>
          <WorldMap />
        </Suspense>
      }
    />
  </StrictMode>,
);
