import type { GameRecord } from '@livery/api/records/getGameRecords';
import { usualPeriod } from '@livery/foundation/history';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { sampleVendors } from '../../../../stories/vendors.ts';
import { historyPages } from '../../../../stories/historyPages.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { BettingRecordView } from './BettingRecordView.tsx';

const games = ['Golden Koi', 'Royal Spades of the Emerald Court', 'قلعہ آتش', 'সোনার মাছ', ''];
const types = ['RNG', 'PVP', 'LIVE', 'FISH', 'LOTT'] as const;
const figures = [
  { stake: '10.00', payout: '25.00', net: '15.00', status: 'WON' },
  { stake: '250.00', payout: '0.00', net: '-250.00', status: 'LOST' },
  { stake: '1000.00', payout: '1000.00', net: '0.00', status: 'EVEN' },
  { stake: '123456.00', payout: '12345678.50', net: '12222222.50', status: 'WON' },
] as const;
const rows = Array.from({ length: 60 }, (_, index): GameRecord => ({
  roundId: String(90_210_418 - index),
  gameName: games[index % games.length]!,
  gameType: types[index % types.length]!,
  vassalage: `V${index % sampleVendors.length}`,
  displayName: sampleVendors[index % sampleVendors.length]!.name,
  ...figures[index % figures.length]!,
  at: new Date(Date.parse('2026-03-01T09:30:00Z') - index * 3 * 3_600_000).toISOString(),
}));

const bets = historyPages(rows);
const sums = { rounds: 1204, stake: '25000.00', payout: '26250.50', net: '1250.50' };

const meta = {
  title: 'Screens/Betting record',
  component: BettingRecordView,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    filter: { period: usualPeriod },
    onFilter: fn(),
    categories: [{ gameType: 'RNG', vendors: [...sampleVendors] }],
    listId: 'all',
    bets,
    sums,
  },
} satisfies Meta<typeof BettingRecordView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Bets: Story = {};
export const Lost: Story = {
  args: { sums: { rounds: 88, stake: '123456789.00', payout: '0.00', net: '-123456789.00' } },
};
export const Filtered: Story = {
  args: {
    filter: { period: { from: '2026-02-01', to: '2026-02-28' }, gameType: 'RNG', vendor: 'V1', status: 'WON' },
  },
};
export const Detail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await within(canvas.getByRole('list')).findAllByRole('button'))[0]!);
    await expect(await screen.findByRole('dialog')).toHaveTextContent('90210418');
  },
};
export const Choosing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(sheet.getAllByRole('combobox')[2]!, 'LOST');
    await expect(args.onFilter).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { sums: undefined, bets: { ...bets, rows: [], isLoading: true } } };
export const LoadingMore: Story = {
  args: { bets: { ...bets, rows: rows.slice(0, 4), hasMore: true, isLoadingMore: true } },
};
export const MoreFailed: Story = {
  args: { bets: { ...bets, rows: rows.slice(0, 4), hasMore: true, isMoreFailed: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button').at(-1)!);
    await expect(args.bets.onRetry).toHaveBeenCalledOnce();
  },
};
export const None: Story = {
  args: { sums: { rounds: 0, stake: '0.00', payout: '0.00', net: '0.00' }, bets: { ...bets, rows: [] } },
};
export const Offline: Story = {
  args: { sums: undefined, bets: { ...bets, rows: [], failure: { code: 'NETWORK', message: '' } } },
};
export const Failed: Story = {
  args: { sums: undefined, bets: { ...bets, rows: [], failure: { code: 'INTERNAL', message: '' } } },
};
