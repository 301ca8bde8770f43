import { LoadFailed } from '@livery/foundation/failure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { historyPages } from '../../../../stories/historyPages.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { InviteFriendsSkeleton } from './InviteFriendsSkeleton.tsx';
import { InviteFriendsView } from './InviteFriendsView.tsx';

const rows = Array.from({ length: 30 }, (_, index) => ({
  name: `${'rjsat'[index % 5]}***${'mnk'[index % 3]}`,
  joinedAt: new Date(Date.parse('2026-03-01T09:30:00Z') - index * 9 * 3_600_000).toISOString(),
  reward: index % 3 === 0 ? '0.00' : '200.00',
}));
const friends = historyPages(rows);

const meta = {
  title: 'Screens/Invite friends',
  component: InviteFriendsView,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    reward: '200.00',
    earned: '4000.00',
    friendCount: 30,
    code: '5F3759DF',
    link: 'https://aurora.example/m/register?affiliateCode=5F3759DF',
    onShare: fn(),
    friends,
  },
} satisfies Meta<typeof InviteFriendsView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Friends: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [share] = canvas.getAllByRole('button');
    await userEvent.click(share!);
    await expect(args.onShare).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('img')).toBeVisible();
  },
};
export const NoShareOptions: Story = { args: { onShare: undefined } };
export const NoMembers: Story = { args: { earned: '0.00', friendCount: 0, friends: { ...friends, rows: [] } } };
export const LargeSums: Story = { args: { reward: '12345678.50', earned: '123456789.50', friendCount: 12_345 } };
export const MoreFailed: Story = {
  args: { friends: { ...friends, rows: rows.slice(0, 3), hasMore: true, isMoreFailed: true } },
};
export const Offline: Story = {
  render: () => <LoadFailed error={{ code: 'NETWORK', message: '' }} onRetry={fn()} />,
};
export const FirstSecond: Story = { render: () => <InviteFriendsSkeleton /> };
