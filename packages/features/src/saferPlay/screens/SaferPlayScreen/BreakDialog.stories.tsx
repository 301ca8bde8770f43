import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { BreakDialog } from './BreakDialog.tsx';

const meta = {
  title: 'Screens/Safer play, a break',
  component: BreakDialog,
  decorators: [withTexts, withMerchant],
  args: {
    isOpen: true,
    until: Date.parse('2026-03-08T09:30:00.000Z'),
    isBusy: false,
    failure: undefined,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof BreakDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Question: Story = {
  play: async ({ args, userEvent }) => {
    const [cancel] = await screen.findAllByRole('button');
    await userEvent.click(cancel!);
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const StartingBreak: Story = { args: { isBusy: true } };
export const Refused: Story = { args: { failure: 'You already have a longer break.' } };
