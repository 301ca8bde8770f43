import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { gamePictures } from '../../../../stories/gamePictures.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { groupByClosingTime } from '../../model/groupByClosingTime.ts';
import { sampleRows } from '../../testing/sampleRows.ts';
import { LotteryListView, type LotteryListViewProps } from './LotteryListView.tsx';

type Rows = NonNullable<LotteryListViewProps['rows']>;

const meta = {
  title: 'Screens/Lotteries',
  component: LotteryListView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    category: 'LOTT',
    onCategory: fn(),
    groups: [
      { id: '', label: 'All' },
      { id: 'numero', label: 'Five digits' },
      { id: 'vn', label: 'Vietnam' },
    ],
    group: '',
    areGroupsAwaited: false,
    onGroup: fn(),
    order: 'soonest',
    onOrder: fn(),
    search: '',
    hasSearch: true,
    onSearch: fn(),
    onShowAll: fn(),
    isEmpty: false,
    rows: [],
    closingGroups: [],
    areTimesMissing: false,
    onRetryTimes: fn(),
    failure: undefined,
    onRetry: fn(),
  },
  loaders: [
    ({ globals }) => ({
      // As in the screen, the lottery that closes next comes first.
      rows: sampleRows(
        String(globals['language']),
        gamePictures.map((picture) => [picture]),
      ).toSorted((a, b) => a.draw!.closesAt - b.draw!.closesAt),
    }),
  ],
} satisfies Meta<typeof LotteryListView>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Renders a story with changed sample rows, grouped by closing time. */
const withRows = (change: (rows: Rows) => Rows = (rows) => rows): Pick<Story, 'render'> => ({
  render: (args, { loaded }) => {
    const rows = change(loaded['rows'] as Rows);
    const closingGroups = groupByClosingTime(rows, {
      closesAt: ({ draw }) => draw?.closesAt,
      now: Date.now(),
      timeZone: 'Asia/Dhaka',
    });
    return <LotteryListView {...args} rows={rows} closingGroups={args.order === 'soonest' ? closingGroups : []} />;
  },
});

export const Running: Story = {
  ...withRows(),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('timer')).toHaveLength(4);
    // The hidden heading of the list, and three groups below the lottery that closes next.
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4);
  },
};
export const ByRank: Story = {
  ...withRows(),
  args: { order: 'rank' },
  play: async ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1),
};
export const DrawingAndClosed: Story = withRows((rows) =>
  rows.map((row, index) =>
    index === 0
      ? { ...row, numbers: 'drawing' }
      : index === 1
        ? { ...row, draw: { ...row.draw!, closesAt: 1 } }
        : index === 2
          ? { ...row, draw: null }
          : row,
  ),
);
export const OnANarrowPhone: Story = {
  ...withRows(),
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
};
export const WithoutTimes: Story = {
  ...withRows((rows) => rows.map((row) => ({ ...row, draw: undefined, numbers: undefined }))),
  args: { areTimesMissing: true },
};
export const FirstSecond: Story = { args: { rows: undefined } };
export const NothingFound: Story = { args: { search: 'zebra' } };
export const Empty: Story = { args: { isEmpty: true } };
export const Offline: Story = { args: { failure: { code: 'NETWORK', message: '' } } };
export const Failed: Story = { args: { failure: { code: 'INTERNAL', message: '' } } };
