import { paths } from '@livery/foundation/addresses';
import { lazyCode } from '@livery/foundation/code';
import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { workerMessages } from '../serviceWorker/workerMessages.ts';

const toast = lazyCode(() => import('./NewVersion.tsx'), 'NewVersion', { whenFailed: 'hide' });

/** Screens that nothing may cover. */
const games: readonly string[] = [paths.play, paths.launchLottery];

/**
 * Shows a message when a new version is ready. The version may have been ready before this code ran, or the service
 * worker reports it later. While a game is open, the message is delayed.
 */
export function NewVersionWatch() {
  const [isReady, setReady] = useState(false);
  const isPlaying = games.includes(useLocation().pathname);
  useEffect(() => {
    // Load the code now, because a new version may delete its file.
    void toast.prefetch();
    const { serviceWorker } = navigator as Partial<Navigator>;
    if (serviceWorker === undefined) return undefined;
    const onMessage = ({ data }: MessageEvent<{ type?: string } | undefined>) => {
      if (data?.type === workerMessages.newVersion) setReady(true);
    };
    serviceWorker.addEventListener('message', onMessage);
    // The new version may have been ready before this code ran.
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
