import type { VnDraw } from '@livery/api/lottery/getVnOpenedNumbers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { historyPages } from '../../../../stories/historyPages.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { withToasts } from '../../../../stories/withToasts.tsx';
import { sampleRows } from '../../testing/sampleRows.ts';
import { VnLotteriesView } from './VnLotteriesView.tsx';

const draw = (index: number): VnDraw => ({
  gameCode: 'VN_1',
  gameName: 'Vietnam North',
  region: 'NORTH',
  issue: `202603${String(28 - index).padStart(2, '0')}`,
  drawnAt: new Date(Date.parse('2026-03-28T11:15:00Z') - index * 86_400_000).toISOString(),
  numbers: ['44952'],
  prizes: [
    { prize: 'SPECIAL', numbers: ['44952'] },
    { prize: 'FIRST', numbers: ['00817'] },
    { prize: 'THIRD', numbers: ['12345', '67890', '13579', '24680', '11223', '44556'] },
    { prize: 'SEVENTH', numbers: ['07', '41', '88', '93'] },
  ],
});

const draws = historyPages(Array.from({ length: 12 }, (_, index) => draw(index)));
const menu = (language: string) => [
  { id: 'NORTH', name: 'North', rows: sampleRows(language).slice(0, 2) },
  { id: 'SOUTH', name: 'South', rows: sampleRows(language).slice(2, 3) },
];

const meta = {
  title: 'Screens/Vietnam lotteries',
  component: VnLotteriesView,
  decorators: [withToasts, withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    regions: [
      { id: '', label: 'All' },
      { id: 'NORTH', label: 'North' },
      { id: 'SOUTH', label: 'South' },
    ],
    region: '',
    areRegionsAwaited: false,
    onRegion: fn(),
    menu: undefined,
    recent: [{ code: 'VN_1', name: 'Vietnam North', when: '1 Mar 2026, 18:02', onOpen: fn() }],
    lotteries: [{ value: 'VN_1', label: 'Vietnam North' }],
    chosen: undefined,
    onChoose: fn(),
    listId: 'all',
    draws,
    failure: undefined,
    onRetry: fn(),
  },
} satisfies Meta<typeof VnLotteriesView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Regions: Story = {
  render: (args, { globals }) => <VnLotteriesView {...args} menu={menu(String(globals['language']))} />,
  play: async ({ canvas }) => expect(canvas.getAllByRole('timer')).toHaveLength(3),
};
export const OnANarrowPhone: Story = {
  ...Regions,
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
};
export const FirstSecond: Story = { args: { recent: [], draws: { ...draws, rows: [], isLoading: true } } };
export const NothingDrawn: Story = {
  render: (args, { globals }) => <VnLotteriesView {...args} menu={menu(String(globals['language']))} />,
  args: { recent: [], draws: { ...draws, rows: [] } },
};
export const WithoutMenu: Story = { args: { failure: { code: 'NETWORK', message: '' } } };
