import { busy } from './callFailure.ts';

/** Requests that are handled at a time. One whose sender is still sending does not count: it costs next to nothing. */
export interface Load {
  /**
   * Runs a request.
   * @throws BUSY where too many run, which callers hear sooner than a time-out.
   */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Runs a part of a request that waits for its sender: it does not count meanwhile. */
  pause: <T>(waiting: () => Promise<T>) => Promise<T>;
  /** Runs a part of `pause` that counts again. It is never refused: its body is there already. */
  resume: <T>(work: () => Promise<T>) => Promise<T>;
}

export function createLoad(most: number): Load {
  let running = 0;
  const counted = async <T>(change: 1 | -1, work: () => Promise<T>): Promise<T> => {
    running += change;
    try {
      return await work();
    } finally {
      running -= change;
    }
  };
  return {
    async run(work) {
      if (running >= most) throw busy(1);
      return counted(1, work);
    },
    pause: (waiting) => counted(-1, waiting),
    resume: (work) => counted(1, work),
  };
}
