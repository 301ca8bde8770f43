import { afterAll, beforeAll, expect, test } from 'vitest';
import { endDraw, reserveDraw } from '../testing/testDraw.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { waitFor } from '@livery/config/wait-for';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo1');
  await gateway.sql('update bonuses set met_at = now()');
});
afterAll(() => gateway.close());

/** Bets on a draw that stays open until the test plays it. */
async function betOn(gameCode: string, stake: string) {
  const draw = await reserveDraw(gateway, gameCode);
  const { orderId } = (
    await gateway.call('placeOrder', {
      token,
      body: { gameCode, issue: draw.issue, bets: [{ play: 'WINNER', picks: [draw.result.numbers[0]!], stake }] },
    })
  ).value;
  return {
    async play() {
      await endDraw(gateway, draw);
      await waitFor(async () =>
        expect((await gateway.call('getOrder', { token, query: { orderId } })).value.status).toBe('WON'),
      );
    },
  };
}

const remaining = async () => (await gateway.call('getWithdrawOptions', { token })).value.turnoverRemaining;

test(
  'a lottery bet counts for a bonus only if it was placed after the claim, independent of its draw time',
  { timeout: 90_000 },
  async () => {
    const early = await betOn('LLNS_1', '20');
    const gift = (await gateway.call('getPromotions', { token })).value.find(
      ({ type, state }) => type === 'WELCOME' && state === 'CLAIM',
    )!;
    await gateway.call('claimPromotion', { token, body: { promoId: gift.promoId } });
    const late = await betOn('QDHL_2', '15');
    expect(await remaining()).toBe('50.00');
    await early.play();
    expect(await remaining()).toBe('50.00');
    await late.play();
    expect(await remaining()).toBe('35.00');
    // A bet that was placed at the time of the claim counts too.
    await gateway.sql(`update bonuses set started_at = (select max(placed_at) from game_rounds) where met_at is null`);
    expect(await remaining()).toBe('35.00');
    // A later bonus adds its whole requirement, because its member has not staked since.
    await gateway.sql(
      `insert into bonuses (member_id, cause, turnover, started_at)
       select member_id, 'later', 3000, now() + interval '1 second' from bonuses where met_at is null`,
    );
    expect(await remaining()).toBe('65.00');
  },
);
