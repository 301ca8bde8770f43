import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { gamePictures } from '../../../../stories/gamePictures.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { ContinueSkeleton } from './ContinueSkeleton.tsx';
import { ContinueView } from './ContinueView.tsx';

const meta = {
  title: 'Blocks/ContinuePlaying',
  component: ContinueView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    games: ['Golden Koi', 'Royal Spades of the Emerald Court', 'قلعہ آتش', 'সোনার মাছ'].map((name, index) => ({
      id: String(index),
      name,
      sources: [gamePictures[index % gamePictures.length]!],
      onOpen: fn(),
    })),
  },
} satisfies Meta<typeof ContinueView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Golden Koi/ }));
    await expect(args.games[0]!.onOpen).toHaveBeenCalledOnce();
  },
};

/** The placeholder has the same height as the games. */
export const Loading: Story = {
  render: (args) => (
    <>
      <ContinueSkeleton />
      <ContinueView {...args} />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [card] = canvas.getAllByRole('button');
    const awaited = canvasElement.querySelector('div > [aria-hidden]')!.getBoundingClientRect();
    await expect(Math.abs(awaited.height - card!.getBoundingClientRect().height)).toBeLessThan(1);
  },
};
