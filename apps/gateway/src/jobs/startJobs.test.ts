import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connect, type Connection } from '../db/connect.ts';
import { createMerchantDirectory } from '../http/merchantDirectory.ts';
import { merchantsDir } from '../testing/globalSetup.ts';
import { copySeededDatabase } from '../testing/testGateway.ts';
import type { Job } from './job.ts';
import { startJobs } from './startJobs.ts';

// Two gateways on one database.
let one: Connection;
let two: Connection;
beforeAll(async () => {
  const databaseUrl = await copySeededDatabase();
  [one, two] = [connect(databaseUrl), connect(databaseUrl)];
});
afterAll(() => Promise.all([one.close(), two.close()]));

const merchants = createMerchantDirectory(merchantsDir, () => {});

/** A job that counts how many of it run at once, in all gateways. */
function countingJob(name: string) {
  const seen = { runs: 0, most: 0, now: 0 };
  const job: Job = {
    name,
    everyMs: 1,
    async run({ db }) {
      seen.runs++;
      seen.most = Math.max(seen.most, ++seen.now);
      await db.execute('select pg_sleep(0.01)');
      seen.now--;
    },
  };
  return { seen, job };
}

test('a job runs again and again, in one gateway at a time', async () => {
  const { seen, job } = countingJob('alone');
  const stops = [one, two].map(({ db }) => startJobs([job], { db, merchants, log: () => {} }));
  await vi.waitFor(() => expect(seen.runs).toBeGreaterThan(10), { timeout: 10_000 });
  await Promise.all(stops.map((stop) => stop()));
  expect(seen.most).toBe(1);
  const { runs } = seen;
  await one.db.execute('select pg_sleep(0.05)');
  expect(seen.runs).toBe(runs);
});

test('a job that breaks off is told and runs again', async () => {
  const lines: string[] = [];
  let runs = 0;
  const job: Job = {
    name: 'shaky',
    everyMs: 1,
    run: async () => {
      if (++runs === 1) throw new Error('tripped');
    },
  };
  const stop = startJobs([job], { db: one.db, merchants, log: (line) => lines.push(line) });
  await vi.waitFor(() => expect(runs).toBeGreaterThan(2), { timeout: 10_000 });
  await stop();
  expect(lines).toEqual(['The job "shaky" broke off: tripped']);
});
