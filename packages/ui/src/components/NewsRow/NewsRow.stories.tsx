import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Ticker } from '../Ticker/Ticker.tsx';
import { NewsRow } from './NewsRow.tsx';

const meta = {
  title: 'Components/NewsRow',
  component: NewsRow,
  args: { kicker: '', title: '', onOpen: fn(), closeLabel: '', onClose: fn() },
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Ticker
        label={t.announcements}
        emptyText={t.noAnnouncement}
        titles={[t.news1]}
        href="#notice"
        instead={<NewsRow {...args} kicker={t.new} title={t.news2} closeLabel={t.close} />}
      />
    );
  },
  parameters: {
    docs: {
      description: {
        component:
          'News in one line, in the place of a `Ticker` until the player has opened or closed it. Imported from `@livery/ui/news`. Keyboard: two stops, the news and its close button. Screen readers read the kicker, the title and the position. Not for a message that the player must answer: use a `Dialog`.',
      },
    },
  },
} satisfies Meta<typeof NewsRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t.news2) }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: t.close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Several: Story = { args: { position: '1 / 3' } };

/** At 200 percent text, the title has its own lines. */
export const LargeText: Story = { args: { position: '1 / 3' }, globals: { textSize: '200' } };
