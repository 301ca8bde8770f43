import { expect, test, vi } from 'vitest';
import { createHomeRefresher } from './homeRefresher.ts';

function refresherAt(time: { now: number }, refresh: (code: string) => Promise<void>) {
  const refreshed: string[] = [];
  const refresher = createHomeRefresher({
    now: () => time.now,
    refresh: (code) => {
      refreshed.push(code);
      return refresh(code);
    },
  });
  return { refreshed, renew: (code: string) => refresher.renew(code) };
}

test('a home is refreshed when it is a minute old, separately for each merchant', async () => {
  const time = { now: 0 };
  const { refreshed, renew } = refresherAt(time, async () => {});
  await renew('aurora');
  time.now = 59_999;
  await renew('aurora');
  await renew('padma');
  expect(refreshed).toEqual(['aurora', 'padma']);
  time.now = 60_000;
  await renew('aurora');
  expect(refreshed).toEqual(['aurora', 'padma', 'aurora']);
});

test('a home that is being refreshed is not refreshed a second time', async () => {
  let finish = () => {};
  const { refreshed, renew } = refresherAt(
    { now: 0 },
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const first = renew('aurora');
  await renew('aurora');
  finish();
  await first;
  expect(refreshed).toEqual(['aurora']);
});

test('a failed refresh is logged, does not throw, and is retried five seconds later', async () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const time = { now: 0 };
  const { refreshed, renew } = refresherAt(time, () => Promise.reject(new Error('the gateway is away')));
  await renew('aurora');
  expect(said).toHaveBeenCalledWith('Home of aurora was not refreshed: the gateway is away');
  time.now = 4_999;
  await renew('aurora');
  expect(refreshed).toEqual(['aurora']);
  time.now = 5_000;
  await renew('aurora');
  expect(refreshed).toEqual(['aurora', 'aurora']);
  said.mockRestore();
});
