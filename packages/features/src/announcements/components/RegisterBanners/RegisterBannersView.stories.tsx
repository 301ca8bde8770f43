import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { bannerPictures } from '../../../../stories/bannerPictures.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { RegisterBannersView } from './RegisterBannersView.tsx';

const slides = bannerPictures.map((src, index) => ({ id: String(index), src, alt: `Banner ${index + 1}` }));

const meta = {
  title: 'Screens/Register banners',
  component: RegisterBannersView,
  decorators: [withToasts, withTexts, withMerchant],
  args: { slides, instead: null },
} satisfies Meta<typeof RegisterBannersView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The banner must be as wide as the form below, with a ratio of 16:7, so that the text in the picture is readable. */
const room = (canvasElement: HTMLElement) => {
  const { width, height } = canvasElement.querySelector('[class*=banners]')!.getBoundingClientRect();
  return width / height;
};

export const One: Story = {
  args: { slides: slides.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img')).toBeVisible();
    await expect(room(canvasElement)).toBeCloseTo(16 / 7, 1);
  },
};
export const Several: Story = {
  play: async ({ canvas }) => expect((await canvas.findAllByRole('button')).length).toBeGreaterThan(1),
};
export const FundsOnTheirWay: Story = {
  args: { slides: undefined },
  play: ({ canvasElement }) => expect(room(canvasElement)).toBeCloseTo(16 / 7, 1),
};
