import { registerSW } from 'virtual:pwa-register';
import { useOffline } from '../../store/offline.ts';

/** Milliseconds between questions for a newer version. */
const HOUR = 60 * 60 * 1000;

/**
 * Keeps the program on this device, and learns of newer versions. They wait until a player takes one. Where the browser
 * allows none of this, everything else works as before.
 */
export function keepOffline(): void {
  const update = registerSW({
    immediate: true,
    onNeedRefresh: () => useOffline.setState({ update: () => void update(true) }),
    onOfflineReady: () => useOffline.setState({ isKept: true }),
    onRegisteredSW: (_, registration) => {
      if (registration?.active) useOffline.setState({ isKept: true });
      setInterval(() => void registration?.update().catch(() => undefined), HOUR);
    },
  });
}
