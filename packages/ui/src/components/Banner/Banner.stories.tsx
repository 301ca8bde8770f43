import type { CSSProperties } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleBanners } from '../../../stories/samplePictures.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Components/Banner',
  component: Banner,
  args: { slide: { id: '1', src: sampleBanners[1] ?? '', alt: '' } },
  parameters: {
    docs: {
      description: {
        component:
          "One offer as a picture of 16 by 7. It is used for a single banner, and on home until the carousel's code has loaded. Keyboard: one stop if it is a link. A screen reader reads `alt`, so it must contain every word in the picture. Not for text: put text that must be translated or updated next to a picture.",
      },
    },
  },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = {
  render: ({ slide }, { globals }) => (
    <Banner slide={{ ...slide, alt: textsOf(globals).news1, href: 'https://example.com/offer', isExternal: true }} />
  ),
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: textsOf(globals).news1 });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const { width, height } = link.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(16 / 7, 1);
  },
};

export const Sizes: Story = {
  render: ({ slide }, { globals }) => (
    <Banner slide={{ ...slide, src: `${slide.src}#(400w-672w)`, alt: textsOf(globals).news2 }} />
  ),
  play: async ({ canvas, globals }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: textsOf(globals).news2 });
    await expect(picture.sizes).toBe('min(91.5vw, 439px)');
    await expect(picture.decoding).toBe('async');
    await expect(picture.srcset).toMatch(/#400w 400w, .*#672w 672w$/);
    await waitFor(() => expect(picture.currentSrc).toMatch(/#(400|672)w$/));
  },
};

export const PictureOnly: Story = {
  render: ({ slide }, { globals }) => <Banner slide={{ ...slide, alt: textsOf(globals).news2 }} />,
};

/** A merchant can dim its pictures if they would be too bright on a dark page. */
export const Dimmed: Story = {
  render: ({ slide }, { globals }) => (
    <div style={{ '--banner-dimmed': 0.24 } as CSSProperties}>
      <Banner slide={{ ...slide, alt: textsOf(globals).news2 }} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const picture = canvas.getByRole('img', { name: textsOf(globals).news2 });
    await expect(Number(getComputedStyle(picture).opacity)).toBeCloseTo(0.76, 2);
  },
};
