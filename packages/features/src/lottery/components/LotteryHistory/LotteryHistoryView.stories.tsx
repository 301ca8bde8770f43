import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { HistorySkeleton } from './HistorySkeleton.tsx';
import { LotteryHistoryView, type LotteryHistoryViewProps } from './LotteryHistoryView.tsx';

const rows = (look: 'digits' | 'dice' | 'runners' | 'balls', numbers: readonly string[], count = 5) =>
  Array.from({ length: count }, (_, index) => ({
    issue: String(570 - index),
    number: `0${570 - index}`,
    when: `15:${30 - index}`,
    look,
    numbers,
    label: `Numbers: ${numbers.join(', ')}`,
  }));

const draws = {
  sea: rows('digits', ['4', '4', '9', '5', '2']),
  dice: rows('dice', ['2', '6', '1']),
  race: rows('runners', ['7', '3', '10', '1', '9', '2', '4', '8', '6', '5']),
  keno: rows(
    'balls',
    Array.from({ length: 20 }, (_, index) => String(index * 4 + 1)),
    3,
  ),
};

const meta = {
  title: 'Blocks/LotteryHistory',
  component: LotteryHistoryView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    sightRef: () => {},
    chosen: 'sea',
    onChoose: fn(),
    isLoading: false,
    toNumerals: String,
    draws: draws.sea,
    lotteries: [
      { id: 'sea', label: 'South Sea 1 min' },
      { id: 'dice', label: 'Grove dice' },
      { id: 'race', label: 'Lantern Kite Race 5 min' },
      { id: 'keno', label: 'Ballroom Keno 3 min' },
    ],
  },
  render: (args) => <Choosing {...args} />,
} satisfies Meta<typeof LotteryHistoryView>;
export default meta;
type Story = StoryObj<typeof meta>;

function Choosing(args: LotteryHistoryViewProps) {
  const [chosen, setChosen] = useState(args.chosen);
  const shown = args.isLoading ? args.draws : draws[chosen as keyof typeof draws];
  return (
    <LotteryHistoryView
      {...args}
      chosen={chosen}
      draws={shown}
      onChoose={(code) => {
        args.onChoose(code);
        setChosen(code);
      }}
    />
  );
}

export const Full: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Grove dice' }));
    await expect(args.onChoose).toHaveBeenCalledWith('dice');
    await expect(canvas.getAllByRole('img')[0]).toHaveAccessibleName('Numbers: 2, 6, 1');
  },
};
export const LoadingMoreMessages: Story = { args: { draws: draws.sea.slice(0, 1), isLoading: true } };
export const Race: Story = { args: { chosen: 'race' } };
export const ManyNumbersOnANarrowPhone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { chosen: 'keno' },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
};
/** On a wide screen the block keeps the width of a phone, and every number stays within its card. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  args: { chosen: 'race' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region').getBoundingClientRect().width).toBe(480);
    const card = canvas.getByRole('tabpanel').getBoundingClientRect();
    for (const numbers of canvas.getAllByRole('img')) {
      const place = numbers.getBoundingClientRect();
      await expect(place.left).toBeGreaterThan(card.left);
      await expect(place.right).toBeLessThan(card.right);
    }
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
export const OnALaptop: Story = { ...OnATablet, globals: { viewport: { value: 'laptop', isRotated: false } } };
export const Loading: Story = { render: () => <HistorySkeleton /> };
