import { lazyPart } from '@livery/foundation/code';
import { Suspense, useEffect, useState } from 'react';

const load = async () => (await import('./NewVersion.tsx')).NewVersion;
const NewVersion = lazyPart(load);

/** Fetches the notice while its file is sure to be there: a new version may bring the end of it. Never rejects. */
export async function preloadNewVersion(): Promise<void> {
  await load().catch(() => undefined);
}

/** Listens for the service worker to say that a new version is ready. */
export function NewVersionWatch() {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const { serviceWorker } = navigator as Partial<Navigator>;
    const onMessage = ({ data }: MessageEvent<{ type?: string } | undefined>) => {
      if (data?.type === 'livery:new-version') setReady(true);
    };
    serviceWorker?.addEventListener('message', onMessage);
    return () => serviceWorker?.removeEventListener('message', onMessage);
  }, []);
  return (
    isReady && (
      <Suspense>
        <NewVersion onClose={() => setReady(false)} />
      </Suspense>
    )
  );
}
