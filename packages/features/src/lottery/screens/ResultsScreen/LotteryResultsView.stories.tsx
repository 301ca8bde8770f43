import type { PastDraw } from '@livery/api/lottery/drawPages';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { historyPages } from '../../../../stories/historyPages.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { LotteryResultsView } from './LotteryResultsView.tsx';

const seed = '00'.repeat(32);
const commitment = '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925';
const rows = Array.from({ length: 60 }, (_, index): PastDraw => ({
  issue: `20260301-${String(570 - index).padStart(4, '0')}`,
  drawnAt: new Date(Date.parse('2026-03-01T09:30:00Z') - index * 1_800_000).toISOString(),
  // The numbers of the newest draw follow from its seed.
  numbers: index === 0 ? ['7', '9', '1', '2', '5'] : [String(index % 10), '4', '9', '5', '2'],
  status: 'SETTLED',
  commitment,
  seed,
}));
const draws = historyPages(rows);

const meta = {
  title: 'Screens/Lottery results',
  component: LotteryResultsView,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    lotteries: [
      { value: 'SEA_1', label: 'South Sea Five Digits 1 min' },
      { value: 'KENO_1', label: 'Ballroom Keno 3 min' },
    ],
    chosen: 'SEA_1',
    drawing: { code: 'SEA_1', kind: 'numero' },
    onChoose: fn(),
    listId: 'SEA_1',
    draws,
    isEmpty: false,
    failure: undefined,
    onRetry: fn(),
  },
} satisfies Meta<typeof LotteryResultsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Draws: Story = {};
export const Twenty: Story = {
  args: {
    drawing: { code: 'KENO_1', kind: 'keno' },
    draws: {
      ...draws,
      rows: rows
        .slice(0, 5)
        .map((row) => ({ ...row, numbers: Array.from({ length: 20 }, (_, n) => String(n * 4 + 1)) })),
    },
  },
};
export const Checked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button'))[0]!);
    await expect(await screen.findByRole('dialog')).toHaveTextContent(commitment);
    await waitFor(() => expect(document.querySelector('[data-outcome=numbersFollow]')).toBeVisible());
  },
};
export const NumbersDiffer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('button'))[1]!);
    await waitFor(() => expect(document.querySelector('[data-outcome=numbersDiffer]')).toBeVisible());
  },
};
export const Loading: Story = { args: { draws: { ...draws, rows: [], isLoading: true } } };
export const MoreFailed: Story = {
  args: { draws: { ...draws, rows: rows.slice(0, 4), hasMore: true, isMoreFailed: true } },
};
export const None: Story = { args: { draws: { ...draws, rows: [] } } };
export const NoLotteries: Story = { args: { lotteries: [], isEmpty: true } };
export const Offline: Story = { args: { draws: { ...draws, rows: [], failure: { code: 'NETWORK', message: '' } } } };
export const Failed: Story = { args: { failure: { code: 'INTERNAL', message: '' } } };
