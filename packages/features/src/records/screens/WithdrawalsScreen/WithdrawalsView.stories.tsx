import type { Withdrawal } from '@livery/api/withdraw/withdraw';
import { usualPeriod } from '@livery/foundation/history';
import { CancelRequestView, type CancelRequestViewProps } from '@livery/foundation/cancel-request';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { historyPages } from '../../../../stories/historyPages.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { WithdrawalsView } from './WithdrawalsView.tsx';

const banks = ['Riverine National Bank', 'Banco Terra Mansa', 'Kohinoor Lantern Bank, main branch of Rajshahi'];
const states = ['PENDING', 'APPROVED', 'REJECTED', 'CANCELLED'] as const;
const amounts = ['500.00', '1234.50', '12345678.50', '100.00'];
const now = Date.parse('2026-03-01T09:30:00Z');
const momentOf = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const rows = Array.from({ length: 60 }, (_, index): Withdrawal => {
  const state = states[index % states.length]!;
  return {
    withdrawalId: String(4_000 - index),
    state,
    amount: amounts[index % amounts.length]!,
    fee: index % 2 === 0 ? '5.00' : '0.00',
    bankName: banks[index % banks.length]!,
    maskedNumber: '*********0560',
    createdAt: momentOf(index * 300),
    ...(state === 'PENDING' && { cancellable: true }),
    ...(state !== 'PENDING' && { decidedAt: momentOf(index * 300 - 90) }),
  };
});

const withdrawals = historyPages(rows);

const cancel: CancelRequestViewProps = {
  area: 'cancelWithdrawal',
  amount: '500.00',
  isAsking: false,
  progress: 'idle',
  failure: undefined,
  onAsk: fn(),
  onKeep: fn(),
  onConfirm: fn(),
} as const;

const meta = {
  title: 'Screens/Withdrawal history',
  component: WithdrawalsView,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    filter: { period: usualPeriod },
    onFilter: fn(),
    listId: 'all',
    withdrawals,
    renderCancel: () => <CancelRequestView {...cancel} />,
  },
} satisfies Meta<typeof WithdrawalsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Withdrawals: Story = {};
export const Filtered: Story = {
  args: {
    filter: { period: { days: 30 }, state: 'REJECTED' },
    withdrawals: { ...withdrawals, rows: rows.filter(({ state }) => state === 'REJECTED') },
  },
};
const opens = (id: string, args: Story['args'] = {}): Story => ({
  args: { ...args, withdrawals: { ...withdrawals, rows: rows.filter(({ withdrawalId }) => withdrawalId === id) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await within(await canvas.findByRole('list')).findByRole('button'));
    // While a confirmation is open, its dialog is above the receipt.
    const [receipt] = await screen.findAllByRole('dialog');
    await expect(receipt).toHaveTextContent(id);
  },
});
export const BeingChecked: Story = opens('4000');
const cancels = (state: Partial<CancelRequestViewProps>): Story =>
  opens('4000', { renderCancel: () => <CancelRequestView {...cancel} {...state} /> });
export const ConfirmCancel: Story = cancels({ isAsking: true });
export const Cancelling: Story = cancels({ isAsking: true, progress: 'sending' });
export const CheckingCancel: Story = cancels({ isAsking: true, progress: 'looking' });
export const CancelTooLate: Story = cancels({
  failure: 'It’s too late to cancel: this withdrawal is being paid out or has already been decided.',
});
export const PaidOut: Story = opens('3999');
export const Rejected: Story = opens('3998');
export const Cancelled: Story = opens('3997');
export const Loading: Story = { args: { withdrawals: { ...withdrawals, rows: [], isLoading: true } } };
export const MoreFailed: Story = {
  args: { withdrawals: { ...withdrawals, rows: rows.slice(0, 4), hasMore: true, isMoreFailed: true } },
};
export const None: Story = { args: { withdrawals: { ...withdrawals, rows: [] } } };
export const Offline: Story = {
  args: { withdrawals: { ...withdrawals, rows: [], failure: { code: 'NETWORK', message: '' } } },
};
export const Failed: Story = {
  args: { withdrawals: { ...withdrawals, rows: [], failure: { code: 'INTERNAL', message: '' } } },
};
