import type { Feedback } from '@livery/api/feedback/getFeedback';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { samplePicture } from '../../../../stories/samplePicture.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { FeedbackListView } from './FeedbackListView.tsx';

const rows: Feedback[] = [
  {
    id: '3',
    category: 'GAME',
    text: 'The wheel stands still.\nIt did so yesterday, too.',
    sentAt: '2026-03-01T09:20:00Z',
    pictures: [samplePicture, samplePicture],
    answer: { text: 'Thank you, it turns again.\nYour last round was paid back.', at: '2026-03-01T09:40:00Z' },
  },
  { id: '2', category: 'WITHDRAWAL', text: 'میری رقم ابھی نہیں آئی۔', sentAt: '2026-03-01T08:05:00Z', pictures: [] },
  {
    id: '1',
    category: 'PROMOTION',
    text: 'শুক্রবার যে বোনাস দেওয়ার কথা ছিল তা এখনো আমার ওয়ালেটে আসেনি।',
    sentAt: '2026-02-26T18:45:00Z',
    pictures: [samplePicture],
  },
];

const wrote = {
  rows,
  isLoading: false,
  failure: undefined,
  hasMore: false,
  isLoadingMore: false,
  isMoreFailed: false,
  onMore: fn(),
  onRetry: fn(),
  onRefresh: () => Promise.resolve(undefined),
};

const meta = {
  title: 'Screens/Feedback written',
  component: FeedbackListView,
  decorators: [withTexts, withMerchant, withToasts],
  parameters: { isBare: true },
  args: { wrote, onPictureFailed: fn() },
} satisfies Meta<typeof FeedbackListView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const PictureMissing: Story = {
  play: async ({ args, canvas }) => {
    const [first] = await canvas.findAllByRole('img');
    await fireEvent.error(first!);
    await expect(args.onPictureFailed).toHaveBeenCalledOnce();
  },
};
export const None: Story = { args: { wrote: { ...wrote, rows: [] } } };
export const Loading: Story = { args: { wrote: { ...wrote, rows: [], isLoading: true } } };
export const Failed: Story = {
  args: { wrote: { ...wrote, rows: [], failure: { code: 'NETWORK', message: 'no answer' } } },
};
export const MoreFailed: Story = { args: { wrote: { ...wrote, hasMore: true, isMoreFailed: true } } };
