import type { DepositOption } from '@livery/api/deposit/getDepositOptions';
import type { Deposit } from '@livery/api/deposit/getDeposits';
import { usualPeriod } from '@livery/foundation/history';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { historyPages } from '../../../../stories/historyPages.ts';
import { samplePicture } from '../../../../stories/samplePicture.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { DepositsView } from './DepositsView.tsx';

const option = {
  minAmount: '100.00',
  maxAmount: '50000.00',
  quickAmounts: ['500.00'],
  feePercent: '1.5',
  fields: [],
};
const options: DepositOption[] = [
  { ...option, method: 'manual', name: 'ব্যাংক ট্রান্সফার' },
  { ...option, method: 'gateway', name: 'Instant transfer by any bank of the country' },
];
const methods = ['gateway', 'manual', 'alipay', 'qq'] as const;
const states = ['APPROVED', 'REJECTED', 'APPROVED', 'EXPIRED'] as const;
const amounts = ['500.00', '1234.50', '12345678.50', '100.00'];
const now = Date.parse('2026-03-01T09:30:00Z');
const momentOf = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const decided = Array.from({ length: 60 }, (_, index): Deposit => ({
  depositId: String(4_000 - index),
  method: methods[index % methods.length]!,
  state: states[index % states.length]!,
  amount: amounts[index % amounts.length]!,
  fee: index % 2 === 0 ? '7.50' : '0.00',
  createdAt: momentOf(index * 300 + 60),
  expiresAt: momentOf(index * 300 + 30),
  decidedAt: momentOf(index * 300 + 50),
  ...(index % 4 === 0 && { promoId: '3', promo: { title: 'First deposit of the month', bonus: '250.00' } }),
}));
const waiting = (['manual', 'wechat'] as const).map((method, index): Deposit => ({
  depositId: String(4_001 + index),
  method,
  state: 'PENDING',
  amount: amounts[index]!,
  fee: '0.00',
  createdAt: momentOf(5),
  expiresAt: momentOf(-25),
}));

const deposits = historyPages([...waiting, ...decided]);

const meta = {
  title: 'Screens/Deposit history',
  component: DepositsView,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: { filter: { period: usualPeriod }, onFilter: fn(), options, listId: 'all', deposits, onPictureFailed: fn() },
} satisfies Meta<typeof DepositsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Deposits: Story = {
  play: async ({ canvas }) => {
    // The list is empty until it has measured its position.
    await waitFor(() => expect(within(canvas.getByRole('list')).getAllByRole('link')).toHaveLength(waiting.length));
  },
};
export const Filtered: Story = {
  args: {
    filter: { period: { days: 30 }, state: 'REJECTED' },
    deposits: { ...deposits, rows: decided.filter(({ state }) => state === 'REJECTED') },
  },
};
const opens = (id: string): Story => ({
  args: { deposits: { ...deposits, rows: decided.filter(({ depositId }) => depositId === id) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await within(canvas.getByRole('list')).findByRole('button'));
    await expect(await screen.findByRole('dialog')).toHaveTextContent(id);
  },
});
export const Arrived: Story = opens('4000');
export const Rejected: Story = opens('3999');
export const Expired: Story = opens('3997');
export const WithReceipt: Story = {
  args: {
    deposits: {
      ...deposits,
      rows: [
        { ...decided[1]!, method: 'manual', receipt: { url: samplePicture, receivedAt: momentOf(355) } },
        ...decided.slice(2),
      ],
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click((await within(canvas.getByRole('list')).findAllByRole('button'))[0]!);
    const picture = await screen.findByRole('img', { name: /Receipt/ });
    await expect(picture.closest('a')).toHaveAttribute('href', samplePicture);
    await expect(args.onPictureFailed).not.toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { deposits: { ...deposits, rows: [], isLoading: true } } };
export const MoreFailed: Story = {
  args: { deposits: { ...deposits, rows: decided.slice(0, 4), hasMore: true, isMoreFailed: true } },
};
export const None: Story = { args: { deposits: { ...deposits, rows: [] } } };
export const Offline: Story = {
  args: { deposits: { ...deposits, rows: [], failure: { code: 'NETWORK', message: '' } } },
};
export const Failed: Story = {
  args: { deposits: { ...deposits, rows: [], failure: { code: 'INTERNAL', message: '' } } },
};
