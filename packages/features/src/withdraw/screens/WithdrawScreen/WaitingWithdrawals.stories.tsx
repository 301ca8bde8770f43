import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { WaitingWithdrawals } from './WaitingWithdrawals.tsx';
import { withdrawal } from './withdrawSamples.ts';

const meta = {
  title: 'Screens/Withdraw, those that wait',
  component: WaitingWithdrawals,
  decorators: [withTexts, withMerchant],
  args: { withdrawals: [withdrawal] },
} satisfies Meta<typeof WaitingWithdrawals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(1) };
export const Several: Story = {
  args: { withdrawals: [withdrawal, { ...withdrawal, withdrawalId: '8', amount: '123456789.50' }] },
};
