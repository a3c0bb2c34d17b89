import { registerSW } from 'virtual:pwa-register';
import { useOffline } from '../../store/offline.ts';

/** Milliseconds between questions for a newer version. */
const HOUR = 60 * 60 * 1000;

const reload = (): void => window.location.reload();

/**
 * Keeps the program on this device, and learns of newer versions. They wait until a player takes one; only the tab in
 * which that was done is loaded again. Where the browser allows none of this, everything else works as before.
 */
export function keepOffline(): void {
  let isTakenHere = false;
  const update = registerSW({
    immediate: true,
    onNeedRefresh: () =>
      useOffline.setState({
        update: () => {
          isTakenHere = true;
          void update(true);
        },
      }),
    onNeedReload: () => (isTakenHere ? reload() : useOffline.setState({ isTakenElsewhere: true, update: reload })),
    onOfflineReady: () => useOffline.setState({ isKept: true }),
    onRegisteredSW: (_, registration) => {
      if (registration?.active) useOffline.setState({ isKept: true });
      // A browser may have deleted what was kept, all or in part.
      registration?.active?.postMessage({ type: 'FILL' });
      setInterval(() => void registration?.update().catch(() => undefined), HOUR);
    },
  });
}
