/** Calls back once the page has nothing to do. Returns how to cancel it. Safari can't tell: there it is a second later. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(callback);
    return () => cancelIdleCallback(id);
  }
  const timer = setTimeout(callback, 1_000);
  return () => clearTimeout(timer);
}
