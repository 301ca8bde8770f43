import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, type Connection, type Database } from '../db/connect.ts';
import { createMerchantDirectory } from '../http/merchantDirectory.ts';
import { merchantsDir } from '../testing/globalSetup.ts';
import { copySeededDatabase } from '../testing/testGateway.ts';
import type { Job } from './job.ts';
import { startJobs } from './startJobs.ts';

const merchants = createMerchantDirectory(merchantsDir, () => {});

describe('two gateways on one database', () => {
  let one: Connection;
  let two: Connection;
  beforeAll(async () => {
    const databaseUrl = await copySeededDatabase();
    [one, two] = [connect(databaseUrl), connect(databaseUrl)];
  });
  afterAll(() => Promise.all([one.close(), two.close()]));

  test('while a job runs in one gateway, the other gateway does not run it', async () => {
    const seen = { runs: 0, most: 0, now: 0 };
    let finish = () => {};
    const gate = new Promise<void>((resolve) => (finish = resolve));
    const job: Job = {
      name: 'alone',
      everyMs: 1,
      async run() {
        seen.runs++;
        seen.most = Math.max(seen.most, ++seen.now);
        await gate;
        seen.now--;
      },
    };
    const stopOne = startJobs([job], { db: one.db, merchants, log: () => {} });
    await vi.waitUntil(() => seen.now === 1, { timeout: 10_000 });
    const tries = vi.spyOn(two.db, 'transaction');
    const stopTwo = startJobs([job], { db: two.db, merchants, log: () => {} });
    await vi.waitUntil(() => tries.mock.settledResults.filter(({ type }) => type === 'fulfilled').length >= 3, {
      timeout: 10_000,
    });
    expect(seen.runs).toBe(1);
    finish();
    await vi.waitUntil(() => seen.runs > 10, { timeout: 10_000 });
    await Promise.all([stopOne(), stopTwo()]);
    expect(seen.most).toBe(1);
  });
});

describe('one gateway', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  /** A database whose job lock is always free. */
  const db = {
    transaction: (work: (tx: object) => Promise<void>) => work({ execute: async () => ({ rows: [{ taken: true }] }) }),
  } as unknown as Database;

  test('a job runs at its interval until it is stopped', async () => {
    const run = vi.fn<Job['run']>(async () => {});
    const stop = startJobs([{ name: 'steady', everyMs: 1_000, run }], { db, merchants, log: () => {} });
    await vi.advanceTimersByTimeAsync(3_500);
    expect(run).toHaveBeenCalledTimes(3);
    await stop();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(run).toHaveBeenCalledTimes(3);
  });

  test('a job that fails is logged and runs again', async () => {
    const lines: string[] = [];
    const run = vi.fn<Job['run']>(async () => {});
    run.mockRejectedValueOnce(new Error('tripped'));
    const stop = startJobs([{ name: 'shaky', everyMs: 1_000, run }], {
      db,
      merchants,
      log: (line) => lines.push(line),
    });
    await vi.advanceTimersByTimeAsync(2_500);
    await stop();
    expect(run).toHaveBeenCalledTimes(2);
    expect(lines).toEqual([expect.stringContaining('The job "shaky" failed: Error: tripped')]);
  });
});
