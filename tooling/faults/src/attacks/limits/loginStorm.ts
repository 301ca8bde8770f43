import pg from 'pg';
import type { Attack } from '../attack.ts';
import { describeResults, probe, startProbe } from '../field/probe.ts';
import { logIn } from '../../gateways/player.ts';
import { type Asked, countOf, describeCodes, logInFrom, merchantOf } from './ask.ts';

/** Many concurrent logins, each of which costs a hash, while a member reads the wallet. */
export const loginStorm: Attack = {
  what: 'logs in with many names at the same time, from many addresses, while a member plays',
  run: async ({ field, isShort }) => {
    const { url } = field.gateway;
    const merchant = merchantOf('aurora');
    const token = await logIn({ url, merchant, username: 'demo1', password: 'demo1234' });
    const wallet = { merchant, username: 'demo1', token, vendor: '' };
    const idle = await probe({ url, wallet, client: 5_040, pauseMs: 5 }, isShort ? 20 : 200);
    const watch = startProbe({ url, wallet, client: 5_040, pauseMs: 5 });
    const connections = watchConnections(field.databaseUrl);
    const rounds = isShort ? 1 : 10;
    const replies: Asked[] = [];
    for (let round = 0; round < rounds; round++) {
      const storm = Array.from({ length: isShort ? 10 : 50 }, (_, i) =>
        logInFrom({ url, merchant, client: 7_000 + round * 50 + i }, `storm${round}x${i}`, 'whatever-1'),
      );
      replies.push(...(await Promise.all(storm)));
    }
    const seen = await watch.stop();
    const held = await connections.stop();
    const answered = countOf(replies, 'LOGIN_WRONG') + countOf(replies, 'BUSY');
    const shedWithoutPause = replies.filter(({ code, retryAfter }) => code === 'BUSY' && !(Number(retryAfter) > 0));
    return [
      {
        what: 'the member’s wallet calls',
        found: describeResults(seen),
        wanted: 'none failed',
        holds: seen.failures.size === 0 && seen.calls > 0,
      },
      {
        what: 'logins that were checked, or rejected with Retry-After',
        found: describeCodes(replies),
        wanted: `${replies.length}`,
        holds: answered === replies.length && shedWithoutPause.length === 0,
      },
      {
        what: 'connections of transactions that wait for a hash',
        found: `at most ${held}`,
        wanted: 'none',
        holds: held === 0,
      },
      ...(isShort
        ? []
        : [
            {
              what: 'p50 of the wallet calls during the storm',
              found: `${seen.p50.toFixed(1)} ms, idle ${idle.p50.toFixed(1)} ms`,
              wanted: 'below ten times the idle p95',
              holds: seen.p50 < 10 * idle.p95,
            },
          ]),
    ];
  },
};

/**
 * Measures how many login transactions at most were idle for longer than a password hash takes. There should be none,
 * because a login must not hold a connection while it hashes.
 */
function watchConnections(databaseUrl: string): { stop: () => Promise<number> } {
  let most = 0;
  const watch = { isOver: false };
  const done = (async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    while (!watch.isOver) {
      // Only logins are counted: jobs hold their lock in a transaction without a time limit.
      const { rows } = await client.query<{ held: number }>(
        "select count(*)::int held from pg_stat_activity where application_name = 'livery-gateway' and state = 'idle in transaction' and query like '%login%' and clock_timestamp() - state_change > interval '1 second'",
      );
      most = Math.max(most, rows[0]!.held);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await client.end();
  })();
  return {
    stop: async () => {
      watch.isOver = true;
      await done;
      return most;
    },
  };
}
