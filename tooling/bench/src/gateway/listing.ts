import { Client } from 'pg';
import { connect } from '../../../../apps/gateway/src/db/connect.ts';
import type { Measurement } from '../bench.ts';
import { milliseconds, type Spread, spreadOf, spreadText } from './figures.ts';
import type { BenchWorld } from './world.ts';

const ceiling = 10;
const tries = 40;

const filters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'no filter': {},
  kind: { gameType: 'RNG' },
  'rare kind': { gameType: 'LOTT' },
  vendor: { vassalage: 'MSN' },
  'kind and vendor': { gameType: 'LIVE', vassalage: 'GHAL' },
  class: { gameClassify: 'jackpot' },
  new: { isNew: '1' },
  stake: { minBet: '1' },
  lines: { minLine: '40' },
  'one letter': { gameName: 'a' },
  'two letters': { gameName: 'ti' },
  'a word': { gameName: 'treasure' },
  'a text without a match': { gameName: 'qqqqq' },
  everything: {
    gameType: 'RNG',
    vassalage: 'MSN',
    gameClassify: 'jackpot',
    isNew: '1',
    minBet: '10',
    minLine: '5',
    gameName: 'a',
  },
  'page 2,000': { pageNo: '2000' },
  'the last page': { pageNo: '4000' },
  'new, deep, by a letter': { isNew: '1', gameName: 'e', pageNo: '150' },
};

/**
 * Measures lists of 25 out of 100,000 games: the time in the database as the database reports it, and the time of the
 * whole request over HTTP.
 */
export async function measureListing(world: BenchWorld): Promise<Measurement[]> {
  const statements = await captureStatements(world);
  const client = new Client({ connectionString: world.databaseUrl });
  await client.connect();
  const rows: Row[] = [];
  try {
    // The very first list reads the catalogue into the gateway's memory.
    const reading = await timed(() => list(world, {}));
    for (const [filter, query] of Object.entries(filters)) {
      const first = await timed(() => list(world, query));
      const whole = await repeated(() => timed(() => list(world, query)));
      const issued = await statements.during(query);
      rows.push({
        filter,
        first,
        whole: spreadOf(whole),
        database: spreadOf(await repeated(() => databaseTime(client, issued))),
      });
    }
    return report(rows, reading);
  } finally {
    await client.end();
    await statements.close();
  }
}

interface Row {
  filter: string;
  database: Spread;
  whole: Spread;
  first: number;
}

function report(rows: readonly Row[], reading: number): Measurement[] {
  const slowest = rows.toSorted((a, b) => b.database.p95 - a.database.p95)[0]!;
  const slowestWhole = rows.toSorted((a, b) => b.first - a.first)[0]!;
  return [
    {
      what: 'list 25 of 100,000 games: database time, p95 of the slowest filter',
      ours: milliseconds(slowest.database.p95),
      reference: '',
      target: `≤ ${ceiling} ms`,
      meetsTarget: slowest.database.p95 <= ceiling,
      notes: rows.map(({ filter, database }) => `${filter.padEnd(26)}${spreadText(database)}`),
    },
    {
      what: 'list 25 of 100,000 games: first request over HTTP, slowest filter',
      ours: milliseconds(slowestWhole.first),
      reference: '',
      target: '',
      notes: [
        `once per catalogue, to read it into memory: ${milliseconds(reading)}`,
        ...rows.map(
          ({ filter, first, whole }) => `${filter.padEnd(26)}first ${milliseconds(first)}; then ${spreadText(whole)}`,
        ),
      ],
    },
  ];
}

async function list({ gateway, merchant }: BenchWorld, query: Readonly<Record<string, string>>): Promise<void> {
  const parameters = new URLSearchParams({
    merchant: merchant.code,
    clientType: '2',
    platform: 'html5',
    language: 'EN',
    pageSize: '25',
    ...query,
  });
  const reply = await fetch(`${gateway.url}/wps/relay/GCSGAME_gameList?${parameters}`, {
    headers: { Merchant: merchant.code },
  });
  const { success } = (await reply.json()) as { success: boolean };
  if (!success) throw new Error(`The gateway did not list games: ${reply.status}`);
}

interface Statement {
  text: string;
  values: unknown[];
}

/** Runs the gateway's own handler on a connection that records its statements. */
async function captureStatements({ databaseUrl, merchant }: BenchWorld) {
  const { getGameList } = await import('../../../../apps/gateway/src/games/getGameList.ts');
  const { db, pool, close } = connect(databaseUrl);
  let issued: Statement[] = [];
  const send = pool.query.bind(pool) as (...sent: unknown[]) => unknown;
  pool.query = ((query: { text: string }, values: unknown[], ...rest: unknown[]) => {
    issued.push({ text: query.text, values });
    return send(query, values, ...rest);
  }) as typeof pool.query;
  const during = async (query: Readonly<Record<string, string>>) => {
    const { pageNo, ...others } = query;
    const context = {
      db,
      merchant,
      query: { ...others, pageNo: Number(pageNo ?? 1), pageSize: 25 },
    } as unknown as Parameters<typeof getGameList>[0];
    // The first call reads the catalogue into memory: once per catalogue, not once per list.
    await getGameList(context);
    issued = [];
    await getGameList(context);
    return issued;
  };
  return { during, close };
}

/** Planning and execution of every statement of one listing, as PostgreSQL measures them. */
async function databaseTime(client: Client, statements: readonly Statement[]): Promise<number> {
  let sum = 0;
  for (const { text, values } of statements) {
    const { rows } = await client.query<{ 'QUERY PLAN': Array<{ 'Planning Time': number; 'Execution Time': number }> }>(
      `explain (analyze, format json) ${text}`,
      values,
    );
    const plan = rows[0]!['QUERY PLAN'][0]!;
    sum += plan['Planning Time'] + plan['Execution Time'];
  }
  return sum;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function repeated(measure: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let count = 0; count < tries; count++) times.push(await measure());
  return times;
}
