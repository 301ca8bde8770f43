import { paths } from '@livery/foundation/addresses';
import { lazyCode } from '@livery/foundation/code';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { workerMessages } from '../serviceWorker/workerMessages.ts';

const toast = lazyCode(() => import('./NewVersion.tsx'), 'NewVersion', { whenFailed: 'hide' });

/** Where nothing may lie over the screen. */
const games: readonly string[] = [paths.play, paths.launchLottery];

/**
 * Shows a message once a new version is ready: one that waits already, or one that the service worker reports. While a game is
 * open it waits until that is left.
 */
export function NewVersionWatch() {
  const [isReady, setReady] = useState(false);
  const isPlaying = games.includes(useLocation().pathname);
  useEffect(() => {
    // Before there is one, which may delete the file.
    void toast.prefetch();
    const { serviceWorker } = navigator as Partial<Navigator>;
    if (serviceWorker === undefined) return undefined;
    const onMessage = ({ data }: MessageEvent<{ type?: string } | undefined>) => {
      if (data?.type === workerMessages.newVersion) setReady(true);
    };
    serviceWorker.addEventListener('message', onMessage);
    // It may have come before this code did.
    void serviceWorker.getRegistration().then(
      (registration) => {
        if (registration?.waiting) setReady(true);
      },
      () => undefined,
    );
    return () => serviceWorker.removeEventListener('message', onMessage);
  }, []);
  return (
    isReady &&
    !isPlaying && (
      <Suspense>
        <toast.Component onClose={() => setReady(false)} />
      </Suspense>
    )
  );
}
