import { type CallName, calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { table } from '../router.tsx';

const network = startNetwork();

test('[SESS-02] (loading, from the member centre) shows until the gateway has answered, then home for a guest', async () => {
  let reply = () => {};
  const replied = new Promise<void>((resolve) => {
    reply = resolve;
  });
  network.use(
    answer(calls.logout, async () => {
      await replied;
      return sampleValues.logout;
    }),
    ...(Object.keys(calls) as CallName[]).map((name) => answer(calls[name], sampleValues[name] as never)),
  );
  const { user, store, address } = await renderShell({ table, at: '/m/member/home', isSignedIn: true });
  await user.click(await within(screen.getByRole('main')).findByRole('button', { name: 'Log out' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(/Please wait/)).toBeInTheDocument();
  expect(address()).toBe('/m/member/home');
  reply();
  await waitFor(() => expect(address()).toBe('/m/home'));
  expect(store.getState().session.current).toBeNull();
  await waitFor(() => expect(screen.queryByText(/Please wait/)).toBeNull());
});
