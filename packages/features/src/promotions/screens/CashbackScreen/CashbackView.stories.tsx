import type { Cashback } from '@livery/api/promotions/getCashback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { CashbackSkeleton } from './CashbackSkeleton.tsx';
import { CashbackView } from './CashbackView.tsx';

const line = (day: string, gameType: Extract<Cashback['lines'][number]['gameType'], string>, amount: string) => ({
  lineId: `${day}.${gameType}`,
  day,
  gameType,
  turnover: '1000.00',
  ratePercent: '0.5',
  amount,
});
const cashback: Cashback = {
  lines: [line('2026-03-02', 'RNG', '5.00'), line('2026-03-02', 'LIVE', '3.20'), line('2026-03-01', 'FISH', '4.10')],
  total: '12.30',
  claimed: [{ at: '2026-02-28T09:30:00.000Z', amount: '4.20' }],
};
const none: Cashback = { ...cashback, lines: [], total: '0.00' };

const meta = {
  title: 'Screens/Cashback',
  component: CashbackView,
  decorators: [withTexts, withMerchant],
  args: {
    cashback,
    tomorrow: Date.parse('2026-03-04T12:00:00Z'),
    isStale: false,
    playBreak: undefined,
    progress: 'idle',
    failure: undefined,
    claimed: undefined,
    onClaim: fn(),
  },
} satisfies Meta<typeof CashbackView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Claimable: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClaim).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  },
};
export const Longest: Story = { args: { cashback: { ...cashback, total: '123456789.50' } } };
export const Claiming: Story = {
  args: { progress: 'sending' },
  play: ({ canvas }) => expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true'),
};
export const CheckingOutcome: Story = { args: { progress: 'looking' } };
export const Claimed: Story = { args: { cashback: none, claimed: { amount: '12.30' } } };
export const Refused: Story = { args: { failure: { text: 'Try again later.', isOwnLimit: false } } };
export const RefusedByABreak: Story = {
  args: { failure: { text: 'You are taking a break.', isOwnLimit: true } },
  play: ({ canvas }) => expect(canvas.getByRole('link')).toBeVisible(),
};
export const ClaimedElsewhere: Story = {
  args: { cashback: none, failure: { text: 'There’s nothing left to claim.', isOwnLimit: false } },
};
export const Offline: Story = { args: { isStale: true } };
export const Nothing: Story = {
  args: { cashback: { ...none, claimed: [] } },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
export const Loading: Story = { render: () => <CashbackSkeleton /> };
