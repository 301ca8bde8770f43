import { busy } from './callFailure.ts';

/**
 * Counts the requests that are handled at the same time. A request whose sender is still sending is not counted,
 * because it costs almost nothing.
 */
export interface Load {
  /**
   * Runs a request.
   * @throws BUSY if too many are running, so that callers get a reply sooner than a timeout.
   */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Runs a part of a request that waits for its sender. During this part, the request is not counted. */
  pause: <T>(waiting: () => Promise<T>) => Promise<T>;
  /**
   * Runs a part of `pause` during which the request is counted again. It is never refused, because its body has arrived
   * already.
   */
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
