import { answer, fail, sampleValues, startNetwork, testMerchant } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import { socialReturnItem } from '@livery/device/storage';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { FirebaseFailure, type FirebaseSignIn } from '../../firebase/firebaseSignIn.ts';
import * as firebaseCode from '../../firebase/loadFirebase.ts';
import { SocialButtons } from './SocialButtons.tsx';

const network = startNetwork();
const load = vi.fn<typeof firebaseCode.loadFirebase>();
const firebase = {
  sendCode: vi.fn<FirebaseSignIn['sendCode']>(),
  verifyCode: vi.fn<FirebaseSignIn['verifyCode']>(),
  chooseAccount: vi.fn<FirebaseSignIn['chooseAccount']>(),
  leaveForAccount: vi.fn<FirebaseSignIn['leaveForAccount']>(),
  resume: vi.fn<FirebaseSignIn['resume']>(),
};
const onLoggedIn = vi.fn<() => void>();
beforeEach(() => {
  vi.spyOn(firebaseCode, 'loadFirebase').mockImplementation(load);
  load.mockResolvedValue(firebase);
  firebase.resume.mockResolvedValue(undefined);
  firebase.leaveForAccount.mockResolvedValue(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  socialReturnItem.remove();
});

const project = {
  projectId: 'demo-nova',
  apiKey: 'key',
  authDomain: 'demo-nova.firebaseapp.com',
  phone: true,
};

function show({ on = ['GOOGLELOGIN3', 'FACEBOOKLOGIN3'], authDomain = project.authDomain } = {}) {
  const { switches, gateway } = testMerchant();
  const merchant = testMerchant({
    switches: { ...switches, ...Object.fromEntries(on.map((name) => [name, true])) },
    gateway: { ...gateway, firebase: { ...project, authDomain } },
  });
  return renderScreen(<SocialButtons onLoggedIn={onLoggedIn} />, { at: '/m/login', merchant });
}
const google = () => screen.findByRole('button', { name: 'Continue with Google' });
const facebook = () => screen.findByRole('button', { name: 'Continue with Facebook' });
const isBusy = async (button: Promise<HTMLElement>) => (await button).getAttribute('aria-busy') === 'true';

/** Makes the gateway accept the login. Returns the bodies that the gateway receives. */
function letIn(): unknown[] {
  const sent: unknown[] = [];
  network.use(
    answer(calls.socialLogin, async (request) => (sent.push(await request.json()), sampleValues.socialLogin)),
  );
  return sent;
}

describe("[LOGIN-08] login with another provider's account", () => {
  test('shows buttons according to the switches; without any, Firebase is not loaded', async () => {
    const { unmount } = show({ on: ['FACEBOOKLOGIN3'] });
    await facebook();
    expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
    unmount();
    load.mockClear();
    show({ on: [] });
    expect(screen.queryByRole('button')).toBeNull();
    expect(load).not.toHaveBeenCalled();
  });

  test('shows no buttons if Firebase cannot be loaded', async () => {
    load.mockRejectedValue(new FirebaseFailure('unreachable'));
    const { container } = show();
    await waitFor(() => expect(container.querySelector('button')).toBeNull());
  });

  test('sends the token of the chosen account, and opens Firebase in the player’s language', async () => {
    const sent = letIn();
    firebase.chooseAccount.mockResolvedValue('proof of amina');
    const { user, store } = show();
    await user.click(await google());
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
    expect(firebase.chooseAccount).toHaveBeenCalledWith('google', 'en');
    expect(sent).toEqual([{ provider: 'google', firebaseIdToken: 'proof of amina' }]);
    expect(store.getState().session.current?.token).toBe(sampleValues.socialLogin.token);
  });
});

describe('[LOGIN-09] a login that ends without an error message', () => {
  const expectFree = async () => {
    await waitFor(async () => expect(await isBusy(google())).toBe(false));
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    expect(onLoggedIn).not.toHaveBeenCalled();
  };

  test.each(sample(['cancelled', 'unreachable', 'windowBlocked'] as const, 3))(
    'happens if Firebase reports %s',
    async (problem) => {
      firebase.chooseAccount.mockRejectedValue(new FirebaseFailure(problem));
      const { user } = show();
      await user.click(await google());
      await expectFree();
      expect(firebase.leaveForAccount).not.toHaveBeenCalled();
    },
  );

  test('happens if the gateway rejects the token', async () => {
    network.use(fail(calls.socialLogin, 'LOGIN_WRONG'));
    firebase.chooseAccount.mockResolvedValue('proof');
    const { user } = show();
    await user.click(await google());
    await expectFree();
  });
});

test('if the window stays open, the button is enabled when the player returns to the page', async () => {
  firebase.chooseAccount.mockReturnValue(new Promise(() => {}));
  const { user } = show();
  await user.click(await google());
  expect(await isBusy(google())).toBe(true);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await isBusy(google())).toBe(false);
});

test('any other error of the gateway is shown', async () => {
  network.use(fail(calls.socialLogin, 'ACCOUNT_DISABLED'));
  firebase.chooseAccount.mockResolvedValue('proof');
  const { user } = show();
  await user.click(await google());
  expect(await screen.findByRole('alert')).not.toHaveProperty('textContent', '');
  expect(await isBusy(google())).toBe(false);
});

describe('if windows are blocked and Firebase’s page is on the merchant’s host', () => {
  test('the page is replaced, and the provider is stored', async () => {
    firebase.chooseAccount.mockRejectedValue(new FirebaseFailure('windowBlocked'));
    const { user } = show({ authDomain: window.location.host });
    await user.click(await facebook());
    await waitFor(() => expect(firebase.leaveForAccount).toHaveBeenCalledWith('facebook', 'en'));
    expect(socialReturnItem.read()?.provider).toBe('facebook');
  });

  test('in a browser inside another app, the page is replaced immediately, without a second window', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 10; K; wv) Chrome/131.0.0.0');
    const { user } = show({ authDomain: window.location.host });
    await user.click(await google());
    await waitFor(() => expect(firebase.leaveForAccount).toHaveBeenCalledWith('google', 'en'));
    expect(firebase.chooseAccount).not.toHaveBeenCalled();
  });

  test('if the page cannot be replaced, the form is enabled again and the stored provider is removed', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('LiveryApp');
    firebase.leaveForAccount.mockRejectedValue(new FirebaseFailure('unreachable'));
    const { user } = show({ authDomain: window.location.host });
    await user.click(await google());
    await waitFor(() => expect(firebase.leaveForAccount).toHaveBeenCalledOnce());
    await waitFor(async () => expect(await isBusy(google())).toBe(false));
    expect(firebase.chooseAccount).not.toHaveBeenCalled();
    expect(socialReturnItem.read()).toBeUndefined();
  });

  test('after the return the player is logged in, and the stored provider is removed', async () => {
    const sent = letIn();
    socialReturnItem.write({ provider: 'facebook', state: null });
    firebase.resume.mockResolvedValue('proof of nila');
    show({ authDomain: window.location.host });
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
    expect(sent).toEqual([{ provider: 'facebook', firebaseIdToken: 'proof of nila' }]);
    expect(socialReturnItem.read()).toBeUndefined();
  });

  test('after a return without an account, the form is enabled and no message is shown', async () => {
    socialReturnItem.write({ provider: 'google', state: null });
    show({ authDomain: window.location.host });
    await waitFor(() => expect(firebase.resume).toHaveBeenCalledOnce());
    await waitFor(async () => expect(await isBusy(google())).toBe(false));
    expect(onLoggedIn).not.toHaveBeenCalled();
  });
});
