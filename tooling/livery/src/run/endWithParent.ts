/**
 * Call it in a process that `tooling/run.mjs` started. If that program is killed, its channel closes, and this process
 * ends as on Ctrl+C.
 */
export function endWithParent(): void {
  if (process.channel === undefined) return;
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
