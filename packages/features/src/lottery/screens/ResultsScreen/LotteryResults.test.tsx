import { calls } from '@livery/api/contract';
import { answer, fail, sampleValues, startNetwork } from '@livery/api/testing';
import { drawVectors } from '@livery/api/testing/drawVectors';
import { sample } from '@livery/config/sample';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeLayout } from '../../../../testing/fakeLayout.ts';
import { fakeIntersections } from '../../../../testing/fakeIntersections.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { gatewayNow, openedNumbersAt } from '../../testing/sampleLotteries.ts';
import { LotteriesScreen } from '../LotteriesScreen/LotteriesScreen.tsx';

const network = startNetwork();
const seed = '00'.repeat(32);
const commitment = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
/** A draw whose numbers follow from the seed, for SEA_1, issue 20260301-0570. */
const draw = { ...sampleValues.getDraws.content[0]!, seed, commitment, numbers: ['7', '9', '1', '2', '5'] };

let asked: string[] = [];
beforeEach(() => {
  fakeLayout();
  vi.useFakeTimers({ toFake: ['Date'], now: gatewayNow });
  asked = [];
  network.use(
    answer(calls.getOpenedNumbers, openedNumbersAt(gatewayNow)),
    answer(calls.getDraws, ({ url }) => {
      const query = new URL(url).searchParams;
      asked.push(`${query.get('gameCode')} ${query.get('pageNo')}`);
      const issue = `20260301-0${query.get('pageNo') === '1' ? 570 : 550}`;
      return { ...sampleValues.getDraws, content: [{ ...draw, issue }], totalPages: 2 };
    }),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
/** Shows the past draws. Await the result, because their code loads on demand. */
const show = (query = '') =>
  act(async () =>
    renderScreen(<LotteriesScreen onOpenGame={() => undefined} />, { at: `/m/lottery?view=results${query}` }),
  );
const open = async (view: Awaited<ReturnType<typeof show>>) => {
  await view.user.click(await screen.findByRole('button', { name: /No\. 0570/ }));
  return within(await screen.findByRole('dialog', { name: 'Check this draw' }));
};

describe('[LOTTO-06] past draws', () => {
  test('draws of one lottery are grouped by day with number, time and balls, page by page', async () => {
    const sight = fakeIntersections();
    await show('&code=SEA_1');
    const row = await screen.findByRole('button', { name: /No\. 0570/ });
    expect(within(row).getByRole('img', { name: 'Numbers: 7, 9, 1, 2, 5' })).toBeVisible();
    // The draw was at 15:30 in the merchant's time zone.
    expect(row).toHaveTextContent('15:30');
    sight.see(true);
    expect(await screen.findByRole('button', { name: /No\. 0550/ })).toBeVisible();
    expect(asked).toEqual(['SEA_1 1', 'SEA_1 2']);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Results');
  });

  test(
    'without a code the first lottery is shown; the choice of another is in the address',
    { tags: 'whole' },
    async () => {
      const { user, address } = await show();
      await waitFor(() => expect(asked[0]).toBe('VN_1 1'));
      await user.selectOptions(await screen.findByRole('combobox', { name: 'Lottery' }), 'Grove Keno');
      await waitFor(() => expect(address()).toBe('/m/lottery?view=results&code=KENO_1'));
      await waitFor(() => expect(asked).toContain('KENO_1 1'));
    },
  );

  test('can be checked: the seed against the earlier commitment, the numbers against the seed', async () => {
    const sheet = await open(await show('&code=SEA_1'));
    expect(await sheet.findByText('Checked on this phone: the seed matches the commitment.')).toBeVisible();
    expect(sheet.getByText('Calculated on this phone: the numbers match the seed.')).toBeVisible();
    expect(sheet.getByText(seed)).toBeVisible();
    expect(sheet.getByText(commitment)).toBeVisible();
    expect(sheet.getByText('20260301-0570')).toBeVisible();
  });

  test('of Vietnam can be checked by the prizes of their region', { tags: 'whole' }, async () => {
    const { code, issue, seed, drawn } = drawVectors.find(({ region }) => region === 'NORTH')!;
    const { list, ...opened } = openedNumbersAt(gatewayNow);
    const lotteries = list.map((lottery) => (lottery.region === 'NORTH' ? { ...lottery, gameCode: code } : lottery));
    network.use(
      answer(calls.getOpenedNumbers, { ...opened, list: lotteries }),
      answer(calls.getDraws, { ...sampleValues.getDraws, content: [{ ...draw, issue, seed, ...drawn }] }),
    );
    const { user } = await show(`&code=${code}`);
    await user.click(await screen.findByRole('button', { name: /Numbers: / }));
    expect(await screen.findByText('Calculated on this phone: the numbers match the seed.')).toBeVisible();
  });

  test.each(
    sample<[string, { seed?: string; numbers?: string[] }, RegExp]>(
      [
        ['with a different seed', { seed: 'ff'.repeat(32) }, /The seed doesn’t match the commitment/],
        ['with different numbers', { numbers: ['7', '9', '1', '2', '6'] }, /The numbers don’t match the seed/],
      ],
      2,
    ),
  )('%s: a message is shown', async (_, other, words) => {
    network.use(answer(calls.getDraws, { ...sampleValues.getDraws, content: [{ ...draw, ...other }] }));
    const sheet = await open(await show('&code=SEA_1'));
    expect(await sheet.findByText(words)).toBeVisible();
  });

  test('without Web Crypto, draws are reported as unchecked, not as wrong', { tags: 'whole' }, async () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes });
    const sheet = await open(await show('&code=SEA_1'));
    expect(await sheet.findByText('This phone can’t check it.')).toBeVisible();
    expect(sheet.queryByText(/match the seed/)).toBeNull();
  });

  test('a failed request shows a retry', async () => {
    network.use(fail(calls.getDraws, 'NOT_FOUND'));
    const { user } = await show('&code=SEA_1');
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.use(answer(calls.getDraws, { ...sampleValues.getDraws, content: [], totalPages: 0 }));
    await user.click(retry);
    expect(await screen.findByText('No draws yet')).toBeVisible();
  });
});
