import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface RenderJob {
  number: number;
  svg: string;
  /** Edge length in pixels. */
  size: number;
  /** Path of the PNG to write. */
  path: string;
}

export interface RenderDone {
  number: number;
  /** The reason if it could not be rendered. */
  failure: string | undefined;
}

interface Thread {
  worker: Worker;
  /** Jobs that the thread has not answered yet, by number. */
  waiting: Map<number, { done: () => void; failed: (reason: Error) => void }>;
}

/** Leaves one processor to the threads that wait for the pictures. */
const mostThreads = Math.max(1, availableParallelism() - 1);
/** Starting a thread takes as long as several jobs, so another thread starts only if more jobs than this wait. */
const jobsWorthAThread = 8;
const threads: Thread[] = [];
const underway = new Map<string, Promise<void>>();
let number = 0;

/**
 * Renders an SVG into a PNG file, on a separate thread. Two calls for the same file render it once. Rejects with the
 * reason if the SVG is invalid.
 */
export function renderIntoFile(svg: string, size: number, path: string): Promise<void> {
  const known = underway.get(path);
  if (known !== undefined) return known;
  const made = new Promise<void>((done, failed) => {
    const { worker, waiting } = threadFor();
    waiting.set(++number, { done, failed });
    worker.ref();
    worker.postMessage({ number, svg, size, path } satisfies RenderJob);
  }).finally(() => underway.delete(path));
  underway.set(path, made);
  return made;
}

function threadFor(): Thread {
  const idlest = threads.toSorted((a, b) => a.waiting.size - b.waiting.size)[0];
  const isEnough = idlest !== undefined && (idlest.waiting.size < jobsWorthAThread || threads.length >= mostThreads);
  return isEnough ? idlest : startThread();
}

function startThread(): Thread {
  const thread: Thread = { worker: new Worker(new URL('./iconThread.ts', import.meta.url)), waiting: new Map() };
  const { worker, waiting } = thread;
  const answered = (which: number) => {
    const job = waiting.get(which);
    waiting.delete(which);
    // An idle thread must not stop the program from ending.
    if (waiting.size === 0) worker.unref();
    return job;
  };
  worker.on('message', ({ number: which, failure }: RenderDone) => {
    const job = answered(which);
    if (failure === undefined) job?.done();
    else job?.failed(new Error(failure));
  });
  worker.on('error', (error) => {
    threads.splice(threads.indexOf(thread), 1);
    for (const which of waiting.keys()) answered(which)?.failed(error);
  });
  threads.push(thread);
  return thread;
}
