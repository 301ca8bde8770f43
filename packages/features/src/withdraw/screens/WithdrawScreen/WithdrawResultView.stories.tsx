import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { WithdrawResultView } from './WithdrawResultView.tsx';
import { withdrawal } from './withdrawSamples.ts';

const meta = {
  title: 'Screens/Withdraw, sent',
  component: WithdrawResultView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: { ...withdrawal, fee: '5.00', onAnother: fn() },
} satisfies Meta<typeof WithdrawResultView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { play: ({ canvas }) => expect(canvas.getByRole('heading')).toHaveFocus() };
export const PaidOut: Story = { args: { state: 'APPROVED' } };
export const Cancelled: Story = { args: { state: 'CANCELLED' } };
export const Rejected: Story = { args: { state: 'REJECTED' } };
/** The reply was lost, and the stored reply could not be read. */
export const WithoutReply: Story = { args: { withdrawalId: undefined, fee: undefined, createdAt: undefined } };
