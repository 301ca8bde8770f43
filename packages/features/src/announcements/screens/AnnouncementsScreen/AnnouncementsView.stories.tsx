import type { Notice } from '@livery/api/announcements/getNotices';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { historyPages } from '../../../../stories/historyPages.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { AnnouncementsView } from './AnnouncementsView.tsx';

const titles = [
  'Lotus week: a gift on every deposit',
  'Maintenance on Tuesday night',
  'A title that is a good deal longer than most, so that it takes a second line and a third on a narrow phone',
  'আপনাকে পেয়ে ভালো লাগল',
  'منگل کی رات دیکھ بھال',
];
const rows = Array.from({ length: 40 }, (_, index): Notice => {
  const id = String(40 - index);
  return {
    id,
    announcementId: index === 3 ? `A-${id}` : `PL-${id}`,
    title: titles[index % titles.length]!,
    content:
      '<p>From Monday to Sunday each first deposit of the day brings <b>5 %</b> more.</p><ul><li>Up to three times</li><li>Staked twice</li></ul><p><a href="/m/activity">See promotions</a></p>',
    read: index > 2,
    publishedAt: new Date(Date.parse('2026-03-01T09:30:00Z') - index * 9 * 3_600_000).toISOString(),
  };
});

const notices = historyPages(rows);
const list = { id: undefined, message: undefined, isAwaited: false };
const empty = { ...notices, rows: [] };

const meta = {
  title: 'Screens/Announcements',
  component: AnnouncementsView,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: { notices, opened: list },
} satisfies Meta<typeof AnnouncementsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const Open: Story = {
  args: { opened: { id: 'PL-40', message: rows[0], isAwaited: false } },
  play: ({ canvas }) => expect(canvas.getByRole('heading')).toHaveFocus(),
};
export const LoadingOpened: Story = {
  args: { notices: { ...empty, isLoading: true }, opened: { ...list, id: 'PL-40', isAwaited: true } },
};
export const NotFound: Story = { args: { opened: { ...list, id: 'PL-99' } } };
export const Loading: Story = { args: { notices: { ...empty, isLoading: true } } };
export const None: Story = { args: { notices: empty } };
export const MoreFailed: Story = {
  args: { notices: { ...notices, rows: rows.slice(0, 4), hasMore: true, isMoreFailed: true } },
};
export const Offline: Story = { args: { notices: { ...empty, failure: { code: 'NETWORK', message: '' } } } };
export const Failed: Story = { args: { notices: { ...empty, failure: { code: 'INTERNAL', message: '' } } } };
