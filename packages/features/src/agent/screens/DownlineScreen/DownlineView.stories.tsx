import { usualPeriod } from '@livery/foundation/history';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { historyPages } from '../../../../stories/historyPages.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { memberOf } from '../../testing/sampleAgent.ts';
import { DownlineView } from './DownlineView.tsx';

const rows = Array.from({ length: 10_000 }, (_, index) => memberOf(index));
const members = historyPages(rows);

const meta = {
  title: 'Screens/Downline',
  component: DownlineView,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: { filter: { period: usualPeriod }, onFilter: fn(), listId: 'all', members },
} satisfies Meta<typeof DownlineView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TenThousand: Story = {
  play: async ({ canvas }) => {
    await expect((await within(canvas.getByRole('list')).findAllByRole('listitem')).length).toBeLessThan(100);
  },
};
export const OneMember: Story = {
  play: async ({ canvas, userEvent }) => {
    // The list is empty until it has measured its position.
    const [first] = await within(canvas.getByRole('list')).findAllByRole('button');
    await userEvent.click(first!);
    await expect(await screen.findByRole('dialog')).toHaveTextContent('member1');
  },
};
export const ByReferrer: Story = {
  args: { filter: { period: usualPeriod, memberId: '1', level: '2' }, members: { ...members, rows: rows.slice(0, 3) } },
};
export const NoMemberFound: Story = {
  args: { filter: { period: usualPeriod, name: 'no members' }, members: { ...members, rows: [] } },
};
export const Loading: Story = { args: { members: { ...members, rows: [], isLoading: true } } };
export const MoreFailed: Story = {
  args: { members: { ...members, rows: rows.slice(0, 3), hasMore: true, isMoreFailed: true } },
};
export const Offline: Story = {
  args: { members: { ...members, rows: [], failure: { code: 'NETWORK', message: '' } } },
};
