import { createHash } from 'node:crypto';
import { times } from '@livery/config/sample';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connect } from '../db/connect.ts';
import { decideAsCashier, mainBalanceOf } from '../testing/decideAsCashier.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { expireDeposits } from './expireDeposits.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo3');
});
afterAll(() => gateway.close());

const bankCode = async () => (await gateway.call('getDepositBanks', { token })).value[0]!.bankCode;
const manual = async (more: Record<string, unknown> = {}, by = token) =>
  gateway.call('depositManual', {
    token: by,
    body: { amount: '1000', bankCode: await bankCode(), depositorName: 'Rumi Das', reference: 'TX-10023', ...more },
  });
const gatewayOf = (amount: string, more = {}) => gateway.call('depositGateway', { token, body: { amount, ...more } });
const stateOf = async (depositId: string) =>
  (await gateway.call('getDeposits', { token, query: { pageSize: '100' } })).value.content.find(
    (one) => one.depositId === depositId,
  )?.state;
const issueOf = (reply: { envelope: { value?: unknown } }) =>
  (reply.envelope.value as { issues: { path: string }[] }).issues[0]!.path;
/** Rejects the pending deposits, so that the next test starts without one. */
const clear = () =>
  gateway.sql(
    "update deposits set state = 'REJECTED' from members where members.id = member_id and username = 'demo3' and state = 'PENDING'",
  );

describe('options', () => {
  test('list all open methods with limits, quick amounts, fee and fields in the requested language', async () => {
    const { methods } = (await gateway.call('getDepositOptions', { token, headers: { Language: 'BN' } })).value;
    expect(methods.map(({ method }) => method)).toEqual(['manual', 'gateway', 'alipay', 'wechat', 'qq']);
    expect(methods[0]).toEqual({
      method: 'manual',
      name: 'ব্যাংক ট্রান্সফার',
      minAmount: '200.00',
      maxAmount: '100000.00',
      quickAmounts: ['500.00', '1000.00', '5000.00', '10000.00'],
      feePercent: '0',
      fields: ['bankCode', 'depositorName', 'reference'],
    });
    expect(methods[1]).toMatchObject({ feePercent: '1.5', fields: [] });
  });

  test('a closed method is not listed and rejects deposits', async () => {
    await gateway.sql("update deposit_methods set is_open = false where merchant_code = 'aurora' and method = 'qq'");
    expect(
      (await gateway.call('getDepositOptions', { token })).value.methods.map(({ method }) => method),
    ).not.toContain('qq');
    expect((await gateway.call('depositQq', { token, body: { amount: '100' } })).code).toBe('NOT_ALLOWED');
    await gateway.sql("update deposit_methods set is_open = true where method = 'qq'");
  });

  test('the merchant has bank accounts', async () => {
    const banks = (await gateway.call('getDepositBanks', { token })).value;
    expect(banks).toHaveLength(3);
    expect(banks[0]).toEqual({
      bankCode: expect.any(String),
      bankName: expect.stringMatching(/ /),
      accountName: 'Aurora Payments (sandbox)',
      accountNumber: expect.stringMatching(/^\d{8,}$/),
      branch: expect.any(String),
    });
  });
});

describe('a manual deposit', () => {
  test('stays pending without moving money, and is credited when it is approved', async () => {
    const before = await mainBalanceOf(gateway, token);
    const { value } = await manual();
    expect(value).toMatchObject({ method: 'manual', state: 'PENDING', amount: '1000.00', fee: '0.00' });
    expect(Date.parse(value.expiresAt) - Date.parse(value.createdAt)).toBe(30 * 60_000);
    expect(await mainBalanceOf(gateway, token)).toBe(before);
    expect(await decideAsCashier(gateway, 'deposit', value.depositId, 'approve')).toEqual({
      status: 200,
      body: { kind: 'deposit', id: value.depositId, state: 'APPROVED' },
    });
    expect(await mainBalanceOf(gateway, token)).toBe(before + 100_000n);
    expect(await stateOf(value.depositId)).toBe('APPROVED');
    const [moved] = (await gateway.call('getTransactions', { token, query: { code: 'DEPOSIT' } })).value.content;
    expect(moved).toMatchObject({ amount: '1000.00', wallet: 'MAIN', reference: value.depositId });
  });

  test('is not credited when it is rejected', async () => {
    const before = await mainBalanceOf(gateway, token);
    const { depositId } = (await manual()).value;
    expect((await decideAsCashier(gateway, 'deposit', depositId, 'reject')).status).toBe(200);
    expect([await mainBalanceOf(gateway, token), await stateOf(depositId)]).toEqual([before, 'REJECTED']);
  });

  test('is decided only once, even by simultaneous requests', async () => {
    const before = await mainBalanceOf(gateway, token);
    const { depositId } = (await manual()).value;
    const decided = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        decideAsCashier(gateway, 'deposit', depositId, i === 7 ? 'reject' : 'approve'),
      ),
    );
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(decided.find(({ status }) => status === 409)!.body.code).toBe('ALREADY_DECIDED');
    const isApproved = decided.find(({ status }) => status === 200)!.body.state === 'APPROVED';
    expect(await mainBalanceOf(gateway, token)).toBe(before + (isApproved ? 100_000n : 0n));
  });

  test.each([
    [{ amount: '199.99' }, 'body.amount'],
    [{ amount: '100000.01' }, 'body.amount'],
    [{ amount: '0' }, 'body.amount'],
    [{ amount: '1.001' }, 'body.amount'],
    [{ depositorName: ' ' }, 'body.depositorName'],
    [{ reference: 'x' }, 'body.reference'],
    [{ promoId: 'x' }, 'body.promoId'],
  ])('%o is rejected with REQUEST_INVALID', async (more, path) => {
    const reply = await manual(more);
    expect([reply.status, reply.code, issueOf(reply)]).toEqual([400, 'REQUEST_INVALID', path]);
  });

  test.each([['ab\u0000'], ['ab\ud800'], ['\udc00ab']])(
    'a name that PostgreSQL cannot store (%j) is rejected',
    async (depositorName) => {
      expect((await manual({ depositorName })).code).toBe('REQUEST_INVALID');
      expect((await manual({ depositorName: 'C:\\u0000 😀' })).status).toBe(200);
      await clear();
    },
  );

  test('to a bank without an account of the merchant is NOT_FOUND', async () => {
    expect((await manual({ bankCode: 'HCRD' })).code).toBe('NOT_FOUND');
  });
});

describe('expiry and limits', () => {
  test('a deposit is expired after half an hour, before and after the job marks it', async () => {
    const { depositId } = (await manual()).value;
    await gateway.sql("update deposits set expires_at = now() - interval '1 second' where id = $1", [depositId]);
    expect(await stateOf(depositId)).toBe('EXPIRED');
    expect((await decideAsCashier(gateway, 'deposit', depositId, 'approve')).body.code).toBe('ALREADY_DECIDED');
    expect((await gateway.sql('select state from deposits where id = $1', [depositId]))[0].state).toBe('PENDING');
    const { db, close } = connect(gateway.databaseUrl);
    await expireDeposits(db);
    await close();
    expect((await gateway.sql('select state from deposits where id = $1', [depositId]))[0].state).toBe('EXPIRED');
    expect(await stateOf(depositId)).toBe('EXPIRED');
  });

  test('five deposits can be pending; a sixth is rejected until one is decided or expires', async () => {
    await clear();
    const ids = [];
    for (let i = 0; i < 5; i++) ids.push((await manual()).value.depositId);
    expect((await manual()).code).toBe('TOO_MANY_PENDING');
    await gateway.sql('update deposits set expires_at = now() where id = $1', [ids[0]]);
    expect((await manual()).status).toBe(200);
    await clear();
  });
});

describe('the payment page', () => {
  test('pays only once, and the wallet receives the amount minus the fee', async () => {
    const before = await mainBalanceOf(gateway, token);
    const { value } = await gatewayOf('1000', { backUrl: '/m/member/home' });
    expect(value).toMatchObject({
      method: 'gateway',
      fee: '15.00',
      url: expect.stringMatching(/^\/sandbox\/pay\/[\w-]{43}$/),
    });
    const page = await fetch(gateway.url + value.url);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('1,000.00')]);
    expect(page.headers.get('Content-Security-Policy')).toContain("form-action 'self'");
    const paid = await Promise.all(
      Array.from({ length: 5 }, () => fetch(`${gateway.url}${value.url}/pay`, { method: 'POST' })),
    );
    expect(paid.map(({ status }) => status).toSorted()).toEqual([200, 410, 410, 410, 410]);
    expect(await mainBalanceOf(gateway, token)).toBe(before + 98_500n);
    const closed = await fetch(gateway.url + value.url);
    expect([closed.status, await closed.text()]).toEqual([410, expect.stringContaining('href="/m/member/home"')]);
    const fees = (await gateway.call('getTransactions', { token, query: { code: 'DEPOSIT_FEE' } })).value.content;
    expect(fees[0]).toMatchObject({ amount: '-15.00', reference: value.depositId });
  });

  test('declines, and is in the player’s language', async () => {
    const { value } = await gateway.call('depositGateway', {
      token,
      body: { amount: '500' },
      headers: { Language: 'UR' },
    });
    expect(await (await fetch(gateway.url + value.url)).text()).toContain('dir="rtl"');
    expect((await fetch(`${gateway.url}${value.url}/decline`, { method: 'POST' })).status).toBe(200);
    expect(await stateOf(value.depositId)).toBe('REJECTED');
  });

  test('the payment page has the fonts and colours of its merchant, and its policy allows only them', async () => {
    const { value } = await gatewayOf('500');
    const reply = await fetch(`${gateway.url}${value.url}`);
    const page = await reply.text();
    expect(page).toContain('<bdi>Aurora</bdi>');
    // Canvas and accent of the theme in its own mode.
    expect(page).toContain('--color-canvas:#080c1a');
    expect(page).toContain('--button-primary-fill:#43e8b3');
    const policy = reply.headers.get('Content-Security-Policy')!;
    const style = /<style>([^]*?)<\/style>/.exec(page)![1]!;
    expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toContain("font-src 'self'");
    const [font] = /\/sandbox\/fonts\/[\w.-]+/.exec(page)!;
    const file = await fetch(gateway.url + font);
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'font/woff2']);
    expect((await fetch(`${gateway.url}/sandbox/fonts/unknown.woff2`)).status).toBe(404);
    await clear();
  });

  test('rejects a post from another origin, and unknown tickets', async () => {
    const { value } = await gatewayOf('500');
    expect(
      (await fetch(`${gateway.url}${value.url}/pay`, { method: 'POST', headers: { Origin: 'https://evil.example' } }))
        .status,
    ).toBe(403);
    expect(await stateOf(value.depositId)).toBe('PENDING');
    for (const ticket of ['nothing', '..%2f', '%00'])
      expect((await fetch(`${gateway.url}/sandbox/pay/${ticket}`)).status).toBe(410);
    for (const backUrl of ['//evil.example', '/\t/evil.example', '/\\evil.example'])
      expect((await gatewayOf('500', { backUrl })).code).toBe('REQUEST_INVALID');
    await clear();
  });

  test.each(['depositAlipay', 'depositWechat', 'depositQq'] as const)(
    '%s returns a QR text whose ticket pays',
    async (name) => {
      const { value } = await gateway.call(name, { token, body: { amount: '200' } });
      const [, method, ticket] = /^(\w+):\/\/sandbox\/pay\/([\w-]+)$/.exec(value.qrText)!;
      expect(method).toBe(value.method);
      expect((await fetch(`${gateway.url}/sandbox/pay/${ticket}/pay`, { method: 'POST' })).status).toBe(200);
      expect(await stateOf(value.depositId)).toBe('APPROVED');
    },
  );

  test('the list shows the payment link or QR text of a pending deposit only', async () => {
    const listed = async () => (await gateway.call('getDeposits', { token })).value.content[0];
    const { url } = (await gatewayOf('500')).value;
    expect(await listed()).toMatchObject({ url });
    const { qrText } = (await gateway.call('depositQq', { token, body: { amount: '200' } })).value;
    expect(await listed()).toMatchObject({ qrText });
    await clear();
    expect(await listed()).not.toHaveProperty('qrText');
  });

  test('links back to the screen of its deposit by default', async () => {
    const { depositId, url } = (await gatewayOf('500')).value;
    const page = await fetch(`${gateway.url}${url}/decline`, { method: 'POST' });
    expect(await page.text()).toContain(`href="/m/voucherCenter?deposit=${depositId}"`);
  });

  test('a deposit stores only the hash of its ticket', async () => {
    const { value } = await gatewayOf('500');
    const rows = JSON.stringify(await gateway.sql('select * from deposits'));
    expect(rows).not.toContain(value.url.split('/').at(-1));
    await clear();
  });
});

describe('promotions of deposits', () => {
  const promos = async (by = token) => (await gateway.call('getDepositPromos', { token: by })).value;

  test('are listed with their bonus and conditions', async () => {
    expect((await promos())[0]).toEqual({
      promoId: expect.any(String),
      title: '50% extra on your first deposit',
      bonusPercent: '50',
      maxBonus: '5000.00',
      minDeposit: '500.00',
      turnoverTimes: 8,
    });
  });

  test('a deposit with a promotion gets its bonus with the approval, with a turnover requirement', async () => {
    const before = await mainBalanceOf(gateway, token);
    const [promo] = await promos();
    const { depositId } = (await manual({ promoId: promo!.promoId })).value;
    expect((await promos()).map(({ promoId }) => promoId)).not.toContain(promo!.promoId);
    expect((await manual({ promoId: promo!.promoId })).code).toBe('PROMOTION_UNAVAILABLE');
    await decideAsCashier(gateway, 'deposit', depositId, 'approve');
    expect(await mainBalanceOf(gateway, token)).toBe(before + 150_000n);
    expect((await gateway.call('getWithdrawOptions', { token })).value.turnoverRemaining).toBe('4000.00');
    expect((await manual({ promoId: promo!.promoId })).code).toBe('PROMOTION_UNAVAILABLE');
  });

  test('[WALLET-03] amount less fee plus the listed bonus equals the change of the wallet', async () => {
    const by = await gateway.tokenOf('demo2');
    const [promo] = await promos(by);
    const before = await mainBalanceOf(gateway, by);
    const { depositId } = (
      await gateway.call('depositGateway', { token: by, body: { amount: '20000', promoId: promo!.promoId } })
    ).value;
    await decideAsCashier(gateway, 'deposit', depositId, 'approve');
    const listed = (await gateway.call('getDeposits', { token: by, query: {} })).value.content.find(
      (one) => one.depositId === depositId,
    )!;
    const minor = (amount: string) => BigInt(amount.replace('.', ''));
    expect(minor(listed.fee)).toBeGreaterThan(0n);
    expect(await mainBalanceOf(gateway, by)).toBe(
      before + minor(listed.amount) - minor(listed.fee) + minor(listed.promo!.bonus),
    );
    expect(minor(listed.promo!.toStake!)).toBe(minor(listed.promo!.bonus) * BigInt(promo!.turnoverTimes));
  });

  test('can be added to a pending deposit, and are available again after its rejection', async () => {
    const [promo] = await promos();
    const { depositId } = (await manual({ amount: '300' })).value;
    const accept = (more = {}) =>
      gateway.call('acceptDepositPromo', { token, body: { depositId, promoId: promo!.promoId, ...more } });
    expect((await accept()).value).toMatchObject({ depositId, state: 'PENDING', promoId: promo!.promoId });
    const [listed] = (await gateway.call('getDeposits', { token })).value.content;
    expect(listed).toMatchObject({
      depositId,
      promo: { title: promo!.title, bonus: expect.stringMatching(/^\d+\.\d\d$/) },
    });
    expect((await accept()).code).toBe('PROMOTION_UNAVAILABLE');
    await decideAsCashier(gateway, 'deposit', depositId, 'reject');
    expect((await promos()).map(({ promoId }) => promoId)).toContain(promo!.promoId);
    expect((await accept()).code).toBe('PROMOTION_UNAVAILABLE');
    expect((await accept({ depositId: '999999' })).code).toBe('NOT_FOUND');
  });

  test('are available again after their deposit expired', async () => {
    const [promo] = await promos();
    const { depositId } = (await manual({ promoId: promo!.promoId })).value;
    await gateway.sql('update deposits set expires_at = now() where id = $1', [depositId]);
    expect((await manual({ promoId: promo!.promoId })).status).toBe(200);
    await clear();
  });

  test('are rejected for too small a deposit, for another merchant and for another kind of promotion', async () => {
    const [promo] = await promos(await gateway.tokenOf('demo1'));
    expect((await manual({ amount: '499', promoId: promo!.promoId }, await gateway.tokenOf('demo1'))).code).toBe(
      'PROMOTION_UNAVAILABLE',
    );
    const foreign = (
      await gateway.call('getDepositPromos', { merchant: 'padma', token: await gateway.tokenOf('demo1', 'padma') })
    ).value[0]!;
    expect((await manual({ promoId: foreign.promoId })).code).toBe('NOT_FOUND');
    const gift = (await gateway.call('getPromotions', {})).value.find(({ type }) => type === 'WELCOME')!;
    expect((await manual({ promoId: gift.promoId })).code).toBe('NOT_FOUND');
  });

  test.each([
    ['has not started', "starts_at = now() + interval '1 day'", 'starts_at'],
    ['has ended', 'ends_at = now()', 'ends_at'],
  ])('one that %s is not listed, and a deposit with it is rejected', async (_case, change, column) => {
    const by = await gateway.tokenOf('demo1');
    const { promoId } = (await promos(by))[0]!;
    const [before] = await gateway.sql(`select ${column} as moment from promotions where id = $1`, [promoId]);
    onTestFinished(async () => {
      await gateway.sql(`update promotions set ${column} = $1 where id = $2`, [before!['moment'], promoId]);
    });
    await gateway.sql(`update promotions set ${change} where id = $1`, [promoId]);
    expect((await promos(by)).map((promo) => promo.promoId)).not.toContain(promoId);
    expect((await manual({ promoId }, by)).code).toBe('PROMOTION_UNAVAILABLE');
  });

  test('cannot be added to the deposit of another member', async () => {
    const { depositId } = (await manual()).value;
    const other = await gateway.tokenOf('demo1');
    const [promo] = await promos(other);
    expect(
      (await gateway.call('acceptDepositPromo', { token: other, body: { depositId, promoId: promo!.promoId } })).code,
    ).toBe('NOT_FOUND');
    await clear();
  });
});

describe('cancelling a deposit', () => {
  const cancel = (id: string, by = token) => gateway.call('cancelDeposit', { token: by, body: { id } });
  const listed = async (depositId: string) =>
    (await gateway.call('getDeposits', { token, query: { pageSize: '100' } })).value.content.find(
      (one) => one.depositId === depositId,
    )!;
  beforeAll(clear);

  test('[WALLET-03] cancelling a pending deposit moves no money, frees its promotion and closes its page', async () => {
    const before = await mainBalanceOf(gateway, token);
    const { depositId, url } = (await gatewayOf('1000')).value;
    expect(await listed(depositId)).toMatchObject({ state: 'PENDING', cancellable: true });
    expect((await cancel(depositId)).value).toMatchObject({ depositId, state: 'CANCELLED' });
    expect((await cancel(depositId)).value).toMatchObject({ depositId, state: 'CANCELLED' });
    expect(await listed(depositId)).not.toHaveProperty('cancellable');
    expect((await fetch(new URL(url, gateway.url))).status).toBe(410);
    expect((await decideAsCashier(gateway, 'deposit', depositId, 'approve')).body.code).toBe('ALREADY_DECIDED');
    expect(await mainBalanceOf(gateway, token)).toBe(before);
  });

  test('[WALLET-03] of a simultaneous cancellation and approval only one succeeds', async () => {
    for (let round = 0; round < times(2, 5); round += 1) {
      const before = await mainBalanceOf(gateway, token);
      const { depositId } = (await gatewayOf('1000')).value;
      const [cancelled, decided] = await Promise.all([
        cancel(depositId),
        decideAsCashier(gateway, 'deposit', depositId, 'approve'),
      ]);
      const isApproved = decided.status === 200;
      expect([cancelled.status, cancelled.code]).toEqual(isApproved ? [409, 'ALREADY_DECIDED'] : [200, '']);
      expect((await mainBalanceOf(gateway, token)) > before).toBe(isApproved);
    }
  });

  test('a deposit with a receipt, a decided deposit and another member’s deposit cannot be cancelled', async () => {
    const { depositId } = (await manual()).value;
    await gateway.sql(
      `insert into deposit_receipts (deposit_id, type, content) values (${depositId}, 'image/png', '')`,
    );
    expect(await listed(depositId)).not.toHaveProperty('cancellable');
    expect((await cancel(depositId)).code).toBe('ALREADY_DECIDED');
    await decideAsCashier(gateway, 'deposit', depositId, 'reject');
    expect((await cancel(depositId)).code).toBe('ALREADY_DECIDED');
    expect((await cancel(depositId, await gateway.tokenOf('demo1'))).code).toBe('NOT_FOUND');
  });
});

describe('the report', () => {
  test('lists the demo player’s deposits in all states, by page, filtered by state and days', async () => {
    // In a long run, the pending deposits of the template database have expired before this test.
    await gateway.sql("update deposits set expires_at = now() + interval '1 minute' where state = 'PENDING'");
    const demo = await gateway.tokenOf('demo2');
    const list = async (query = {}) => (await gateway.call('getDeposits', { token: demo, query })).value;
    const all = (await list({ pageSize: '100' })).content;
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['PENDING', 'APPROVED', 'REJECTED', 'EXPIRED']));
    expect(all.map(({ createdAt }) => createdAt)).toEqual(
      all
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .toReversed(),
    );
    const approved = await list({ state: 'APPROVED', pageSize: '3', pageNo: '2' });
    expect(approved.content.map(({ state }) => state)).toEqual(['APPROVED', 'APPROVED', 'APPROVED']);
    expect(approved.totalPages).toBe(Math.ceil(all.filter(({ state }) => state === 'APPROVED').length / 3));
    expect((await list({ to: '2020-01-01' })).content).toEqual([]);
    expect((await gateway.call('getDeposits', { token: demo, query: { state: 'LOST' } })).code).toBe('REQUEST_INVALID');
  });
});

test('trial accounts and guests are rejected by all deposit calls', async () => {
  await gateway.sql("update members set type = 4 where username = 'demo4' and merchant_code = 'aurora'");
  const trial = await gateway.tokenOf('demo4');
  for (const name of ['getDepositOptions', 'getDepositBanks', 'getDepositPromos', 'getDeposits'] as const) {
    expect((await gateway.call(name, { token: trial })).code).toBe('TRIAL_NOT_ALLOWED');
    expect((await gateway.call(name)).code).toBe('SESSION_MISSING');
  }
  expect((await manual({}, trial)).code).toBe('TRIAL_NOT_ALLOWED');
});

describe('the receipt of a transfer', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010806000000', 'hex');
  const jpg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffdb', 'hex');
  const file = (content: Buffer) => new File([new Uint8Array(content)], 'receipt.png', { type: 'image/png' });
  const send = (id: string, content = png, by = token) =>
    gateway.call('sendDepositReceipt', { token: by, body: { id, file: file(content) } });
  const stored = (id: string) =>
    gateway.sql('select type, content from deposit_receipts where deposit_id = $1', [id]) as Promise<unknown>;
  const listed = async (id: string) =>
    (await gateway.call('getDeposits', { token, query: { pageSize: '100' } })).value.content.find(
      (one) => one.depositId === id,
    )!.receipt;

  test('is stored while the deposit is pending, is in the list, and can be replaced', async () => {
    await clear();
    const { depositId } = (await manual()).value;
    expect(await listed(depositId)).toBeUndefined();
    expect((await send(depositId)).value).toEqual({ success: true });
    const first = (await listed(depositId))!;
    expect(Date.now() - Date.parse(first.receivedAt)).toBeLessThan(60_000);
    await send(depositId, jpg);
    expect(await stored(depositId)).toEqual([{ type: 'image/jpeg', content: jpg }]);
    // The address of the previous picture returns 404.
    expect((await fetch(`${gateway.url}${first.url}`)).status).toBe(404);
  });

  test('is shown to its member with its detected type, also after the decision', async () => {
    await clear();
    const { depositId } = (await manual()).value;
    // A picture that also contains HTML, for a client that would render it as a page.
    const both = Buffer.concat([png, Buffer.from('<script>alert(1)</script>')]);
    await send(depositId, both);
    await decideAsCashier(gateway, 'deposit', depositId, 'reject');
    const reply = await fetch(`${gateway.url}${(await listed(depositId))!.url}`);
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    expect(Buffer.from(await reply.arrayBuffer())).toEqual(both);
  });

  test('has an address that expires and cannot be guessed or extended', async () => {
    await clear();
    const [one, other] = [(await manual()).value.depositId, (await manual()).value.depositId];
    await send(one);
    await send(other);
    const [, , , id, until, signature] = (await listed(one))!.url.split('/');
    const status = async (path: string) => (await fetch(`${gateway.url}/sandbox/receipts/${path}`)).status;
    expect(await status(`${id}/${until}/${signature}`)).toBe(200);
    for (const path of [
      `${id}/${Number(until) + 60}/${signature}`,
      `${other}/${until}/${signature}`,
      `${id}/1/${signature}`,
      `${id}/${until}/x`,
      `999999999999999/${until}/${signature}`,
    ])
      expect([path, await status(path)]).toEqual([path, 404]);
  });

  test('with a wrong type or size is rejected and changes nothing', async () => {
    await clear();
    const { depositId } = (await manual()).value;
    await send(depositId);
    const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]);
    for (const [content, code] of [
      [Buffer.from('%PDF-1.7'), 'FILE_TYPE'],
      [large, 'FILE_SIZE'],
    ] as const) {
      const reply = await send(depositId, content);
      expect([reply.status, reply.code]).toEqual([400, 'FILE_REFUSED']);
      expect(reply.envelope).toMatchObject({ value: { files: [{ index: 0, code }] } });
    }
    expect(await stored(depositId)).toEqual([{ type: 'image/png', content: png }]);
  });

  test('is rejected after the deposit is decided or expired', { tags: 'whole' }, async () => {
    await clear();
    const { depositId } = (await manual()).value;
    await decideAsCashier(gateway, 'deposit', depositId, 'reject');
    const late = (await manual()).value.depositId;
    await gateway.sql("update deposits set expires_at = now() - interval '1 second' where id = $1", [late]);
    for (const id of [depositId, late]) expect((await send(id)).code).toBe('ALREADY_DECIDED');
  });

  test('is accepted only for the member’s own bank transfer', async () => {
    await clear();
    const { depositId } = (await manual()).value;
    const other = (await gatewayOf('1000')).value.depositId;
    expect((await send(depositId, png, await gateway.tokenOf('demo2'))).code).toBe('NOT_FOUND');
    expect((await send(other)).code).toBe('NOT_FOUND');
    expect((await send('999999999')).code).toBe('NOT_FOUND');
  });
});
