import { calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lateReply } from '../../../testing/lateReply.ts';
import { merchantWith } from '../../../testing/merchantWith.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { FreeTrialScreen } from './FreeTrialScreen/FreeTrialScreen.tsx';
import { LoginScreen } from './LoginScreen/LoginScreen.tsx';
import { RegisterScreen } from './RegisterScreen/RegisterScreen.tsx';

const network = startNetwork();
const reply = { current: lateReply() };
const late = async <Value,>(value: Value) => {
  await reply.current.promise;
  return value;
};

beforeEach(() => {
  reply.current = lateReply();
  network.use(
    answer(calls.getAffiliate, { affiliateCode: '' }),
    answer(calls.getRegistrationConfig, sampleValues.getRegistrationConfig),
    answer(calls.getTrialAccount, { state: 1, playMoney: '2000.00', minutes: 120 }),
    answer(calls.login, () => late(sampleValues.login)),
    answer(calls.register, () => late(sampleValues.register)),
    answer(calls.freePlay, () => late(sampleValues.freePlay)),
  );
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Renders a screen with a link to another screen. */
const show = (element: ReactNode, at: string) =>
  renderScreen(
    <>
      <Link to="/m/help">Away</Link>
      <Routes>
        <Route path="/m/help" element={<Link to="?p=1">Help</Link>} />
        <Route path="*" element={element} />
      </Routes>
    </>,
    { at, merchant: merchantWith('USERNAMEREG3') },
  );
type Shown = ReturnType<typeof show>;

async function leave({ user }: Shown) {
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(screen.getByText('Help')).toBeVisible();
  reply.current.resolve();
}

/** Expects, after all effects of the reply, that the player is still on the other screen and its link works. */
async function expectStayed({ user, address }: Shown) {
  await user.click(screen.getByRole('link', { name: 'Help' }));
  expect(address()).toBe('/m/help?p=1');
}

async function sendName({ user }: Shown, button: string) {
  await user.type(await screen.findByRole('textbox', { name: /^User name/ }), 'amina');
  await user.type(screen.getByLabelText(/^Password/), 'secret12');
  const confirmation = screen.queryByLabelText(/^Confirm password/);
  if (confirmation !== null) await user.type(confirmation, 'secret12');
  await user.click(screen.getByRole('button', { name: button }));
}

test(
  '[LOGIN-01] a player who leaves before the reply of login is logged in and stays there',
  { tags: 'whole' },
  async () => {
    const shown = show(<LoginScreen />, '/m/login');
    await sendName(shown, 'Log in');
    await leave(shown);
    await waitFor(() => expect(shown.store.getState().session.current?.userName).toBe('amina'));
    await expectStayed(shown);
  },
);

test(
  '[REG-10] a player who leaves before the reply of registration sees the toast and stays there',
  { tags: 'whole' },
  async () => {
    const shown = show(<RegisterScreen />, '/m/register');
    await sendName(shown, 'Register');
    await leave(shown);
    expect(await screen.findByText('Registered successfully, ready for login')).toBeInTheDocument();
    await expectStayed(shown);
  },
);

test(
  '[LOGIN-10] a player who leaves before a trial has started stays there with the trial session',
  { tags: 'whole' },
  async () => {
    const shown = show(<FreeTrialScreen />, '/m/trail');
    await shown.user.click(await screen.findByRole('button', { name: 'Start free trial' }));
    await leave(shown);
    await waitFor(() => expect(shown.store.getState().session.current?.type).toBe(4));
    await waitFor(() => expect(screen.queryByText(/^Please wait/i)).toBeNull());
    await expectStayed(shown);
  },
);
