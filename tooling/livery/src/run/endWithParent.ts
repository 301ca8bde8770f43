/**
 * For a process that `tooling/run.mjs` started: if that is killed, the channel to it closes, and this process ends as
 * on Ctrl+C.
 */
export function endWithParent(): void {
  if (process.channel === undefined) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
