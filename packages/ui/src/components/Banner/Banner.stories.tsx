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

/** Width divided by height, in the theme of the story. */
const bannerRatio = () => Number(getComputedStyle(document.documentElement).getPropertyValue('--banner-ratio'));

export const WithLink: Story = {
  render: ({ slide }, { globals }) => (
    <Banner slide={{ ...slide, alt: textsOf(globals).news1, href: 'https://example.com/offer', isExternal: true }} />
  ),
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: textsOf(globals).news1 });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const { width, height } = link.getBoundingClientRect();
    await expect(width / height).toBeCloseTo(bannerRatio(), 1);
  },
};

/** Texts over the picture are part of the page. The link has their text as its name, and the picture has none. */
export const Heading: Story = {
  render: ({ slide }, { globals }) => {
    const t = textsOf(globals);
    return <Banner slide={{ ...slide, alt: 'unused', heading: t.news1, line: t.news2, href: '/offer' }} />;
  },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals);
    const link = canvas.getByRole('link', { name: `${t.news1} ${t.news2}` });
    await expect(canvas.queryByRole('img')).toBeNull();
    const heading = canvas.getByText(t.news1).getBoundingClientRect();
    const banner = link.getBoundingClientRect();
    const isRtl = getComputedStyle(link).direction === 'rtl';
    const start = isRtl ? banner.right - heading.right : heading.left - banner.left;
    await expect(start).toBeLessThan(banner.width * 0.2);
  },
};

/** A text in the other direction also starts at the start of the page, over the shade. */
export const OtherDirection: Story = {
  render: ({ slide }, { globals }) => {
    const isRtl = document.documentElement.dir === 'rtl' || globals['language'] === 'UR';
    return <Banner slide={{ ...slide, alt: '', heading: isRtl ? 'New games' : 'نئے گیمز', line: '' }} />;
  },
  play: async ({ canvasElement }) => {
    const heading = canvasElement.querySelector('[class*=heading]')!;
    const words = document.createRange();
    words.selectNodeContents(heading);
    const [text, banner] = [words.getBoundingClientRect(), heading.closest('[data-place]')!.getBoundingClientRect()];
    const isRtl = getComputedStyle(heading.closest('[data-place]')!).direction === 'rtl';
    await expect(isRtl ? banner.right - text.right : text.left - banner.left).toBeLessThan(banner.width * 0.2);
  },
};

/** Long texts make the banner higher: they are not cut off. */
export const LongHeading: Story = {
  render: ({ slide }, { globals }) => {
    const t = textsOf(globals);
    const long = `${t.news1} ${t.news2} ${t.news1} ${t.news2} ${t.news1} ${t.news2}`;
    return <Banner slide={{ ...slide, alt: '', heading: long, line: long, href: '/offer' }} />;
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link.scrollHeight).toBeLessThanOrEqual(link.clientHeight);
    const { width, height } = link.getBoundingClientRect();
    await expect(height).toBeGreaterThan(width / bannerRatio());
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
