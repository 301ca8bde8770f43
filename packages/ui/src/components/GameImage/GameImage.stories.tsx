import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { samplePictures } from '../../../stories/samplePictures.ts';
import { avifSupport } from '../../picture/avifSupport.ts';
import { GameImage } from './GameImage.tsx';

const meta = {
  title: 'Components/GameImage',
  component: GameImage,
  args: { sources: [] },
  parameters: {
    docs: {
      description: {
        component:
          "A game's picture. It tries one image CDN after the other, and finally draws a picture in the brand's colours. No keyboard stop; hidden from screen readers if the name is next to it. While it waits for a slow address, it shows a plain background and does not try the next address, because on a weak network that would not be faster. Not for banners, which have one address.",
      },
    },
  },
} satisfies Meta<typeof GameImage>;
export default meta;
type Story = StoryObj<typeof meta>;

const dead = ['data:image/png;base64,AAAA', 'data:image/png;base64,BBBB'];

export const MovesThroughList: Story = {
  name: '[LIST-06] an icon that fails is replaced by the next address in the list',
  args: { sources: [...dead, samplePictures[0] ?? ''], alt: 'Golden Koi' },
  render: (args) => (
    <div style={{ inlineSize: '2.2rem' }}>
      <GameImage {...args} />
    </div>
  ),
  play: async ({ args, canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Golden Koi' })).toHaveAttribute('src', args.sources[2]),
    );
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBeGreaterThan(0));
  },
};

export const DrawsADefault: Story = {
  name: '[LIST-06] an icon without a working address shows the default image',
  args: { sources: dead, alt: 'Golden Koi' },
  render: MovesThroughList.render!,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg[role=img]')).not.toBeNull());
    await expect(canvas.getByRole('img', { name: 'Golden Koi' })).toBeVisible();
  },
};

export const ReturnsWhenOnline: Story = {
  args: { sources: [samplePictures[0] ?? '', samplePictures[1] ?? ''], alt: 'Golden Koi' },
  render: MovesThroughList.render!,
  play: async ({ args, canvas, canvasElement }) => {
    for (const source of args.sources) {
      await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', source));
      await fireEvent.error(canvas.getByRole('img'));
    }
    await waitFor(() => expect(canvasElement.querySelector('svg[role=img]')).not.toBeNull());
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('src', args.sources[0]));
    await waitFor(() => expect(canvas.getByRole<HTMLImageElement>('img').naturalWidth).toBeGreaterThan(0));
  },
};

export const Sizes: Story = {
  // The story uses one data URL for all sizes: the width is only in the fragment of the URL.
  args: { sources: [`${samplePictures[0]}#(120w-216w)`], alt: 'Golden Koi' },
  render: (args) => (
    <div style={{ inlineSize: '2.13rem' }}>
      <GameImage {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Golden Koi' });
    await expect(picture.sizes).toBe('min(28.4vw, 136px)');
    await expect(picture.decoding).toBe('async');
    await expect(picture.srcset).toMatch(/#120w 120w, .*#216w 216w$/);
    await waitFor(() => expect(picture.currentSrc).toMatch(/#(120|216)w$/));
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
  },
};

/** One data URL for all sizes and both formats: they are only in the fragment of the URL. */
const inBothFormats = `${samplePictures[0]}#(120w-216w).avif`;

export const WithoutAvif: Story = {
  name: 'A browser without AVIF shows the WebP picture',
  args: { sources: [inBothFormats], alt: 'Golden Koi' },
  beforeEach: () => {
    avifSupport.isProven = false;
  },
  render: Sizes.render!,
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Golden Koi' });
    await waitFor(() => expect(picture.currentSrc).toMatch(/#(120|216)w\.avif$/));
    // This browser supports AVIF, so the test changes the type of the source to one that no browser supports.
    canvasElement.querySelector('source')!.type = 'image/not-supported';
    await waitFor(() => expect(picture.currentSrc).toMatch(/#(120|216)w\.webp$/));
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    const { width, height } = picture.getBoundingClientRect();
    await expect(height / width).toBeCloseTo(4 / 3, 1);
  },
};

export const FailsInBothFormats: Story = {
  name: '[LIST-06] an AVIF picture that fails to load shows the default image',
  args: { sources: [`${dead[0]}#(120w-216w).avif`], alt: 'Golden Koi' },
  beforeEach: WithoutAvif.beforeEach!,
  render: MovesThroughList.render!,
  play: DrawsADefault.play!,
};

export const AvifIsProven: Story = {
  name: 'Once the browser has chosen an AVIF picture, the next pictures offer AVIF only',
  args: { sources: [inBothFormats], alt: 'Golden Koi' },
  beforeEach: () => {
    avifSupport.isProven = true;
  },
  render: Sizes.render!,
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img', { name: 'Golden Koi' });
    await expect(canvasElement.querySelector('picture')).toBeNull();
    await expect(picture.srcset).toMatch(/#120w\.avif 120w, .*#216w\.avif 216w$/);
  },
};

export const TakesOverAPrerenderedPicture: Story = {
  name: 'A prerendered picture in both formats does not change when the app hydrates it',
  args: { sources: [inBothFormats], alt: 'Golden Koi' },
  render: () => <div data-testid="root" />,
  play: async ({ args, canvas }) => {
    const root = canvas.getByTestId('root');
    const onClick = fn();
    const onRecoverableError = fn();
    const page = (
      <>
        <GameImage {...args} />
        <button type="button" onClick={onClick}>
          Next
        </button>
      </>
    );
    // Copied from a first render, because the content security policy forbids markup from a string.
    avifSupport.isProven = false;
    const server = document.createElement('div');
    const rendering = createRoot(server);
    flushSync(() => rendering.render(page));
    root.append(...server.cloneNode(true).childNodes);
    rendering.unmount();
    avifSupport.isProven = true;
    const prerendered = canvas.getByRole('img', { name: 'Golden Koi' });
    const app = hydrateRoot(root, page, { onRecoverableError });
    await waitFor(async () => {
      await fireEvent.click(canvas.getByRole('button'));
      await expect(onClick).toHaveBeenCalled();
    });
    await expect(canvas.getByRole('img', { name: 'Golden Koi' })).toBe(prerendered);
    await expect(prerendered.parentElement).toHaveProperty('tagName', 'PICTURE');
    await expect(onRecoverableError).not.toHaveBeenCalled();
    app.unmount();
  },
};

export const Ratios: Story = {
  render: () => (
    <>
      <GameImage sources={[samplePictures[1] ?? '']} ratio="wide" isEager />
      <div style={{ inlineSize: '2.2rem' }}>
        <GameImage sources={[samplePictures[2] ?? '']} ratio="square" isEager />
      </div>
    </>
  ),
};
