import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, processStartTime } from './runningProcess.ts';

/**
 * Locks `dataDir` for this process: only one process may start and stop a server on it. The lock contains its owner, so
 * that the lock of a killed gateway is recognised and replaced.
 * @returns a function that releases the lock.
 * @throws if another gateway, or this process, has the lock.
 */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  const file = `${dataDir}.owner`;
  const mine = JSON.stringify({ pid: process.pid, started: processStartTime(process.pid) });
  for (let tries = 0; tries < 3; tries++) {
    if (writeNew(file, mine)) {
      // Two processes may both have removed the file of a dead owner: the last writer gets the lock.
      await sleep(20);
      if (read(file) === mine)
        return () => {
          if (read(file) === mine) rmSync(file, { force: true });
        };
    }
    const owner = ownerIn(read(file));
    if (
      owner !== undefined &&
      isAlive(owner.pid) &&
      processStartTime(owner.pid) === owner.started &&
      owner.pid !== process.pid
    ) {
      throw new Error(
        `Another gateway (process ${owner.pid}) already uses the data in ${dataDir}. Stop it, name another folder in LIVERY_DATA, or name a shared server in DATABASE_URL.`,
      );
    }
    if (owner?.pid === process.pid && owner.started === processStartTime(process.pid)) {
      throw new Error(`This process already runs a gateway on the data in ${dataDir}.`);
    }
    rmSync(file, { force: true });
  }
  throw new Error(
    `The lock ${file} keeps changing, because several gateways start with one folder at the same time. Start only one.`,
  );
}

function writeNew(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function ownerIn(content: string): { pid: number; started: string } | undefined {
  try {
    const { pid, started } = JSON.parse(content);
    return Number.isInteger(pid) && typeof started === 'string' ? { pid, started } : undefined;
  } catch {
    return undefined;
  }
}
