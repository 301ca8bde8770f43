import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('returns account, nickname, picture and VIP label', async () => {
  const { value } = await gateway.call('getMemberInfo', { token: await gateway.tokenOf('demo2') });
  expect(value).toEqual({
    id: expect.stringMatching(/^\d+$/),
    type: 0,
    nickname: 'Nila',
    account: 'demo2',
    headIcon: expect.stringMatching(/^heads\/4\.luminous\./),
    clubLabel: { labelName: 'Gold 3' },
  });
});

test('leaves out picture and label if the member has none', async () => {
  const { value } = await gateway.call('getMemberInfo', { token: await gateway.tokenOf('demo1') });
  expect(value).not.toHaveProperty('clubLabel');
  expect(value).not.toHaveProperty('headIcon');
});
