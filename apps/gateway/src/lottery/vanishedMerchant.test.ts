import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMerchantFolder } from '../testing/createMerchantFolder.ts';
import { endDraw, reserveDraw } from '../testing/testDraw.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { waitFor } from '@livery/config/wait-for';

// The gateway's own timer runs the jobs.
const dir = createMerchantFolder({ staying: {}, leaving: {} });
const kept = createMerchantFolder({ leaving: {} });
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway({ dir });
});
afterAll(async () => {
  await gateway.close();
  for (const folder of [dir, kept]) rmSync(folder, { recursive: true, force: true });
});

test(
  'an order of a removed merchant is retried, its draw settles, and it is paid after the return',
  { timeout: 120_000 },
  async () => {
    const draw = await reserveDraw(gateway, 'LLNS_1');
    const body = {
      gameCode: draw.gameCode,
      issue: draw.issue,
      bets: [{ play: 'WINNER', picks: [draw.result.numbers[0]!], stake: '10' }],
    };
    const [staying, leaving] = (await Promise.all(
      ['staying', 'leaving'].map(async (merchant) => {
        const token = await gateway.tokenOf('demo1', merchant);
        const { orderId } = (await gateway.call('placeOrder', { merchant, token, body })).value;
        return {
          orderId,
          state: async () => (await gateway.call('getOrder', { merchant, token, query: { orderId } })).value.status,
        };
      }),
    )) as [{ orderId: string; state: () => Promise<string> }, { orderId: string; state: () => Promise<string> }];
    const tries = async () =>
      (
        await gateway.sql(
          'select failures, extract(epoch from retry_at - now())::int pause from lottery_orders where id = $1',
          [leaving.orderId],
        )
      )[0] as { failures: number; pause: number | null };

    rmSync(join(dir, 'leaving'), { recursive: true });
    await waitFor(async () =>
      expect((await gateway.call('getSystemStatus', { merchant: 'leaving' })).code).toBe('MERCHANT_UNKNOWN'),
    );
    await endDraw(gateway, draw);
    await waitFor(async () => {
      const { content } = (await gateway.call('getDraws', { merchant: 'staying', query: { gameCode: draw.gameCode } }))
        .value;
      expect(content.find(({ issue }) => issue === draw.issue)?.status).toBe('SETTLED');
    });
    expect(await staying.state()).toBe('WON');
    expect((await tries()).failures).toBeGreaterThan(0);

    await gateway.sql('update lottery_orders set failures = 20, retry_at = now() where id = $1', [leaving.orderId]);
    await waitFor(async () => expect((await tries()).failures).toBe(21));
    expect((await tries()).pause).toBeGreaterThan(3_500);
    expect((await tries()).pause).toBeLessThanOrEqual(3_600);
    expect(gateway.lines.at(-1)).toBe(
      `The lottery order ${leaving.orderId} was not settled: The merchant leaving does not exist.`,
    );

    cpSync(join(kept, 'leaving'), join(dir, 'leaving'), { recursive: true });
    await waitFor(async () => expect((await gateway.call('getSystemStatus', { merchant: 'leaving' })).code).toBe(''));
    await gateway.sql('update lottery_orders set retry_at = now() where id = $1', [leaving.orderId]);
    await waitFor(async () => expect(await leaving.state()).toBe('WON'));
    expect((await tries()).pause).toBeNull();
  },
);
