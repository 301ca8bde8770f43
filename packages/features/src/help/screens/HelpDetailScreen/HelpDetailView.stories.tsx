import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import type { HelpTarget } from '../../model/helpAddress.ts';
import { detailAt, pagesOf } from '../../model/helpPages.ts';
import { sampleHelp } from '../../testing/sampleHelp.ts';
import { HelpDetailSkeleton } from './HelpDetailSkeleton.tsx';
import { HelpDetailView } from './HelpDetailView.tsx';

const detailOf = (target: HelpTarget) => detailAt(pagesOf(sampleHelp), target)!;

const meta = {
  title: 'Screens/Help page',
  component: HelpDetailView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: { detail: detailOf({ entry: 0, child: 0 }) },
} satisfies Meta<typeof HelpDetailView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};
export const WithPagesBelow: Story = { args: { detail: detailOf({ entry: 0 }) } };
export const WithATable: Story = { args: { detail: detailOf({ entry: 1, child: 0 }) } };
export const FirstSecond: Story = { render: () => <HelpDetailSkeleton /> };
