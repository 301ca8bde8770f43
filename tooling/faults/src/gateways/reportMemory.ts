// Loaded into a gateway's process before its program. On the message `memory`, it collects garbage and releases empty
// pages, as with low memory, and reports the memory that remains in use.
process.on('message', (asked) => {
  if (asked !== 'memory') return;
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ type: 'memory', rss, held: heapUsed + external });
});
