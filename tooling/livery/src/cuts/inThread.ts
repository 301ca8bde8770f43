import { Worker } from 'node:worker_threads';
import type { Cut } from './cutFace.ts';

export interface CutJob {
  number: number;
  cut: Cut;
}

export interface CutDone {
  number: number;
  /** WOFF2. */
  file?: Uint8Array;
  /** The reason if it could not be cut. */
  failure?: string;
}

const waiting = new Map<number, { done: (file: Uint8Array) => void; failed: (reason: Error) => void }>();
let thread: Worker | undefined;
let number = 0;

/** Cuts a face on a separate thread; see `cutFace`. Rejects with the reason if the font is invalid. */
export function cutInThread(cut: Cut): Promise<Uint8Array> {
  return new Promise((done, failed) => {
    thread ??= startThread();
    waiting.set(++number, { done, failed });
    thread.ref();
    thread.postMessage({ number, cut } satisfies CutJob);
  });
}

function startThread(): Worker {
  const worker = new Worker(new URL('./cutThread.ts', import.meta.url));
  const answered = (which: number) => {
    const job = waiting.get(which);
    waiting.delete(which);
    // An idle thread must not stop the program from ending.
    if (waiting.size === 0) worker.unref();
    return job;
  };
  worker.on('message', ({ number: which, file, failure }: CutDone) => {
    const job = answered(which);
    if (file === undefined) job?.failed(new Error(failure));
    else job?.done(file);
  });
  worker.on('error', (error) => {
    thread = undefined;
    for (const which of waiting.keys()) answered(which)?.failed(error);
  });
  return worker;
}
