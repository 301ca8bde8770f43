import { lazyCode } from '@livery/foundation/code';
import { Suspense, useEffect, useState } from 'react';
import { workerMessages } from '../serviceWorker/workerMessages.ts';

const toast = lazyCode(async () => (await import('./NewVersion.tsx')).NewVersion, { whenFailed: 'hide' });

/** Loads what tells of a new version while its file is sure to exist: a new version may delete it. Never rejects. */
export const preloadNewVersion = toast.prefetch;

/** Listens for the service worker to say that a new version is ready. */
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
