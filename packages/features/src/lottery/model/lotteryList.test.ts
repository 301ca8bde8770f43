import type { OpenedLottery } from '@livery/api/lottery/lottery';
import { expect, test } from 'vitest';
import { checkSeed } from './checkSeed.ts';
import { listAddress, readListAddress, resultsAddress, vnAddress } from './listAddress.ts';
import { isAwaitingNumbers, nextListChange } from './listRefresh.ts';
import { playTypesOf } from './playTypes.ts';

const minute = 60_000;
/** Creates a lottery that draws every minute, at whole minutes. It closes five seconds before its draw. */
const lottery = (drawsAt: number, lastDrawnAt: number) =>
  ({
    last: { issue: '1', drawnAt: lastDrawnAt, numbers: [] },
    current: { issue: '2', opensAt: drawsAt - 65_000, closesAt: drawsAt - 5_000, drawsAt },
  }) as unknown as OpenedLottery;

test('a list changes when a draw closes, and when the previous draw’s numbers are announced', () => {
  const open = lottery(10 * minute, 9 * minute);
  expect(isAwaitingNumbers(open)).toBe(false);
  expect(nextListChange([open, lottery(12 * minute, 9 * minute + 55_000)], 9 * minute + 20_000)).toBe(
    10 * minute - 5_000,
  );
  const drawing = lottery(10 * minute, 8 * minute);
  expect(isAwaitingNumbers(drawing)).toBe(true);
  expect(nextListChange([drawing], 9 * minute - 4_000)).toBe(9 * minute + 1_500);
});

test('an outdated gateway is requested again after 20 seconds; without open draws there is no change', () => {
  const at = 10 * minute;
  expect(nextListChange([lottery(10 * minute, 9 * minute)], at)).toBe(at + 20_000);
  expect(
    nextListChange([lottery(10 * minute, 9 * minute), lottery(10 * minute + 15_000, 9 * minute + 10_000)], at),
  ).toBe(at + 10_000);
  expect(nextListChange([{ ...lottery(1, 1), current: undefined }], at)).toBeUndefined();
});

test('[LOTTO-02] there are two play types; a mode without a known type is traditional', () => {
  expect(playTypesOf('Tradition,Entertainment')).toEqual(['Tradition', 'Entertainment']);
  expect(playTypesOf('New Entertainment')).toEqual(['Entertainment']);
  expect(playTypesOf(undefined)).toEqual(['Tradition']);
});

test('an address is read as it was written, and unknown values are ignored', () => {
  const view = { category: 'ELOTT', group: 'keno', order: 'rank', search: 'a b' } as const;
  const address = listAddress(view);
  expect(address).toBe('/m/lottery?type=elott&group=keno&order=rank&q=a+b');
  expect(readListAddress(address.slice(address.indexOf('?')))).toEqual(view);
  expect(readListAddress('?type=x&group=y&order=z')).toEqual({ category: 'LOTT', order: 'soonest', search: '' });
  expect(listAddress({ category: 'LOTT', order: 'soonest', search: '  ' })).toBe('/m/lottery');
  expect([resultsAddress(), vnAddress({ region: 'NORTH' })]).toEqual([
    '/m/lottery?view=results',
    '/m/lottery?view=vn&region=NORTH',
  ]);
});

test('[LOTTO-06] a seed matches only the commitment that is its SHA-256', async () => {
  const seed = '00'.repeat(32);
  const commitment = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
  expect(await checkSeed(seed, commitment)).toBe(true);
  expect(await checkSeed(seed, `7${commitment.slice(1)}`)).toBe(false);
  expect(await checkSeed(`01${seed.slice(2)}`, commitment)).toBe(false);
});
