import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { sampleSaferPlay } from '../../testing/sampleSaferPlay.ts';
import { PlayReminderView } from './PlayReminderView.tsx';

const meta = {
  title: 'Components/PlayReminder',
  component: PlayReminderView,
  decorators: [withTexts, withMerchant],
  args: { saferPlay: sampleSaferPlay, onGoOn: fn(), onStop: fn() },
} satisfies Meta<typeof PlayReminderView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lost: Story = {
  play: async ({ args, userEvent }) => {
    const [stop, goOn] = await screen.findAllByRole('button');
    await userEvent.click(stop!);
    await expect(args.onStop).toHaveBeenCalledOnce();
    await userEvent.click(goOn!);
    await expect(args.onGoOn).toHaveBeenCalledOnce();
  },
};
export const Won: Story = {
  args: { saferPlay: { session: { ...sampleSaferPlay.session, won: '320.00', net: '200.00' } } },
};
