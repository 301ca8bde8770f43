import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { NumberBalls, type NumberBallsProps } from './NumberBalls.tsx';

const inBengali = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)]!);

const words = {
  EN: { label: 'Last numbers', toNumerals: String },
  BN: { label: 'শেষ নম্বর', toNumerals: inBengali },
  UR: { label: 'آخری نمبر', toNumerals: String },
  PT: { label: 'Últimos números', toNumerals: String },
};

const meta = {
  title: 'Components/NumberBalls',
  component: NumberBalls,
  args: { numbers: ['4', '4', '9', '5', '2'], look: 'digits', label: '', toNumerals: String },
  render: (args, { globals }) => {
    const t = wordsIn(globals, words);
    return <NumberBalls {...args} toNumerals={t.toNumerals} label={`${t.label}: ${args.numbers.join(', ')}`} />;
  },
  parameters: {
    docs: {
      description: {
        component:
          'The numbers of a draw in their form: digits of one number, balls, dice, or runners in the order of their arrival. No keyboard stop. A screen reader reads only `label`, so put all numbers into it, also those that `limit` omits. New numbers drop in one after the other, once; under reduced motion they appear immediately. Not for codes and amounts.',
      },
    },
  },
} satisfies Meta<typeof NumberBalls>;
export default meta;
type Story = StoryObj<typeof meta>;

const upTo = (count: number, step: number) =>
  Array.from({ length: count }, (_, index) => String(1 + ((index * step) % 80)));

/** The digits form one number, which is written from left to right in every language. */
export const Digits: Story = {
  play: async ({ canvas }) => {
    const [first, ...rest] = canvas.getByRole('img').querySelectorAll('bdi');
    await expect(first!.getBoundingClientRect().left).toBeLessThan(rest.at(-1)!.getBoundingClientRect().left);
  },
};
export const Balls: Story = { args: { look: 'balls', numbers: upTo(20, 37), size: 'small' } };
export const Dice: Story = {
  args: { look: 'dice', numbers: ['1', '2', '3', '4', '5', '6'] },
  play: async ({ canvas }) => {
    const pips = [...canvas.getByRole('img').querySelectorAll('svg')].map(
      (face) => face.querySelectorAll('circle').length,
    );
    await expect(pips).toEqual([1, 2, 3, 4, 5, 6]);
  },
};
export const Runners: Story = {
  args: { look: 'runners', numbers: ['7', '3', '10', '1', '9', '2', '4', '8', '6', '5'], size: 'small' },
};
export const MoreThanFit: Story = {
  args: { look: 'balls', numbers: upTo(20, 37), limit: 5, size: 'small' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(`+${wordsIn(globals, words).toNumerals('15')}`)).toBeVisible();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(new RegExp(upTo(20, 37).join(', ')));
  },
};
/** All numbers are visible after the animation. */
export const JustDrawn: Story = {
  tags: ['whole'],
  args: { isFresh: true },
  play: async ({ canvas }) => {
    await Promise.all(
      canvas
        .getByRole('img')
        .getAnimations({ subtree: true })
        .map(({ finished }) => finished),
    );
    for (const ball of canvas.getByRole('img').querySelectorAll('bdi')) await expect(ball).toBeVisible();
  },
};

/** On the narrowest phone the balls wrap to a second row. */
export const OnANarrowPhone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: { look: 'balls', numbers: upTo(30, 37) } satisfies Partial<NumberBallsProps>,
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
};
