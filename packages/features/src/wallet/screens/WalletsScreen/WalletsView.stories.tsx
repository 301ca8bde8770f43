import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { WalletsView } from './WalletsView.tsx';

const meta = {
  title: 'Screens/Wallets',
  component: WalletsView,
  decorators: [withTexts],
  args: { wallet: undefined, isFailed: false, onRetry: fn() },
} satisfies Meta<typeof WalletsView>;
export default meta;

export const Loading: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const Failed: StoryObj<typeof meta> = {
  args: { isFailed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
