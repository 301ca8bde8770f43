// Loaded into a gateway's process before its program. Asked for its memory, it collects garbage first, and gives back
// the pages that are empty then, as it would where memory is short: what is left is held.
process.on('message', (asked) => {
  if (asked !== 'memory') return;
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send?.({ type: 'memory', rss, held: heapUsed + external });
});
