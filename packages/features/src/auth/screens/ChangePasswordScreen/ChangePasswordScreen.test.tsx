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
import { rememberSessionPassword, selectSession, sessionPasswordOf } from '@livery/api/session';
import { sample } from '@livery/config/sample';
import * as rememberedLogin from '@livery/device/remembered-login';
import { switchLanguage } from '@livery/i18n/react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { ChangePasswordScreen } from './ChangePasswordScreen.tsx';

const network = startNetwork();
const sent = vi.fn<(body: unknown) => void>();
beforeEach(() => {
  sent.mockClear();
  // This function is mocked, because it has its own tests, and its key cannot be stored here.
  vi.spyOn(rememberedLogin, 'replaceRememberedPassword').mockResolvedValue();
  network.use(
    answer(calls.getSecurity, sampleValues.getSecurity),
    answer(calls.getValidationRules, sampleValues.getValidationRules),
    answer(calls.changePassword, async (request) => (sent(await decryptBody(request)), sampleValues.changePassword)),
  );
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** Renders the screen of a member. @param remembered the password that the session remembers, if any. */
function show({
  remembered,
  merchantCode = testSession.merchantCode,
  ...options
}: { remembered?: string; merchantCode?: string; timeoutMs?: number } = {}) {
  const session = { ...testSession, merchantCode };
  if (remembered !== undefined) void rememberSessionPassword(session, remembered);
  return renderScreen(<ChangePasswordScreen />, { ...options, session, at: '/m/changePsw' });
}

const old = () => screen.queryByLabelText(/^Current password/);
const fresh = () => screen.getByLabelText(/^New password/);
const again = () => screen.getByLabelText(/^Confirm new password/);
const confirm = () => screen.getByRole('button', { name: 'Confirm' });
const loading = () => screen.queryByText(/Please wait/);
type User = ReturnType<typeof show>['user'];

async function fillIn(user: User, { before = 'play4fun', after = 'river-42' } = {}) {
  if (old() !== null) await user.type(old()!, before);
  await user.type(fresh(), after);
  await user.type(again(), after);
}

describe('[PWD-01] the required fields', () => {
  test('[PWD-01] the user name is read-only; without a remembered password all fields are required', async () => {
    const { user } = show();
    const userName = screen.getByRole('textbox', { name: 'User name' });
    await user.type(userName, 'x');
    expect(userName).toHaveValue(testSession.userName);
    expect(old()).toBeVisible();
    expect([fresh(), again()]).toMatchObject([{ value: '' }, { value: '' }]);
  });

  test(
    '[PWD-01] if the session remembers the old password, it is sent without a field',
    { tags: 'whole' },
    async () => {
      const { user } = show({ remembered: 'play4fun' });
      expect(old()).toBeNull();
      await fillIn(user);
      await user.click(confirm());
      await waitFor(() =>
        expect(sent).toHaveBeenCalledWith({
          oldPassword: 'play4fun',
          newPassword: 'river-42',
          confirmNewPassword: 'river-42',
        }),
      );
    },
  );

  test(
    '[PWD-01] if the remembered password is wrong, the field for the old password appears',
    { tags: 'whole' },
    async () => {
      network.use(fail(calls.changePassword, 'PASSWORD_WRONG'));
      const { user } = show({ remembered: 'play4fun' });
      await fillIn(user);
      await user.click(confirm());
      expect(await screen.findByText('This is not your current password.')).toBeVisible();
      await waitFor(() => expect(old()).toHaveFocus());
      expect([fresh(), again()]).toMatchObject([{ value: 'river-42' }, { value: 'river-42' }]);
    },
  );

  test(
    '[PWD-05] a retry after a lost reply has the same idempotency key, another password a new key',
    { tags: 'whole' },
    async () => {
      const keys: (string | null)[] = [];
      network.use(
        answerRaw(calls.changePassword, (request) => {
          keys.push(request.headers.get('Idempotency-Key'));
          return Response.error();
        }),
      );
      const { user } = show();
      await fillIn(user);
      await user.click(confirm());
      expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
      await user.click(confirm());
      await waitFor(() => expect(keys).toHaveLength(2));
      expect(keys[0]).toMatch(/^[\w-]{8,64}$/);
      expect(keys[1]).toBe(keys[0]);
      expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
      for (const field of [fresh(), again()]) await user.type(field, '!');
      await user.click(confirm());
      await waitFor(() => expect(keys).toHaveLength(3));
      expect(keys[2]).not.toBe(keys[0]);
    },
  );

  test('each field has its autocomplete token for password managers', () => {
    show();
    expect(screen.getByRole('textbox', { name: 'User name' })).toHaveAttribute('autocomplete', 'username');
    expect(old()).toHaveAttribute('autocomplete', 'current-password');
    for (const field of [fresh(), again()]) expect(field).toHaveAttribute('autocomplete', 'new-password');
  });

  test('a member without a password gets a link to set one with a code', async () => {
    network.use(answer(calls.getSecurity, { ...sampleValues.getSecurity, hasPassword: false }));
    show();
    expect(await screen.findByText('You don’t have a password yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Set a password' })).toHaveAttribute('href', '/m/forget');
  });

  test('with an empty field nothing is sent, and the first empty field takes the focus', async () => {
    const { user } = show();
    await user.click(confirm());
    expect(await screen.findAllByText('Enter password')).toHaveLength(3);
    await waitFor(() => expect(old()).toHaveFocus());
    expect(sent).not.toHaveBeenCalled();
  });

  test.each(sample(['short', 'mit leerzeichen', 'sé-río-42'], 3))(
    '%s is rejected as a new password, and the allowed format is shown',
    { tags: 'whole' },
    async (after) => {
      const { user } = show();
      await fillIn(user, { after });
      await user.click(confirm());
      await waitFor(() => expect(fresh()).toHaveAttribute('aria-invalid', 'true'));
      expect(fresh()).toHaveAccessibleDescription('6 to 20 letters, digits or symbols, without spaces');
      expect(sent).not.toHaveBeenCalled();
    },
  );
});

describe('[PWD-02] the same password', () => {
  test.each([{}, { remembered: 'play4fun' }])(
    '[PWD-02] [ERR-01 same password] is rejected with a dialog before it is sent (%o)',
    async (known) => {
      const { user } = show(known);
      await fillIn(user, { after: 'play4fun' });
      await user.click(confirm());
      const name = 'The new password and the old password cannot be the same';
      const dialog = await screen.findByRole('dialog', { name });
      await user.click(within(dialog).getByRole('button', { name: 'Choose another' }));
      await waitFor(() => expect(fresh()).toHaveFocus());
      expect(fresh()).toHaveValue('play4fun');
      expect(sent).not.toHaveBeenCalled();
    },
  );

  test('[PWD-02] the same dialog is shown if only the gateway detects it', { tags: 'whole' }, async () => {
    network.use(fail(calls.changePassword, 'PASSWORD_SAME'));
    const { user } = show();
    await fillIn(user);
    await user.click(confirm());
    expect(
      await screen.findByRole('dialog', { name: 'The new password and the old password cannot be the same' }),
    ).toBeVisible();
  });
});

describe('[PWD-03] the confirmation', () => {
  const mismatch = 'Confirmation password not matched';

  test('[PWD-03] [ERR-01 confirmation] a mismatch is shown on blur, and removed when they match', async () => {
    const { user } = show();
    await user.type(fresh(), 'river-42');
    await user.type(again(), 'river-4');
    expect(screen.queryByText(mismatch)).toBeNull();
    await user.tab();
    expect(await screen.findByText(mismatch)).toBeVisible();
    await user.type(again(), '2');
    await waitFor(() => expect(screen.queryByText(mismatch)).toBeNull());
  });

  test('[PWD-03] the mismatch is also removed by a change of the password itself', { tags: 'whole' }, async () => {
    const { user } = show();
    await user.type(fresh(), 'river-4');
    await user.type(again(), 'river-42');
    await user.click(fresh());
    expect(await screen.findByText(mismatch)).toBeVisible();
    await user.type(fresh(), '2');
    await waitFor(() => expect(screen.queryByText(mismatch)).toBeNull());
  });

  test('[PWD-03] with a mismatch nothing is sent', { tags: 'whole' }, async () => {
    const { user } = show();
    await user.type(old()!, 'play4fun');
    await user.type(fresh(), 'river-42');
    await user.type(again(), 'river-43');
    await user.click(confirm());
    expect(await screen.findByText(mismatch)).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  test('after a change of language the error is shown in the new language', { tags: 'whole' }, async () => {
    const { user, texts } = show();
    await user.type(fresh(), 'river-42');
    await user.type(again(), 'river-43');
    await user.tab();
    expect(await screen.findByText(mismatch)).toBeVisible();
    await act(async () => void (await switchLanguage(texts, 'PT')));
    expect(await screen.findByText('As senhas não coincidem')).toBeVisible();
  });
});

/** Fills in the form with `fireEvent`, because it waits for no timer, and submits the form. */
function sendAtOnce(values: readonly (readonly [HTMLElement | null, string])[]) {
  for (const [field, value] of values) if (field !== null) fireEvent.change(field, { target: { value } });
  fireEvent.submit(confirm().closest('form')!);
}
const typed = () =>
  [
    [old(), 'play4fun'],
    [fresh(), 'river-42'],
    [again(), 'river-42'],
  ] as const;

describe('[PWD-04] success', () => {
  test('[PWD-04] is reported, the stored passwords are updated, and home is shown after 1 s', async () => {
    // Some gateways write the codes of merchants in upper case.
    const { user, store, address } = show({ remembered: 'play4fun', merchantCode: 'TESTMERCHANT' });
    await fillIn(user);
    const clock = stopClock();
    fireEvent.submit(confirm().closest('form')!);
    await clock.until(() => expect(screen.getByText('Your password has been changed.')).toBeInTheDocument(), {
      stepMs: 50,
    });
    expect(sessionPasswordOf(selectSession(store.getState()))).toBeUndefined();
    expect(address()).toBe('/m/changePsw');
    expect(confirm()).toHaveAttribute('aria-busy', 'true');
    await clock.pass(999);
    await clock.until(() => expect(address()).toBe('/m/home'), { stepMs: 1 });
    expect(rememberedLogin.replaceRememberedPassword).toHaveBeenCalledExactlyOnceWith(
      testSession.merchantCode,
      testSession.userName,
      'river-42',
    );
  });

  test('[PWD-04] loading is shown while the reply is pending, for 10 s at most', { tags: 'whole' }, async () => {
    let reply = () => {};
    network.use(
      answer(calls.changePassword, async () => {
        await new Promise<void>((resolve) => {
          reply = resolve;
        });
        return sampleValues.changePassword;
      }),
    );
    show({ timeoutMs: 60_000 });
    const clock = stopClock();
    sendAtOnce(typed());
    await clock.until(() => expect(loading()).toBeInTheDocument());
    await clock.pass(9_900);
    expect(loading()).toBeInTheDocument();
    await clock.pass(200);
    expect(loading()).toBeNull();
    reply();
  });

  test('[PWD-04] a player who leaves within the second is not redirected', async () => {
    const { unmount, address } = show();
    const clock = stopClock();
    sendAtOnce(typed());
    await clock.until(() => expect(screen.getByText('Your password has been changed.')).toBeInTheDocument(), {
      stepMs: 50,
    });
    unmount();
    await clock.pass(2_000);
    expect(address()).toBe('/m/changePsw');
  });
});

describe('[PWD-05] failure', () => {
  test.each(
    sample(
      [
        ['a wrong old password', fail(calls.changePassword, 'PASSWORD_WRONG'), 'This is not your current password.'],
        [
          'too many tries',
          fail(calls.changePassword, 'TOO_MANY', { retryAfterSeconds: 5 }),
          'Too many attempts. Wait 5 seconds and try again.',
        ],
        ['no network', noNetwork(calls.changePassword), 'No connection. Check your network and try again.'],
      ] as const,
      3,
    ),
  )(
    '[PWD-05] [ERR-01 failed call] after %s loading ends, the values stay and the error is shown',
    async (_, handler, sentence) => {
      network.use(handler);
      const { user, store, address } = show();
      await fillIn(user);
      await user.click(confirm());
      expect(await screen.findByText(sentence)).toBeVisible();
      await waitFor(() => expect(loading()).toBeNull());
      expect([old(), fresh(), again()]).toMatchObject([
        { value: 'play4fun' },
        { value: 'river-42' },
        { value: 'river-42' },
      ]);
      expect(address()).toBe('/m/changePsw');
      expect(selectSession(store.getState())).not.toBeNull();
    },
  );
});
