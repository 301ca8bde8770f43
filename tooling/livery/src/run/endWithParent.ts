/** Started by `tooling/run.mjs`: when that is killed the channel to it closes, and this ends like on Ctrl+C. */
export function endWithParent(): void {
  if (process.channel === undefined) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
