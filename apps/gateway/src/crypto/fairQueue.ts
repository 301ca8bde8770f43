interface Waiting {
  run: () => void;
  refuse: () => void;
}

interface FairQueueOptions {
  /** Most pieces of work at a time. */
  running: number;
  /** Most pieces of work that wait. */
  waiting: number;
  /** The error of work that finds no place. */
  full: () => Error;
}

/**
 * Creates a queue that runs work in turn: one piece of each sender after the other, and what one sender asks for in the
 * order of arrival. Where it is full, the newest work of the sender with the most waiting is refused: the new sender's own,
 * unless another sender has more.
 * @returns a function that runs `work` for a sender and gives back its outcome. It rejects with `full()` where there is
 *   no place.
 */
export function createFairQueue({ running, waiting, full }: FairQueueOptions) {
  /** Senders that wait. The order of the map is that of their turns. */
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
      // Behind all others until its next turn.
      lines.delete(sender);
      if (line.length > 0) lines.set(sender, line);
      next.run();
    });
  }

  /** Refuses the newest of the longest line where that is longer than `than`. */
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
