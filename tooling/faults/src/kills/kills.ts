import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FaultRun } from '../fault.ts';
import { onSharedServer } from '../gateways/sharedServer.ts';
import { killRounds } from './killRounds.ts';

const onShared = 90;
const onOwn = 10;

export const kills: FaultRun = {
  purpose: `a gateway is killed with -9 during transfers and claims: ${onShared} times alone, ${onOwn} times with its database server`,
  run: async ({ seed, report }) => {
    const shared = await onSharedServer((databaseUrl) =>
      killRounds({ where: { databaseUrl }, kills: onShared, seed, report }),
    );
    const own = await inFolder((dataDir) => killRounds({ where: { dataDir }, kills: onOwn, seed: seed + 1, report }));
    const named = (place: string, { findings }: typeof own) =>
      findings.map((finding) => ({ ...finding, what: `${place}: ${finding.what}` }));
    return { findings: [...named('shared', shared), ...named('own', own)], notes: [...shared.notes, ...own.notes] };
  },
};

async function inFolder<T>(work: (dataDir: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-kills-'));
  // The database's user must have access.
  chmodSync(folder, 0o755);
  try {
    return await work(join(folder, 'postgres'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
