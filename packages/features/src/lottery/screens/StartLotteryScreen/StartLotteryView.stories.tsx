import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { sampleRows } from '../../testing/sampleRows.ts';
import { StartLotteryView } from './StartLotteryView.tsx';

const meta = {
  title: 'Screens/Start of lotteries',
  component: StartLotteryView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: { isLoading: false, played: [], next: [], hasFailed: false, onRetry: fn() },
} satisfies Meta<typeof StartLotteryView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  render: (args, { globals }) => <StartLotteryView {...args} next={sampleRows(String(globals['language']))} />,
  play: async ({ canvas }) => expect(canvas.getAllByRole('timer')).toHaveLength(4),
};
export const Member: Story = {
  render: (args, { globals }) => {
    const rows = sampleRows(String(globals['language']));
    return <StartLotteryView {...args} played={rows.slice(0, 1)} next={rows} />;
  },
};
export const FirstSecond: Story = { args: { isLoading: true } };
export const Empty: Story = {};
export const Failed: Story = { args: { next: undefined, hasFailed: true } };
