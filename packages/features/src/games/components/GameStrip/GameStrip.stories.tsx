import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { gamePictures } from '../../../../stories/gamePictures.ts';
import { GameStrip } from './GameStrip.tsx';

const meta = {
  title: 'Games/GameStrip',
  component: GameStrip,
  parameters: { isBare: true },
  args: {
    title: 'Hot games',
    icon: <Flame aria-hidden />,
    games: ['Golden Koi', 'Royal Spades of the Emerald Court', 'قلعہ آتش', 'সোনার মাছ', 'Nine', 'Copper'].map(
      (name, index) => ({
        id: String(index),
        name,
        sources: [gamePictures[index % gamePictures.length]!],
        onLaunch: fn(),
      }),
    ),
  },
} satisfies Meta<typeof GameStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Golden Koi/ }));
    await expect(args.games![0]!.onLaunch).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { games: undefined } };

/** Without games nothing is rendered, not even a title. */
export const None: Story = {
  args: { games: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};
