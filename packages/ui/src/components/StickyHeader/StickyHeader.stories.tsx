import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { frames } from '../../../stories/frames.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { TabBar } from '../TabBar/TabBar.tsx';
import { StickyHeader } from './StickyHeader.tsx';

const meta = {
  title: 'Components/StickyHeader',
  component: StickyHeader,
  args: { children: null },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <>
        {args.isBelowDownloadBar && <div style={{ blockSize: '1.2rem', background: 'var(--color-accent-soft)' }} />}
        <div style={{ blockSize: '1.24rem', background: 'var(--color-raised)' }} />
        <StickyHeader {...args}>
          <TabBar
            label={t.games}
            tabs={[t.all, t.new, t.favourites, t.live].map((label) => ({ id: label, label }))}
            current={t.all}
            onChoose={() => {}}
          />
        </StickyHeader>
        <div style={{ blockSize: '300vh' }} />
      </>
    );
  },
  parameters: {
    isBare: true,
    docs: {
      description: {
        component:
          'A bar below the header that stays visible while a long list scrolls: tabs, a filter. Keyboard and screen reader: its content in page order, whether it sticks or not. Not for the header itself, which is AppBar. Use at most one per screen, because it takes space from the list.',
      },
    },
  },
} satisfies Meta<typeof StickyHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

const sticksPast =
  (rem: number): Story['play'] =>
  async ({ canvas }) => {
    const unit = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const isStuck = () => document.querySelector('[data-stuck]') !== null;
    await expect(canvas.getByRole('tablist')).toBeVisible();
    window.scrollTo(0, Math.floor(rem * unit) - 4);
    await frames(4);
    await expect(isStuck()).toBe(false);
    window.scrollTo(0, Math.ceil(rem * unit) + 4);
    await waitFor(() => expect(isStuck()).toBe(true));
    window.scrollTo(0, 900);
    await waitFor(() => expect(document.querySelector('[data-stuck]')!.getBoundingClientRect().top).toBe(0));
    window.scrollTo(0, 0);
    await waitFor(() => expect(isStuck()).toBe(false));
  };

export const BelowTheHeader: Story = { name: '[SHELL-17] sticks past 1.24rem', play: sticksPast(1.24) };
export const BelowTheDownloadBar: Story = {
  name: '[SHELL-17] sticks past 2.44rem below the download bar',
  args: { isBelowDownloadBar: true },
  play: sticksPast(2.44),
};
