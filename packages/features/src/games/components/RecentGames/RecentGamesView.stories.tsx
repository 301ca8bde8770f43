import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { gamePictures } from '../../../../stories/gamePictures.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { RecentSkeleton } from './RecentSkeleton.tsx';
import { RecentGamesView } from './RecentGamesView.tsx';

const meta = {
  title: 'Blocks/RecentGames',
  component: RecentGamesView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    games: [
      'Golden Koi',
      'Royal Spades of the Emerald Court',
      'قلعہ آتش',
      'সোনার মাছ',
      'Violet Star',
      'Penalty Night',
    ].map((name, index) => ({
      id: String(index),
      name,
      sources: [gamePictures[index % gamePictures.length]!],
      onOpen: fn(),
    })),
  },
} satisfies Meta<typeof RecentGamesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Golden Koi' }));
    await expect(args.games[0]!.onOpen).toHaveBeenCalledOnce();
  },
};
export const One: Story = { args: { games: meta.args.games.slice(0, 1) } };
export const Loading: Story = { render: () => <RecentSkeleton /> };
