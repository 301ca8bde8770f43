/** Milliseconds that one line of the log covers. */
const lineMs = 60_000;

/**
 * Counts requests that their senders broke off before they were whole, and logs the count at most once a minute: one line
 * each would let anyone fill the log.
 * @returns counts one more.
 */
export function countBrokenOff(log: (line: string) => void): () => void {
  let count = 0;
  return () => {
    count++;
    if (count > 1) return;
    const report = setTimeout(() => {
      log(`${count} ${count === 1 ? 'request was' : 'requests were'} broken off within a minute.`);
      count = 0;
    }, lineMs);
    report.unref();
  };
}
