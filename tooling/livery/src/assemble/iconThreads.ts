import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

export interface RenderJob {
  number: number;
  svg: string;
  /** Edge length in pixels. */
  size: number;
  /** Where the PNG goes. */
  path: string;
}

export interface RenderDone {
  number: number;
  /** Why it could not be rendered. */
  failure: string | undefined;
}

interface Thread {
  worker: Worker;
  /** Jobs it has not answered yet, by number. */
  waiting: Map<number, { done: () => void; failed: (reason: Error) => void }>;
}

/** One processor stays with those who wait for the pictures. */
const mostThreads = Math.max(1, availableParallelism() - 1);
/** A thread takes as long to start as some jobs take to do: a second one only comes for more than these. */
const jobsWorthAThread = 8;
const threads: Thread[] = [];
const underway = new Map<string, Promise<void>>();
let number = 0;

/**
 * Renders an SVG into a PNG file, on a thread of its own. Asking twice for one file renders it once. Rejects with what
 * is wrong in the SVG.
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
    // An idle thread must not keep the program from ending.
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
