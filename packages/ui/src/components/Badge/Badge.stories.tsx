import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { numeralsIn } from '../../../stories/amounts.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { count: 3, format: String },
  parameters: {
    docs: {
      description: {
        component:
          'The number of waiting items: hidden at 0, `99+` above 99. No keyboard stop. A screen reader reads `label` (3 unread) instead of the bare number; omit it only if the text next to it contains the number. Not for a state such as new or live, which is a word on its tile.',
      },
    },
  },
} satisfies Meta<typeof Badge>;
export default meta;

export const CappedAt99: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const toNumerals = numeralsIn(globals);
    const format = (count: number) => toNumerals(String(count));
    return (
      <div>
        <Badge count={3} format={format} /> <Badge count={99} format={format} />{' '}
        <Badge count={100} format={format} label={`${format(100)} ${textsOf(globals).unread}`} />{' '}
        <Badge count={0} format={format} />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const toNumerals = numeralsIn(globals);
    await expect(canvas.getByText(toNumerals('99+'))).toBeVisible();
    await expect(canvas.queryByText(toNumerals('0'))).toBeNull();
  },
};
