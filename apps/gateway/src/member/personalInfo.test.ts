import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { registrationBody } from '../testing/registrationBody.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await startTestGateway();
  token = await gateway.tokenOf('demo1');
});
afterAll(() => gateway.close());

const save = (body: Record<string, unknown>) => gateway.call('savePersonalInfo', { token, body });
const empty = {
  birthday: '',
  gender: '',
  address: '',
  qqNum: '',
  facebook: '',
  wechat: '',
  line: '',
  whatsapp: '',
  zalo: '',
};

describe('personal info', () => {
  test('returns all stored fields, and empty texts for the rest', async () => {
    expect((await gateway.call('getPersonalInfo', { token })).value).toEqual({
      account: 'demo1',
      nickname: '',
      email: 'demo1@example.org',
      mobile: '+880*****0001',
      payeeName: 'Amina Rahman',
      registeredAt: expect.stringMatching(/^\d{4}-.*Z$/),
      referralCode: expect.stringMatching(/^[0-9A-F]{8}$/),
      ...empty,
    });
    expect((await gateway.call('getPersonalInfo', { token: await gateway.tokenOf('demo3') })).value).toMatchObject({
      account: 'demo3',
      payeeName: '',
      mobile: '',
      ...empty,
    });
  });

  test('only sent fields are changed', async () => {
    expect((await save({ birthday: '1990-02-28', gender: 'F', address: ' 12 Lake Road ' })).value).toMatchObject({
      ...empty,
      birthday: '1990-02-28',
      gender: 'F',
      address: '12 Lake Road',
    });
    expect((await save({ line: 'amina-line' })).value).toMatchObject({
      birthday: '1990-02-28',
      gender: 'F',
      line: 'amina-line',
      payeeName: 'Amina Rahman',
    });
    expect((await save({ birthday: '', gender: '' })).value).toMatchObject({
      birthday: '',
      gender: '',
      line: 'amina-line',
    });
    expect((await save({})).value).toMatchObject({ line: 'amina-line' });
  });

  test('works for a member without personal data', async () => {
    const third = await gateway.tokenOf('demo3');
    expect((await gateway.call('savePersonalInfo', { token: third, body: { zalo: 'third' } })).value).toMatchObject({
      ...empty,
      zalo: 'third',
    });
  });

  test.each([
    ['birthday', '1990-02-30'],
    ['birthday', '1990-13-01'],
    ['birthday', '28.02.1990'],
    ['birthday', '1899-01-01'],
    ['birthday', `${new Date().getUTCFullYear() - 17}-01-01`],
    ['birthday', '2999-01-01'],
    ['gender', 'f'],
    ['address', 'x'.repeat(201)],
    ['qqNum', 'x'.repeat(101)],
    ['payeeName', 'Someone Else'],
    ['email', 'other@example.org'],
    ['nickname', 'other'],
  ])('%s cannot be changed to %s', async (field, value) => {
    const reply = await save({ [field]: value });
    expect([reply.status, reply.code]).toEqual([400, 'REQUEST_INVALID']);
    expect(reply.envelope.value).toMatchObject({ issues: [{ path: `body.${field}` }] });
  });
});

describe('nickname', () => {
  const set = (nickname: string) => gateway.call('setNickname', { token, body: { nickname } });

  test('can be set, is trimmed, is returned by getMemberInfo, and can be removed', async () => {
    expect((await set(' নীলা ')).value).toEqual({ nickname: 'নীলা' });
    expect((await gateway.call('getMemberInfo', { token })).value.nickname).toBe('নীলা');
    expect((await set('')).value).toEqual({ nickname: '' });
    expect((await gateway.call('getMemberInfo', { token })).value.nickname).toBe('');
  });

  test.each([
    ['Latin letters', 'n'],
    ['emoji', '😀'],
    ['families', '👩‍👩‍👧‍👦'],
    ['letters with combining marks', 'x\u0301'],
    ['Bengali letters', 'নী'],
    ['Burmese letters', 'ကို'],
    ['Urdu letters', 'نِ'],
  ])('can have 24 %s, when set and at registration', async (_, character) => {
    const [fits, tooLong] = [character.repeat(24), character.repeat(25)];
    expect((await set(fits)).value).toEqual({ nickname: fits });
    expect((await set(tooLong)).code).toBe('REQUEST_INVALID');
    const register = (nickname: string) =>
      gateway.call('register', {
        merchant: 'padma',
        body: registrationBody({ username: `n${randomBytes(5).toString('hex')}`, nickname }),
      });
    expect((await register(fits)).status).toBe(200);
    expect((await register(tooLong)).envelope).toMatchObject({ value: { issues: [{ path: 'body.nickname' }] } });
  });
});

describe('head icon', () => {
  test('there are twelve icons, each with a picture in the merchant’s style', async () => {
    const { value } = await gateway.call('getHeadIcons', { token });
    expect(value.icons).toHaveLength(12);
    expect(value.current).toBe('');
    expect(value.icons[0]).toEqual({
      id: '1',
      picture: expect.stringMatching(/^heads\/1\.luminous\.[0-9a-f]{8}\.svg$/),
    });
    const pictures = await Promise.all(
      value.icons.map(async ({ picture }) => {
        const response = await fetch(`${gateway.url}/sandbox/cdn/AURORA/${picture}`);
        expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
        return response.text();
      }),
    );
    expect(new Set(pictures).size).toBe(12);
  });

  test('the chosen icon is returned, and drawn in each merchant’s style', async () => {
    expect((await gateway.call('setHeadIcon', { token, body: { headIcon: '7' } })).value).toEqual({
      id: '7',
      picture: expect.stringMatching(/^heads\/7\.luminous\./),
    });
    expect((await gateway.call('getHeadIcons', { token })).value.current).toBe('7');
    expect((await gateway.call('getMemberInfo', { token })).value.headIcon).toMatch(/^heads\/7\.luminous\./);
    const there = await gateway.tokenOf('demo2', 'padma');
    expect((await gateway.call('getMemberInfo', { merchant: 'padma', token: there })).value.headIcon).toMatch(
      /^heads\/4\.flat\./,
    );
  });

  test('an unknown icon is NOT_FOUND', async () => {
    for (const headIcon of ['0', '13', '../1', 'x'])
      expect((await gateway.call('setHeadIcon', { token, body: { headIcon } })).code).toBe('NOT_FOUND');
    expect((await fetch(`${gateway.url}/sandbox/cdn/AURORA/heads/0.luminous.svg`)).status).toBe(404);
  });
});

test('trial accounts are rejected by all these calls', async () => {
  const trial = await gateway.tokenOf('demo6');
  const replies = [
    await gateway.call('getPersonalInfo', { token: trial }),
    await gateway.call('savePersonalInfo', { token: trial, body: {} }),
    await gateway.call('setNickname', { token: trial, body: { nickname: '' } }),
    await gateway.call('getHeadIcons', { token: trial }),
    await gateway.call('setHeadIcon', { token: trial, body: { headIcon: '1' } }),
  ];
  expect(replies.map(({ code }) => code)).toEqual(Array(5).fill('TRIAL_NOT_ALLOWED'));
  expect((await gateway.call('getPersonalInfo')).code).toBe('SESSION_MISSING');
});
