/* A thread that cuts faces: that is a fraction of a second of pure computing, in which the front server has others to answer. */
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
