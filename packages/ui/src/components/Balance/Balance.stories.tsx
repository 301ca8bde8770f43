import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { amountIn } from '../../../stories/amounts.ts';
import { withFakeClock } from '../../../stories/fakeClock.ts';
import { fontsSettled } from '../../../stories/fontsSettled.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { Button } from '../Button/Button.tsx';
import { Balance } from './Balance.tsx';

const words = {
  EN: {
    showLabel: 'Show balance',
    coverLabel: 'Cover balance',
    coveredText: 'Balance is covered',
    up: 'Balance went up to',
    down: 'Balance went down to',
    win: 'Win',
    lose: 'Lose',
  },
  BN: {
    showLabel: 'ব্যালেন্স দেখান',
    coverLabel: 'ব্যালেন্স ঢাকুন',
    coveredText: 'ব্যালেন্স ঢাকা আছে',
    up: 'ব্যালেন্স বেড়ে হয়েছে',
    down: 'ব্যালেন্স কমে হয়েছে',
    win: 'জিতুন',
    lose: 'হারুন',
  },
  UR: {
    showLabel: 'بیلنس دکھائیں',
    coverLabel: 'بیلنس چھپائیں',
    coveredText: 'بیلنس چھپا ہوا ہے',
    up: 'بیلنس بڑھ کر ہو گیا',
    down: 'بیلنس گھٹ کر ہو گیا',
    win: 'جیتیں',
    lose: 'ہاریں',
  },
  PT: {
    showLabel: 'Mostrar saldo',
    coverLabel: 'Tapar saldo',
    coveredText: 'Saldo tapado',
    up: 'O saldo subiu para',
    down: 'O saldo desceu para',
    win: 'Ganhar',
    lose: 'Perder',
  },
};

const meta = {
  title: 'Components/Balance',
  component: Balance,
  args: { label: '', amount: '' },
  render: (args, { globals }) => (
    <Balance {...args} label={textsOf(globals).balance} amount={textsOf(globals).amount} />
  ),
  parameters: {
    docs: {
      description: {
        component:
          'The amount that a wallet or member screen is about. Keyboard: the eye, if there is one. A screen reader hears the amount in its place and a change politely after it happened; a covered balance is said to be covered, nothing more. Not in lists and headers: take Money, which is quieter.',
      },
    },
  },
} satisfies Meta<typeof Balance>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The longest amount that a player is likely to see stays in one line on the narrowest phone. */
export const LongestOnANarrowPhone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, globals }) => {
    await fontsSettled();
    const amount = canvas.getByText(textsOf(globals).amount);
    await expect(document.documentElement.clientWidth).toBe(320);
    await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

export const Awaited: Story = {
  render: (_, { globals }) => <Balance label={textsOf(globals).balance} amount={undefined} />,
};

function Covered({ t, label, amount }: { t: (typeof words)['EN']; label: string; amount: string }) {
  const [isCovered, setCovered] = useState(false);
  return <Balance label={label} amount={amount} cover={{ ...t, isCovered, onToggle: () => setCovered(!isCovered) }} />;
}

export const CoveredAndShown: Story = {
  render: (_, { globals }) => (
    <Covered t={wordsIn(globals, words)} label={textsOf(globals).balance} amount={textsOf(globals).amount} />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsIn(globals, words);
    const { amount } = textsOf(globals);
    await fontsSettled();
    const heightOf = () => canvas.getByRole('button').closest('div')!.getBoundingClientRect().height;
    const height = heightOf();
    await userEvent.click(canvas.getByRole('button', { name: t.coverLabel }));
    await expect(canvas.queryByText(amount)).toBeNull();
    await expect(canvas.getByText(t.coveredText)).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: t.showLabel })).toHaveFocus();
    await expect(heightOf()).toBe(height);
    await userEvent.click(canvas.getByRole('button', { name: t.showLabel }));
    await expect(canvas.getByText(amount)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t.coverLabel }));
  },
};

function Playing({ t, label, format }: { t: (typeof words)['EN']; label: string; format: (amount: string) => string }) {
  const [value, setValue] = useState(50_000);
  const amount = format((value / 100).toFixed(2));
  return (
    <>
      <Balance label={label} value={value} amount={amount} changeText={(change, to) => `${t[change]} ${to}`} />
      <div style={{ display: 'flex', gap: 'var(--space-8)' }}>
        <Button onClick={() => setValue(value + 1200)}>{t.win}</Button>
        <Button onClick={() => setValue(value - 1200)}>{t.lose}</Button>
      </div>
    </>
  );
}

/** Up and down have an arrow as well as a colour, are said, and pass; the figures keep their places. */
export const UpAndDown: Story = {
  render: (_, { globals }) => (
    <Playing
      t={wordsIn(globals, words)}
      label={textsOf(globals).balance}
      format={(amount) => amountIn(globals, amount)}
    />
  ),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = wordsIn(globals, words);
    const arrow = () => canvasElement.querySelector('p > svg');
    const amount = () => canvas.getByText(amountIn(globals, '500.00'));
    await fontsSettled();
    const { width } = amount().getBoundingClientRect();
    await expect(arrow()).toBeNull();
    await withFakeClock(async ({ pass }) => {
      await userEvent.click(canvas.getByRole('button', { name: t.win }));
      await expect(canvas.getByText(`${t.up} ${amountIn(globals, '512.00')}`)).toBeInTheDocument();
      await pass(1499);
      await expect(arrow()).not.toBeNull();
      await pass(1);
      await expect(arrow()).toBeNull();
    });
    await userEvent.click(canvas.getByRole('button', { name: t.lose }));
    await expect(canvas.getByText(`${t.down} ${amountIn(globals, '500.00')}`)).toBeInTheDocument();
    await expect(amount().getBoundingClientRect().width).toBe(width);
  },
};
