/*
 * A thread that cuts faces. A cut takes a fraction of a second of pure computing, which would block the front server.
 */
import { parentPort } from 'node:worker_threads';
import { cutFace } from './cutFace.ts';
import type { CutDone, CutJob } from './inThread.ts';

parentPort?.on('message', ({ number, cut }: CutJob) => {
  const answer = (done: Omit<CutDone, 'number'>) => parentPort!.postMessage({ number, ...done } satisfies CutDone);
  cutFace(cut).then(
    (file) => answer({ file }),
    (error: unknown) => answer({ failure: error instanceof Error ? error.message : String(error) }),
  );
});
