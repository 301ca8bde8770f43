// Loaded into a gateway's process before its program. Asked for its memory, it collects garbage first: what is left then is held.
process.on('message', (asked) => {
  if (asked !== 'memory') return;
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ type: 'memory', rss, held: heapUsed + external });
});
