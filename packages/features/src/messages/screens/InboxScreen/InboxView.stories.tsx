import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { emptyInbox, sampleMessages } from './inboxSamples.ts';
import { InboxView } from './InboxView.tsx';

const rows = sampleMessages(60);
const inbox = { ...emptyInbox.inbox, rows };
const { opened, chosen } = emptyInbox;

const meta = {
  title: 'Screens/Inbox',
  component: InboxView,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: { ...emptyInbox, inbox, isEmpty: false, unread: 3, onSearch: fn(), onReadAll: fn(), onRemove: fn() },
} satisfies Meta<typeof InboxView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const AllRead: Story = { args: { unread: 0, inbox: { ...inbox, rows: rows.slice(3) } } };
export const ReadingAll: Story = { args: { isReadingAll: true } };
export const Choosing: Story = { args: { chosen: { ...chosen, isChoosing: true, ids: new Set(['60', '58']) } } };
export const NoneChosen: Story = { args: { chosen: { ...chosen, isChoosing: true } } };
export const Asking: Story = { args: { asked: ['60', '58'] } };
export const NothingFound: Story = {
  args: { search: 'lotus', inbox: { ...inbox, rows: [] } },
};
export const Searching: Story = {
  args: { search: 'lotus', inbox: { ...inbox, rows: [], isLoading: true } },
};
export const SearchFailed: Story = {
  args: { search: 'lotus', inbox: { ...inbox, rows: [], failure: { code: 'NETWORK', message: '' } } },
};
export const Open: Story = {
  args: { opened: { ...opened, id: '60', message: rows[0] } },
  play: ({ canvas }) => expect(canvas.getByRole('heading')).toHaveFocus(),
};
export const OpenOutsideSearch: Story = {
  args: {
    ...SearchFailed.args,
    opened: { ...opened, id: '60', message: rows[0], isOutsideSearch: true },
  },
};
export const LoadingOpened: Story = { args: { opened: { ...opened, id: '60', isAwaited: true } } };
export const NotFound: Story = { args: { opened: { ...opened, id: '99' } } };
export const Loading: Story = { args: { inbox: { ...inbox, rows: [], isLoading: true } } };
export const None: Story = { args: { inbox: emptyInbox.inbox, isEmpty: true, unread: 0 } };
export const MoreFailed: Story = {
  args: { inbox: { ...inbox, rows: rows.slice(0, 4), hasMore: true, isMoreFailed: true } },
};
export const Offline: Story = {
  args: { inbox: { ...inbox, rows: [], failure: { code: 'NETWORK', message: '' } } },
};
export const Failed: Story = {
  args: { inbox: { ...inbox, rows: [], failure: { code: 'INTERNAL', message: '' } } },
};
