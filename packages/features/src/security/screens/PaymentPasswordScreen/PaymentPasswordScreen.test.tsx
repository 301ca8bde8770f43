import { answer, answerRaw, decryptBody, fail, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { PaymentPasswordScreen } from './PaymentPasswordScreen.tsx';

const network = startNetwork();
const sent = vi.fn<(body: unknown) => void>();
const requested = vi.fn<(body: unknown) => void>();
const verification = {
  ...sampleValues.getVerification,
  purposes: [{ purpose: 'paymentPassword' as const, channels: ['sms' as const, 'email' as const] }],
};
const has = (differences: Partial<typeof sampleValues.getSecurity>) =>
  network.use(answer(calls.getSecurity, { ...sampleValues.getSecurity, ...differences }));

beforeEach(() => {
  sent.mockClear();
  requested.mockClear();
  has({ hasPaymentPassword: true });
  network.use(
    answer(calls.getVerification, verification),
    answer(calls.changePaymentPassword, async (request) => {
      sent(await decryptBody(request));
      return {};
    }),
    answer(calls.sendVerificationCode, async (request) => {
      requested(await request.json());
      return sampleValues.sendVerificationCode;
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

const show = () =>
  renderScreen(<PaymentPasswordScreen />, { session: { ...testSession }, at: '/m/member/paymentPassword' });
type User = ReturnType<typeof show>['user'];
const old = () => screen.findByLabelText(/^Current payment password/);
const fresh = () => screen.getByLabelText(/^New payment password(?! once)/);
const again = () => screen.getByLabelText(/^Confirm new payment password/);

async function choose(user: User, { digits = '481516', repeated }: { digits?: string; repeated?: string } = {}) {
  await user.type(fresh(), digits);
  await user.type(again(), repeated ?? digits);
}
const change = (user: User) => user.click(screen.getByRole('button', { name: 'Change payment password' }));

describe('the payment password', () => {
  test('is set with the login password if there is none; then the app goes back', async () => {
    has({ hasPaymentPassword: false, mobile: '', isEmailBound: false });
    const { user, address } = show();
    await user.type(await screen.findByLabelText(/^Login password/), 'play4fun');
    await choose(user);
    await user.click(screen.getByRole('button', { name: 'Set payment password' }));
    expect(await screen.findByText('Your payment password is set.')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith(
      expect.objectContaining({
        password: 'play4fun',
        newPaymentPassword: '481516',
        confirmNewPaymentPassword: '481516',
      }),
    );
    // The history has no earlier entry, so the back action opens home.
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  test(
    'is set with the same body and key in a retry after a lost reply, although it is set already',
    { tags: 'whole' },
    async () => {
      has({ hasPaymentPassword: false, mobile: '', isEmailBound: false });
      const keys: (string | null)[] = [];
      network.use(
        answerRaw(calls.changePaymentPassword, async (request) => {
          keys.push(request.headers.get('Idempotency-Key'));
          sent(await decryptBody(request));
          has({ hasPaymentPassword: true, mobile: '', isEmailBound: false });
          return Response.error();
        }),
      );
      const { user, store } = show();
      await user.type(await screen.findByLabelText(/^Login password/), 'play4fun');
      await choose(user);
      const set = screen.getByRole('button', { name: 'Set payment password' });
      await user.click(set);
      expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
      await waitForStoreIdle(store);
      await user.click(set);
      await waitFor(() => expect(keys).toHaveLength(2));
      expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
      expect(keys[1]).toBe(keys[0]);
      expect(sent.mock.calls[1]).toEqual(sent.mock.calls[0]);
      expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ password: 'play4fun' }));
    },
  );

  test('is changed with the current one, in digits of any script', { tags: 'whole' }, async () => {
    const { user } = show();
    await user.type(await old(), '১২৩৪৫৬');
    await choose(user);
    await change(user);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ oldPaymentPassword: '123456', newPaymentPassword: '481516' }),
      ),
    );
    expect(await screen.findByText('Your payment password has been changed.')).toBeInTheDocument();
  });

  test.each([
    ['SMS', 'sms', '+880*****5678'],
    ['E-mail', 'email', 'a****@example.org'],
  ])('is changed with a code by %s, which shows its target', { tags: 'whole' }, async (name, channel, target) => {
    const { user } = show();
    await user.click(await screen.findByRole('radio', { name }));
    const code = screen.getByLabelText(/^Code/);
    expect(code).toHaveAccessibleDescription(`We’ll send it to ${target}`);
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    await waitFor(() => expect(requested).toHaveBeenCalledWith({ channel, purpose: 'paymentPassword' }));
    await waitFor(() => expect(code).toHaveFocus());
    expect(screen.getByRole('button', { name: /^\d+ s$/ })).toHaveAttribute('aria-disabled', 'true');
    await user.type(code, '907531');
    await choose(user);
    await change(user);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith(
        expect.objectContaining({ verificationCode: '907531', newPaymentPassword: '481516' }),
      ),
    );
    expect(sent.mock.lastCall?.[0]).not.toHaveProperty('oldPaymentPassword');
  });

  describe('with the answers to the security questions', () => {
    const questions = [
      { questionId: 'firstSchool', text: 'What was your first school called?' },
      { questionId: 'other', text: 'Another question' },
      { questionId: 'firstPet', text: 'What was your first pet called?' },
      { questionId: 'street', text: 'In which street did you grow up?' },
    ];
    beforeEach(() => {
      has({ hasPaymentPassword: true, hasSecurityQuestions: true, mobile: '', isEmailBound: false });
      network.use(
        answer(calls.getSecurityQuestions, { questions, wanted: 3, answered: ['street', 'firstPet', 'firstSchool'] }),
      );
    });
    const fillIn = async (user: User) => {
      await user.click(await screen.findByRole('radio', { name: 'Answers' }));
      await user.type(screen.getByLabelText(/^What was your first school called/), ' Riverside ');
      await user.type(screen.getByLabelText(/^What was your first pet called/), 'Mithu');
      await user.type(screen.getByLabelText(/^In which street did you grow up/), 'Lake Road');
      await choose(user);
    };

    test('[WALLET-06] is set if the member forgot it, and the answers are not stored', { tags: 'whole' }, async () => {
      const { user } = show();
      await fillIn(user);
      expect(screen.queryByText('Another question')).toBeNull();
      const stored = JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage });
      for (const secret of ['Riverside', 'Mithu', 'Lake Road']) expect(stored).not.toContain(secret);
      await change(user);
      expect(await screen.findByText('Your payment password has been changed.')).toBeInTheDocument();
      expect(sent.mock.lastCall?.[0]).toEqual({
        answers: [
          { questionId: 'firstSchool', answer: 'Riverside' },
          { questionId: 'firstPet', answer: 'Mithu' },
          { questionId: 'street', answer: 'Lake Road' },
        ],
        newPaymentPassword: '481516',
        confirmNewPaymentPassword: '481516',
      });
    });

    test('shows an error for wrong answers that does not reveal which are wrong; the fields do not change', async () => {
      network.use(fail(calls.changePaymentPassword, 'ANSWERS_WRONG'));
      const { user } = show();
      await fillIn(user);
      await change(user);
      expect(await screen.findByText('Not all answers are right. Check each one.')).toBeVisible();
      expect(screen.getByLabelText(/^What was your first pet called/)).toHaveValue('Mithu');
    });

    test('shows an error for a missing answer, and sends no request', { tags: 'whole' }, async () => {
      const { user } = show();
      await user.click(await screen.findByRole('radio', { name: 'Answers' }));
      await choose(user);
      await change(user);
      expect(await screen.findByText('Answer 2 needs at least two letters')).toBeVisible();
      expect(sent).not.toHaveBeenCalled();
    });

    test('can be set by the other methods if the questions cannot be loaded', async () => {
      network.use(fail(calls.getSecurityQuestions, 'NOT_ALLOWED'));
      show();
      expect(await old()).toBeVisible();
      expect(screen.queryByRole('radio', { name: 'Answers' })).toBeNull();
    });
  });

  test('must have six digits and two equal entries, or no request is sent', async () => {
    const { user } = show();
    await user.type(await old(), '123456');
    await choose(user, { digits: '4815', repeated: '481599' });
    await change(user);
    expect(await screen.findByText('Enter six digits.')).toBeVisible();
    expect(screen.getByText('The two don’t match.')).toBeVisible();
    await waitFor(() => expect(fresh()).toHaveFocus());
    expect(sent).not.toHaveBeenCalled();
  });

  test.each(
    sample(
      [
        ['PAYMENT_PASSWORD_WRONG', {}, 'This isn’t your payment password.'],
        ['PASSWORD_SAME', {}, 'This is already your payment password. Choose another one.'],
        ['TOO_MANY', { retryAfterSeconds: 10 }, 'Too many attempts. Wait 10 seconds and try again.'],
      ] as const,
      3,
    ),
  )('%s shows the reason and keeps the typed values', { tags: 'whole' }, async (code, more, words) => {
    network.use(fail(calls.changePaymentPassword, code, more));
    const { user, address } = show();
    await user.type(await old(), '123456');
    await choose(user);
    await change(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(fresh()).toHaveValue('481516');
    expect(address()).toBe('/m/member/paymentPassword');
  });

  test('a code that cannot be sent shows the reason', { tags: 'whole' }, async () => {
    network.use(fail(calls.sendVerificationCode, 'CONTACT_MISSING'));
    const { user } = show();
    await user.click(await screen.findByRole('radio', { name: 'E-mail' }));
    await user.click(screen.getByRole('button', { name: 'Get code' }));
    expect(await screen.findByText(/^We can’t send a code there yet\./)).toBeVisible();
  });

  test('after a code by SMS, a code by e-mail can be requested immediately', { tags: 'whole' }, async () => {
    const { user } = show();
    const getCode = () => user.click(screen.getByRole('button', { name: 'Get code' }));
    await user.click(await screen.findByRole('radio', { name: 'SMS' }));
    await getCode();
    expect(await screen.findByRole('button', { name: /^\d+ s$/ })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'E-mail' }));
    await getCode();
    await waitFor(() => expect(requested.mock.lastCall).toEqual([expect.objectContaining({ channel: 'email' })]));
    expect(await screen.findByRole('button', { name: /^\d+ s$/ })).toBeVisible();
  });

  test('is not stored on the device', async () => {
    const { user, unmount } = show();
    await user.type(await old(), '123456');
    await choose(user);
    unmount();
    const stored = JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage });
    for (const secret of ['123456', '481516']) expect(stored).not.toContain(secret);
  });

  test('a member without any method of proof gets a link to customer service', async () => {
    has({ hasPaymentPassword: false, hasPassword: false, mobile: '', isEmailBound: false });
    show();
    expect(await screen.findByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/m/service');
  });

  test(
    'after the clock is put back by an hour, another code can be requested, also after a reload',
    { tags: 'whole' },
    async () => {
      const getCode = (shown: User) => shown.click(screen.getByRole('button', { name: 'Get code' }));
      const first = show();
      await first.user.click(await screen.findByRole('radio', { name: 'E-mail' }));
      await getCode(first.user);
      expect(await screen.findByRole('button', { name: /^\d+ s$/ })).toBeVisible();
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
      expect(await screen.findByRole('button', { name: 'Get code' })).toBeVisible();
      first.unmount();
      const { user } = show();
      expect(await screen.findByRole('radio', { name: 'E-mail' })).toBeChecked();
      await getCode(user);
      await waitFor(() => expect(requested).toHaveBeenCalledTimes(2));
    },
  );

  test('a failed request shows the error, and a retry loads the form', async () => {
    network.use(fail(calls.getSecurity, 'MAINTENANCE'));
    const { user } = show();
    expect(await screen.findByText('System upgrading, please try again later.')).toBeVisible();
    has({ hasPaymentPassword: true });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await old()).toBeVisible();
  });
});
