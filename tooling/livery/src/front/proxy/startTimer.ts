/**
 * Calls `onEnd` after `ms` milliseconds, unless it is stopped before. `restart` starts the time again, except after a
 * stop.
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
