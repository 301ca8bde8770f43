import { calls } from '@livery/api/contract';
import { answer, answerRaw, fail, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { BindEmailScreen } from './BindEmailScreen.tsx';

const network = startNetwork();
const sent = vi.fn<(body: unknown) => void>();
const requested = vi.fn<(body: unknown) => void>();
const verification = {
  ...sampleValues.getVerification,
  purposes: [{ purpose: 'bindEmail' as const, channels: ['email' as const] }],
};
const has = (differences: Partial<typeof sampleValues.getSecurity>) =>
  network.use(answer(calls.getSecurity, { ...sampleValues.getSecurity, ...differences }));

beforeEach(() => {
  sent.mockClear();
  requested.mockClear();
  has({ isEmailBound: false, email: '' });
  network.use(
    answer(calls.getVerification, verification),
    answer(calls.bindEmail, async (request) => {
      sent(Object.fromEntries(new URLSearchParams(await request.text())));
      return sampleValues.bindEmail;
    }),
    answer(calls.sendVerificationCode, async (request) => {
      requested(await request.json());
      return {
        ...sampleValues.sendVerificationCode,
        expirationTime: new Date(Date.now() + 300_000).toISOString(),
      };
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const show = () => renderScreen(<BindEmailScreen />, { session: { ...testSession }, at: '/m/member/email' });
type User = ReturnType<typeof show>['user'];
const address = () => screen.findByLabelText(/^E-mail address/);
const code = () => screen.getByLabelText(/^Code/);
const getCode = (user: User) => user.click(screen.getByRole('button', { name: 'Get code' }));
const confirm = (user: User) => user.click(screen.getByRole('button', { name: 'Confirm this address' }));

describe('[WALLET-06] the e-mail address', () => {
  test('[WALLET-06] is bound with the sent code, which shows its validity; then the app goes back', async () => {
    const { user, address: at } = show();
    await user.type(await address(), ' amina@example.org');
    await getCode(user);
    await waitFor(() =>
      expect(requested).toHaveBeenCalledWith({
        channel: 'email',
        purpose: 'bindEmail',
        email: 'amina@example.org',
      }),
    );
    await waitFor(() => expect(code()).toHaveFocus());
    expect(code()).toHaveAccessibleDescription(/^We sent it to amina@example\.org\./);
    expect(screen.getByRole('timer', { name: 'The code is valid for' })).toHaveTextContent('minute');
    expect(screen.getByRole('button', { name: /^\d+ s$/ })).toHaveAttribute('aria-disabled', 'true');
    await user.type(code(), '907531');
    await confirm(user);
    expect(await screen.findByText('Your e-mail address is confirmed.')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({ email: 'amina@example.org', verificationCode: '907531' });
    await waitFor(() => expect(at()).toBe('/m/home'));
  });

  test('shows the current address, and that the new one replaces it', async () => {
    has({});
    show();
    expect(await screen.findByText(/^Your current address is a\*\*\*\*@example\.org\./)).toBeVisible();
  });

  test('a retry after a lost reply has the same key; another code has another key', { tags: 'whole' }, async () => {
    const keys: (string | null)[] = [];
    network.use(
      answerRaw(calls.bindEmail, (request) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return Response.error();
      }),
    );
    const { user } = show();
    await user.type(await address(), 'amina@example.org');
    await user.type(code(), '907531');
    await confirm(user);
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
    await confirm(user);
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
    expect(keys[1]).toBe(keys[0]);
    await waitFor(() => expect(screen.getByText('No connection. Check your network and try again.')).toBeVisible());
    await user.clear(code());
    await user.type(code(), '907532');
    await confirm(user);
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('no code is sent to an invalid address', { tags: 'whole' }, async () => {
    const { user } = show();
    await user.type(await address(), 'amina@example');
    await getCode(user);
    expect(await screen.findByText(/^Enter a valid e-mail address/)).toBeVisible();
    expect(requested).not.toHaveBeenCalled();
  });

  test(
    'the code of one address is not used for another, which can get a code immediately',
    { tags: 'whole' },
    async () => {
      const { user } = show();
      await user.type(await address(), 'amina@example.org');
      await getCode(user);
      await waitFor(() => expect(code()).toHaveFocus());
      await user.clear(await address());
      await user.type(await address(), 'nila@example.org');
      await user.type(code(), '907531');
      await confirm(user);
      expect(await screen.findByText(/^The code was sent to another address\./)).toBeVisible();
      expect(sent).not.toHaveBeenCalled();
      await getCode(user);
      await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
    },
  );

  test.each(
    sample(
      [
        ['VERIFICATION_WRONG', {}, /^Verification code error\./],
        ['TOO_MANY', { retryAfterSeconds: 10 }, /^Too many attempts\. Wait 10 seconds/],
      ] as const,
      2,
    ),
  )('%s shows the reason and keeps the typed values', { tags: 'whole' }, async (reason, more, words) => {
    network.use(fail(calls.bindEmail, reason, more));
    const { user } = show();
    await user.type(await address(), 'amina@example.org');
    await user.type(code(), '907531');
    await confirm(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(await address()).toHaveValue('amina@example.org');
  });

  test('a code that is requested too soon shows the waiting time', { tags: 'whole' }, async () => {
    network.use(fail(calls.sendVerificationCode, 'TOO_MANY', { retryAfterSeconds: 40 }));
    const { user } = show();
    await user.type(await address(), 'amina@example.org');
    await getCode(user);
    expect(await screen.findByText(/^Too many attempts\. Wait 40 seconds/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^\d+ s$/ })).toHaveAttribute('aria-disabled', 'true');
  });

  test(
    'after the clock is put back by an hour, another code can be requested, also after a reload',
    { tags: 'whole' },
    async () => {
      const first = show();
      await first.user.type(await address(), 'amina@example.org');
      await getCode(first.user);
      expect(await screen.findByRole('button', { name: /^\d+ s$/ })).toBeVisible();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
      expect(await screen.findByRole('button', { name: 'Get code' })).toBeVisible();
      first.unmount();
      const { user } = show();
      await address();
      await getCode(user);
      await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
    },
  );

  test('the typed address is restored after a reload, the code is not', { tags: 'whole' }, async () => {
    const first = show();
    await first.user.type(await address(), 'amina@example.org');
    await first.user.type(code(), '907531');
    first.unmount();
    show();
    expect(await address()).toHaveValue('amina@example.org');
    expect(code()).toHaveValue('');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('907531');
  });

  test('if the merchant does not bind addresses, a link opens customer service', async () => {
    network.use(answer(calls.getVerification, { ...verification, purposes: [] }));
    show();
    expect(await screen.findByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/m/service');
  });

  test('a failed request shows the error, and a retry loads the form', async () => {
    network.use(fail(calls.getVerification, 'MAINTENANCE'));
    const { user } = show();
    expect(await screen.findByText('System upgrading, please try again later.')).toBeVisible();
    network.use(answer(calls.getVerification, verification));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await address()).toBeVisible();
  });
});
