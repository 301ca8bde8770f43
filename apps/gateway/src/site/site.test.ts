import { isUsablePattern, validationRuleNames } from '@livery/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

test('the status of a site without closures has the gateway’s clock', async () => {
  const { value } = await gateway.call('getSystemStatus');
  expect(value).toEqual({ maintenance: false, regionRestriction: false, serverTime: expect.any(String) });
  expect(Math.abs(Date.parse(value.serverTime) - Date.now())).toBeLessThan(60_000);
});

test('the template flags are the merchant’s', async () => {
  expect((await gateway.call('getTemplate')).value).toEqual({ mem_cen: '0', dep_func: '0' });
});

describe('countries', () => {
  test('countries of the licence are first, in its order, the rest is sorted by name', async () => {
    const list = (await gateway.call('getCountries', { query: { language: 'EN' } })).value;
    expect(list.slice(0, 3).map(({ name, dialingCode, isLicensed }) => [name, dialingCode, isLicensed])).toEqual([
      ['Bangladesh', '880', true],
      ['United Kingdom', '44', true],
      ['Afghanistan', '93', false],
    ]);
    expect(list.length).toBeGreaterThan(200);
    expect(new Set(list.map(({ code }) => code)).size).toBe(list.length);
    expect(list.filter(({ name, code }) => name === code)).toEqual([]);
  });

  test.each([
    ['BN', 'বাংলাদেশ'],
    ['UR', 'بنگلہ دیش'],
    ['PT', 'Bangladesh'],
    ['ZZ', 'Bangladesh'],
  ])('country names are in %s', async (language, name) => {
    expect(
      (await gateway.call('getCountries', { query: { language } })).value.find(({ code }) => code === 'BD')?.name,
    ).toBe(name);
  });

  test('without a language parameter the header’s language is used, else the merchant’s', async () => {
    const first = async (headers: Record<string, string>) =>
      (await gateway.call('getCountries', { merchant: 'padma', headers })).value[0]?.name;
    expect(await first({ Language: 'EN' })).toBe('Bangladesh');
    expect(await first({})).toBe('বাংলাদেশ');
  });
});

describe('domain route', () => {
  test.each([
    [{}, false],
    [{ domain: 'aurora.localhost' }, true],
    [{ domain: ' AURORA.localhost:4000 ' }, true],
    [{ domain: 'padma.localhost' }, false],
    [{ domain: 'evil.example' }, false],
  ])('%o is known: %s', async (query, isKnown) => {
    expect((await gateway.call('getDomainRoute', { query })).value).toEqual({
      merchantCode: 'aurora',
      isKnown,
      domains: ['aurora.localhost'],
    });
  });
});

describe('validation rules', () => {
  test('[VAL-02] all rules exist, and their patterns compile and cannot hang', async () => {
    const rules = (await gateway.call('getValidationRules')).value;
    expect(Object.keys(rules).toSorted()).toEqual([...validationRuleNames].toSorted());
    for (const { pattern } of Object.values(rules)) expect(isUsablePattern(pattern)).toBe(true);
  });

  test('[VAL-02] they are the same as in registration', async () => {
    const { username, password, email } = (await gateway.call('getRegistrationConfig')).value;
    const rules = (await gateway.call('getValidationRules')).value;
    for (const [rule, field] of [
      ['username', username],
      ['password', password],
      ['email', email],
    ] as const) {
      const { enabled: _, ...same } = field!;
      expect(rules[rule]).toMatchObject(same);
    }
  });

  test.each([
    ['01712345678', true],
    ['+880 1712-345678', true],
    ['০১৭১২৩৪৫৬৭৮', true],
    ['(0171) 234.5678', true],
    ['abc', false],
    ['0171;drop', false],
  ])('a mobile number typed as %s: %s', async (typed, fits) => {
    const { pattern } = (await gateway.call('getValidationRules')).value.loginMobileNum;
    expect(new RegExp(pattern, 'u').test(typed)).toBe(fits);
  });

  test('a login succeeds with values that match the rules', async () => {
    const { loginUsername, loginPassword } = (await gateway.call('getValidationRules')).value;
    expect('Demo1').toMatch(new RegExp(loginUsername.pattern, 'u'));
    expect('demo1234').toMatch(new RegExp(loginPassword.pattern, 'u'));
    expect((await gateway.logIn('Demo1', 'demo1234')).status).toBe(200);
  });
});

describe('client info', () => {
  test('has the address of the request and the merchant’s country', async () => {
    expect((await gateway.call('getClientInfo')).value).toEqual({ ip: '127.0.0.1', region: 'BD' });
  });

  test('has the phone’s own address behind trusted proxies, and the region of the sandbox’s header', async () => {
    const headers = { 'X-Forwarded-For': '6.6.6.6, 203.0.113.7, 10.0.0.1', 'Sandbox-Region': 'PT' };
    expect((await gateway.call('getClientInfo', { headers })).value).toEqual({ ip: '203.0.113.7', region: 'PT' });
    expect((await gateway.call('getClientInfo', { headers: { 'Sandbox-Region': '<b>' } })).value.region).toBe('BD');
  });
});

test.each(['getSystemStatus', 'getTemplate', 'getValidationRules', 'getClientInfo'] as const)(
  '%s rejects parameters',
  async (name) => {
    expect((await gateway.call(name, { query: { more: '1' } })).code).toBe('REQUEST_INVALID');
  },
);
test.each(['getCountries', 'getDomainRoute'] as const)('%s rejects unknown parameters', async (name) => {
  expect((await gateway.call(name, { query: { more: '1' } })).code).toBe('REQUEST_INVALID');
});
