import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => { gateway = await openTestGateway(); });
afterAll(() => gateway.close());

test('tells account, nickname and VIP label', async () => {
  const { value } = await gateway.call('getMemberInfo', { token: await gateway.tokenOf('demo2') });
  expect(value).toEqual({ id: expect.stringMatching(/^\d+$/), type: 0, nickname: 'Nila', account: 'demo2', clubLabel: { labelName: 'Gold 3' } });
});

test('leaves the label out where there is none', async () => {
  expect((await gateway.call('getMemberInfo', { token: await gateway.tokenOf('demo1') })).value).not.toHaveProperty('clubLabel');
});
