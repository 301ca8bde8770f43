import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { dayAfter, dayIn, monthAfter } from './calendar.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('agent1');
});
afterAll(() => gateway.close());

const names = ['deposits', 'withdrawals', 'turnover', 'payout', 'bonus', 'rebates', 'netWin'] as const;
type Figures = Record<(typeof names)[number], string>;

const minor = (amount: string) => {
  const [, sign, whole, fraction] = /^(-?)(\d+)\.(\d{2})$/.exec(amount)!;
  return BigInt(`${sign}${whole}${fraction}`);
};
const sumOf = (list: readonly Figures[], name: keyof Figures) => list.reduce((sum, one) => sum + minor(one[name]), 0n);

const today = dayIn('Asia/Dhaka');
const wholeTime = { from: monthAfter(today, -4), to: today };
const kpi = async (query: Record<string, string> = wholeTime, given = token) =>
  (await gateway.call('getAgentKpi', { token: given, query })).value;
const page = async (query: Record<string, string> = {}, given = token) =>
  (await gateway.call('getDownline', { token: given, query: { pageSize: '100', ...wholeTime, ...query } })).value;
const downline = async (query: Record<string, string> = {}, given = token) => {
  const first = await page(query, given);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, first.totalPages - 1) }, (_one, index) =>
      page({ ...query, pageNo: String(index + 2) }, given),
    ),
  );
  return [first, ...rest].flatMap(({ content }) => content);
};
const subAgent = async () =>
  (
    await gateway.sql(
      "select username, id from members where is_agent and referrer_id = (select id from members where username = 'agent1' and merchant_code = 'aurora') order by id limit 1",
    )
  )[0] as { username: string; id: string };

test('an agent has three downline levels of 8, 40 and 120 members', async () => {
  const { value } = await gateway.call('getAgentInfo', { token });
  expect(value).toMatchObject({
    account: 'agent1',
    members: 168,
    agents: 8,
    levels: [
      { level: 1, members: 8 },
      { level: 2, members: 40 },
      { level: 3, members: 120 },
    ],
    rebateRates: [
      { level: 1, rate: '0.40' },
      { level: 2, rate: '0.20' },
      { level: 3, rate: '0.10' },
    ],
  });
  expect(value.referralCode).toMatch(/^[0-9A-F]{8}$/);
  expect(value.upline).toBeUndefined();
  const below = await subAgent();
  expect((await gateway.call('getAgentInfo', { token: await gateway.tokenOf(below.username) })).value).toMatchObject({
    account: below.username,
    upline: 'agent1',
  });
});

test('KPI figures equal the sums over the downline, in total and per level', async () => {
  const [sums, members] = await Promise.all([kpi(), downline()]);
  expect(members.length).toBe(168);
  expect(new Set(members.map(({ id }) => id)).size).toBe(168);
  for (const name of names) {
    expect([name, minor(sums[name])]).toEqual([name, sumOf(members, name)]);
    expect([name, sumOf(sums.levels, name)]).toEqual([name, minor(sums[name])]);
    for (const one of sums.levels)
      expect([name, one.level, minor(one[name])]).toEqual([
        name,
        one.level,
        sumOf(
          members.filter(({ level }) => level === one.level),
          name,
        ),
      ]);
  }
  for (const name of names) expect([name, sumOf(sums.days!, name)]).toEqual([name, minor(sums[name])]);
  const days = sums.days!.map(({ day }) => day);
  expect(days).toEqual([...new Set(days)].toSorted());
  expect(sums.activeMembers).toBe(members.filter((one) => minor(one.turnover) > 0n).length);
  expect(minor(sums.turnover)).toBeGreaterThan(0n);
});

test('net win is turnover minus payout, bonus and rebates', async () => {
  for (const one of await downline())
    expect(minor(one.netWin)).toBe(minor(one.turnover) - minor(one.payout) - minor(one.bonus) - minor(one.rebates));
});

test(
  'figures of months and of days add up to the total, and each of the last five months has figures',
  { tags: 'whole' },
  async () => {
    const months = await Promise.all(
      [-4, -3, -2, -1, 0].map((ago) =>
        kpi({ from: monthAfter(today, ago), to: ago === 0 ? today : dayAfter(monthAfter(today, ago + 1), -1) }),
      ),
    );
    const whole = await kpi();
    for (const name of names) expect([name, sumOf(months, name)]).toEqual([name, minor(whole[name])]);
    for (const month of months.slice(0, 4)) expect(minor(month.turnover)).toBeGreaterThan(0n);
    expect(months.reduce((sum, { newMembers }) => sum + newMembers, 0)).toBe(whole.newMembers);
    expect(whole.newMembers).toBeGreaterThan(0);
    expect((await kpi({})).from).toBe(monthAfter(today, 0));
    const figures = (
      await gateway.sql(
        "select sum(turnover) turnover from downline_days join members on members.id = member_id where merchant_code = 'aurora'",
      )
    )[0];
    expect(minor(whole.turnover)).toBe(BigInt(figures.turnover));
  },
);

test('new game stakes of a downline member are added to the figures', async () => {
  const before = await kpi();
  const { id, username } = await subAgent();
  await gateway.sql(
    "insert into member_days (member_id, day, merchant_code, rounds, stake, payout) values ($1, $2, 'aurora', 3, 12345, 2345)",
    [id, today],
  );
  const after = await kpi();
  expect(minor(after.turnover) - minor(before.turnover)).toBe(12_345n);
  expect(minor(after.netWin) - minor(before.netWin)).toBe(10_000n);
  expect(minor((await downline({ name: username }))[0]!.turnover)).toBeGreaterThanOrEqual(12_345n);
});

test('deposits, withdrawals and bonuses of a downline member are added to the figures', async () => {
  const { id, username } = await subAgent();
  const before = (await downline({ name: username }))[0]!;
  const move = async (kind: string, amount: number) => {
    await gateway.sql(
      `
      with posted as (insert into transactions (merchant_code, kind, reference) values ('aurora', $1, gen_random_uuid()) returning id),
        counter as (insert into accounts (merchant_code, member_id, code, currency, exponent) values ('aurora', null, 'TEST', 'BDT', 2) on conflict on constraint accounts_one_per_wallet do update set code = 'TEST' returning id)
      insert into entries (transaction_id, account_id, amount, line)
      select posted.id, side.account, side.amount, side.line from posted, counter, accounts own,
        lateral (values (counter.id, -$2::bigint, 1), (own.id, $2::bigint, 2)) side (account, amount, line)
      where own.member_id = $3 and own.code = 'MAIN'`,
      [kind, amount, id],
    );
  };
  await move('DEPOSIT', 50_000);
  await move('WITHDRAW', -20_000);
  await move('WITHDRAW_BACK', 5_000);
  await move('PROMOTION', 700);
  await move('CASHBACK', 30);
  await move('TRANSFER', 999);
  const after = (await downline({ name: username }))[0]!;
  const gained = Object.fromEntries(names.map((name) => [name, minor(after[name]) - minor(before[name])]));
  expect(gained).toEqual({
    deposits: 50_000n,
    withdrawals: 15_000n,
    turnover: 0n,
    payout: 0n,
    bonus: 700n,
    rebates: 30n,
    netWin: -730n,
  });
});

test('a sub-agent sees only their own part of the tree', async () => {
  const below = await subAgent();
  const belowToken = await gateway.tokenOf(below.username);
  const members = await downline({}, belowToken);
  expect(members.length).toBeGreaterThan(0);
  expect(members.length).toBeLessThan(168);
  expect(members.map(({ account }) => account)).not.toContain(below.username);
  const sums = await kpi(wholeTime, belowToken);
  for (const name of names) expect([name, minor(sums[name])]).toEqual([name, sumOf(members, name)]);
  const all = await downline();
  expect(members.every(({ id }) => all.some((one) => one.id === id))).toBe(true);
});

test('the downline can be filtered by level, by part of a name and below one member', { tags: 'whole' }, async () => {
  const all = await downline();
  for (const level of [1, 2, 3])
    expect((await downline({ level: String(level) })).map(({ id }) => id).toSorted()).toEqual(
      all
        .filter((one) => one.level === level)
        .map(({ id }) => id)
        .toSorted(),
    );
  expect(await downline({ level: '4' })).toEqual([]);
  const part = all[0]!.account.slice(1, 4).toUpperCase();
  const named = all.filter(({ account, nickname }) => `${account} ${nickname}`.toUpperCase().includes(part));
  expect((await downline({ name: part })).map(({ id }) => id).toSorted()).toEqual(named.map(({ id }) => id).toSorted());
  for (const name of ['%', '_', '\\', "' or 1=1 --"]) expect(await downline({ name })).toEqual([]);
  const withFriends = all.find(({ members }) => members > 1)!;
  const friends = await downline({ memberId: withFriends.id });
  expect(friends.length).toBe(withFriends.members);
  expect(new Set(friends.map(({ upline }) => upline))).toEqual(new Set([withFriends.account]));
});

test('the downline is sorted by the requested field in both directions', { tags: 'whole' }, async () => {
  const byTurnover = (await downline({ sort: 'turnover', order: 'desc' })).map(({ turnover }) => minor(turnover));
  expect(byTurnover).toEqual(byTurnover.toSorted((one, other) => (one < other ? 1 : one > other ? -1 : 0)));
  const byNetWin = (await downline({ sort: 'netWin', order: 'asc' })).map(({ netWin }) => minor(netWin));
  expect(byNetWin).toEqual(byNetWin.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)));
  const joined = (await downline()).map(({ joinedAt }) => joinedAt);
  expect(joined).toEqual(joined.toSorted().toReversed());
});

test('a memberId outside the tree is rejected with NOT_FOUND', async () => {
  const ids = await gateway.sql("select id from members where username in ('demo1', 'agent1')");
  for (const id of [...ids.map(({ id }) => String(id)), '999999999999999']) {
    expect((await gateway.call('getDownline', { token, query: { memberId: id } })).code).toBe('NOT_FOUND');
  }
});

test('trial accounts are in no downline', async () => {
  await gateway.sql(
    "update members set type = 4 where id = (select id from members where referrer_id is not null and merchant_code = 'aurora' and not is_agent and not exists (select 1 from members below where below.referrer_id = members.id) order by id desc limit 1)",
  );
  expect((await downline()).length).toBe(167);
  await gateway.sql("update members set type = 0 where type = 4 and merchant_code = 'aurora'");
});

test.each(['getRebates', 'getSalary', 'getDividend'] as const)(
  '%s lists months, newest first, and their items add up to the amount',
  async (name) => {
    const { content, totalPages } = (await gateway.call(name, { token, query: { language: 'EN' } })).value;
    expect(totalPages).toBe(1);
    expect(content.map(({ month }) => month)).toEqual(
      [-1, -2, -3, -4].map((ago) => monthAfter(today, ago).slice(0, 7)),
    );
    for (const { amount, items, state, paidAt } of content) {
      expect(minor(amount)).toBe(items.reduce((sum, item) => sum + minor(item.amount), 0n));
      for (const item of items) expect(minor(item.amount)).toBe((minor(item.base) * minor(item.rate)) / 10_000n);
      expect(paidAt !== undefined).toBe(state === 'PAID');
    }
    expect((await gateway.call(name, { token, query: { pageSize: '3', pageNo: '2' } })).value).toMatchObject({
      pageNum: 2,
      totalPages: 2,
      content: [content[3]].map((one) => ({ id: one!.id })),
    });
    expect((await gateway.call(name, { token, query: { language: 'PT' } })).value.content[0]!.items[0]!.label).toMatch(
      /^(Nível|Semana) 1$/,
    );
  },
);

test('the items of rebates, dividend and salary are based on the month’s figures of the downline', async () => {
  const from = monthAfter(today, -2);
  const sums = await kpi({ from, to: dayAfter(monthAfter(today, -1), -1) });
  const { items } = (await gateway.call('getRebates', { token, query: {} })).value.content[1]!;
  expect(items.map(({ base }) => base)).toEqual(sums.levels.map(({ turnover }) => turnover));
  const dividend = (await gateway.call('getDividend', { token, query: {} })).value.content[1]!;
  expect(dividend.items.map(({ base }) => base)).toEqual(sums.levels.map(({ netWin }) => netWin));
  const salary = (await gateway.call('getSalary', { token, query: {} })).value.content[1]!;
  expect(salary.items.reduce((sum, { base }) => sum + minor(base), 0n)).toBe(minor(sums.turnover));
});

test('paid statements are in the agent’s transaction history with the exact amount', async () => {
  const statements = await Promise.all(
    (['getRebates', 'getSalary', 'getDividend'] as const).map(
      async (name) => (await gateway.call(name, { token, query: {} })).value.content,
    ),
  );
  const paid = statements
    .flat()
    .filter(({ state }) => state === 'PAID')
    .map(({ id, amount }) => [`statement ${id}`, amount]);
  const { content } = (await gateway.call('getTransactions', { token, query: { code: 'COMMISSION', pageSize: '100' } }))
    .value;
  expect(content.map(({ reference, amount }) => [reference, amount]).toSorted()).toEqual(paid.toSorted());
  expect(paid.length).toBeGreaterThan(5);
});

const agentCalls = ['getAgentInfo', 'getAgentKpi', 'getDownline', 'getRebates', 'getSalary', 'getDividend'] as const;

test.each(agentCalls)('%s rejects guests, players (NOT_AGENT) and trials (TRIAL_NOT_ALLOWED)', async (name) => {
  expect((await gateway.call(name)).code).toBe('SESSION_MISSING');
  const player = await gateway.tokenOf('demo1');
  expect([
    (await gateway.call(name, { token: player })).status,
    (await gateway.call(name, { token: player })).code,
  ]).toEqual([403, 'NOT_AGENT']);
  const trial = await gateway.tokenOf('demo3');
  await gateway.sql("update members set type = 4 where username = 'demo3' and merchant_code = 'aurora'");
  expect((await gateway.call(name, { token: trial })).code).toBe('TRIAL_NOT_ALLOWED');
  await gateway.sql("update members set type = 0 where username = 'demo3' and merchant_code = 'aurora'");
});

test.each([
  [{ from: '2026-02-31' }],
  [{ from: '0000-01-01' }],
  [{ from: '2026-03-02', to: '2026-03-01' }],
  [{ from: '2020-01-01', to: '2026-01-01' }],
  [{ to: 'today' }],
])('the date range %j is rejected with REQUEST_INVALID', async (query) => {
  for (const name of ['getAgentKpi', 'getDownline'] as const)
    expect((await gateway.call(name, { token, query })).code).toBe('REQUEST_INVALID');
});

test.each([
  [{ level: '0' }],
  [{ level: 'x' }],
  [{ sort: 'password' }],
  [{ order: 'up' }],
  [{ memberId: '-1' }],
  [{ pageSize: '1000' }],
])('the downline query %j is rejected with REQUEST_INVALID', async (query) => {
  expect((await gateway.call('getDownline', { token, query: query as Record<string, string> })).code).toBe(
    'REQUEST_INVALID',
  );
});

test('each merchant has its own downline, and a token of another merchant is rejected', async () => {
  const padma = await gateway.tokenOf('agent1', 'padma');
  expect((await gateway.call('getAgentKpi', { merchant: 'padma', token: padma, query: {} })).value.members).toBe(168);
  expect((await gateway.call('getAgentKpi', { merchant: 'padma', token, query: {} })).code).toBe('SESSION_INVALID');
});
