import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Client } from 'pg';
import { atLeast, type Finding, none } from '../../fault.ts';
import { logInWallets } from '../../gateways/wallets.ts';
import type { Attack } from '../attack.ts';
import type { Field } from '../field/field.ts';
import { describeResults, probe, startProbe } from '../field/probe.ts';
import type { Floods, Heard } from './floods.ts';

const fullLengthMs = 10 * 60_000;
/** Milliseconds after the flood before the gateway's memory is measured. */
const calmMs = 30_000;
/** Maximum delay of a draw in seconds: the job runs every second. */
const draws = { late: 10 };

/** 300 slow bodies, 50 logins per second and a flood of forms at the same time, while a member reads the wallet. */
export const attack: Attack = {
  what: '300 slow bodies, 50 logins per second and a flood of forms at the same time',
  async run({ field, isShort, report }) {
    const { url } = field.gateway;
    const wallet = (await logInWallets(url))[0]!;
    const victim = { url, wallet, client: 0 };
    const idle = await probe(victim, isShort ? 5 : 300);
    const memoryBefore = await field.gateway.memory();
    const since = await clock(field);
    const failedJobs = () => field.gateway.output().split('The job "').length - 1;
    const failedBefore = failedJobs();
    const underAttack = startProbe(victim);
    const heard = await sendFloods({
      url,
      slowBodies: 300,
      loginsPerSecond: 50,
      formsPerSecond: isShort ? 2 : 5,
      namesPerForm: 50_000,
      lasts: isShort ? 1_500 : lengthMs(),
    });
    const seen = await underAttack.stop();
    report(`idle: ${describeResults(idle)}`);
    report(`under attack: ${describeResults(seen)}`);
    report([...heard].map(([what, times]) => `${times} × ${what}`).join(', '));
    const answered = (what: string) =>
      [...heard].reduce(
        (sum, [name, times]) => (name.startsWith(what) && /[1-9]\d\d$/.test(name) ? sum + times : sum),
        0,
      );
    const findings: Finding[] = [
      none(
        'wallet calls of another member that failed',
        [...seen.failures.values()].reduce((sum, times) => sum + times, 0),
      ),
      none('runs of the clock’s jobs that failed', Math.max(0, failedJobs() - failedBefore)),
      atLeast('logins and forms that got a reply', Math.min(answered('login'), answered('form')), 1),
    ];
    if (isShort) return findings;
    for (const line of new Set(field.gateway.output().split('\n').slice(-200)).values())
      report(`output of the gateway: ${line}`);
    await sleep(calmMs);
    const memoryAfter = await field.gateway.memory();
    const grown = memoryAfter.rss / memoryBefore.rss;
    report(`memory: ${inMegabytes(memoryBefore)} before, ${inMegabytes(memoryAfter)} after`);
    return [
      ...findings,
      within('p95 of the wallet calls, in multiples of the idle p95', seen.p95 / idle.p95, 10),
      none('late draws', await lateDraws(field, since)),
      within('memory afterwards, in multiples of the memory before', grown, 1.2),
    ];
  },
};

/** Ten minutes. `ATTACK_SECONDS` sets another number of seconds, for a short trial. */
const lengthMs = () => Number(process.env.ATTACK_SECONDS ?? fullLengthMs / 1_000) * 1_000;

const within = (what: string, found: number, most: number): Finding => ({
  what,
  found: found.toFixed(2),
  wanted: `≤ ${most}`,
  holds: found <= most,
});

const inMegabytes = ({ rss, held }: { rss: number; held: number }) =>
  `${(rss / 2 ** 20).toFixed(0)} MB (${(held / 2 ** 20).toFixed(0)} MB held)`;

/** Sends the floods from a separate thread, because this thread measures the member's calls. */
function sendFloods(floods: Floods): Promise<Heard> {
  return new Promise((resolve, reject) => {
    new Worker(new URL('floods.ts', import.meta.url), { workerData: floods })
      .once('message', resolve)
      .once('error', reject);
  });
}

async function query<Row>({ databaseUrl }: Field, text: string, values: unknown[] = []): Promise<Row> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query(text, values)).rows[0] as Row;
  } finally {
    await client.end();
  }
}

const clock = async (field: Field) => (await query<{ now: Date }>(field, 'select now()')).now;

const lateDraws = async (field: Field, since: Date) =>
  (
    await query<{ late: number }>(
      field,
      `select count(*)::int as late from draws
        where draws_at > $1 and draws_at < now() - make_interval(secs => $2)
          and coalesce(drawn_at, now()) > draws_at + make_interval(secs => $2)`,
      [since, draws.late],
    )
  ).late;
