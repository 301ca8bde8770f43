import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connect, type Connection } from '../db/connect.ts';
import { copySeededDatabase } from '../testing/testGateway.ts';
import { restoreUse, limited, take } from './allowances.ts';
import { createLimits } from './limits.ts';

const allowance = { name: 'tries', most: 3, seconds: 60 };
const mine = { allowance, of: 'aurora 203.0.113.7' };

let one: Connection;
let two: Connection;
beforeAll(async () => {
  const databaseUrl = await copySeededDatabase();
  [one, two] = [connect(databaseUrl), connect(databaseUrl)];
});
afterAll(() => Promise.all([one.close(), two.close()]));
beforeEach(() => one.pool.query('delete from allowances'));

/** Moves the time forward for all allowances. */
const pass = (seconds: number) =>
  one.pool.query('update allowances set full_at = full_at - make_interval(secs => $1)', [seconds]);

describe('take', () => {
  test('takes until the allowance is used up, and again after its time', async () => {
    expect([await take(one.db, mine), await take(one.db, mine), await take(one.db, mine)]).toEqual([0, 0, 0]);
    const wait = await take(one.db, mine);
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    await pass(60);
    expect(await take(one.db, mine)).toBe(0);
    expect(await take(one.db, mine)).toBeGreaterThan(0);
  });

  test('does not count refused attempts', async () => {
    for (let i = 0; i < 10; i++) await take(one.db, mine);
    await pass(180);
    expect([await take(one.db, mine), await take(one.db, mine), await take(one.db, mine)]).toEqual([0, 0, 0]);
  });

  test('counts each subject and each allowance separately', async () => {
    for (let i = 0; i < 4; i++) await take(one.db, mine);
    expect(await take(one.db, { ...mine, of: 'aurora 203.0.113.8' })).toBe(0);
    expect(await take(one.db, { ...mine, allowance: { ...allowance, name: 'others' } })).toBe(0);
  });

  test('of many simultaneous attempts in two processes takes exactly the allowed number', async () => {
    const waits = await Promise.all(Array.from({ length: 40 }, (_, i) => take(i % 2 === 0 ? one.db : two.db, mine)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
  });

  test('takes again after restoreUse', async () => {
    for (let i = 0; i < 3; i++) await take(one.db, mine);
    await restoreUse(one.db, mine);
    expect(await take(one.db, mine)).toBe(0);
    expect(await take(one.db, mine)).toBeGreaterThan(0);
  });
});

describe('limited work', () => {
  const good = async () => 'done';
  const bad = async () => Promise.reject(new Error('broken'));
  const run = (counts: 'success' | 'failure', work: () => Promise<string>) =>
    limited(one.db, { uses: [mine], counts }, work).catch((error: Error) => error.message);

  test('counts only successes', async () => {
    for (let i = 0; i < 5; i++) expect(await run('success', bad)).toBe('broken');
    for (let i = 0; i < 3; i++) expect(await run('success', good)).toBe('done');
    expect(await run('success', good)).toMatch(/Too many tries/);
  });

  test('counts only failures', async () => {
    for (let i = 0; i < 5; i++) expect(await run('failure', good)).toBe('done');
    for (let i = 0; i < 3; i++) expect(await run('failure', bad)).toBe('broken');
    expect(await run('failure', good)).toMatch(/Too many tries/);
  });

  test('does not use the first allowance if the second is used up', async () => {
    const other = { allowance: { ...allowance, name: 'other', most: 1 }, of: 'x' };
    await take(one.db, other);
    await expect(limited(one.db, { uses: [mine, other], counts: 'success' }, good)).rejects.toThrow('Too many tries');
    for (let i = 0; i < 3; i++) expect(await take(one.db, mine)).toBe(0);
  });
});

test('the scale multiplies the number and divides the seconds of the limits', () => {
  const { codes } = createLimits(2);
  expect(codes).toEqual({ name: 'codes', most: 40, seconds: 15 });
  for (const scale of [0, -1, Number.NaN]) expect(() => createLimits(scale)).toThrow('above 0');
});
