import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { platform } from 'node:os';
import { join } from 'node:path';
import type { Binaries } from './binaries.ts';
import { isServerIn, waitForExit } from './runningProcess.ts';

/**
 * Removes the leftovers of a killed gateway in `dataDir`. It stops a server that still runs there, in the mode that
 * writes everything to disk. It deletes a `postmaster.pid` without a running server. The caller must have the lock of
 * the folder.
 */
export async function stopOrphanServer(
  dataDir: string,
  { pgCtl }: Binaries,
): Promise<'none' | 'stale lock' | 'stopped'> {
  const lockFile = join(dataDir, 'postmaster.pid');
  const pid = pidIn(lockFile);
  if (pid === undefined) return 'none';
  if (!isServerIn(pid, dataDir)) {
    rmSync(lockFile, { force: true });
    return 'stale lock';
  }
  await stopServer(pid, { dataDir, pgCtl });
  return 'stopped';
}

/**
 * Stops a server with SIGINT, after 15 s with SIGQUIT, after 5 s more with SIGKILL. The data is safe in each case;
 * after SIGQUIT or SIGKILL the next start must recover it.
 */
export async function stopServer(pid: number, { dataDir, pgCtl }: { dataDir: string; pgCtl: string }): Promise<void> {
  if (platform() === 'win32') {
    spawnSync(pgCtl, ['stop', '-D', dataDir, '-m', 'fast', '-w'], { stdio: 'ignore' });
    return;
  }
  for (const [signal, patience] of [
    ['SIGINT', 15_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    if (await waitForExit(pid, patience)) return;
  }
}

function pidIn(lockFile: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(lockFile, 'utf8').split('\n')[0] ?? '', 10);
    return Number.isInteger(pid) && pid > 0 ? pid : 0;
  } catch {
    return undefined;
  }
}
