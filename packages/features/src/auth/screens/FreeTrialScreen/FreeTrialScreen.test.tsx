import { answer, fail, noNetwork, sampleValues, startNetwork, testMerchant, testSession } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { FreeTrialScreen } from './FreeTrialScreen.tsx';

const network = startNetwork();
afterEach(() => localStorage.clear());

const { account, ...open } = sampleValues.getTrialAccount;
const registering = testMerchant({ switches: { ...testMerchant().switches, USERNAMEREG3: true } });
const show = (options: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<FreeTrialScreen />, { at: '/m/trail', merchant: registering, ...options });
const start = () => screen.findByRole('button', { name: 'Start free trial' });

describe('[ROUTE-10] the free trial', () => {
  test('[ROUTE-10] explains a trial and its limits, with the values from the gateway', async () => {
    network.use(answer(calls.getTrialAccount, open));
    show();
    expect(await screen.findByText('2 hours')).toBeVisible();
    expect(screen.getByText(/2,000/)).toBeVisible();
    for (const name of ['What you can do', 'What you can’t do'])
      expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(screen.getByText('Deposit or withdraw')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toHaveAttribute('href', '/m/register');
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/m/login');
  });

  test('[LOGIN-10] one tap starts it and shows home', async () => {
    network.use(answer(calls.getTrialAccount, open), answer(calls.freePlay, sampleValues.freePlay));
    const { user, store, address } = show();
    await user.click(await start());
    await waitFor(() => expect(address()).toBe('/m/home'));
    expect(store.getState().session.current).toMatchObject({ type: 4, userName: 'trial4711' });
  });

  test.each([
    ['too many from here', fail(calls.freePlay, 'TOO_MANY', { retryAfterSeconds: 42 }), /Wait 42 seconds/],
    ['a long wait', fail(calls.freePlay, 'TOO_MANY', { retryAfterSeconds: 540 }), /Wait 9 minutes/],
    ['a busy gateway', fail(calls.freePlay, 'BUSY', { retryAfterSeconds: 3 }), /Wait 3 seconds/],
    ['no network', noNetwork(calls.freePlay), /No connection/],
  ])(
    '%s: the screen stays with an error message, and a retry is possible',
    { tags: 'whole' },
    async (_, handler, words) => {
      network.use(answer(calls.getTrialAccount, open), handler);
      const { user, store, address } = show();
      await user.click(await start());
      expect(await screen.findByText(words)).toBeVisible();
      expect(store.getState().session.current).toBeNull();
      expect(address()).toBe('/m/trail');
      expect(await start()).not.toHaveAttribute('aria-busy');
    },
  );

  test('[LOGIN-10] if no trial can start now, a message is shown, and a retry finds one', async () => {
    network.use(answer(calls.getTrialAccount, { ...open, state: 0 }));
    const { user } = show();
    expect(await screen.findByText('Free trials aren’t available right now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create an account' })).toBeVisible();
    network.use(answer(calls.getTrialAccount, open));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await start()).toBeVisible();
  });

  test.each(['NOT_ALLOWED', 'NOT_FOUND'] as const)(
    'a merchant without trials (%s) shows a message and links to an account, without a retry',
    async (code) => {
      network.use(fail(calls.getTrialAccount, code));
      show();
      expect(await screen.findByText('There’s no free trial here')).toBeVisible();
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.getAllByRole('link')).toHaveLength(2);
    },
  );

  test('a running trial shows its end time and a link to home', async () => {
    network.use(answer(calls.getTrialAccount, { ...open, account }));
    show({ session: { ...testSession, type: 4 } });
    expect(await screen.findByText('Your trial is running')).toBeVisible();
    expect(screen.getByText(account!.userName)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Keep playing' })).toHaveAttribute('href', '/m/home');
    expect(screen.queryByRole('button', { name: 'Start free trial' })).toBeNull();
  });

  test('after a failed request a retry loads the offer', async () => {
    network.use(fail(calls.getTrialAccount, 'SESSION_INVALID'));
    const { user } = show();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.use(answer(calls.getTrialAccount, open));
    await user.click(retry);
    expect(await start()).toBeVisible();
  });

  test('a merchant without registration offers only the login', async () => {
    network.use(answer(calls.getTrialAccount, open));
    show({ merchant: testMerchant() });
    expect(await start()).toBeVisible();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Log in']);
  });
});
