/** Milliseconds that one line of the log covers. */
const lineMs = 60_000;

/**
 * Counts requests that their senders aborted before they were complete, and logs the count at most every minute. A line
 * for each request would let anyone fill the log.
 * @returns a function that counts one request.
 */
export function countBrokenOff(log: (line: string) => void): () => void {
  let count = 0;
  return () => {
    count++;
    if (count > 1) return;
    const report = setTimeout(() => {
      log(`${count} ${count === 1 ? 'request was' : 'requests were'} aborted within a minute.`);
      count = 0;
    }, lineMs);
    report.unref();
  };
}
