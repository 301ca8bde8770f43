import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { SocialButtonsView } from './SocialButtonsView.tsx';

const meta = {
  title: 'Screens/Social buttons',
  component: SocialButtonsView,
  decorators: [withTexts],
  args: { providers: ['google', 'facebook'], isReady: true, busy: undefined, failure: undefined, onChoose: fn() },
} satisfies Meta<typeof SocialButtonsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Both: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[1]!);
    await expect(args.onChoose).toHaveBeenCalledWith('facebook');
  },
};
export const GoogleOnly: Story = { args: { providers: ['google'] } };
export const Choosing: Story = {
  args: { busy: 'google' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[0]!);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
export const Loading: Story = {
  args: { isReady: false },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
export const None: Story = {
  args: { providers: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
