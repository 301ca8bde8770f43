/**
 * Calls `onEnd` after some milliseconds, unless it is stopped before; `restart` makes it wait anew, but not once it was
 * stopped.
 */
export function startTimer(ms: number, onEnd: () => void) {
  const timer = setTimeout(onEnd, ms);
  let isStopped = false;
  return {
    restart: () => void (isStopped || timer.refresh()),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
