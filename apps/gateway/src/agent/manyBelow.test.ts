import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { dayIn } from './calendar.ts';

/** Members on the three levels below demo3. */
const levels = [100, 900, 9_000] as const;
const [first, second, third] = levels;
const many = first + second + third;

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway({ runsJobs: false });
  token = await gateway.tokenOf('demo3');
  await gateway.sql("update members set is_agent = true where username = 'demo3' and merchant_code = 'aurora'");
  let [from, count] = ["select id, 0 as nth from members where username = 'demo3' and merchant_code = 'aurora'", 1];
  for (const [index, size] of levels.entries()) {
    const prefix = `below${index + 1}x`;
    await gateway.sql(
      `insert into members (merchant_code, username, password_hash, register_method, register_host, referrer_id, is_agent, created_at)
       select 'aurora', $1 || own, demo.password_hash, 'H5', 'sandbox', upline.id, $4, now() - interval '90 days' - own * interval '1 minute'
         from generate_series(0, $2::int - 1) own join (${from}) upline on upline.nth = own % $3,
              (select password_hash from members where username = 'demo3' and merchant_code = 'aurora') demo`,
      [prefix, size, count, index < 2],
    );
    from = `select id, substr(username, ${prefix.length + 1})::int as nth from members where merchant_code = 'aurora' and username like '${prefix}%'`;
    count = size;
  }
  // Each member staked a different amount today.
  await gateway.sql(
    `insert into member_days (member_id, day, merchant_code, rounds, stake, payout)
     select id, $1, 'aurora', 1, 100 + row_number() over (order by id), 0 from members where username like 'below_x%' and merchant_code = 'aurora'`,
    [dayIn('Asia/Dhaka')],
  );
  await gateway.sql('analyze');
});
afterAll(() => gateway.close());
afterEach(() => vi.restoreAllMocks());

const page = async (query: Record<string, string> = {}, by = token) =>
  (await gateway.call('getDownline', { token: by, query: { pageSize: '100', ...query } })).value;
const minor = (amount: string) => BigInt(amount.replace('.', ''));

interface Statement {
  text: string;
  values?: unknown[];
}

const wanted: Array<Record<string, string>> = [
  {},
  { name: 'below3x7' },
  { level: '3' },
  { pageNo: '90', sort: 'account' },
];

/** Statements about members that the gateway sends while `work` runs. */
async function statementsOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  await work();
  const sent = query.mock.calls.map((given): Statement => {
    const [asked, values = []] = given as unknown as [string | Statement, unknown[]?];
    return typeof asked === 'string' ? { text: asked, values } : { text: asked.text, values: asked.values ?? values };
  });
  query.mockRestore();
  return sent.filter(({ text }) => text.includes('"members"'));
}

test('[AGENT-03] all pages of ten thousand members list each member once; stakes add up to the KPI', async () => {
  const pages = [await page()];
  for (let pageNo = 2; pageNo <= pages[0]!.totalPages; pageNo++) pages.push(await page({ pageNo: String(pageNo) }));
  const all = pages.flatMap(({ content }) => content);
  expect(pages.length).toBe(many / 100);
  expect(new Set(all.map(({ id }) => id)).size).toBe(many);
  expect(levels.map((_, index) => all.filter(({ level }) => level === index + 1).length)).toEqual(levels);
  expect(all.reduce((sum, { members }) => sum + members, 0)).toBe(second + third);
  const { value: kpi } = await gateway.call('getAgentKpi', { token, query: {} });
  expect(kpi.members).toBe(many);
  expect(all.reduce((sum, { turnover }) => sum + minor(turnover), 0n)).toBe(minor(kpi.turnover));
  expect(minor(kpi.turnover)).toBe(BigInt(100 * many + (many * (many + 1)) / 2));
  // The test makes a hundred calls.
}, 180_000);

test('[AGENT-03] a page of ten thousand members takes as many statements as a page of ten members', async () => {
  const ten = await gateway.tokenOf('below2x7');
  expect((await page({}, ten)).content.length).toBe(10);
  for (const query of [...wanted, { sort: 'netWin' }]) {
    const few = await statementsOf(() => page(query, ten));
    expect([query, (await statementsOf(() => page(query))).length]).toEqual([query, few.length]);
  }
});

test('[AGENT-03] ten thousand members are sorted by a figure from the first page to the last', async () => {
  const turnovers = async (query: Record<string, string>) =>
    (await page({ sort: 'turnover', ...query })).content.map(({ turnover }) => minor(turnover));
  const most = BigInt(100 + many);
  expect(await turnovers({})).toEqual(Array.from({ length: 100 }, (_, nth) => most - BigInt(nth)));
  expect(await turnovers({ pageNo: '100' })).toEqual(Array.from({ length: 100 }, (_, nth) => 200n - BigInt(nth)));
  expect((await turnovers({ order: 'asc' }))[0]).toBe(101n);
});

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  'Actual Rows': number;
  Plans?: Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/**
 * The plan nodes of a statement if PostgreSQL finds each row separately, as it does for a tree within a much larger
 * table.
 */
async function plannedRowByRow({ text, values }: Statement): Promise<Plan[]> {
  await gateway.sql('begin');
  try {
    for (const way of ['seqscan', 'hashjoin', 'mergejoin']) await gateway.sql(`set local enable_${way} = off`);
    const [row] = await gateway.sql(`explain (analyze, format json) ${text}`, values);
    return nodesOf((row['QUERY PLAN'] as [{ Plan: Plan }])[0].Plan);
  } finally {
    await gateway.sql('rollback');
  }
}

/** The plan nodes of the two statements of a page: its members, and the total count. */
async function plannedPage(query: Record<string, string>): Promise<Plan[]> {
  const plans = [];
  for (const one of await statementsOf(() => page(query)))
    if (one.text.includes('tree')) plans.push(await plannedRowByRow(one));
  expect(plans.length).toBe(2);
  return plans.flat();
}

function expectIndexes(nodes: Plan[]) {
  for (const node of nodes.filter(
    (each) => each['Relation Name'] !== undefined && each['Node Type'] !== 'Bitmap Heap Scan',
  ))
    expect([node['Relation Name'], node['Index Cond']]).toEqual([node['Relation Name'], expect.any(String)]);
}

/** The number of rows that each sum of figures read. */
const added = (nodes: Plan[]) =>
  nodes
    .filter((node) => node['Node Type'] === 'Append')
    .map((node) => node['Actual Rows'])
    .toSorted((a, b) => a - b);

test.each(wanted)(
  '[AGENT-03] with %j each row is found by an index, and figures are summed only for the page',
  async (query) => {
    const nodes = await plannedPage(query);
    expectIndexes(nodes);
    expect(added(nodes)).toEqual([100]);
  },
);

test.each([
  // One row for each member, and for turnover also one day with a stake; there are no deposits.
  { sort: 'turnover', rows: [100, 2 * many], ledgers: 1 },
  { sort: 'deposits', rows: [100, many], ledgers: 2 },
])(
  '[AGENT-03] sorted by $sort only the sort figure is summed for all, other figures only for the page',
  async ({ sort, rows, ledgers }) => {
    const nodes = await plannedPage({ sort });
    expectIndexes(nodes);
    expect(added(nodes)).toEqual(rows);
    expect(nodes.filter((node) => node['Relation Name'] === 'entries').length).toBe(ledgers);
  },
);
