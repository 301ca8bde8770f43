import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registrationBody } from '../testing/registrationBody.ts';
import { readSentCode } from '../testing/readSentCode.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const merchant = 'padma';
const register = (given: Parameters<typeof registrationBody>[0], at = merchant) =>
  gateway.call('register', { merchant: at, body: registrationBody(given) });
const codeOf = async (username: string, at = merchant) =>
  (
    (await gateway.sql('select referral_code from members where username = $1 and merchant_code = $2', [
      username,
      at,
    ])) as [{ referral_code: string }]
  )[0].referral_code;
const referrerOf = async (username: string) =>
  (
    (await gateway.sql(
      'select referrer.username from members member left join members referrer on referrer.id = member.referrer_id where member.username = $1',
      [username],
    )) as [{ username: string | null }]
  )[0].username;

test('a registration with invisible characters in its fields is stored without them', async () => {
  await register({
    username: '\u202ahidden7\u202c',
    nickname: '\u2068Amina\u2069 ❤️',
    email: '\u200btells@example.org\u200e',
    line: 'amina\ufe0f-line',
  });
  const { token } = (await gateway.logIn('hidden7', 'secret-7', { merchant })).value;
  expect((await gateway.call('getPersonalInfo', { merchant, token })).value).toMatchObject({
    account: 'hidden7',
    nickname: 'Amina ❤️',
    email: 'tells@example.org',
    line: 'amina-line',
  });
});

test('every field of a registration is stored', async () => {
  const contacts = {
    qqNum: '10001',
    facebook: 'amina.fb',
    wechat: 'amina-wc',
    line: 'amina-line',
    whatsapp: '+8801700',
    zalo: 'amina-zalo',
  };
  await register({
    username: 'tellsall',
    nickname: 'আমিনা',
    email: 'tells@example.org',
    payeeName: 'Amina Rahman',
    mobileNum: '01811 222333',
    idNumber: 'ID-77',
    paymentPassword: '135790',
    domain: 'padma.localhost',
    ...contacts,
  });
  const { token } = (await gateway.logIn('tellsall', 'secret-7', { merchant })).value;
  expect((await gateway.call('getPersonalInfo', { merchant, token })).value).toMatchObject({
    account: 'tellsall',
    nickname: 'আমিনা',
    email: 'tells@example.org',
    payeeName: 'Amina Rahman',
    mobile: '',
    ...contacts,
  });
  expect((await gateway.call('getSecurity', { merchant, token })).value).toMatchObject({
    hasPaymentPassword: true,
    isEmailBound: false,
    payeeName: 'A****',
  });
  expect(
    await gateway.sql("select id_number, mobile_num, domain from member_profiles where facebook = 'amina.fb'"),
  ).toEqual([{ id_number: 'ID-77', mobile_num: '01811 222333', domain: 'padma.localhost' }]);
});

test.each([
  ['paymentPassword', { paymentPassword: '12345' }],
  ['payeeName', { payeeName: 'x' }],
  ['zalo', { zalo: 'z'.repeat(101) }],
  ['idNumber', { idNumber: '9'.repeat(31) }],
])('a field that no form shows is validated too: %s', async (field, given) => {
  expect((await register({ username: 'brokenone', ...given })).envelope).toMatchObject({
    code: 'REQUEST_INVALID',
    value: { issues: [{ path: `body.${field}` }] },
  });
});

describe('the referrer of a member', () => {
  test('each member has a short, unique referral code', async () => {
    const codes = ((await gateway.sql('select referral_code from members')) as { referral_code: string }[]).map(
      ({ referral_code: code }) => code,
    );
    expect(codes.length).toBeGreaterThan(8);
    for (const code of codes) expect(code).toMatch(/^[0-9A-F]{8}$/);
    expect(new Set(codes).size).toBe(codes.length);
  });

  test('is found by an affiliate code in upper or lower case', async () => {
    await register({ username: 'broughtby1', affiliateCode: (await codeOf('demo2')).toLowerCase() });
    expect(await referrerOf('broughtby1')).toBe('demo2');
    await register({ username: 'broughtby2', recommenderId: await codeOf('demo1') });
    expect(await referrerOf('broughtby2')).toBe('demo1');
    await register({ username: 'broughtby3', recommenderId: 'demo1' });
    expect(await referrerOf('broughtby3')).toBe('demo1');
    await register({ username: 'broughtby4' });
    expect(await referrerOf('broughtby4')).toBeNull();
  });

  test('comes from the affiliate code first, then the recommender, then the host', async () => {
    await register({
      username: 'broughtby5',
      affiliateCode: await codeOf('demo2'),
      recommenderId: 'demo1',
      domain: 'partner.padma.localhost',
    });
    expect(await referrerOf('broughtby5')).toBe('demo2');
    await register({ username: 'broughtby6', domain: 'partner.padma.localhost' });
    expect(await referrerOf('broughtby6')).toBe('agent1');
  });

  test('an unknown code is rejected and creates no member', async () => {
    const foreign = await codeOf('demo2', 'aurora');
    for (const affiliateCode of ['NOBODY00', foreign, 'demo1', "' or ''='"]) {
      const reply = await register({ username: 'foreigncode', affiliateCode });
      expect([reply.status, reply.code]).toEqual([400, 'AFFILIATE_INVALID']);
    }
    expect((await register({ username: 'foreigncode', recommenderId: 'nobodyhere' })).code).toBe('REFERRER_INVALID');
    expect((await register({ username: 'foreigncode', recommenderId: 'demo6' })).code).toBe('REFERRER_INVALID');
    expect(await gateway.sql("select 1 from members where username = 'foreigncode'")).toEqual([]);
  });

  test('a code can be checked before registration', async () => {
    const check = async (code: string) =>
      (await gateway.call('checkAffiliateCode', { merchant, query: { code, domain: 'padma.localhost' } })).value
        .success;
    expect(await check(await codeOf('demo2'))).toBe(true);
    expect([
      await check('NOBODY00'),
      await check(''),
      await check('demo2'),
      await check(await codeOf('demo2', 'aurora')),
      await check(await codeOf('demo6')),
    ]).toEqual(Array(5).fill(false));
    await gateway.sql("update members set status = 'closed' where username = 'demo3' and merchant_code = 'padma'");
    expect(await check(await codeOf('demo3'))).toBe(false);
  });

  test('the affiliate of a host is found', async () => {
    const affiliateAt = async (domain: string) =>
      (await gateway.call('getAffiliate', { merchant, query: { domain } })).value.affiliateCode;
    expect(await affiliateAt('Partner.padma.localhost')).toBe(await codeOf('agent1'));
    expect(await affiliateAt('partner.aurora.localhost')).toBe('');
    expect((await gateway.call('getAffiliate', { merchant })).code).toBe('REQUEST_INVALID');
  });
});

test('a merchant of the repository registers by verified mobile number with a password', async () => {
  await gateway.call('sendSmsCode', { merchant, body: { mobileNum: '01811333444', countryDialingCode: '880' } });
  const verificationCode = await readSentCode(gateway, '+8801811333444');
  const body = registrationBody({
    username: '',
    countryDialingCode: '880',
    mobileNum: '01811333444',
    verificationCode,
  });
  expect((await gateway.call('registerMobile', { merchant, body })).value).toEqual({ userName: '8801811333444' });
});

test('a user name can be checked before registration', async () => {
  const check = async (username: string) =>
    (await gateway.call('checkUsername', { merchant, query: { username } })).value;
  expect(await check('surelyfree')).toEqual({ available: true });
  expect(await check('demo1')).toEqual({ available: false, reason: 'taken' });
  for (const username of ['', 'abc', 'Demo9', 'নামনাম', 'x'.repeat(17)])
    expect(await check(username)).toEqual({ available: false, reason: 'invalid' });
  expect((await gateway.call('checkUsername', { merchant })).code).toBe('REQUEST_INVALID');
});
