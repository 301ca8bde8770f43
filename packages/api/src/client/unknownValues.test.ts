import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { type CallName, calls } from '../contract/calls.ts';
import { exchangeOnce } from '../testing/exchangeOnce.ts';
import { sampleValues } from '../testing/samples.ts';

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** The result of a call whose reply has this value. */
const read = (name: CallName, value: unknown) =>
  exchangeOnce(calls[name], { fetch: async () => Response.json({ success: true, value }) });

describe('a row of a money history', () => {
  test.each([
    ['getGameRecords', 'status'],
    ['getGameRecords', 'gameType'],
    ['getDeposits', 'state'],
    ['getDeposits', 'method'],
    ['getWithdrawals', 'state'],
    ['getOrders', 'status'],
    ['getChases', 'state'],
  ] as const)('of %s with an unknown %s remains in the list with the unknown word', async (name, field) => {
    const { content, ...page } = sampleValues[name];
    const [row] = content;
    const { data } = await read(name, { ...page, content: [row, { ...row, [field]: ' On hold ' }] });
    expect(data).toEqual({ ...page, content: [row, { ...row, [field]: { unknown: 'On hold' } }] });
    expect(warn).not.toHaveBeenCalled();
  });

  test('of getTransactions with an unknown type remains in the list', async () => {
    const value = { ...sampleValues.getTransactions };
    value.content = [{ ...value.content[0]!, code: 'CARBON', name: 'Carbon offset' }];
    expect(await read('getTransactions', value)).toEqual({ data: value });
  });

  test.each([
    ['getGameRecords', { net: '1,5' }],
    ['getGameRecords', { status: 7 }],
    ['getTransactions', { amount: null }],
    ['getTransactions', { amount: 12.5 }],
  ] as const)('of %s with %o makes the list unreadable, because its sums would be wrong', async (name, fields) => {
    const { content, ...page } = sampleValues[name];
    const { error } = await read(name, { ...page, content: [...content, { ...content[0], ...fields }] });
    expect(error).toMatchObject({ code: 'REPLY_INVALID' });
  });

  test('of deposits with an unreadable amount is removed, because the deposit list has no sums', async () => {
    const { content, ...page } = sampleValues.getDeposits;
    const value = { ...page, content: [{ ...content[0], amount: 12.5 }, ...content] };
    expect(await read('getDeposits', value)).toEqual({ data: sampleValues.getDeposits });
  });
});

test.each([
  ['getInbox', 'kind'],
  ['getFeedback', 'category'],
] as const)('an entry of %s with an unknown %s remains in the list with the unknown word', async (name, field) => {
  const { content, ...page } = sampleValues[name];
  const { data } = await read(name, { ...page, content: [{ ...content[0], [field]: 'TOURNAMENT' }] });
  expect(data).toEqual({ ...page, content: [{ ...content[0], [field]: { unknown: 'TOURNAMENT' } }] });
});

test.each(['type', 'state'] as const)('a promotion with an unknown %s remains in the list', async (field) => {
  const [promotion] = sampleValues.getPromotions;
  const { data } = await read('getPromotions', [{ ...promotion, [field]: 'PAUSED' }]);
  expect(data).toEqual([{ ...promotion, [field]: { unknown: 'PAUSED' } }]);
});

test.each([
  ['getSalaryContract', 'dailysalreqtype'],
  ['getDividendContract', 'divtypecompperiodreq'],
  ['getHourContract', 'contracthoursalreq'],
] as const)('a contract of %s with an unknown state is read', async (name, field) => {
  expect((await read(name, { ...sampleValues[name], [field]: 'ON_HOLD' })).data).toMatchObject({
    [field]: { unknown: 'ON_HOLD' },
  });
});

test('a bet with an unknown status remains in its order', async () => {
  const [first, ...others] = sampleValues.getOrder.suborders;
  const value = { ...sampleValues.getOrder, suborders: [{ ...first, status: 'VOID' }, ...others] };
  expect((await read('getOrder', value)).data).toMatchObject({
    suborders: [{ suborderId: first!.suborderId, status: { unknown: 'VOID' } }, ...others],
  });
});

test.each(['withdraw', 'cancelWithdrawal', 'depositManual', 'cancelDeposit'] as const)(
  'a reply of %s with an unknown state is a success, because the request was executed',
  async (name) => {
    const value = { ...sampleValues[name], state: 'ON_HOLD' };
    expect((await read(name, value)).data).toMatchObject({ state: { unknown: 'ON_HOLD' } });
  },
);
