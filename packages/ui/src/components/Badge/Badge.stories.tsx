import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { count: 3 },
  parameters: {
    docs: {
      description: {
        component:
          'How many things wait: nothing at 0, `99+` above 99. No keyboard stop. A screen reader hears `label` (3 unread) in place of the bare figure; leave it out only where the words beside say it. Not for a state such as new or live: that is a word on its tile.',
      },
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;

export const CappedAt99: StoryObj<typeof meta> = {
  render: (_, { globals }) => (
    <div>
      <Badge count={3} /> <Badge count={99} /> <Badge count={100} label={`100 ${textsOf(globals).unread}`} />{' '}
      <Badge count={0} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
