import { lazyCode } from '@livery/foundation/code';
import { Suspense, useEffect, useState } from 'react';
import { workerMessages } from '../serviceWorker/workerMessages.ts';

const toast = lazyCode(() => import('./NewVersion.tsx'), 'NewVersion', { whenFailed: 'hide' });

/** Loads the message about a new version before there is one, which may delete its file. Never rejects. */
export const preloadNewVersion = toast.prefetch;

/** Shows a message once the service worker reports that a new version is ready. */
export function NewVersionWatch() {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    const onMessage = ({ data }: MessageEvent<{ type?: string } | undefined>) => {
      if (data?.type === workerMessages.newVersion) setReady(true);
    };
    serviceWorker?.addEventListener('message', onMessage);
    return () => serviceWorker?.removeEventListener('message', onMessage);
  }, []);
  return (
    isReady && (
      <Suspense>
        <toast.Component onClose={() => setReady(false)} />
      </Suspense>
    )
  );
}
