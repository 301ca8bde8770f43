interface Waiting {
  run: () => void;
  refuse: () => void;
}

interface FairQueueOptions {
  /** Maximum number of running pieces of work. */
  running: number;
  /** Maximum number of waiting pieces of work. */
  waiting: number;
  /** Creates the error for rejected work. */
  full: () => Error;
}

/**
 * Creates a queue that alternates between the senders, and runs the work of a sender in the order of arrival. If the
 * queue is full, it rejects the newest work of the sender with the most waiting work. That is the new work, unless
 * another sender has more waiting work.
 * @returns a function that runs `work` for a sender and returns its result. It rejects with `full()` if the queue is
 * full.
 */
export function createFairQueue({ running, waiting, full }: FairQueueOptions) {
  /** Waiting senders. The order of the map is the order of their turns. */
  const lines = new Map<string, Waiting[]>();
  let runningNow = 0;
  let waitingNow = 0;

  function start(work: () => Promise<void>): void {
    runningNow++;
    void work().finally(() => {
      runningNow--;
      const [turn] = lines;
      if (turn === undefined) return;
      const [sender, line] = turn;
      const next = line.shift()!;
      waitingNow--;
      // Moves the sender to the end until its next turn.
      lines.delete(sender);
      if (line.length > 0) lines.set(sender, line);
      next.run();
    });
  }

  /** Rejects the newest work of the longest line if that line is longer than `than`. */
  function displace(than: number): boolean {
    const [sender, line] = [...lines].reduce((most, other) => (other[1].length > most[1].length ? other : most));
    if (line.length <= than) return false;
    line.pop()!.refuse();
    waitingNow--;
    if (line.length === 0) lines.delete(sender);
    return true;
  }

  return <T>(sender: string, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const run = () => start(() => work().then(resolve, reject));
      if (runningNow < running) return run();
      const line = lines.get(sender) ?? [];
      if (waitingNow >= waiting && !displace(line.length + 1)) return reject(full());
      line.push({ run, refuse: () => reject(full()) });
      lines.set(sender, line);
      waitingNow++;
    });
}
