import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
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
          "Offers in turn, one every five seconds, going round where there is more than one. Behind a door of its own, `@livery/ui/carousel`: show `Banner` until it is there. It rests under a finger, under the mouse, with the keyboard's focus in it, on a page that nobody sees, and under reduced motion. Keyboard: the banner's link, then a dot for each; arrow keys along the text lead to the next. A screen reader hears the banner's words and, when one was chosen, which of how many it is; what turns by itself stays silent. Not for content that a player must see: hardly anyone waits for the third banner.",
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

/** Number of the banner that shows, counted from 0. */
const currentOf = (canvas: Canvas) =>
  canvas.getAllByRole('button').findIndex((dot) => dot.hasAttribute('aria-current'));
/** Links that can be reached. */
const linksOf = (canvas: Canvas) => canvas.getAllByRole('link').filter((link) => link.closest('[inert]') === null);
const turnsTo = (canvas: Canvas, number: number) =>
  waitFor(() => expect(currentOf(canvas)).toBe(number), { timeout: 4000 });
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export const GoesRound: Story = {
  name: '[HOME-09] one banner after the other, and round',
  args: { interval: 500 },
  render,
  play: async ({ canvas, globals }) => {
    await turnsTo(canvas, 1);
    // What turns by itself says nothing.
    await expect(canvas.queryByText(`2 ${textsOf(globals).of} 3`)).toBeNull();
    await turnsTo(canvas, 2);
    await turnsTo(canvas, 0);
  },
};

/** The clock of this story runs ten times as fast for what waits 5000 ms, and for nothing else. */
export const EveryFiveSeconds: Story = {
  name: '[HOME-09] a banner stays for 5000 ms',
  beforeEach: () => {
    const { setTimeout: original } = window;
    window.setTimeout = Object.assign(
      (handler: TimerHandler, ms?: number, ...rest: unknown[]) => original(handler, ms === 5000 ? 500 : ms, ...rest),
      original,
    );
    return () => void (window.setTimeout = original);
  },
  render,
  play: async ({ canvas }) => {
    await rest(250);
    await expect(currentOf(canvas)).toBe(0);
    await waitFor(() => expect(currentOf(canvas)).toBe(1), { timeout: 2500 });
  },
};

export const RestsWhileTouched: Story = {
  args: { interval: 300 },
  render,
  play: async ({ canvas }) => {
    const banner = canvas.getAllByRole('link')[0]!;
    await fireEvent.pointerDown(banner, { pointerType: 'touch', bubbles: true });
    const held = currentOf(canvas);
    await rest(900);
    await expect(currentOf(canvas)).toBe(held);
    await fireEvent.pointerUp(window, { pointerType: 'touch' });
    await turnsTo(canvas, (held + 1) % 3);
  },
};

export const RestsUnderTheMouse: Story = {
  args: { interval: 300 },
  render,
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('region'));
    const seen = currentOf(canvas);
    await rest(900);
    await expect(currentOf(canvas)).toBe(seen);
    await userEvent.unhover(canvas.getByRole('region'));
    await turnsTo(canvas, (seen + 1) % 3);
  },
};

export const RestsWhileNobodySeesThePage: Story = {
  args: { interval: 300 },
  render,
  play: async ({ canvas }) => {
    const show = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    try {
      show('hidden');
      const last = currentOf(canvas);
      await rest(900);
      await expect(currentOf(canvas)).toBe(last);
      show('visible');
      await turnsTo(canvas, (last + 1) % 3);
    } finally {
      Reflect.deleteProperty(document, 'visibilityState');
    }
  },
};

export const ArrowsLead: Story = {
  args: { interval: 300 },
  render,
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    const ahead = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
    const back = document.documentElement.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';
    await userEvent.tab();
    // The keyboard's focus on the banner's link lets it rest.
    const first = currentOf(canvas);
    await expect(linksOf(canvas)[0]).toHaveFocus();
    await rest(700);
    await expect(currentOf(canvas)).toBe(first);
    // The browser's own way back and forward.
    await userEvent.keyboard(`{Alt>}${ahead}{/Alt}`);
    await rest(700);
    await expect(currentOf(canvas)).toBe(first);
    await userEvent.keyboard(ahead);
    await turnsTo(canvas, (first + 1) % 3);
    await expect(canvas.getAllByRole('button')[(first + 1) % 3]).toHaveFocus();
    await expect(canvas.getByText(`${((first + 1) % 3) + 1} ${t.of} 3`)).toBeInTheDocument();
    await userEvent.keyboard(back + back);
    await turnsTo(canvas, (first + 2) % 3);
    await rest(700);
    await expect(currentOf(canvas)).toBe((first + 2) % 3);
  },
};

export const DotsLead: Story = {
  args: { interval: 60_000 },
  render,
  play: async ({ canvas, userEvent }) => {
    const third = canvas.getAllByRole('button')[2]!;
    const { width, height } = third.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
    await userEvent.click(third);
    await turnsTo(canvas, 2);
    // Only the banner in sight can be reached.
    await expect(linksOf(canvas)).toHaveLength(1);
  },
};

export const OneStandsStill: Story = {
  name: '[HOME-09] a single banner does not go round',
  args: { interval: 200 },
  render: (args, { globals }) => (
    <BannerCarousel
      {...args}
      label={textsOf(globals).banners}
      slides={[{ id: '0', src: sampleBanners[0] ?? '', alt: textsOf(globals).news1 }]}
    />
  ),
  play: async ({ canvas }) => {
    const place = canvas.getByRole('img').getBoundingClientRect().x;
    await expect(canvas.queryAllByRole('button')).toHaveLength(0);
    await rest(700);
    await expect(canvas.getByRole('img').getBoundingClientRect().x).toBe(place);
  },
};

/** For those who asked for less motion: nothing turns by itself, and what is chosen appears at once. */
export const StillUnderReducedMotion: Story = {
  tags: ['still'],
  args: { interval: 200 },
  render,
  play: async ({ canvas, userEvent }) => {
    if (import.meta.env['STORY_STILL'] === undefined) return;
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    await rest(900);
    await expect(currentOf(canvas)).toBe(0);
    await userEvent.click(canvas.getAllByRole('button')[1]!);
    await turnsTo(canvas, 1);
  },
};
