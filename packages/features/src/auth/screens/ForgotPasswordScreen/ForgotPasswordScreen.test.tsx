import {
  answer,
  answerRaw,
  decryptBody,
  fail,
  noNetwork,
  sampleValues,
  startNetwork,
  testSession,
} from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { sessionPasswordOf } from '@livery/api/session';
import { switchLanguage } from '@livery/i18n/react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.tsx';

const network = startNetwork();
const requested = vi.fn<(body: unknown) => void>();
const sent = vi.fn<(body: unknown) => void>();
const loggedIn = vi.fn<(body: unknown) => void>();
const countries = [
  { code: 'BD', dialingCode: '880', name: 'Bangladesh', flag: 'BD', isLicensed: true },
  { code: 'PK', dialingCode: '92', name: 'Pakistan', flag: 'PK', isLicensed: false },
];
const offer = (channels: ('sms' | 'email')[]) =>
  answer(calls.getVerification, { ...sampleValues.getVerification, purposes: [{ purpose: 'password', channels }] });

beforeEach(() => {
  for (const spy of [requested, sent, loggedIn]) spy.mockClear();
  network.use(
    offer(['sms', 'email']),
    answer(calls.getCountries, countries),
    answer(calls.sendSmsCode, async (request) => (requested(await request.json()), sampleValues.sendSmsCode)),
    answer(calls.sendPasswordEmail, async (request) => {
      requested(Object.fromEntries(new URLSearchParams(await request.text())));
      return sampleValues.sendPasswordEmail;
    }),
    answer(
      calls.setPasswordPhone,
      async (request) => (sent(await decryptBody(request)), sampleValues.setPasswordPhone),
    ),
    answer(
      calls.setPasswordEmail,
      async (request) => (sent(await decryptBody(request)), sampleValues.setPasswordEmail),
    ),
    answer(calls.login, async (request) => (loggedIn(await decryptBody(request)), sampleValues.login)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

const show = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<ForgotPasswordScreen />, { at: '/m/forget', ...options });
type User = ReturnType<typeof show>['user'];

const number = () => screen.findByRole('textbox', { name: /^Mobile number/ });
const userName = () => screen.findByRole('textbox', { name: /^User name/ });
const email = () => screen.getByRole('textbox', { name: /^E-mail/ });
const code = () => screen.findByRole('textbox', { name: /^(SMS|E-mail) code/ });
const sendCode = () => screen.getByRole('button', { name: 'Send code' });
const setNew = () => screen.getByRole('button', { name: 'Set new password' });
const byEmail = async (user: User) => user.click(await screen.findByRole('radio', { name: 'E-mail' }));

async function requestBySms(user: User, digits = '01712345678') {
  await user.type(await number(), digits);
  await user.click(sendCode());
}
async function requestByEmail(user: User) {
  await byEmail(user);
  await user.type(await userName(), 'amina');
  await user.type(email(), 'amina@example.org');
  await user.click(sendCode());
}
async function setPassword(user: User, digits = '123456') {
  await user.type(await code(), digits);
  await user.type(screen.getByLabelText(/^New password/), 'river-42');
  await user.type(screen.getByLabelText(/^Confirm new password/), 'river-42');
  await user.click(setNew());
}
const newOne = { newPassword: 'river-42', confirmNewPassword: 'river-42' };

describe('[PWD-06] by SMS', () => {
  test('[PWD-06] number, code and new password, then the new password logs in', async () => {
    const { user, store, address } = show();
    expect(screen.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await requestBySms(user);
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(requested).toHaveBeenCalledWith({
      mobileNum: '01712345678',
      countryDialingCode: '880',
      purpose: 'password',
    });
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', 'Step 2 of 2');
    await setPassword(user);
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(sent).toHaveBeenCalledWith({
      mobileNum: '01712345678',
      countryDialingCode: '880',
      verificationCode: '123456',
      ...newOne,
    });
    expect(loggedIn).toHaveBeenCalledWith(
      expect.objectContaining({ username: 'amina', password: 'river-42', type: 'username' }),
    );
    expect(store.getState().session.current?.userName).toBe('amina');
    expect(sessionPasswordOf(store.getState().session.current)).toBe('river-42');
    expect(await screen.findByText('Your new password is set.')).toBeInTheDocument();
  });

  test('[PWD-06] if the reply contains no user name, the login screen is shown', { tags: 'whole' }, async () => {
    network.use(answer(calls.setPasswordPhone, {}));
    const { user, address } = show();
    await requestBySms(user);
    await setPassword(user);
    await waitFor(() => expect(address()).toBe('/m/login'));
    expect(await screen.findByText('Your new password is set. Log in with it.')).toBeInTheDocument();
    expect(loggedIn).not.toHaveBeenCalled();
  });

  test(
    'a switch to email during the request for the code shows the account step, not the code',
    { tags: 'whole' },
    async () => {
      const reply = lateReply<typeof sampleValues.sendSmsCode>();
      network.use(answer(calls.sendSmsCode, async (request) => (requested(await request.json()), reply.promise)));
      const { user } = show();
      await requestBySms(user);
      await waitFor(() => expect(requested).toHaveBeenCalledOnce());
      await byEmail(user);
      reply.resolve(sampleValues.sendSmsCode);
      await waitFor(() => expect(sendCode()).not.toHaveAttribute('aria-busy'));
      expect(await userName()).toBeVisible();
      expect(screen.queryByRole('textbox', { name: /code$/ })).toBeNull();
    },
  );

  test('digits that are no valid number are reported before a code is requested', async () => {
    const { user } = show();
    await requestBySms(user, '17');
    expect(await screen.findByText('The number is too short.')).toBeVisible();
    expect(requested).not.toHaveBeenCalled();
  });
});

describe('[PWD-06] by e-mail', () => {
  test('user name and e-mail can have the maximum length of the contract, and no more', async () => {
    const { user } = show();
    await byEmail(user);
    expect(await userName()).toHaveAttribute('maxlength', '64');
    expect(email()).toHaveAttribute('maxlength', '254');
  });

  test(
    '[PWD-06] user name, email, code and new password, then the new password logs in',
    { tags: 'whole' },
    async () => {
      const { user, store, address } = show();
      await requestByEmail(user);
      await waitFor(async () => expect(await code()).toHaveFocus());
      expect(requested).toHaveBeenCalledWith({ username: 'amina', email: 'amina@example.org' });
      await setPassword(user);
      await waitFor(() => expect(address()).toBe('/m/home'));
      expect(sent).toHaveBeenCalledWith({
        username: 'amina',
        email: 'amina@example.org',
        verificationCode: '123456',
        ...newOne,
      });
      expect(store.getState().session.current?.userName).toBe('amina');
    },
  );

  test('[PWD-06] if the login also requires a captcha, the login screen is shown', { tags: 'whole' }, async () => {
    network.use(fail(calls.login, 'CAPTCHA_REQUIRED', { value: { captcha: sampleValues.getCaptcha } }));
    const { user, store, address } = show({ session: testSession });
    await requestByEmail(user);
    await setPassword(user);
    await waitFor(() => expect(address()).toBe('/m/login'));
    // The gateway has ended the session in which the form was opened.
    expect(store.getState().session.current).toBeNull();
  });

  test('an invalid or missing address is reported before a code is requested', { tags: 'whole' }, async () => {
    const { user } = show();
    await byEmail(user);
    await user.type(await userName(), 'amina');
    await user.type(email(), 'amina.example');
    await user.click(sendCode());
    expect(await screen.findByText('E-mail format is incorrect')).toBeVisible();
    await waitFor(() => expect(email()).toHaveFocus());
    await user.clear(email());
    expect(await screen.findByText('E-mail is required')).toBeVisible();
    expect(requested).not.toHaveBeenCalled();
  });
});

describe('[PWD-06] the available ways', () => {
  test('[PWD-06] come from the gateway: if there is only one way, no choice is shown', async () => {
    network.use(offer(['email']));
    show();
    expect(await userName()).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  test('[PWD-06] without any way, a link to customer service is shown', async () => {
    network.use(offer([]));
    show();
    expect(await screen.findByText('You can’t reset your password here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/m/service');
  });

  test('are requested again with a retry after an error', { tags: 'whole' }, async () => {
    network.use(fail(calls.getVerification, 'NOT_FOUND'));
    const { user } = show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.use(offer(['sms']));
    await user.click(retry);
    expect(await number()).toBeVisible();
  });
});

describe('the code', () => {
  test(
    'can be requested again after the waiting time from the gateway, and typed values stay',
    { tags: 'whole' },
    async () => {
      const { user } = show();
      await requestBySms(user);
      await user.type(await code(), '12');
      await user.type(screen.getByLabelText(/^New password/), 'river-42');
      const wait = screen.getByRole('button', { name: /^\d+ s$/ });
      expect(Number.parseInt(wait.textContent, 10)).toBeGreaterThan(50);
      const clock = stopClock({ now: Date.now() });
      await clock.pass(61_000);
      fireEvent(document, new Event('visibilitychange'));
      await clock.until(() => expect(screen.getByRole('button', { name: 'Send again' })).toBeVisible(), {
        stepMs: 500,
      });
      fireEvent.click(screen.getByRole('button', { name: 'Send again' }));
      await clock.until(() => expect(requested).toHaveBeenCalledTimes(2), { stepMs: 50 });
      await clock.until(() => expect(screen.getByText('Code sent again')).toBeInTheDocument(), { stepMs: 10 });
      expect(screen.getByRole('textbox', { name: /^SMS code/ })).toHaveValue('12');
      expect(screen.getByLabelText(/^New password/)).toHaveValue('river-42');
    },
  );

  test.each([
    ['SMS', calls.setPasswordPhone, requestBySms],
    ['e-mail', calls.setPasswordEmail, requestByEmail],
  ] as const)(
    '[PWD-06] by %s, a retry after a lost reply uses the same key, another password a new one',
    { tags: 'whole' },
    async (_, call, requestCode) => {
      const keys: (string | null)[] = [];
      network.use(
        answerRaw(call, (request) => {
          keys.push(request.headers.get('Idempotency-Key'));
          return Response.error();
        }),
      );
      const { user } = show();
      await requestCode(user);
      await setPassword(user);
      expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
      await user.click(setNew());
      await waitFor(() => expect(keys).toHaveLength(2));
      expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
      expect(keys[1]).toBe(keys[0]);
      for (const field of [/^New password/, /^Confirm new password/])
        await user.type(screen.getByLabelText(field), '!');
      await user.click(setNew());
      await waitFor(() => expect(keys).toHaveLength(3));
      expect(keys[2]).not.toBe(keys[0]);
    },
  );

  test('shows an error at its field, and typed values stay', { tags: 'whole' }, async () => {
    network.use(fail(calls.setPasswordPhone, 'VERIFICATION_WRONG'));
    const { user } = show();
    await requestBySms(user);
    await setPassword(user);
    expect(await screen.findByText(/^Verification code error\./)).toBeVisible();
    await waitFor(async () => expect(await code()).toHaveFocus());
    expect(screen.getByLabelText(/^New password/)).toHaveValue('river-42');
  });

  test.each([
    ['too many requests', fail(calls.sendSmsCode, 'TOO_MANY', { retryAfterSeconds: 30 }), 'Wait 30 seconds'],
    ['no network', noNetwork(calls.sendSmsCode), 'No connection'],
  ])('%s: an error is shown, and the number stays', { tags: 'whole' }, async (_, handler, words) => {
    network.use(handler);
    const { user } = show();
    await requestBySms(user);
    expect(await screen.findByText(new RegExp(words))).toBeVisible();
    expect(await number()).toHaveProperty('value', expect.stringContaining('1712'));
  });

  test(
    'is not requested twice for one number: after going back and on, the first code is used',
    { tags: 'whole' },
    async () => {
      const { user } = show();
      await requestBySms(user);
      await code();
      await user.click(screen.getByRole('button', { name: 'Use another number or address' }));
      await user.click(sendCode());
      await code();
      expect(requested).toHaveBeenCalledTimes(1);
    },
  );

  test('is filled in by phones from the SMS', { tags: 'whole' }, async () => {
    const { user } = show();
    await requestBySms(user);
    expect(await code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await code()).toHaveAttribute('inputmode', 'numeric');
  });
});

test('[PWD-06] the message is the same whether or not the account exists', async () => {
  const { user } = show();
  await requestByEmail(user);
  await code();
  expect(screen.getByText(/^If this user name and address belong to an account, we’ve sent a code\./)).toBeVisible();
});

test(
  'a reload continues at the code with its countdown; passwords and codes are not stored',
  { tags: 'whole' },
  async () => {
    const first = show();
    await requestBySms(first.user);
    await first.user.type(await code(), '907531');
    await first.user.type(screen.getByLabelText(/^New password/), 'river-42');
    first.unmount();
    const stored = JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage });
    for (const secret of ['907531', 'river-42']) expect(stored).not.toContain(secret);

    show();
    expect(await code()).toHaveValue('');
    expect(screen.getByText('+880 01712345678')).toBeVisible();
    expect(screen.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
  },
);

describe('on a phone whose clock was set back by one hour', { tags: 'whole' }, () => {
  const putBack = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });

  test('[PWD-06] another code may be requested immediately, with and without a reload', async () => {
    const first = show();
    await requestBySms(first.user);
    await code();
    expect(screen.getByRole('button', { name: /^\d+ s$/ })).toBeVisible();
    putBack();
    expect(await screen.findByRole('button', { name: 'Send again' })).toBeVisible();
    first.unmount();
    const { user } = show();
    await code();
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
  });

  test('[PWD-06] going back and on again sends another code', async () => {
    const { user } = show();
    await requestBySms(user);
    await code();
    putBack();
    await user.click(screen.getByRole('button', { name: 'Use another number or address' }));
    await user.click(sendCode());
    await code();
    expect(requested).toHaveBeenCalledTimes(2);
  });
});

test('typed values survive a change of language', { tags: 'whole' }, async () => {
  const { user, texts } = show();
  await byEmail(user);
  await user.type(await userName(), 'amina');
  await user.type(email(), 'amina@example');
  await act(async () => void (await switchLanguage(texts, 'BN')));
  expect(screen.getByDisplayValue('amina')).toBeVisible();
  expect(screen.getByDisplayValue('amina@example')).toBeVisible();
});
