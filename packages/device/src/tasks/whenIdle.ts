/**
 * Calls back when the page is idle. Returns a function that cancels it. Safari has no idle callback, so there it calls
 * back after one second.
 */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(callback);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(callback, 1_000);
  return () => clearTimeout(timer);
}
