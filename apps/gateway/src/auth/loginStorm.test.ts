import { afterAll, beforeAll, expect, test } from 'vitest';
import { setPasswordCost, standardPasswordCost } from '../crypto/passwords.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ limitScale: 0.3 });
});
afterAll(() => gateway.close());

/** A login from a client's address. */
const logIn = (from: string, username: string, password: string) =>
  gateway.call('login', {
    body: { type: 'username', username, password },
    headers: { 'X-Forwarded-For': from },
  });

/** Milliseconds for thirty real hashes on a shared machine. The timeout only stops a hung test. */
const hashingLimitMs = 90_000;

test(
  'thirty logins at the real hashing cost leave database connections for other calls',
  async () => {
    const { token } = (await logIn('203.0.113.7', 'demo2', 'demo1234')).value;
    const state = { isOver: false };
    const held: number[] = [];
    setPasswordCost(standardPasswordCost);
    try {
      const storm = Promise.all(
        Array.from({ length: 30 }, (_, i) => logIn(`198.51.100.${10 + i}`, `storm${i}`, 'whatever-1')),
      ).finally(() => (state.isOver = true));
      while (!state.isOver) {
        expect((await gateway.call('getWallet', { token })).status).toBe(200);
        const [row] = (await gateway.sql(
          "select count(*)::int as held from pg_locks where locktype = 'advisory' and granted and objid <> 0 and pid in (select pid from pg_stat_activity where state = 'idle in transaction' and query ilike '%login_attempts%' and clock_timestamp() - state_change > interval '1 second')",
        )) as [{ held: number }];
        held.push(row.held);
      }
      expect([...new Set((await storm).map(({ code }) => code))]).toEqual(['LOGIN_WRONG']);
    } finally {
      setPasswordCost(4);
    }
    expect(held.length).toBeGreaterThan(5);
    expect(Math.max(...held)).toBe(0);
  },
  hashingLimitMs,
);
