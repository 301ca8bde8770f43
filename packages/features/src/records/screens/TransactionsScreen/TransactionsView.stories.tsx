import type { Transaction } from '@livery/api/wallet/getTransactions';
import { usualPeriod } from '@livery/foundation/history';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { historyPages } from '../../../../stories/historyPages.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { TransactionsView } from './TransactionsView.tsx';

const kinds = [
  { code: 'DEPOSIT', name: 'Deposit' },
  { code: 'TRANSFER', name: 'স্থানান্তর' },
  { code: 'WITHDRAW', name: 'رقم نکلوانا' },
  { code: 'COLLECT', name: 'Back to the main wallet' },
];
const wallets = [
  { code: 'MAIN', name: 'Main wallet' },
  { code: 'V1', name: 'Gilded Peacock Live Studios' },
];
const amounts = ['500.00', '-100.00', '-12345678.50', '1234.50'];
const rows = Array.from({ length: 60 }, (_, index): Transaction => ({
  id: String(4_000 - index),
  ...kinds[index % kinds.length]!,
  amount: amounts[index % amounts.length]!,
  balanceAfter: `${98_765 - index * 7}.50`,
  wallet: wallets[index % 2]!.code,
  at: new Date(Date.parse('2026-03-01T09:30:00Z') - index * 5 * 3_600_000).toISOString(),
  reference: `transfer-${4_000 - index}`,
}));

const transactions = historyPages(rows);
const sums = { movements: 412, moneyIn: '26250.50', moneyOut: '25000.00', net: '1250.50' };

const meta = {
  title: 'Screens/Transactions',
  component: TransactionsView,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: { filter: { period: usualPeriod }, onFilter: fn(), kinds, wallets, listId: 'all', transactions, sums },
} satisfies Meta<typeof TransactionsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Movements: Story = {};
export const NegativeTotal: Story = {
  args: { sums: { movements: 88, moneyIn: '0.00', moneyOut: '123456789.00', net: '-123456789.00' } },
};
export const Filtered: Story = { args: { filter: { period: { days: 30 }, code: 'TRANSFER', wallet: 'V1' } } };
export const Receipt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await within(canvas.getByRole('list')).findAllByRole('button'))[0]!);
    await expect(await screen.findByRole('dialog')).toHaveTextContent('transfer-4000');
  },
};
export const Loading: Story = {
  args: { sums: undefined, transactions: { ...transactions, rows: [], isLoading: true } },
};
export const MoreFailed: Story = {
  args: { transactions: { ...transactions, rows: rows.slice(0, 4), hasMore: true, isMoreFailed: true } },
};
export const None: Story = {
  args: {
    sums: { movements: 0, moneyIn: '0.00', moneyOut: '0.00', net: '0.00' },
    transactions: { ...transactions, rows: [] },
  },
};
export const Offline: Story = {
  args: { sums: undefined, transactions: { ...transactions, rows: [], failure: { code: 'NETWORK', message: '' } } },
};
export const Failed: Story = {
  args: { sums: undefined, transactions: { ...transactions, rows: [], failure: { code: 'INTERNAL', message: '' } } },
};
