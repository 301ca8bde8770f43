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
  /** Why there is none. */
  failure?: string;
}

const waiting = new Map<number, { done: (file: Uint8Array) => void; failed: (reason: Error) => void }>();
let thread: Worker | undefined;
let number = 0;

/** Cuts a face on a thread of its own: see `cutFace`. Rejects with what is wrong with the font. */
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
    // An idle thread must not keep the program from ending.
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
