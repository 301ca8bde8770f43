import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { frames } from '../../../stories/frames.ts';
import { withFakeClock } from '../../../stories/fakeClock.ts';
import { sampleBanners } from '../../../stories/samplePictures.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { BannerCarousel } from './BannerCarousel.tsx';

const meta = {
  title: 'Components/BannerCarousel',
  component: BannerCarousel,
  args: { label: '', slides: [], slideLabel: String },
  parameters: {
    docs: {
      description: {
        component:
          "Offers that change automatically every five seconds, in a loop if there are two or more. Imported lazily from `@livery/ui/carousel`: show `Banner` until it has loaded, and give `shownSince`. It pauses while it is touched or hovered, while it has the keyboard focus, while the page is hidden, and under reduced motion. After the player stops it with its button, it stays stopped. Keyboard: the banner's link, the dot of the visible banner, the button; arrow keys in the direction of the text show the next banner. Screen readers read the banner's text and, after the player chooses one, its position; automatic changes are not announced. Not for content that a player must see, because few players wait for the third banner.",
      },
    },
  },
} satisfies Meta<typeof BannerCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const render: NonNullable<Story['render']> = (args, { globals }) => {
  const t = textsOf(globals);
  const slides = sampleBanners.map((src, index) => ({
    id: String(index),
    src,
    alt: [t.news1, t.news2, t.news3][index] ?? '',
    href: '#promotion',
  }));
  return (
    <BannerCarousel
      {...args}
      label={t.banners}
      slides={slides}
      slideLabel={(number, total) => `${number} ${t.of} ${total}`}
    />
  );
};

/** Index of the visible banner. */
const currentOf = (canvas: Canvas) =>
  canvas.getAllByRole('button').findIndex((dot) => dot.hasAttribute('aria-current'));
/** Links that the keyboard can reach. */
const linksOf = (canvas: Canvas) => canvas.getAllByRole('link').filter((link) => link.closest('[inert]') === null);
const hour = 3_600_000;
/**
 * Asserts the index of the visible banner, within a second of frames, because React may render the change of a timer
 * later.
 */
async function shows(canvas: Canvas, index: number): Promise<void> {
  for (let frame = 0; frame < 60 && currentOf(canvas) !== index; frame += 1) await frames(1);
  await expect(currentOf(canvas)).toBe(index);
}

export const Loops: Story = {
  name: '[HOME-09] each banner is shown for 5000 ms, and the first follows the last',
  tags: ['!autodocs'],
  render,
  play: async ({ canvas, globals, mount }) =>
    withFakeClock(async ({ pass }) => {
      await mount();
      await pass(4999);
      await shows(canvas, 0);
      await pass(1);
      await shows(canvas, 1);
      // An automatic change of the banner is not announced.
      await expect(canvas.queryByText(`2 ${textsOf(globals).of} 3`)).toBeNull();
      await pass(5000);
      await shows(canvas, 2);
      await pass(5000);
      await shows(canvas, 0);
    }),
};

/** Waits until the slide on screen has stopped moving and the observers have reported all positions. */
async function waitForRest(canvas: Canvas): Promise<void> {
  const position = () => linksOf(canvas)[0]!.getBoundingClientRect().x;
  let last = Number.NaN;
  await waitFor(async () => {
    const before = last;
    last = position();
    await frames(2);
    await expect(last).toBe(before);
  });
  await frames(2);
}

export const KeepsRotating: Story = {
  name: '[HOME-09] banners still turn after every slide has come to rest, five turns in a row',
  tags: ['!autodocs', 'whole'],
  render,
  play: async ({ canvas, mount }) =>
    withFakeClock(async ({ pass }) => {
      await mount();
      for (const index of [1, 2, 0, 1, 2]) {
        await waitForRest(canvas);
        await pass(5000);
        await shows(canvas, index);
      }
    }),
};

export const KeepsRotatingWhilePeeking: Story = {
  ...KeepsRotating,
  name: '[HOME-09] banners narrower than the page still turn after every slide has come to rest',
  tags: ['!autodocs', 'whole'],
  args: { isPeeking: true },
  decorators: [
    (Story) => (
      // The share of home.
      <div style={{ '--banner-share': '0.88' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
};

/** A `Banner` showed the first picture for two seconds before the carousel's code had loaded. */
export const FirstRotation: Story = {
  name: '[HOME-09] the first banner turns 5000 ms after it was first shown, and so do the others',
  tags: ['!autodocs'],
  render: (args, context) => render({ ...args, shownSince: performance.now() - 2000 }, context),
  play: async ({ canvas, mount }) =>
    withFakeClock(async ({ pass }) => {
      await mount();
      await pass(2999);
      await shows(canvas, 0);
      await pass(1);
      await shows(canvas, 1);
      await pass(4999);
      await shows(canvas, 1);
      await pass(1);
      await shows(canvas, 2);
    }),
};

export const PausesWhileTouched: Story = {
  tags: ['!autodocs'],
  render,
  play: async ({ canvas, mount }) =>
    withFakeClock(async ({ pass }) => {
      await mount();
      await fireEvent.pointerDown(canvas.getAllByRole('link')[0]!, { pointerType: 'touch', bubbles: true });
      await pass(hour);
      await shows(canvas, 0);
      await fireEvent.pointerUp(window, { pointerType: 'touch' });
      await pass(5000);
      await shows(canvas, 1);
    }),
};

export const Stopped: Story = {
  tags: ['!autodocs'],
  render: (args, context) =>
    render(
      { ...args, pause: { isStopped: true, onChange: () => {}, stopLabel: 'Pause', startLabel: 'Play' } },
      context,
    ),
  play: async ({ canvas, mount }) =>
    withFakeClock(async ({ pass }) => {
      await mount();
      await pass(hour);
      await shows(canvas, 0);
      await expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible();
    }),
};

export const DotsAreSingleTabStop: Story = {
  args: { interval: hour },
  render,
  play: async ({ canvas, userEvent }) => {
    const stops = () => canvas.getAllByRole('button').flatMap((dot, index) => (dot.tabIndex < 0 ? [] : [index]));
    await expect(stops()).toEqual([0]);
    await userEvent.click(canvas.getAllByRole('button')[2]!);
    await shows(canvas, 2);
    await expect(stops()).toEqual([2]);
  },
};

export const PausesUnderMouse: Story = {
  tags: ['!autodocs', 'whole'],
  render,
  play: async ({ canvas, mount, userEvent }) =>
    withFakeClock(async ({ pass }) => {
      await mount();
      await userEvent.hover(canvas.getByRole('region'));
      await pass(hour);
      await shows(canvas, 0);
      await userEvent.unhover(canvas.getByRole('region'));
      await pass(5000);
      await shows(canvas, 1);
    }),
};

export const PausesWhilePageHidden: Story = {
  tags: ['!autodocs'],
  render,
  play: async ({ canvas, mount }) => {
    const show = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      await withFakeClock(async ({ pass }) => {
        await mount();
        show('hidden');
        await pass(0);
        await pass(hour);
        await shows(canvas, 0);
        show('visible');
        await pass(0);
        await pass(5000);
        await shows(canvas, 1);
      });
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
    }
  },
};

export const ArrowKeys: Story = {
  tags: ['!autodocs'],
  render,
  play: async ({ canvas, globals, mount, userEvent }) =>
    withFakeClock(async ({ pass }) => {
      await mount();
      const t = textsOf(globals);
      const isMirrored = document.documentElement.dir === 'rtl';
      const [next, previous] = isMirrored ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}'];
      await userEvent.tab();
      // The carousel does not change while the banner's link has the keyboard focus.
      await expect(linksOf(canvas)[0]).toHaveFocus();
      await pass(hour);
      await shows(canvas, 0);
      // With Alt, the arrow keys are the browser's shortcuts for back and forward.
      await userEvent.keyboard(`{Alt>}${next}{/Alt}`);
      await pass(hour);
      await shows(canvas, 0);
      await userEvent.keyboard(next);
      await pass(0);
      await shows(canvas, 1);
      await expect(canvas.getAllByRole('button')[1]).toHaveFocus();
      await expect(canvas.getByText(`2 ${t.of} 3`)).toBeInTheDocument();
      await userEvent.keyboard(previous);
      await pass(0);
      await userEvent.keyboard(previous);
      await pass(hour);
      await shows(canvas, 2);
    }),
};

export const ArrowKeysFromRightToLeft: Story = { ...ArrowKeys, globals: { language: 'UR' } };

export const Dots: Story = {
  tags: ['whole'],
  args: { interval: hour },
  render,
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getAllByRole('button')[2]!;
    const { width, height } = third.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.click(third);
    await shows(canvas, 2);
    // All banners except the one on screen are inert.
    await expect(linksOf(canvas)).toHaveLength(1);
  },
};

/** Lower than with the full width, and the banners beside it are partly visible. */
export const Peeking: Story = {
  tags: ['whole'],
  args: { interval: hour, isPeeking: true },
  decorators: [
    (Story) => (
      <div style={{ '--banner-share': '0.72' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
  render,
  play: async ({ canvas, userEvent }) => {
    const page = canvas.getByRole('region').getBoundingClientRect();
    const middleOf = () => {
      const { x, width } = linksOf(canvas)[0]!.getBoundingClientRect();
      return x + width / 2;
    };
    await expect(linksOf(canvas)[0]!.getBoundingClientRect().width / page.width).toBeCloseTo(0.72, 1);
    const isInTheMiddle = () => expect(Math.abs(middleOf() - page.x - page.width / 2)).toBeLessThan(2);
    await isInTheMiddle();
    await userEvent.click(canvas.getAllByRole('button')[2]!);
    await shows(canvas, 2);
    await waitFor(isInTheMiddle);
  },
};

export const One: Story = {
  name: '[HOME-09] a single banner does not loop',
  tags: ['!autodocs'],
  render: (args, { globals }) => (
    <BannerCarousel
      {...args}
      label={textsOf(globals).banners}
      slides={[{ id: '0', src: sampleBanners[0] ?? '', alt: textsOf(globals).news1 }]}
    />
  ),
  play: async ({ canvas, mount }) =>
    withFakeClock(async ({ pass }) => {
      await mount();
      const place = canvas.getByRole('img').getBoundingClientRect().x;
      await expect(canvas.queryAllByRole('button')).toHaveLength(0);
      await pass(hour);
      await expect(canvas.getByRole('img').getBoundingClientRect().x).toBe(place);
    }),
};

/** Banners do not change automatically, and a banner that the player selects appears immediately. */
export const UnderReducedMotion: Story = {
  tags: ['reduced-motion', '!autodocs'],
  render,
  play: async ({ canvas, mount, userEvent }) =>
    withFakeClock(async ({ pass }) => {
      await mount();
      await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
      await pass(hour);
      await shows(canvas, 0);
      await userEvent.click(canvas.getAllByRole('button')[1]!);
      await pass(0);
      await shows(canvas, 1);
    }),
};
