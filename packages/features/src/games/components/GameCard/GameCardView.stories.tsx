import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { gamePictures } from '../../../../stories/gamePictures.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { GameCardView } from './GameCardView.tsx';

const game = {
  name: 'Golden Koi',
  vendorName: 'Blue Reef',
  category: 'RNG' as const,
  minStake: '0.50',
  isNew: true,
  isHot: true,
  isLive: false,
  isJackpot: true,
};

const meta = {
  title: 'Blocks/GameCard',
  component: GameCardView,
  decorators: [withTexts, withMerchant],
  args: {
    isOpen: true,
    onClose: fn(),
    game,
    sources: [gamePictures[0]!],
    isFavorite: false,
    onFavorite: fn(),
    onPlay: fn(),
  },
} satisfies Meta<typeof GameCardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    // The buttons are close, play and favourite.
    const buttons = await canvas.findAllByRole('button');
    await userEvent.click(buttons[1]!);
    await expect(args.onPlay).toHaveBeenCalledOnce();
    await userEvent.click(buttons[2]!);
    await expect(args.onFavorite).toHaveBeenCalledOnce();
  },
};

export const Favourite: Story = { args: { isFavorite: true } };

export const UnderMaintenance: Story = { args: { game: { ...game, isInMaintenance: true } } };

export const LongNames: Story = {
  args: {
    game: {
      ...game,
      name: 'Emerald Temple of the Golden Koi and the Nine Lanterns',
      vendorName: 'The Grand Studio of the Northern Archipelago',
      minStake: '1234567.00',
      isLive: true,
    },
  },
};

/** A game with few details, and a picture that does not load. */
export const MinimalData: Story = {
  args: {
    sources: [],
    game: { name: 'Golden Koi', vendorName: 'Blue Reef', category: 'LIVE', isNew: false, isHot: false, isLive: false },
  },
};
