import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideAsCashier } from '../testing/decideAsCashier.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { demoPaymentPassword } from '../seed/seedIdentity.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo1');
  await gateway.sql("delete from bonuses using members where members.id = member_id and username = 'demo1'");
});
afterAll(() => gateway.close());

const inbox = async () => (await gateway.call('getInbox', { token, query: { pageSize: '100', language: 'EN' } })).value;
/** The new messages since `before`. */
const newOnes = async (before: Awaited<ReturnType<typeof inbox>>) =>
  (await inbox()).content.filter(({ id }) => !before.content.some((one) => one.id === id));

const deposit = async (amount: string) =>
  (
    await gateway.call('depositManual', {
      token,
      body: { amount, bankCode: 'MGTB', depositorName: 'Amina Rahman', reference: 'R-77' },
    })
  ).value.depositId;

async function withdraw(amount: string) {
  const [card] = (await gateway.call('getBankCards', { token })).value.cards;
  return (
    await gateway.call('withdraw', {
      token,
      body: { amount, cardId: card!.cardId, paymentPassword: demoPaymentPassword },
    })
  ).value.withdrawalId;
}

test('an approved deposit sends one inbox message; a rejected deposit sends no message', async () => {
  const before = await inbox();
  const depositId = await deposit('1250.00');
  expect(await newOnes(before)).toEqual([]);
  await Promise.all([
    decideAsCashier(gateway, 'deposit', depositId, 'approve'),
    decideAsCashier(gateway, 'deposit', depositId, 'approve'),
  ]);
  await decideAsCashier(gateway, 'deposit', await deposit('500.00'), 'reject');
  const [message, ...others] = await newOnes(before);
  expect(others).toEqual([]);
  expect(message).toMatchObject({ kind: 'DEPOSIT', title: 'Your deposit of ৳1,250.00 has arrived', read: false });
  expect(message!.content).toBe(
    `<p>Deposit <b>${depositId}</b> was approved, and <b>৳1,250.00</b> was added to your main wallet.</p>`,
  );
  expect((await inbox()).unReadCount).toBe(before.unReadCount + 1);
});

test('a paid or returned withdrawal sends an inbox message; a withdrawal that its member cancels does not', async () => {
  const before = await inbox();
  await decideAsCashier(gateway, 'withdrawal', await withdraw('600.00'), 'approve');
  await decideAsCashier(gateway, 'withdrawal', await withdraw('700.00'), 'reject');
  await decideAsCashier(gateway, 'withdrawal', await withdraw('800.00'), 'cancel');
  expect((await newOnes(before)).map(({ kind, title }) => [kind, title])).toEqual([
    ['WITHDRAWAL', 'Your withdrawal of ৳700.00 was returned'],
    ['WITHDRAWAL', 'Your withdrawal of ৳600.00 was approved'],
  ]);
});
