import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Ticker } from './Ticker.tsx';

const meta = { title: 'Components/Ticker', component: Ticker, args: { label: '', titles: [], emptyText: '', href: '#notice' } } satisfies Meta<typeof Ticker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return <Ticker {...args} label={t.announcements} emptyText={t.noAnnouncement} titles={[t.news1, t.news2, t.news3]} />;
  },
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveTextContent(textsOf(globals).news2);
    // The way that the titles go is their own length and the 50 design pixels behind them.
    const track = await waitFor(() => {
      const moving = link.querySelector<HTMLElement>('[style*="--ticker-distance"]');
      if (!moving) throw new Error('The ticker has not measured its titles yet.');
      return moving;
    });
    const run = track.firstElementChild?.getBoundingClientRect().width ?? 0;
    await expect(Number.parseFloat(track.style.getPropertyValue('--ticker-distance'))).toBeCloseTo(run, 0);
  },
};

export const Empty: Story = {
  render: (args, { globals }) => <Ticker {...args} label={textsOf(globals).announcements} emptyText={textsOf(globals).noAnnouncement} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textsOf(globals).noAnnouncement)).toBeVisible();
  },
};
