import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { pagesOf } from '../../model/helpPages.ts';
import { sampleHelp } from '../../testing/sampleHelp.ts';
import { HelpSkeleton } from './HelpSkeleton.tsx';
import { HelpView } from './HelpView.tsx';

const meta = {
  title: 'Screens/Help',
  component: HelpView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: { entries: sampleHelp, words: '', found: undefined, onSearch: fn() },
} satisfies Meta<typeof HelpView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Topics: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2);
    await expect(canvas.getAllByRole('link')).toHaveLength(8);
  },
};
export const Found: Story = { args: { words: 'bank', found: pagesOf(sampleHelp).slice(1, 4) } };
export const NothingFound: Story = { args: { words: 'zebra', found: [] } };
export const Empty: Story = { args: { entries: [] } };
export const FirstSecond: Story = { render: () => <HelpSkeleton /> };
