import { HttpResponse } from 'msw';
import { safeParse } from 'valibot';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer, answerRaw, fail } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { decryptBody } from '../testing/decryptBody.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore, type TestStore } from '../testing/testStore.ts';
import { freePlayApi } from './freePlay.api.ts';
import { loginApi } from './login.api.ts';
import type { LoginPayload } from './login.api.ts';
import { removeStoredSession } from '../session/storedSession.ts';
import { registerPayload } from './registerPayload.ts';
import { registrationApi } from './registration.api.ts';

const network = startNetwork();
beforeEach(() => localStorage.clear());

/** Logs in and returns the request that the gateway received. */
async function loginWith(payload: LoginPayload) {
  const sent: Request[] = [];
  network.use(
    answerRaw(calls.login, (request) => {
      sent.push(request.clone());
      return HttpResponse.json({ success: true, value: sampleValues.login });
    }),
  );
  const store = createTestStore();
  const result = await store.dispatch(loginApi.endpoints.login.initiate(payload));
  return { store, result, request: sent[0]!, body: await decryptBody(sent[0]!) };
}

const byName: LoginPayload = {
  username: 'amina',
  password: 'Pa55word',
  captcha: '123456',
  captchaId: 'captcha-1',
  type: 'username',
};

describe('login', () => {
  test('[LOGIN-13] by user name: sends username, password, captcha and type', async () => {
    const { body } = await loginWith(byName);
    expect(body).toEqual({
      username: 'amina',
      password: 'Pa55word',
      captcha: '123456',
      captchaId: 'captcha-1',
      type: 'username',
    });
    expect(safeParse(calls.login.body!, body).success).toBe(true);
  });

  test('[LOGIN-13] by SMS: sends type sms', async () => {
    const { body } = await loginWith({ ...byName, username: '1712345678', password: '0042', type: 'sms' });
    expect(body).toMatchObject({ username: '1712345678', password: '0042', type: 'sms' });
  });

  test('[LOGIN-13] by firebase: adds channel, id token, mobile number and dialling code', async () => {
    const firebase = {
      firebaseChannel: 'sms',
      firebaseIdToken: 'token',
      firebaseMobileNo: '1712345678',
      countryDialingCode: '880',
    } as const;
    const { body } = await loginWith({ ...byName, type: 'firebase', ...firebase });
    expect(body).toEqual({ ...byName, type: 'firebase', ...firebase });
    expect(safeParse(calls.login.body!, body).success).toBe(true);
  });

  test('[LOGIN-14] the body is encrypted and the Encryption header carries its RSA-wrapped key', async () => {
    const { request, body } = await loginWith(byName);
    const raw = await request.clone().text();
    expect(Object.keys(JSON.parse(raw))).toEqual(['value', 'time', 'nonce']);
    expect(raw).not.toContain('amina');
    expect(raw).not.toContain('Pa55word');
    expect(request.headers.get('Encryption')).toMatch(/^[A-Za-z0-9+/]+=*$/);
    expect(request.headers.get('Content-Type')).toBe('application/json');
    // The private key, the header and the body must be enough to decrypt it.
    expect(body).toMatchObject({ username: 'amina' });
  });

  test('[LOGIN-14] Device is OTHERS in standalone mode, and MOBILE in a browser', async () => {
    expect((await loginWith(byName)).request.headers.get('Device')).toBe('MOBILE');
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
    expect((await loginWith(byName)).request.headers.get('Device')).toBe('OTHERS');
  });

  test('after a successful login the player is signed in and the session is stored', async () => {
    const { store, result } = await loginWith(byName);
    expect(result.data).toEqual(sampleValues.login);
    expect(store.getState().session.current).toEqual(sampleValues.login);
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO')!)).toEqual(sampleValues.login);
  });

  test('the device token is stored outside the session and sent with the next login, also after a logout', async () => {
    network.use(answer(calls.login, { ...sampleValues.login, deviceToken: 'device-of-amina' }));
    const store = createTestStore();
    const { data } = await store.dispatch(loginApi.endpoints.login.initiate(byName));
    expect(data).toEqual(sampleValues.login);
    expect(localStorage.getItem('MC_SESSION_INFO')).not.toContain('device-of-amina');
    removeStoredSession(true);
    expect((await loginWith(byName)).body).toMatchObject({ deviceToken: 'device-of-amina' });
    localStorage.removeItem('deviceToken');
    expect((await loginWith(byName)).body).not.toHaveProperty('deviceToken');
  });

  test('a failed login returns its code and captcha, and signs no player in', async () => {
    network.use(fail(calls.login, 'CAPTCHA_REQUIRED', { value: { captcha: sampleValues.getCaptcha } }));
    const store = createTestStore();
    const { error } = await store.dispatch(loginApi.endpoints.login.initiate(byName));
    expect(error).toMatchObject({ code: 'CAPTCHA_REQUIRED', status: 400, value: { captcha: sampleValues.getCaptcha } });
    expect(store.getState().session.current).toBeNull();
  });

  const { merchantCode: _merchantCode, ...minimum } = sampleValues.login;
  test.each([
    ['a login', (store: TestStore) => store.dispatch(loginApi.endpoints.login.initiate(byName))],
    ['a free trial', (store: TestStore) => store.dispatch(freePlayApi.endpoints.startTrial.initiate())],
  ])('the session of %s without a merchant code gets the code of this merchant', async (_kind, begin) => {
    network.use(
      answer(calls.login, minimum),
      answer(calls.getTrialAccount, sampleValues.getTrialAccount),
      answer(calls.freePlay, minimum),
    );
    const store = createTestStore();
    expect(await begin(store)).not.toHaveProperty('error');
    expect(store.getState().session.current).toMatchObject({ token: minimum.token, merchantCode: 'testmerchant' });
    expect(JSON.parse(localStorage.getItem('MC_SESSION_INFO')!)).toMatchObject({ merchantCode: 'testmerchant' });
  });

  test.each(['iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='])(
    'a captcha that is only a picture (%s) is shown, and its answer is sent without a captcha id',
    async (picture) => {
      network.use(answerRaw(calls.getCaptcha, () => Response.json({ success: true, value: picture })));
      const { data } = await createTestStore().dispatch(loginApi.endpoints.refreshCaptcha.initiate());
      expect(data).toEqual({ captchaId: '', image: 'iVBORw0KGgo=' });
    },
  );

  test('a session of another merchant is refused', async () => {
    network.use(answer(calls.login, { ...sampleValues.login, merchantCode: 'elsewhere' }));
    const store = createTestStore();
    const { error } = await store.dispatch(loginApi.endpoints.login.initiate(byName));
    expect(error).toMatchObject({ code: 'REPLY_INVALID' });
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
  });

  test.each([
    ['a line break', 'abcd\nefgh'],
    ['a letter that is not ASCII', 'tokén-of-amina'],
    ['a space at its end', 'token-of-amina '],
  ])('a session whose token has %s is an invalid reply and signs no player in', async (_, token) => {
    network.use(answer(calls.login, { ...sampleValues.login, token }));
    const store = createTestStore();
    const { error } = await store.dispatch(loginApi.endpoints.login.initiate(byName));
    expect(error).toMatchObject({ code: 'REPLY_INVALID' });
    expect(store.getState().session.current).toBeNull();
    expect(localStorage.getItem('MC_SESSION_INFO')).toBeNull();
  });

  test('every captcha request gets a new captcha', async () => {
    let count = 0;
    network.use(answer(calls.getCaptcha, () => ({ captchaId: `captcha-${(count += 1)}`, image: 'iVBORw0KGgo=' })));
    const store = createTestStore();
    const ask = () => store.dispatch(loginApi.endpoints.refreshCaptcha.initiate()).unwrap();
    expect([(await ask()).captchaId, (await ask()).captchaId]).toEqual(['captcha-1', 'captcha-2']);
  });
});

/** Every field of the registration, except those of the bot check and of firebase. */
const everyField = [
  'countryDialingCode',
  'registerUrl',
  'registerMethod',
  'username',
  'password',
  'confirmPassword',
  'affiliateCode',
  'paymentPassword',
  'recommenderId',
  'nickname',
  'payeeName',
  'email',
  'mobileNum',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'captcha',
  'captchaId',
  'type',
  'domain',
  'verificationCode',
];

describe('register', () => {
  const origin = { hostname: 'padma.example', environment: 'H5' } as const;

  test('[REG-11] an almost empty form sends every field, empty ones as empty texts, and type 0', () => {
    const { username, password, confirmPassword, registerUrl, domain, registerMethod, type, ...rest } = registerPayload(
      { username: 'amina', password: 'Pa55word', email: undefined },
      origin,
    );
    expect([username, password, confirmPassword]).toEqual(['amina', 'Pa55word', 'Pa55word']);
    expect([registerUrl, domain, registerMethod, type]).toEqual(['padma.example', 'padma.example', 'H5', 0]);
    expect(new Set(Object.values(rest))).toEqual(new Set(['']));
    expect(
      Object.keys({
        username,
        password,
        confirmPassword,
        registerUrl,
        domain,
        registerMethod,
        type,
        ...rest,
      }).toSorted(),
    ).toEqual(everyField.toSorted());
  });

  test('[REG-11] the gateway receives this payload encrypted, and the contract accepts it', async () => {
    let body: unknown;
    let header: string | null = null;
    network.use(
      answer(calls.register, async (request) => {
        body = await decryptBody(request);
        header = request.headers.get('Idempotency-Key');
        return { userName: 'amina' };
      }),
    );
    const payload = registerPayload({
      username: 'amina',
      password: 'Pa55word',
      captcha: '123456',
      captchaId: 'captcha-1',
    });
    const store = createTestStore();
    const result = await store.dispatch(
      registrationApi.endpoints.register.initiate({ ...payload, idempotencyKey: 'key-1' }),
    );
    expect(result.data).toEqual({ userName: 'amina' });
    expect(body).toEqual(payload);
    expect(header).toBe('key-1');
    expect(safeParse(calls.register.body!, body).success).toBe(true);
    expect(store.getState().session.current).toBeNull();
  });

  test('[REG-11] bot-check and firebase fields are sent only if their check ran', () => {
    const firebase = { firebaseChannel: 'sms', firebaseIdToken: 'token' } as const;
    expect(registerPayload({ username: 'a', password: 'b', ...firebase }, origin)).toMatchObject(firebase);
    expect(registerPayload({ username: 'a', password: 'b' }, origin)).not.toHaveProperty('firebaseIdToken');
    expect(registerPayload({ username: 'a', password: 'b', geetestLotNumber: 'c' }, origin)).toMatchObject({
      geetestLotNumber: 'c',
    });
  });

  describe('[REG-12] registerMethod', () => {
    const method = () => registerPayload({}).registerMethod;
    const standalone = () =>
      vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
    const inApp = () =>
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 12) LiveryApp/1.4');

    test('[REG-12] is H5 in a browser, also with an old WEBCLIP flag', () => {
      expect(method()).toBe('H5');
      localStorage.setItem('WEBCLIP', '1');
      expect(method()).toBe('H5');
    });
    test('[REG-12] is PWA in standalone mode', () => {
      standalone();
      expect(method()).toBe('PWA');
    });
    test('[REG-12] is PWA if iOS reports standalone mode by navigator.standalone', () => {
      vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone)', standalone: true });
      expect(method()).toBe('PWA');
    });
    test('[REG-12] is WEBCLIP in standalone mode with the WEBCLIP flag', () => {
      standalone();
      localStorage.setItem('WEBCLIP', '1');
      expect(method()).toBe('WEBCLIP');
    });
    test('[REG-12] is APP with the marker in the user agent, also in standalone mode with the WEBCLIP flag', () => {
      inApp();
      standalone();
      localStorage.setItem('WEBCLIP', '1');
      expect(method()).toBe('APP');
    });
  });
});
