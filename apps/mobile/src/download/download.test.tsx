import { type CallName, calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { table } from '../router.tsx';

const network = startNetwork();
const show = (at: string, isOn = true) => {
  network.use(...(Object.keys(calls) as CallName[]).map((name) => answer(calls[name], sampleValues[name] as never)));
  return renderShell({ table, at, switches: { APPWINDOW: isOn } });
};

test.each(['/m/download', '/m/app'])(
  '[ROUTE-10] %s shows the app download with one heading and one back button',
  async (path) => {
    const { address } = await show(path);
    expect(await screen.findByRole('link', { name: 'Install for Android' })).toBeVisible();
    expect(address()).toBe(path);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Get the app']);
    expect(screen.getAllByRole('button', { name: 'Back' })).toHaveLength(1);
  },
);

test.each(['/m/download', '/m/app'])('[ROUTE-10] %s redirects to home if the app is switched off', async (path) => {
  const { address } = await show(path, false);
  await waitFor(() => expect(address()).toBe('/m/home'));
});

test.each(['/m/download', '/m/app'])('[DOWN-02] on %s the player can change theme and language', async (path) => {
  const { store, user } = await show(path);
  const settings = within(await screen.findByRole('region', { name: 'Language and appearance' }));
  await user.click(settings.getByRole('radio', { name: 'Light' }));
  expect(store.getState()).toMatchObject({ preferences: { mode: 'light' } });
  await user.click(settings.getByRole('button', { name: 'Language' }));
  await user.click(await screen.findByRole('option', { name: 'বাংলা' }));
  expect(await screen.findByRole('link', { name: 'অ্যান্ড্রয়েডে ইনস্টল করুন' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('অ্যাপ নিন');
});
