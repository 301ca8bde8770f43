import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleBanners } from '../../../stories/samplePictures.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { BannerCarousel } from './BannerCarousel.tsx';

const meta = { title: 'Components/BannerCarousel', component: BannerCarousel, args: { label: '', slides: [], slideLabel: String } } satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

const render: NonNullable<Story['render']> = (args, { globals }) => {
  const t = textsOf(globals);
  const slides = sampleBanners.map((src, index) => ({ id: String(index), src, alt: [t.news1, t.news2, t.news3][index] ?? '', href: '#promotion' }));
  return <BannerCarousel {...args} label={t.banners} slides={slides} slideLabel={(number, total) => `${number} ${t.of} ${total}`} />;
};

export const GoesRound: Story = {
  args: { interval: 700 },
  render,
  play: async ({ canvas }) => {
    const current = () => canvas.getAllByRole('button').findIndex((dot) => dot.hasAttribute('aria-current'));
    await waitFor(() => expect(current()).toBe(1), { timeout: 4000 });
    await waitFor(() => expect(current()).toBe(0), { timeout: 6000 });
  },
};

export const DotsLead: Story = {
  args: { interval: 60_000 },
  render,
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getAllByRole('button')[2]!;
    await userEvent.click(third);
    await waitFor(() => expect(third).toHaveAttribute('aria-current', 'true'));
  },
};

export const OneStandsStill: Story = {
  render: (args, { globals }) => (
    <BannerCarousel {...args} label={textsOf(globals).banners} slides={[{ id: '0', src: sampleBanners[0] ?? '', alt: textsOf(globals).news1 }]} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
  },
};
