import { answer, fail, noNetwork, decryptBody, sampleValues, startNetwork, testMerchant } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import * as rememberedLogin from '@livery/device/remembered-login';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { lateReply } from '../../../../testing/lateReply.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { LoginScreen } from './LoginScreen.tsx';

const network = startNetwork();
const userName = () => screen.getByRole('textbox', { name: /user name/i });
const password = () => screen.getByLabelText('Password');
const logIn = () => screen.getByRole('button', { name: 'Log in' });

describe('login', () => {
  test('[LOGIN-01] logs in with user name and password, and shows home', async () => {
    let sent: unknown;
    network.use(
      answer(calls.login, async (request) => {
        sent = await decryptBody(request);
        return sampleValues.login;
      }),
    );
    const { user, store, address } = renderScreen(<LoginScreen />, { at: '/m/login' });
    await user.type(userName(), 'amina');
    await user.type(password(), 'secret12');
    await user.click(logIn());
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(sent).toMatchObject({ username: 'amina', password: 'secret12', type: 'username' });
    expect(store.getState().session.current?.userName).toBe('amina');
  });

  test.each([
    [{ USERNAMEREG3: true }, 1],
    [{ MOBILENUMREG3: true }, 1],
    [{}, 0],
  ])('at a merchant that registers by %o, the number of links to register is: %i', (ways, links) => {
    renderScreen(<LoginScreen />, {
      merchant: testMerchant({ switches: { ...testMerchant().switches, ...ways } }),
    });
    expect(screen.queryAllByRole('link', { name: 'Register' })).toHaveLength(links);
  });

  test('reports empty fields without a request, and focuses the first one', { tags: 'whole' }, async () => {
    const { user } = renderScreen(<LoginScreen />);
    await user.click(logIn());
    expect(await screen.findByText('User name is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();
    expect(document.activeElement).toBe(userName());
  });

  test.each([
    ['amina', 'secret12'],
    ['bashir', ''],
  ])('a remembered password of amina that is decrypted late: beside %s the field has "%s"', async (name, filled) => {
    const decrypted = lateReply<string>();
    vi.spyOn(rememberedLogin, 'readRememberedLogins').mockReturnValue([
      { type: 'username', username: 'amina', country: '', countryDialingCode: '' },
    ]);
    vi.spyOn(rememberedLogin, 'readRememberedPassword').mockReturnValue(decrypted.promise);
    const { user } = renderScreen(<LoginScreen />, {
      merchant: testMerchant({ switches: { ...testMerchant().switches, REMEMBERLOGIN: true } }),
    });
    expect(userName()).toHaveValue('amina');
    await user.clear(userName());
    await user.type(userName(), name);
    await act(async () => decrypted.resolve('secret12'));
    expect(password()).toHaveValue(filled);
  });

  test('a wrong password is reported, and the fields keep their values', async () => {
    network.use(fail(calls.login, 'LOGIN_WRONG'));
    const { user } = renderScreen(<LoginScreen />);
    await user.type(userName(), 'amina');
    await user.type(password(), 'wrong');
    await user.click(logIn());
    expect(await screen.findByText('Wrong user name or password. Check both, or reset your password.')).toBeVisible();
    expect(userName()).toHaveProperty('value', 'amina');
    expect(password()).toHaveProperty('value', 'wrong');
  });

  test(
    'the error of the last attempt is hidden when a field of the next attempt is invalid',
    { tags: 'whole' },
    async () => {
      network.use(fail(calls.login, 'LOGIN_WRONG'));
      const { user } = renderScreen(<LoginScreen />);
      await user.type(userName(), 'amina');
      await user.type(password(), 'wrong');
      await user.click(logIn());
      expect(await screen.findByText('Wrong user name or password. Check both, or reset your password.')).toBeVisible();
      await user.clear(password());
      await user.click(logIn());
      expect(await screen.findByText('Password is required')).toBeVisible();
      expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    },
  );

  test(
    'the captcha is hidden until a failed login returns one, and its answer is sent',
    { tags: 'whole' },
    async () => {
      network.use(fail(calls.login, 'CAPTCHA_REQUIRED', { value: { captcha: sampleValues.getCaptcha } }));
      const { user } = renderScreen(<LoginScreen />);
      expect(screen.queryByLabelText(/Code in the picture/)).toBeNull();
      await user.type(userName(), 'amina');
      await user.type(password(), 'secret12');
      await user.click(logIn());
      const code = await screen.findByRole('textbox', { name: /Code in the picture/ });
      let sent: unknown;
      network.use(
        answer(calls.login, async (request) => {
          sent = await decryptBody(request);
          return sampleValues.login;
        }),
      );
      await waitFor(() => expect(code).toHaveFocus());
      await user.type(code, '1234');
      await user.click(logIn());
      await waitFor(() => expect(sent).toMatchObject({ captcha: '1234', captchaId: 'captcha-1' }));
    },
  );

  test('[LOGIN-04] [ERR-01 captcha] a failed login with captcha data shows it, the next failure renews it', async () => {
    const failWith = (image: string) =>
      network.use(fail(calls.login, 'LOGIN_WRONG', { value: { captcha: { captchaId: image, image } } }));
    failWith('Zmlyc3Q=');
    const { user } = renderScreen(<LoginScreen />);
    const picture = () => screen.queryByRole('button', { name: /New picture/ })?.querySelector('img');
    await user.type(userName(), 'amina');
    await user.type(password(), 'wrong');
    expect(picture()).toBeUndefined();
    await user.click(logIn());
    await waitFor(() => expect(picture()?.src).toContain('Zmlyc3Q='));
    const code = screen.getByRole('textbox', { name: /Code in the picture/ });
    await user.type(code, '1234');
    failWith('c2Vjb25k');
    await user.click(logIn());
    await waitFor(() => expect(picture()?.src).toContain('c2Vjb25k'));
    expect(code).toHaveValue('');
  });

  test('after too many attempts the waiting time is shown', { tags: 'whole' }, async () => {
    network.use(fail(calls.login, 'TOO_MANY', { retryAfterSeconds: 30 }));
    const { user } = renderScreen(<LoginScreen />);
    await user.type(userName(), 'amina');
    await user.type(password(), 'secret12');
    await user.click(logIn());
    expect(await screen.findByText('Too many attempts. Wait 30 seconds and try again.')).toBeVisible();
  });

  test.each(
    sample(
      [
        ['a long wait in minutes', 'TOO_MANY', 3_540, 'Too many attempts. Wait 59 minutes and try again.'],
        ['a busy gateway', 'BUSY', 3, 'We’re very busy right now. Wait 3 seconds and try again.'],
      ] as const,
      2,
    ),
  )('shows %s, and the fields keep their values', async (_, code, retryAfterSeconds, sentence) => {
    network.use(fail(calls.login, code, { retryAfterSeconds }));
    const { user } = renderScreen(<LoginScreen />);
    await user.type(userName(), 'amina');
    await user.type(password(), 'secret12');
    await user.click(logIn());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect([userName(), password()]).toMatchObject([{ value: 'amina' }, { value: 'secret12' }]);
  });

  test('a waiting time that a captcha can end shows the captcha', { tags: 'whole' }, async () => {
    network.use(fail(calls.login, 'TOO_MANY', { retryAfterSeconds: 5, value: { captcha: sampleValues.getCaptcha } }));
    const { user } = renderScreen(<LoginScreen />);
    await user.type(userName(), 'amina');
    await user.type(password(), 'secret12');
    await user.click(logIn());
    expect(
      await screen.findByText('Too many attempts. Enter the digits in the picture, or wait 5 seconds.'),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Code in the picture/ })).toHaveFocus());
    expect(password()).toHaveProperty('value', 'secret12');
  });

  test('without a network an error is shown and the fields keep their values', { tags: 'whole' }, async () => {
    network.use(noNetwork(calls.login));
    const { user } = renderScreen(<LoginScreen />);
    await user.type(userName(), 'amina');
    await user.type(password(), 'secret12');
    await user.click(logIn());
    expect(await screen.findByText('No connection. Check your network and try again.')).toBeVisible();
    expect(password()).toHaveProperty('value', 'secret12');
  });

  test('returns to the screen from which the player was redirected', async () => {
    network.use(answer(calls.login, sampleValues.login));
    const { user, address } = renderScreen(<LoginScreen />, {
      at: { pathname: '/m/login', state: { from: '/m/gameList?type=hot' } },
    });
    await user.type(userName(), 'amina');
    await user.type(password(), 'secret12');
    await user.click(logIn());
    await waitFor(() => expect(address()).toBe('/m/gameList?type=hot'));
  });
});
