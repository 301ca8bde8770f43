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

/** The longest amount that a player is likely to see. */
const longest = '123456789.50';

const words = {
  EN: {
    showLabel: 'Show balance',
    coverLabel: 'Cover balance',
    coveredText: 'Balance is covered',
    shownText: 'Balance is in sight',
    up: 'Balance went up to',
    down: 'Balance went down to',
    win: 'Win',
    lose: 'Lose',
  },
  BN: {
    showLabel: 'ব্যালেন্স দেখান',
    coverLabel: 'ব্যালেন্স ঢাকুন',
    coveredText: 'ব্যালেন্স ঢাকা আছে',
    shownText: 'ব্যালেন্স দেখা যাচ্ছে',
    up: 'ব্যালেন্স বেড়ে হয়েছে',
    down: 'ব্যালেন্স কমে হয়েছে',
    win: 'জিতুন',
    lose: 'হারুন',
  },
  UR: {
    showLabel: 'بیلنس دکھائیں',
    coverLabel: 'بیلنس چھپائیں',
    coveredText: 'بیلنس چھپا ہوا ہے',
    shownText: 'بیلنس نظر آ رہا ہے',
    up: 'بیلنس بڑھ کر ہو گیا',
    down: 'بیلنس گھٹ کر ہو گیا',
    win: 'جیتیں',
    lose: 'ہاریں',
  },
  PT: {
    showLabel: 'Mostrar saldo',
    coverLabel: 'Tapar saldo',
    coveredText: 'Saldo tapado',
    shownText: 'Saldo à vista',
    up: 'O saldo subiu para',
    down: 'O saldo desceu para',
    win: 'Ganhar',
    lose: 'Perder',
  },
};

const meta = {
  title: 'Components/Balance',
  component: Balance,
  args: { label: '', amount: '', format: String },
  render: (args, { globals }) => (
    <Balance
      {...args}
      label={textsOf(globals).balance}
      amount={longest}
      format={(amount) => amountIn(globals, amount)}
    />
  ),
  parameters: {
    docs: {
      description: {
        component:
          'The main amount of a wallet or member screen. Keyboard: the eye button, if there is one. A screen reader reads the amount at its position and announces a change politely. For a hidden balance it only reads that it is hidden. Not in lists and headers: use Money, which is less prominent.',
      },
    },
  },
} satisfies Meta<typeof Balance>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The longest amount stays on one line on the narrowest phone. */
export const LongestOnANarrowPhone: Story = {
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, globals }) => {
    await fontsSettled();
    const amount = canvas.getByText(amountIn(globals, longest));
    await expect(document.documentElement.clientWidth).toBe(320);
    await expect(amount.scrollWidth).toBeLessThanOrEqual(amount.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(320);
  },
};

export const Loading: Story = {
  render: (_, { globals }) => <Balance label={textsOf(globals).balance} amount={undefined} format={String} />,
};

type Words = (typeof words)['EN'];
interface SampleProps {
  t: Words;
  label: string;
  format: (amount: string) => string;
}

function Covered({ t, label, format }: SampleProps) {
  const [isCovered, setCovered] = useState(false);
  return (
    <Balance
      label={label}
      amount={longest}
      format={format}
      cover={{ ...t, isCovered, onToggle: () => setCovered(!isCovered) }}
    />
  );
}

export const CoveredAndShown: Story = {
  render: (_, { globals }) => (
    <Covered
      t={wordsIn(globals, words)}
      label={textsOf(globals).balance}
      format={(amount) => amountIn(globals, amount)}
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = wordsIn(globals, words);
    const amount = amountIn(globals, longest);
    await fontsSettled();
    const heightOf = () => canvas.getByRole('button').closest('div')!.getBoundingClientRect().height;
    const height = heightOf();
    await userEvent.click(canvas.getByRole('button', { name: t.coverLabel }));
    await expect(canvas.queryByText(amount)).toBeNull();
    await expect(canvas.getByText('••••')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(t.coveredText);
    await expect(canvas.getByRole('button', { name: t.showLabel })).toHaveFocus();
    await expect(heightOf()).toBe(height);
    await userEvent.click(canvas.getByRole('button', { name: t.showLabel }));
    await expect(canvas.getByText(amount)).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(t.shownText);
    await userEvent.click(canvas.getByRole('button', { name: t.coverLabel }));
  },
};

function Playing({ t, label, format }: SampleProps) {
  const [value, setValue] = useState(95_000);
  return (
    <>
      <Balance
        label={label}
        amount={(value / 100).toFixed(2)}
        format={format}
        changeText={(change, to) => `${t[change]} ${to}`}
      />
      <div style={{ display: 'flex', gap: 'var(--space-8)' }}>
        <Button onClick={() => setValue(value + 12_000)}>{t.win}</Button>
        <Button onClick={() => setValue(value - 12_000)}>{t.lose}</Button>
      </div>
    </>
  );
}

/**
 * A change is shown for a moment with an arrow and a colour, and screen readers announce it. The amount counts to the
 * new value, and its width does not change.
 */
export const UpAndDown: Story = {
  tags: ['whole'],
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
    const amount = (text: string) => canvas.getByText(amountIn(globals, text), { ignore: '[aria-live]' });
    await fontsSettled();
    await expect(arrow()).toBeNull();
    await withFakeClock(async ({ pass }) => {
      await userEvent.click(canvas.getByRole('button', { name: t.win }));
      await expect(canvas.getByText(`${t.up} ${amountIn(globals, '1070.00')}`)).toBeInTheDocument();
      await pass(200);
      // The animated amount is visible but is not announced. It already has the width of the new value.
      const [counting] = canvasElement.querySelectorAll('p [aria-hidden]');
      await expect(counting).not.toHaveTextContent(amountIn(globals, '950.00'));
      await expect(counting).not.toHaveTextContent(amountIn(globals, '1070.00'));
      const { width } = amount('1070.00').closest('bdi')!.getBoundingClientRect();
      await pass(400);
      await expect(amount('1070.00')).toBeVisible();
      await expect(canvasElement.querySelector('p span[aria-hidden]')).toBeNull();
      await expect(amount('1070.00').getBoundingClientRect().width).toBeCloseTo(width, 0);
      await pass(899);
      await expect(arrow()).not.toBeNull();
      await pass(1);
      await expect(arrow()).toBeNull();
    });
    await userEvent.click(canvas.getByRole('button', { name: t.lose }));
    await expect(canvas.getByText(`${t.down} ${amountIn(globals, '950.00')}`)).toBeInTheDocument();
  },
};
