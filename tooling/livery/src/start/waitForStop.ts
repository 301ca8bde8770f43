/**
 * Waits for Ctrl+C or another signal to end, closes everything and returns the exit code. A second signal ends the
 * process immediately.
 */
export async function waitForStop(close: () => Promise<void>): Promise<number> {
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve());
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
  await close();
  return 0;
}
