import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withFakeClock } from '../../../../../ui/stories/fakeClock.ts';
import { fontsSettled } from '../../../../../ui/stories/fontsSettled.ts';
import { gamePictures } from '../../../../stories/gamePictures.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { TopWinners } from './TopWinners.tsx';
import { rotationMs } from './useRotatingRows.ts';
import { WinnersSkeleton } from './WinnersSkeleton.tsx';
import { WinnerBoardView } from './WinnerBoardView.tsx';

const wins = (count: number, game = 'Golden Koi') =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `${'abcdefgh'[index % 8]}***${index}`,
    amount: ['৳1,250.50', '৳48,019.00', '৳599.95'][index % 3]!,
    when: `${index * 7 + 2} min`,
    game: `${game} ${index + 1}`,
    sources: [gamePictures[index % gamePictures.length]!],
    onOpen: fn(),
  }));

const meta = {
  title: 'Blocks/WinnerBoard',
  component: WinnerBoardView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    sightRef: () => {},
    isInSight: false,
    period: 'today',
    onPeriod: fn(),
    isPodiumKnown: true,
    wins: wins(8),
    podium: [
      { rank: 1, name: 's***9', amount: '৳85,554' },
      { rank: 2, name: 'k***4', amount: '৳85,161' },
      { rank: 3, name: 'f***1', amount: '৳34,217' },
    ],
  },
} satisfies Meta<typeof WinnerBoardView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('a***0')).toBeVisible();
    await userEvent.click(canvas.getByText('a***0'));
    await expect(args.wins[0]!.onOpen).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getAllByRole('radio')[2]!);
    await expect(args.onPeriod).toHaveBeenCalledWith('month');
  },
};

/** While the board is visible, its rows scroll one by one. */
export const PassingBy: Story = {
  tags: ['!autodocs'],
  args: { isInSight: true },
  play: async ({ canvas, mount }) =>
    withFakeClock(async ({ pass }) => {
      await mount();
      const top = canvas.getByText('a***0').closest('li')!;
      await pass(rotationMs - 1);
      await expect(top.inert).toBe(false);
      await pass(1);
      await expect(top.inert).toBe(true);
      await expect(canvas.getByText('e***4').closest('li')!.inert).toBe(false);
    }),
};

export const Loading: Story = { render: () => <WinnersSkeleton /> };
/** The podium has the same height while it loads. The picture of each win fits into its row. */
export const LoadingPodium: Story = {
  render: (args) => (
    <>
      <TopWinners winners={undefined} />
      <WinnerBoardView {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await fontsSettled();
    const [awaited, here] = [...canvasElement.querySelectorAll('ol')].map((part) => part.getBoundingClientRect());
    await expect(Math.abs(awaited!.height - here!.height)).toBeLessThan(4);
    for (const row of canvasElement.querySelectorAll('ul li')) {
      const [whole, picture] = [row, row.querySelector('img')!].map((part) => part.getBoundingClientRect());
      await expect(picture!.width).toBeGreaterThan(48);
      await expect(picture!.height).toBeLessThan(whole!.height - 8);
    }
  },
};
export const PeriodFailed: Story = {
  args: {
    period: 'month',
    podium: undefined,
    podiumFailure: { error: { code: 'NETWORK', message: 'offline' }, onRetry: fn() },
  },
};
export const WithoutPodium: Story = { args: { podium: undefined, isPodiumKnown: false } };
export const FewWins: Story = { args: { wins: wins(2) } };
export const LongestOnANarrowPhone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    wins: wins(6, 'The Royal Spades of the Emerald Court').map((win) => ({ ...win, amount: '৳১২,৩৪,৫৬,৭৮৯.৫০' })),
    podium: [1, 2, 3].map((rank) => ({ rank, name: 'W***9', amount: 'R$ 16.200.000' })),
  },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
};
