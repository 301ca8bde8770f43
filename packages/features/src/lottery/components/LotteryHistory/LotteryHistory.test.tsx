import { answer, noNetwork, sampleValues, startNetwork } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { waitForStoreIdle } from '../../../../testing/waitForStoreIdle.ts';
import { LotteryHistory } from './LotteryHistory.tsx';

const network = startNetwork();
const [numero] = sampleValues.getOpenedNumbers.list;
const dice = {
  ...numero!,
  gameCode: 'DICE_1',
  gameName: 'Grove dice',
  kind: 'dice' as const,
  gameType: 'ELOTT' as const,
  issue: '20260301-0571',
  numbers: ['2', '6', '1'],
};
const draw = (issue: string, minute: number, numbers: string[]) => ({
  ...sampleValues.getDraws.content[0]!,
  issue,
  drawnAt: `2026-03-01T09:${minute}:00.000Z`,
  numbers,
});
const drawsOf: Record<string, ReturnType<typeof draw>[]> = {
  SEA_1: [draw('20260301-0570', 30, ['4', '4', '9', '5', '2']), draw('20260301-0569', 29, ['1', '0', '0', '3', '8'])],
  DICE_1: [draw('20260301-0571', 31, ['2', '6', '1']), draw('20260301-0570', 30, ['5', '5', '3'])],
};

let asked: string[];
beforeEach(() => {
  asked = [];
  network.use(
    answer(calls.getOpenedNumbers, { ...sampleValues.getOpenedNumbers, list: [numero!, dice] }),
    answer(calls.getDraws, ({ url }) => {
      const code = new URL(url).searchParams.get('gameCode')!;
      asked.push(code);
      return { ...sampleValues.getDraws, gameCode: code, content: drawsOf[code]! };
    }),
  );
});

const shown = () =>
  within(screen.getByRole('tabpanel'))
    .getAllByRole('listitem')
    .map((row) => [row.querySelector('.number')?.textContent, within(row).getByRole('img').getAttribute('aria-label')]);

describe('[HOME-10 lottery history] [LOTTO-06] the lottery history', () => {
  test('shows the past draws of a lottery, the newest first, and a link to all lotteries', async () => {
    renderScreen(<LotteryHistory />);
    await waitFor(() => expect(asked).toEqual(['SEA_1']));
    await waitFor(() =>
      expect(shown()).toEqual([
        ['No. 0570', 'Numbers: 4, 4, 9, 5, 2'],
        ['No. 0569', 'Numbers: 1, 0, 0, 3, 8'],
      ]),
    );
    // The draw was at 15:30 in the merchant's time zone.
    expect(screen.getByText('15:30')).toBeVisible();
    expect(screen.getByRole('link', { name: 'More Results' })).toHaveAttribute('href', '/m/lottery');
  });

  test('shows the last numbers of another lottery immediately after a tap, then its past draws', async () => {
    const { user } = renderScreen(<LotteryHistory />);
    await user.click(await screen.findByRole('tab', { name: 'Grove dice' }));
    expect(shown()[0]).toEqual(['No. 0571', 'Numbers: 2, 6, 1']);
    await waitFor(() =>
      expect(shown()).toEqual([
        ['No. 0571', 'Numbers: 2, 6, 1'],
        ['No. 0570', 'Numbers: 5, 5, 3'],
      ]),
    );
    expect(screen.getByRole('tab', { name: 'Grove dice', selected: true })).toBeVisible();
  });

  test('shows only the last numbers if the past draws cannot be loaded', async () => {
    network.use(noNetwork(calls.getDraws));
    renderScreen(<LotteryHistory />);
    expect(await screen.findByRole('tabpanel')).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(screen.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false'));
    expect(shown()).toEqual([['No. 0570', 'Numbers: 4, 4, 9, 5, 2']]);
  });

  test('requests a list that is older than the announced numbers only one more time', async () => {
    drawsOf['SEA_1'] = [draw('20260301-0569', 29, ['1', '0', '0', '3', '8'])];
    const { store } = renderScreen(<LotteryHistory />);
    await waitFor(() => expect(asked).toEqual(['SEA_1', 'SEA_1']));
    await waitForStoreIdle(store);
    expect(asked).toEqual(['SEA_1', 'SEA_1']);
  });

  test('is not rendered if no numbers can be loaded', async () => {
    network.use(noNetwork(calls.getOpenedNumbers));
    const { container } = renderScreen(<LotteryHistory />);
    await waitFor(() => expect(container.querySelector('section, .block .title')).toBeNull());
  });
});
