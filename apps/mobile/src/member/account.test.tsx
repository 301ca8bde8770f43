import { type CallName, calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { table } from '../router.tsx';

const network = startNetwork();

async function showAccount() {
  network.use(...(Object.keys(calls) as CallName[]).map((name) => answer(calls[name], sampleValues[name] as never)));
  const shell = await renderShell({ table, at: '/m/member/home', isSignedIn: true });
  expect(await screen.findByText('Total balance')).toBeVisible();
  return shell;
}

test('the account screen has one heading of the first level: its name', async () => {
  await showAccount();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Account']);
});
