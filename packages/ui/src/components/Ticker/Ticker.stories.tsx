import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { expect, waitFor } from 'storybook/test';
import { fontsSettled } from '../../../stories/fontsSettled.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { IconLink } from '../IconButton/IconButton.tsx';
import { Ticker } from './Ticker.tsx';

const meta = {
  title: 'Components/Ticker',
  component: Ticker,
  args: { label: '', titles: [], emptyText: '', href: '#notice' },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Ticker {...args} label={t.announcements} emptyText={t.noAnnouncement} titles={[t.news1, t.news2, t.news3]} />
    );
  },
  parameters: {
    docs: {
      description: {
        component:
          'News in one line, running past and beginning again after its own length and 50 design pixels, at a pace that crosses any screen in the same time. It rests under a finger or a mouse and while it has the focus; under reduced motion the titles stand, one after the other. Keyboard: one stop, Enter leads to all of them. A screen reader hears a link with every title, once. Not for what must be read: that is a notice or a dialog.',
      },
    },
  },
} satisfies Meta<typeof Ticker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What moves, once it knows how fast. */
const trackOf = (link: HTMLElement) =>
  waitFor(() => {
    const track = link.querySelector<HTMLElement>('[style*="--ticker-duration"]');
    if (!track) throw new Error('The ticker has not measured its titles yet.');
    return track;
  });

export const Running: Story = {
  name: '[HOME-14] runs at the pace of its own width and begins again after the titles and 50 design pixels',
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveTextContent(textsOf(globals).news2);
    await fontsSettled();
    const track = await trackOf(link);
    const titles = track.firstElementChild!.querySelectorAll('bdi');
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const wayOf = () => {
      const edges = [...titles].flatMap((title) => [
        title.getBoundingClientRect().left,
        title.getBoundingClientRect().right,
      ]);
      return Math.max(...edges) - Math.min(...edges) + 0.5 * rem;
    };
    const durationOf = () => Number(track.getAnimations()[0]!.effect!.getTiming().duration);
    // A font that came late makes the titles longer or shorter, and the ticker measures again.
    await waitFor(() => expect(wayOf() / (durationOf() / 1000)).toBeCloseTo(track.parentElement!.clientWidth / 9, 0));
    const [animation] = track.getAnimations();
    const [way, duration] = [wayOf(), durationOf()];
    // Right before it begins again it has gone the whole way.
    const at = (time: number) => {
      animation!.currentTime = time;
      return track.getBoundingClientRect().left;
    };
    await expect(Math.abs(at(duration - 0.01) - at(0))).toBeCloseTo(way, 0);
    // It goes along the text's own flow: to the left where that runs to the right.
    const goes = () => track.getBoundingClientRect().left;
    const before = goes();
    await waitFor(() => expect(Math.sign(goes() - before)).toBe(document.documentElement.dir === 'rtl' ? 1 : -1));
  },
};

export const RestsWhileFocused: Story = {
  play: async ({ canvas, userEvent }) => {
    const track = await trackOf(canvas.getByRole('link'));
    await expect(getComputedStyle(track).animationPlayState).toBe('running');
    await userEvent.tab();
    await expect(canvas.getByRole('link')).toHaveFocus();
    await expect(getComputedStyle(track).animationPlayState).toBe('paused');
    await userEvent.tab();
    await expect(getComputedStyle(track).animationPlayState).toBe('running');
  },
};

export const OneLongTitle: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Ticker {...args} label={t.announcements} emptyText={t.noAnnouncement} titles={[`${t.agree}. ${t.logoutMore}`]} />
    );
  },
};

export const WithAButtonBeside: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Ticker
        {...args}
        label={t.announcements}
        emptyText={t.noAnnouncement}
        titles={[t.news1, t.news2]}
        end={
          <IconLink href="#download" label={t.more}>
            <Download aria-hidden />
          </IconLink>
        }
      />
    );
  },
};

/** Without a place to lead to it is only read. */
export const NotALink: Story = {
  args: { href: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Empty: Story = {
  render: (args, { globals }) => (
    <Ticker {...args} label={textsOf(globals).announcements} emptyText={textsOf(globals).noAnnouncement} titles={[]} />
  ),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textsOf(globals).noAnnouncement)).toBeVisible();
  },
};

/** For those who asked for less motion: one title after the other, each in full, and nothing moves. Its clock runs ten times as fast. */
export const StillUnderReducedMotion: Story = {
  name: '[HOME-14] stands still under reduced motion, the titles one at a time',
  tags: ['still'],
  beforeEach: () => {
    const { setInterval: original } = window;
    window.setInterval = Object.assign(
      (handler: TimerHandler, ms?: number, ...rest: unknown[]) => original(handler, ms === 5000 ? 500 : ms, ...rest),
      original,
    );
    return () => void (window.setInterval = original);
  },
  play: async ({ canvas, globals }) => {
    if (import.meta.env['STORY_STILL'] === undefined) return;
    const t = textsOf(globals);
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    const view = (await trackOf(canvas.getByRole('link'))).parentElement!.getBoundingClientRect();
    const shown = () =>
      [t.news1, t.news2, t.news3].filter((title) => {
        const { top, bottom, left, right } = canvas.getAllByText(title)[0]!.getBoundingClientRect();
        return top >= view.top - 1 && bottom <= view.bottom + 1 && left >= view.left - 1 && right <= view.right + 1;
      });
    await expect(shown()).toEqual([t.news1]);
    await waitFor(() => expect(shown()).toEqual([t.news2]));
    await waitFor(() => expect(shown()).toEqual([t.news3]));
    await waitFor(() => expect(shown()).toEqual([t.news1]));
  },
};
