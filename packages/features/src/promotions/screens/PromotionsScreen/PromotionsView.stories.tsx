import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotUpToDate } from '@livery/foundation/failure';
import { expect, fn } from 'storybook/test';
import { inLayout } from '../../../../../ui/stories/inLayout.tsx';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { bannerPictures } from '../../../../stories/bannerPictures.ts';
import { samplePromotion } from '../../testing/samplePromotion.ts';
import { PromotionsView } from './PromotionsView.tsx';

const drawn: typeof samplePromotion = (changes) => samplePromotion({ imageUrl: bannerPictures[0]!, ...changes });

const meta = {
  title: 'Screens/Promotions',
  component: PromotionsView,
  decorators: [withTexts, withMerchant],
  args: {
    promotions: [
      drawn(),
      drawn({ promoId: '2', state: 'CLAIM', type: 'VIP', title: 'Thanks for staying' }),
      drawn({ promoId: '3', state: 'APPLYING', title: 'The lottery circle' }),
      drawn({ promoId: '4', state: 'CLOSED', title: 'Cup night of last year' }),
    ],
    types: ['GAMES', 'VIP'],
    type: undefined,
    notices: undefined,
    onType: fn(),
    onEnd: fn(),
  },
} satisfies Meta<typeof PromotionsView>;
export default meta;

export const Several: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: /Thanks for staying/ })).toHaveAttribute('href', '/m/activity?id=2');
    await userEvent.click(canvas.getAllByRole('tab')[2]!);
    await expect(args.onType).toHaveBeenCalledWith('VIP');
  },
};

const boxesOf = (canvasElement: HTMLElement) => {
  const card = canvasElement.querySelector('a[href="/m/activity?id=2"]')!;
  const [picture, text] = [card.querySelector('img')!, card.querySelector('h2')!].map((part) =>
    part.getBoundingClientRect(),
  );
  return { picture: picture!, text: text! };
};

/** The words are over the lower part of the picture. */
export const PictureBehind: StoryObj<typeof meta> = {
  decorators: [inLayout({ promotions: 'behind' })],
  play: async ({ canvasElement }) => {
    const { picture, text } = boxesOf(canvasElement);
    await expect(text.top).toBeGreaterThan(picture.top);
    await expect(text.bottom).toBeLessThan(picture.bottom);
  },
};

/** The picture is beside the words, and as high as the card. */
export const PictureBeside: StoryObj<typeof meta> = {
  decorators: [inLayout({ promotions: 'beside' })],
  play: async ({ canvasElement }) => {
    const { picture, text } = boxesOf(canvasElement);
    await expect(text.left >= picture.right || text.right <= picture.left).toBe(true);
    await expect(text.top).toBeLessThan(picture.bottom);
  },
};

/** With only one type there are no tabs. */
export const OneType: StoryObj<typeof meta> = {
  args: { types: ['GAMES'], promotions: [drawn()] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};

/** A countdown in the last hours. */
export const EndsSoon: StoryObj<typeof meta> = {
  args: {
    types: ['GAMES'],
    promotions: [drawn({ endsAt: new Date(Date.now() + 3_600_000).toISOString() })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toBeVisible();
  },
};

export const Offline: StoryObj<typeof meta> = {
  args: { notices: <NotUpToDate>This may be out of date: the latest update didn’t arrive.</NotUpToDate> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const None: StoryObj<typeof meta> = {
  args: { promotions: [], types: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
