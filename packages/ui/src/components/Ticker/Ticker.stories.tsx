import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { fontsSettled } from '../../../stories/fontsSettled.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { IconLink } from '../IconButton/IconButton.tsx';
import { Ticker, type TickerProps } from './Ticker.tsx';

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
          'Scrolling titles in one line. They move in steps of 1/375 of the page width and start over after their own width plus 50 design pixels. They pause while pressed, hovered or focused, and after the player stops them; under reduced motion the first title is shown without movement. Keyboard: one stop, Enter opens all announcements. Screen readers read one link with the first title. Not for a required message: use an `AnnouncementDialog` or a `Dialog`.',
      },
    },
  },
} satisfies Meta<typeof Ticker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The element that moves, when its titles are measured. */
const trackOf = (link: HTMLElement) =>
  waitFor(() => {
    const track = link.querySelector<HTMLElement>('[style*="--ticker-duration"]');
    if (!track) throw new Error('The ticker has not measured its titles yet.');
    return track;
  });

export const Running: Story = {
  name: '[HOME-14] moves in steps relative to the page width; repeats after titles and 50 design pixels',
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveTextContent(textsOf(globals).news2);
    await fontsSettled();
    const track = await trackOf(link);
    const titles = [...track.firstElementChild!.children].map((title) => title.getBoundingClientRect());
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const contentWidth = Math.max(...titles.map(({ right }) => right)) - Math.min(...titles.map(({ left }) => left));
    const distance = contentWidth + 0.5 * rem;
    const step = document.body.clientWidth / 375;
    const animationOf = () => track.getAnimations()[0]!;
    const stepsOf = () => Number(animationOf().effect!.getTiming().duration) / 28;
    // A font that came late changes the width of the titles, and the ticker measures again.
    await waitFor(() => expect(Math.abs(stepsOf() - distance / step)).toBeLessThan(0.51));
    await expect(stepsOf()).toBeCloseTo(Math.round(stepsOf()), 6);
    const animation = animationOf();
    animation.pause();
    const placeAt = (time: number) => {
      animation.currentTime = time;
      return track.getBoundingClientRect().left;
    };
    const start = placeAt(0);
    const movedAt = (time: number) => Math.abs(placeAt(time) - start);
    // The ticker moves one step every 28 ms and does not move between the steps.
    await expect(movedAt(27)).toBe(0);
    await expect(movedAt(29)).toBeCloseTo(step, 1);
    await expect(movedAt(55)).toBeCloseTo(step, 1);
    await expect(movedAt(57)).toBeCloseTo(2 * step, 1);
    await expect(movedAt(28 * 200 + 1)).toBeCloseTo(200 * step, 0);
    // After the last step, the animation starts again.
    await expect(movedAt(stepsOf() * 28 - 1)).toBeCloseTo(distance - step, 0);
    await expect(movedAt(stepsOf() * 28 + 1)).toBe(0);
    // The titles move against the direction of the text: to the left in left-to-right text.
    await expect(Math.sign(placeAt(280) - start)).toBe(document.documentElement.dir === 'rtl' ? 1 : -1);
  },
};

export const RunningFromRightToLeft: Story = {
  ...Running,
  name: '[HOME-14] moves to the right in a language that runs from right to left',
  globals: { language: 'UR' },
};

export const PausesWhileFocused: Story = {
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

/** Without an address, the ticker is not a link. */
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

function Arriving({ word, titles, ...ticker }: TickerProps & { word: string }) {
  const [hasArrived, setHasArrived] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHasArrived(true)}>
        {word}
      </button>
      <Ticker {...ticker} titles={hasArrived ? titles : []} />
    </>
  );
}

export const TitlesArriveLater: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Arriving
        {...args}
        word={t.more}
        label={t.announcements}
        emptyText={t.noAnnouncement}
        titles={[t.news1, t.news2, t.news3]}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const track = await trackOf(canvas.getByRole('link'));
    await expect(Number(track.style.getPropertyValue('--ticker-steps'))).toBeGreaterThan(1);
  },
};

/** The range of a text, even if its element has other content. */
function textRange(within: HTMLElement, text: string): Range {
  const nodes = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (nodes.nextNode()) {
    const start = nodes.currentNode.textContent!.indexOf(text);
    if (start === -1) continue;
    range.setStart(nodes.currentNode, start);
    range.setEnd(nodes.currentNode, start + text.length);
    return range;
  }
  throw new Error(`'${text}' is not on the page.`);
}

/** No animation runs, and the track does not move. */
export const UnderReducedMotion: Story = {
  name: '[HOME-14] pauses under reduced motion, with the complete first title',
  tags: ['reduced-motion'],
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals);
    await expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);
    const track = await trackOf(canvas.getByRole('link'));
    const view = track.parentElement!.getBoundingClientRect();
    const shown = () =>
      [t.news1, t.news2, t.news3].filter((title) => {
        const { top, bottom, left, right } = textRange(track, title).getBoundingClientRect();
        return top >= view.top - 1 && bottom <= view.bottom + 1 && left >= view.left - 1 && right <= view.right + 1;
      });
    await expect(shown()).toEqual([t.news1]);
    await expect(document.getAnimations().filter((animation) => track.contains(targetOf(animation)))).toHaveLength(0);
    await expect(getComputedStyle(track).transform).toBe('none');
  },
};

const targetOf = ({ effect }: Animation) => (effect instanceof KeyframeEffect ? effect.target : null);
