import { type CallName, calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork } from '@livery/api/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShell } from '../../testing/renderShell.tsx';
import { table } from '../router.tsx';

const network = startNetwork();
const show = (at: string, isSignedIn = false) => {
  network.use(...(Object.keys(calls) as CallName[]).map((name) => answer(calls[name], sampleValues[name] as never)));
  return renderShell({ table, at, isSignedIn });
};

test("[ROUTE-07] /m/lottery lists lotteries below its own bar; a guest's tap opens login", async () => {
  const { address, press } = await show('/m/lottery');
  const open = await screen.findByRole('button', { name: 'South Sea 1 min' });
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Lotteries']);
  expect(screen.getAllByRole('button', { name: 'Back' })).toHaveLength(1);
  await press(open);
  await waitFor(() => expect(address()).toBe('/m/login'));
});

test("[ROUTE-07] a member's tap opens the lottery launcher, and back opens home", async () => {
  const { address, press } = await show('/m/lottery', true);
  await press(await screen.findByRole('button', { name: 'South Sea 1 min' }));
  await waitFor(() => expect(address()).toMatch(/^\/m\/launchGame\?/));
  expect(Object.fromEntries(new URL(address(), 'http://app.test').searchParams)).toMatchObject({
    playType: 'trad',
    prize_mode: 'Lott',
    gameId: 'game-9',
    code: 'SEA_1',
    pageBack: 'home',
  });
});

test("[ROUTE-07] /m/startLottery starts with the next closing draws, under the app's header", async () => {
  await show('/m/startLottery');
  expect(await screen.findByRole('list', { name: 'Closing next' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Lotteries']);
});
