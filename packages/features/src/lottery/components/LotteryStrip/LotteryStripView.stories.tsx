import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { gamePictures } from '../../../../stories/gamePictures.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { StripSkeleton } from './StripSkeleton.tsx';
import { LotteryStripView, type LotteryStripViewProps } from './LotteryStripView.tsx';

const names: Readonly<Record<string, readonly string[]>> = {
  EN: ['South Sea Five Digits 1 min', 'Grove Three Dice 1 min', 'Lantern Kite Race 5 min', 'Ballroom Keno 3 min'],
  BN: ['South Sea পাঁচ অঙ্ক 1 মিনিট', 'Grove তিন ছক্কা 1 মিনিট', 'Lantern ঘুড়ির দৌড় 5 মিনিট', 'Ballroom কেনো 3 মিনিট'],
  UR: ['South Sea پانچ ہندسے 1 منٹ', 'Grove تین پانسے 1 منٹ', 'Lantern پتنگ ریس 5 منٹ', 'Ballroom کینو 3 منٹ'],
  PT: [
    'South Sea Cinco Dígitos 1 min',
    'Grove Três Dados 1 min',
    'Lantern Corrida de Pipas 5 min',
    'Ballroom Keno 3 min',
  ],
};
const drawn = [
  ['4', '4', '9', '5', '2'],
  ['2', '6', '1'],
  ['7', '3', '10', '1', '9', '2', '4', '8', '6', '5'],
  Array.from({ length: 20 }, (_, index) => String(index * 4 + 1)),
];
const kinds = ['digits', 'dice', 'runners', 'balls'] as const;

const cards = (language: string, secondsLeft: readonly number[]): LotteryStripViewProps['cards'] =>
  (names[language] ?? names['EN']!).map((name, index) => {
    const closesAt = Date.now() + (secondsLeft[index] ?? 45) * 1000;
    return {
      code: name,
      name,
      issue: '0571',
      sources: [gamePictures[index]!],
      onOpen: fn(),
      current: { issue: `${name} 2`, opensAt: closesAt - 60_000, closesAt },
      last: {
        issue: '1',
        numbers: drawn[index]!,
        look: kinds[index]!,
        label: `Last numbers: ${drawn[index]!.join(', ')}`,
      },
    };
  });

const meta = {
  title: 'Blocks/LotteryStrip',
  component: LotteryStripView,
  decorators: [withTexts, withMerchant],
  parameters: { isBare: true },
  args: {
    sightRef: () => {},
    cards: [],
    clockOffset: 0,
    toNumerals: String,
    remaining: ({ minutes }) => `${minutes} min`,
  },
  loaders: [({ globals }) => ({ cards: cards(String(globals['language']), [45, 12, 245, 9_000]) })],
  render: (args, { loaded }) => (
    <LotteryStripView {...args} cards={loaded['cards'] as LotteryStripViewProps['cards']} />
  ),
} satisfies Meta<typeof LotteryStripView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('timer')).toHaveLength(4);
    // Tab moves the focus from card to card and scrolls the row.
    const open = canvas.getAllByRole('article').map((card) => card.querySelector('button')!);
    open[2]!.focus();
    await userEvent.tab();
    await expect(open[3]!).toHaveFocus();
    await waitFor(() => {
      const { left, right } = open[3]!.getBoundingClientRect();
      return expect(left >= 0 && right <= window.innerWidth).toBe(true);
    });
  },
};

/** The first draw is closed, so its drum turns until the numbers arrive. */
export const Drawing: Story = {
  loaders: [({ globals }) => ({ cards: cards(String(globals['language']), [-1, 12, 245, 9_000]) })],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveAttribute('data-drawing'));
    await expect(canvas.getAllByRole('img', { name: /Last numbers/ })).toHaveLength(3);
  },
};

/** Numbers drop in if they are drawn while the player watches. */
export const JustDrawn: Story = {
  loaders: [
    ({ globals }) => ({
      cards: cards(String(globals['language']), [50]).map((card) => ({
        ...card,
        last: { ...card.last, isFresh: true },
      })),
    }),
  ],
};
export const Loading: Story = { render: () => <StripSkeleton /> };
export const OnANarrowPhone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
};
