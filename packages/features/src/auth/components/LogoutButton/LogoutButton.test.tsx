import { answer, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { LogoutButton } from './LogoutButton.tsx';

const network = startNetwork();

test('[SESS-02] (loading) shows from the confirmation until the gateway has answered, then home', async () => {
  let reply = () => {};
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  network.use(
    answer(calls.logout, async () => {
      await replied;
      return sampleValues.logout;
    }),
  );
  const { user, store, address } = renderScreen(
    <LogoutButton>
      {({ label, onClick }) => (
        <button type="button" onClick={onClick}>
          {label}
        </button>
      )}
    </LogoutButton>,
    { session: testSession, at: '/m/member/home' },
  );
  await user.click(screen.getByRole('button', { name: 'Log out' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(screen.queryByText(/Please wait/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/Please wait/)).toBeInTheDocument();
  expect(store.getState().session.current).not.toBeNull();
  expect(address()).toBe('/m/member/home');
  reply();
  await waitFor(() => expect(address()).toBe('/m/home'));
  expect(store.getState().session.current).toBeNull();
  expect(screen.queryByText(/Please wait/)).toBeNull();
});
