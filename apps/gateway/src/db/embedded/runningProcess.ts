import { spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process with this id exists, of any user. */
export function isAlive(pid: number): boolean {
  // Ids of 0 and below name process groups.
  if (pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * The start time of a process, in the system's notation; empty if it is unknown. Process ids are reused: only id and
 * start time together identify a process.
 */
export function processStartTime(pid: number): string {
  try {
    // The start time is field 22. The fields are counted from the end of the command's name, because the name may
    // contain spaces and brackets.
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[19] ?? '';
  } catch {
    return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
  }
}

/** Whether `pid` is a PostgreSQL server with the working directory `dataDir`. */
export function isServerIn(pid: number, dataDir: string): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDir);
  } catch {
    const command = spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
    return command === undefined || command === null || command.includes('postgres');
  }
}

/** Waits until a process has ended; false if it still runs after `ms` milliseconds. */
export async function waitForExit(pid: number, ms: number): Promise<boolean> {
  for (const end = Date.now() + ms; isAlive(pid); await sleep(25)) {
    if (Date.now() > end) return false;
  }
  return true;
}
