import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { demoPaymentPassword } from '../seed/seedIdentity.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo1');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  await gateway.sql('update payment_passwords set failures = 0, blocked_until = null');
  await gateway.sql('update bank_cards set removed_at = now() where removed_at is null');
});

const add = (more: Record<string, unknown> = {}, by = token) =>
  gateway.call('addBankCard', {
    token: by,
    body: {
      bankCode: 'HCRD',
      cardNumber: '4000 1234 5678 9017',
      holderName: 'Amina Rahman',
      paymentPassword: demoPaymentPassword,
      ...more,
    },
  });
const list = async () => (await gateway.call('getBankCards', { token })).value;

test('an added card is listed with a masked number, and its full number is not in the database', async () => {
  const { value } = await add();
  expect(value).toEqual({
    cardId: expect.any(String),
    bankCode: 'HCRD',
    bankName: 'Harbour Card',
    holderName: 'Amina Rahman',
    maskedNumber: '************9017',
    addedAt: expect.any(String),
    isDefault: true,
  });
  expect((await list()).cards).toEqual([value]);
  expect(JSON.stringify(await gateway.sql('select * from bank_cards'))).not.toContain('4000123456789017');
});

test('the table contains no plain hash of a number, so numbers cannot be computed from it', async () => {
  await add();
  const plain = createHash('sha256').update('HCRD 4000123456789017').digest();
  const [row] = await gateway.sql('select number_hash from bank_cards where removed_at is null');
  expect((row!['number_hash'] as Buffer).equals(plain)).toBe(false);
});

test('a card added at one gateway is known at another gateway on the same database', async () => {
  const other = await startTestGateway({ databaseUrl: gateway.databaseUrl });
  await add();
  const again = await other.call('addBankCard', {
    token,
    body: {
      bankCode: 'HCRD',
      cardNumber: '4000123456789017',
      holderName: 'Amina Rahman',
      paymentPassword: demoPaymentPassword,
    },
  });
  await other.close();
  expect(again.code).toBe('BANK_CARD_EXISTS');
});

test('banks are listed with the format of their numbers', async () => {
  const { banks, maxCards } = await list();
  expect(maxCards).toBe(5);
  expect(banks).toContainEqual({
    bankCode: 'HCRD',
    bankName: 'Harbour Card',
    minLength: 16,
    maxLength: 16,
    isChecked: true,
  });
});

test.each([
  [{ cardNumber: '4000123456789018' }, 'body.cardNumber'],
  [{ cardNumber: '400012345678901' }, 'body.cardNumber'],
  [{ cardNumber: '4000-1234-5678-901x' }, 'body.cardNumber'],
  [{ cardNumber: '' }, 'body.cardNumber'],
  [{ bankCode: 'MGTB', cardNumber: '123456789012' }, 'body.cardNumber'],
  [{ bankCode: 'NONE' }, 'body.bankCode'],
  [{ bankCode: '__proto__' }, 'body.bankCode'],
  [{ holderName: ' a ' }, 'body.holderName'],
])('%o is rejected with REQUEST_INVALID', async (more, path) => {
  const reply = await add(more);
  expect([reply.status, reply.code]).toEqual([400, 'REQUEST_INVALID']);
  expect(reply.envelope).toMatchObject({ value: { issues: [{ path }] } });
});

test('the holder must be the member’s payee', async () => {
  const reply = await add({ holderName: 'Someone Else' });
  expect([reply.status, reply.code]).toEqual([409, 'PAYEE_MISMATCH']);
  expect((await add({ holderName: ' amina  RAHMAN ' })).status).toBe(200);
});

test('adding a card needs the payment password, and wrong ones are counted', async () => {
  expect((await add({ paymentPassword: '000000' })).code).toBe('PAYMENT_PASSWORD_WRONG');
  expect(
    await gateway.sql(
      "select failures from payment_passwords join members on members.id = member_id where username = 'demo1' and merchant_code = 'aurora'",
    ),
  ).toEqual([{ failures: 1 }]);
  expect((await add({}, await gateway.tokenOf('demo3'))).code).toBe('PAYMENT_PASSWORD_MISSING');
  expect((await list()).cards).toEqual([]);
});

test('of simultaneous guesses at most three are compared', async () => {
  const heard = await Promise.all(Array.from({ length: 8 }, () => add({ paymentPassword: '000000' })));
  expect(heard.map(({ code }) => code).toSorted()).toEqual([
    ...Array<string>(3).fill('PAYMENT_PASSWORD_WRONG'),
    ...Array<string>(5).fill('TOO_MANY'),
  ]);
});

test('a card can be added once, and belongs to one member', async () => {
  const replies = await Promise.all(Array.from({ length: 4 }, () => add()));
  expect(replies.map(({ code }) => code).toSorted()).toEqual([
    '',
    'BANK_CARD_EXISTS',
    'BANK_CARD_EXISTS',
    'BANK_CARD_EXISTS',
  ]);
  expect((await add({ holderName: 'Nila Karim' }, await gateway.tokenOf('demo2'))).code).toBe('BANK_CARD_EXISTS');
});

test('a member can have at most five cards, even with simultaneous requests', async () => {
  const numbers = Array.from({ length: 8 }, (_, i) => `123456789012${i}`);
  const replies = await Promise.all(numbers.map((cardNumber) => add({ bankCode: 'MGTB', cardNumber })));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(new Set(replies.filter(({ status }) => status !== 200).map(({ code }) => code))).toEqual(
    new Set(['BANK_CARDS_FULL']),
  );
});

describe('the default card', () => {
  const numbers = ['1234567890120', '1234567890121', '1234567890122'];
  const addThree = async () => {
    const ids: string[] = [];
    for (const cardNumber of numbers) ids.push((await add({ bankCode: 'MGTB', cardNumber })).value.cardId);
    return ids as [string, string, string];
  };
  const defaults = async () => (await list()).cards.filter(({ isDefault }) => isDefault).map(({ cardId }) => cardId);
  const choose = (id: string, by = token) => gateway.call('setDefaultBankCard', { token: by, body: { id } });
  const remove = (cardId: string) => gateway.call('removeBankCard', { token, query: { cardId } });

  test('is the first card until another is chosen, and only one, even with simultaneous requests', async () => {
    const [first, second, third] = await addThree();
    expect(await defaults()).toEqual([first]);
    expect((await choose(second)).value).toEqual({ success: true });
    expect((await choose(second)).value).toEqual({ success: true });
    expect(await defaults()).toEqual([second]);
    const replies = await Promise.all([first, third, first, third].map((id) => choose(id)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect(await defaults()).toHaveLength(1);
  });

  test('is replaced by the newest card when it is removed; removing another card changes nothing', async () => {
    const [first, second, third] = await addThree();
    await remove(first);
    expect(await defaults()).toEqual([third]);
    await choose(second);
    await remove(third);
    expect(await defaults()).toEqual([second]);
    await remove(second);
    expect(await defaults()).toEqual([]);
    const { value } = await add();
    expect(value.isDefault).toBe(true);
  });

  test('cannot be another member’s card or a removed card', async () => {
    const [first, second] = await addThree();
    expect((await choose(second, await gateway.tokenOf('demo2'))).code).toBe('NOT_FOUND');
    await remove(second);
    expect((await choose(second)).code).toBe('NOT_FOUND');
    expect(await defaults()).toEqual([first]);
  });
});

test('a removed card can be added again; removing it twice, or another member’s, changes nothing', async () => {
  const { cardId } = (await add()).value;
  const remove = (by: string) => gateway.call('removeBankCard', { token: by, query: { cardId } });
  expect((await remove(await gateway.tokenOf('demo2'))).value).toEqual({ success: true });
  expect((await list()).cards).toHaveLength(1);
  expect((await remove(token)).value).toEqual({ success: true });
  expect((await remove(token)).value).toEqual({ success: true });
  expect((await list()).cards).toEqual([]);
  expect((await add()).status).toBe(200);
});
