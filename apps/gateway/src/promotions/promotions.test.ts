import { promotionStates } from '@livery/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { decideAsCashier, mainBalanceOf } from '../testing/decideAsCashier.ts';
import { svgAddress } from '../testing/pictureAddresses.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo3');
});
afterAll(() => gateway.close());

const list = async (by = token, query = {}, language = 'EN') =>
  (await gateway.call('getPromotions', { token: by, query, headers: { Language: language } })).value;
const guest = async () => (await gateway.call('getPromotions')).value;
const find = async (title: string, by = token) => (await list(by)).find((one) => one.title === title)!;
const unclaimed = async (by = token) => (await gateway.call('getUnclaimedPromos', { token: by })).value;
const join = (promoId: string, by = token) => gateway.call('joinPromotion', { token: by, body: { promoId } });
const claim = (promoId: string, by = token) => gateway.call('claimPromotion', { token: by, body: { promoId } });
/** The row of a request that waits for the cashier. */
const waiting = async (member: string, about: string) =>
  (
    (await (await fetch(`${gateway.url}/sandbox/cashier.json`)).json()) as {
      kind: string;
      id: number;
      member: string;
      about: string;
      merchant: string;
    }[]
  ).find(
    (one) =>
      one.kind === 'promotion' && one.merchant === 'aurora' && one.member === member && one.about.startsWith(about),
  )!.id;

describe('the list', () => {
  test('contains for a guest the public promotions with pictures, and no granted ones', async () => {
    const shown = await guest();
    expect(new Set(shown.map(({ state }) => state))).toEqual(new Set(['JOIN', 'CLAIM', 'CLOSED', 'COMING_SOON']));
    expect(shown.map(({ title }) => title)).not.toContain('Happy birthday');
    expect(shown.map(({ title }) => title)).not.toContain('Your loyalty bonus');
    for (const { imageUrl } of shown) {
      const picture = await fetch(svgAddress(gateway.url + imageUrl));
      expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    }
    expect((await fetch(svgAddress(gateway.url + shown[0]!.imageUrl).replace('.svg', 'x.svg'))).status).toBe(404);
  });

  test('contains every state for one demo player', async () => {
    expect(new Set((await list(await gateway.tokenOf('demo2'))).map(({ state }) => state))).toEqual(
      new Set(promotionStates),
    );
  });

  test('is filtered by type, in the requested language and with the merchant’s amounts', async () => {
    expect(new Set((await list(token, { type: 'DEPOSIT' })).map(({ type }) => type))).toEqual(new Set(['DEPOSIT']));
    expect((await gateway.call('getPromotions', { query: { type: 'NONE' } })).code).toBe('REQUEST_INVALID');
    for (const [language, title] of [
      ['BN', 'দীর্ঘ রিল'],
      ['UR', 'لمبی ریل'],
      ['PT', 'Desafio slots'],
    ] as const) {
      const one = (await list(token, {}, language)).find((promotion) => promotion.title === title)!;
      expect(one.content).toContain('20,000.00');
      expect(one.content).not.toContain('{');
    }
  });

  test('is the same for a trial account as for a guest, and a trial account cannot take part', async () => {
    await gateway.sql("update members set type = 4 where username = 'demo5' and merchant_code = 'aurora'");
    const trial = await gateway.tokenOf('demo5');
    expect(await list(trial)).toEqual(await guest());
    const { promoId } = await find('Slot challenge', trial);
    for (const reply of [
      await join(promoId, trial),
      await claim(promoId, trial),
      await gateway.call('getUnclaimedPromos', { token: trial }),
    ])
      expect(reply.code).toBe('TRIAL_NOT_ALLOWED');
  });
});

describe('claiming', () => {
  test('pays only once, and lowers the number of unclaimed promotions', async () => {
    const before = { main: await mainBalanceOf(gateway, token), count: (await unclaimed()).count };
    const gift = await find('A gift to get started');
    expect((await unclaimed()).items.map(({ promoId }) => promoId)).toContain(gift.promoId);
    const replies = await Promise.all(Array.from({ length: 6 }, () => claim(gift.promoId)));
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['', ...Array(5).fill('PROMOTION_UNAVAILABLE')]);
    expect(replies.find(({ status }) => status === 200)!.value).toMatchObject({
      promoId: gift.promoId,
      state: 'CLAIMED',
      bonus: '50.00',
    });
    expect(await mainBalanceOf(gateway, token)).toBe(before.main + 5_000n);
    expect((await unclaimed()).count).toBe(before.count - 1);
    const again = await claim(gift.promoId);
    expect([again.status, again.envelope]).toEqual([409, expect.objectContaining({ value: { state: 'CLAIMED' } })]);
  });

  test('[WALLET-07] two tabs with different keys are paid once, and a repeated key gets the same reply', async () => {
    const by = await gateway.tokenOf('demo4');
    const { promoId } = await find('A gift to get started', by);
    const tabs = ['key-of-one-tab', 'key-of-the-other'];
    const claimAll = () =>
      Promise.all(tabs.map((key) => gateway.call('claimPromotion', { token: by, key, body: { promoId } })));
    const heard = (await claimAll()).map(({ code }) => code);
    expect(heard.toSorted()).toEqual(['', 'PROMOTION_UNAVAILABLE']);
    expect((await claimAll()).map(({ code }) => code)).toEqual(heard);
    expect(
      await gateway.sql(
        "select amount::int from entries join members on members.id = entries.member_id where username = 'demo4' and merchant_code = 'aurora' and entries.kind = 'PROMOTION' and entries.created_at > now() - interval '1 minute'",
      ),
    ).toEqual([{ amount: 5_000 }]);
  });

  test('a reviewed promotion is PROCESSING until it is paid', async () => {
    const before = await mainBalanceOf(gateway, token);
    const thanks = await find('Your loyalty bonus');
    expect((await claim(thanks.promoId)).value.state).toBe('PROCESSING');
    expect(await mainBalanceOf(gateway, token)).toBe(before);
    const id = await waiting('demo3', 'Your loyalty bonus');
    const decided = await Promise.all(
      Array.from({ length: 4 }, () => decideAsCashier(gateway, 'promotion', id, 'approve')),
    );
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect([await mainBalanceOf(gateway, token), (await find('Your loyalty bonus')).state]).toEqual([
      before + 150_000n,
      'CLAIMED',
    ]);
  });

  test('a granted promotion is visible only to its member', async () => {
    const demo = await gateway.tokenOf('demo1');
    const birthday = await find('Happy birthday', demo);
    expect(birthday.state).toBe('CLAIM');
    expect((await claim(birthday.promoId)).code).toBe('NOT_FOUND');
    expect((await claim(birthday.promoId, demo)).value.state).toBe('CLAIMED');
  });

  test('a promotion that cannot be claimed is rejected, with its state', async () => {
    for (const [title, state] of [
      ['Slot challenge', 'JOIN'],
      ['The monsoon draw', 'CLOSED'],
      ['The new season', 'COMING_SOON'],
    ] as const) {
      const reply = await claim((await find(title)).promoId);
      expect([reply.code, reply.envelope]).toEqual([
        'PROMOTION_UNAVAILABLE',
        expect.objectContaining({ value: { state } }),
      ]);
    }
    expect((await claim('999999')).code).toBe('NOT_FOUND');
    expect((await claim('x')).code).toBe('REQUEST_INVALID');
    const foreign = (await gateway.call('getPromotions', { merchant: 'padma' })).value[0]!;
    expect((await claim(foreign.promoId)).code).toBe('NOT_FOUND');
  });
});

describe('joining', () => {
  test('counts stakes up to the goal; then the promotion can be claimed', async () => {
    const evening = await find('An evening at the tables');
    expect(evening.state).toBe('JOIN');
    expect((await join(evening.promoId)).value).toMatchObject({
      state: 'JOINED',
      progress: { staked: '0.00', goal: '100.00' },
    });
    expect((await join(evening.promoId)).code).toBe('PROMOTION_UNAVAILABLE');
    const stake = (amount: number) =>
      gateway.sql(
        `insert into game_rounds (merchant_code, member_id, vendor_code, game_type, stake, payout, outcome) select 'aurora', id, 'GHAL', 'LIVE', ${amount}, 0, '{}' from members where username = 'demo3' and merchant_code = 'aurora'`,
      );
    await stake(9_999);
    expect(await find('An evening at the tables')).toMatchObject({
      state: 'JOINED',
      progress: { staked: '99.99', goal: '100.00' },
    });
    expect((await claim(evening.promoId)).code).toBe('PROMOTION_UNAVAILABLE');
    await stake(1);
    expect((await find('An evening at the tables')).state).toBe('CLAIM');
    const before = await mainBalanceOf(gateway, token);
    expect((await claim(evening.promoId)).value.state).toBe('CLAIMED');
    expect(await mainBalanceOf(gateway, token)).toBe(before + 15_000n);
  });

  test.each([
    ['approve', 'ISSUED', 200_000n],
    ['reject', 'REJECTED', 0n],
  ] as const)('an application is pending until the merchant decides; %s makes it %s', async (action, state, paid) => {
    const title = action === 'approve' ? 'A seat at the VIP table' : 'The lottery club';
    const before = await mainBalanceOf(gateway, token);
    const promo = await find(title);
    expect((await join(promo.promoId)).value.state).toBe('APPLYING');
    await decideAsCashier(gateway, 'promotion', await waiting('demo3', title), action);
    expect([(await find(title)).state, await mainBalanceOf(gateway, token)]).toEqual([state, before + paid]);
    expect((await join(promo.promoId)).code).toBe('PROMOTION_UNAVAILABLE');
  });

  test('[PROMO-01] a deposit promotion shows terms, cannot be joined, and follows the state of its deposit', async () => {
    const promo = await find('Weekend reload');
    expect(promo.state).toBe('JOIN');
    // The terms of the promotion are the terms in the list of deposit promotions.
    const { value: offered } = await gateway.call('getDepositPromos', { token });
    expect(offered.find(({ promoId }) => promoId === promo.promoId)).toMatchObject(promo.depositTerms!);
    expect((await join(promo.promoId)).code).toBe('PROMOTION_UNAVAILABLE');
    const { depositId } = (
      await gateway.call('depositAlipay', { token, body: { amount: '500', promoId: promo.promoId } })
    ).value;
    expect((await find('Weekend reload')).state).toBe('APPLYING');
    await decideAsCashier(gateway, 'deposit', depositId, 'approve');
    expect((await find('Weekend reload')).state).toBe('ISSUED');
  });
});
